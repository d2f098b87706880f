// issueNextInvoice: the next invoice of a recurring one, as create_invoice, finalize_invoice and send_invoice would make it.
// Step 5 of a request's walk, and of due work: the calendar issues, create_recurring_invoice tries whether it could.
import { createInvoice, type Invoice } from '../../domain/invoice.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import type { RecurringInvoice } from '../../domain/sales/recurring-invoice.ts';
import { finalizeInvoice, type Sending, sendInvoice } from '../../domain/transitions/invoice-transitions.ts';
import { newLines, refuseTaxLocation } from '../invoice/draft.ts';
import { finalizationOf } from '../invoice/finalization.ts';
import { findCoupon } from '../invoice/line-terms.ts';
import { storeDraft, storeInvoice } from '../invoice/store-invoice.ts';
import { mailInvoice, recipientOf } from '../mail/leave-message.ts';
import type { OperationContext } from '../operation.ts';
import { ownerOf } from '../store-move.ts';
import { lineInputOf } from './recurring-fields.ts';

/** What a draft is made of. */
export type Template = Pick<
  RecurringInvoice,
  | 'id'
  | 'customerId'
  | 'currency'
  | 'lines'
  | 'couponId'
  | 'automaticTax'
  | 'daysUntilDue'
  | 'memo'
  | 'footer'
  | 'customFields'
  | 'metadata'
>;

/** The draft of an invoice dated `date`, not stored; or why there is none: R04, R39, R02, and what may be wrong with an invoice or a line. */
export function draftOn(template: Template, date: string, { tx, nowMs, profile }: OperationContext): Invoice | Rejection {
  const { customerId, currency, automaticTax, daysUntilDue } = template;
  const customer = ownerOf(tx, template);
  const refusal = customer.active ? refuseTaxLocation(automaticTax, customer) : reject('R04');
  if (refusal !== null) return refusal;
  const lines = newLines(tx, template.lines.map(lineInputOf));
  if ('kind' in lines) return lines;
  const coupon = findCoupon(tx, template.couponId) ?? null;
  if (coupon?.kind === 'rejection') return coupon;
  const { memo, footer, customFields, metadata } = template;
  return createInvoice({
    id: tx.newId('inv'),
    reference: null,
    number: null,
    ...{ customerId, currency, automaticTax, lines, coupon, profile, nowMs },
    terms: { collectionMethod: 'send_invoice', issueDate: date, daysUntilDue },
    notes: { memo, footer, customFields, metadata },
    recurringInvoiceId: template.id,
  });
}

/** Stages the next invoice of a recurring one, finalized and sent where that is asked for; or stages nothing and says why: R59, R60, and what a draft or finalizing it is refused by. */
export function issueNextInvoice(recurring: RecurringInvoice, date: string, context: OperationContext): Invoice | Rejection {
  const { tx, nowMs } = context;
  const draft = draftOn(recurring, date, context);
  if (isRejection(draft)) return draft;
  const customer = ownerOf(tx, draft);
  // Asked first: by sending it would be refused when its number was drawn already.
  const recipient = recurring.autoSend ? recipientOf(customer, context) : null;
  if (recipient !== null && isRejection(recipient)) return recipient;
  const issued = finished(recurring, draft, { ...finalizationOf(draft, context), email: customer.email });
  if (isRejection(issued)) return issued;
  const stored = storeDraft(tx, draft);
  if (issued === draft) return stored;
  const kept = storeInvoice(tx, issued, nowMs);
  return (recipient === null ? null : mailInvoice(kept, context)) ?? kept;
}

function finished({ autoFinalize, autoSend }: RecurringInvoice, draft: Invoice, sending: Sending): Invoice | Rejection {
  if (!autoFinalize) return draft;
  return autoSend ? sendInvoice(draft, sending) : finalizeInvoice(draft, sending);
}
