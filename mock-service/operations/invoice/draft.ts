// draftOf: the draft that an input asks for, not yet stored. Creating stores it, a preview shows it.
// Step 5 of a request's walk.
import * as z from 'zod';
import type { Customer } from '../../domain/customer.ts';
import { createInvoice, type Invoice, MAX_LINES } from '../../domain/invoice.ts';
import type { NewLine } from '../../domain/line-item.ts';
import { isRejection, type Rejection, reject, under } from '../../domain/rejection.ts';
import type { Transaction } from '../../store/transaction.ts';
import { currency, described, description, id, lineFields, reference } from '../fields.ts';
import type { OperationContext } from '../operation.ts';
import { activeCustomer, refuseTaken } from '../references.ts';
import { invoiceFields, notesOf, termsOf } from './fields.ts';
import { refuseNumber } from './finalization.ts';
import { descriptionOf, findCoupon, lineTerms } from './line-terms.ts';
import { includePending } from './pending-items.ts';

const lineInput = described(z.strictObject({ description, ...lineFields }));

/** New lines; the rules count them (R17). */
export const linesInput = z.array(lineInput).optional();

/** What create_invoice and preview_invoice take. */
export const draftInput = z.strictObject({
  customer_id: id('who owes'),
  currency,
  ...invoiceFields,
  lines: linesInput.describe('at most 250'),
  pending_items: z
    .enum(['include', 'exclude'])
    .optional()
    .describe(
      "whether the customer's pending items in this currency go on it, oldest first, after its lines, as many as 250 lines hold; exclude when left out",
    ),
  reference,
});

/** The draft, or why there is none. */
export function draftOf(input: z.infer<typeof draftInput>, context: OperationContext): Invoice | Rejection {
  const { tx, nowMs, profile } = context;
  const taken = refuseTaken(tx.invoices, input.reference);
  if (taken !== null) return taken;
  const customer = activeCustomer(tx, input.customer_id);
  if (isRejection(customer)) return customer;
  const refusal = refuseTaxLocation(input.automatic_tax ?? false, customer) ?? refuseNumber(input.number, null, context);
  if (refusal !== null) return refusal;
  const invoiceId = tx.newId('inv');
  const lines = newLines(tx, input.lines ?? []);
  if ('kind' in lines) return lines;
  const coupon = findCoupon(tx, input.coupon_id) ?? null;
  if (coupon?.kind === 'rejection') return coupon;
  const draft = createInvoice({
    id: invoiceId,
    reference: input.reference ?? null,
    customerId: input.customer_id,
    currency: input.currency,
    number: input.number ?? null,
    terms: termsOf(input),
    notes: notesOf(input),
    automaticTax: input.automatic_tax ?? false,
    lines,
    coupon,
    profile,
    nowMs,
  });
  return isRejection(draft) || input.pending_items !== 'include' ? draft : includePending(tx, draft, profile);
}

/** R39 when automatic tax is asked for and nobody knows where the customer is, else null. */
export function refuseTaxLocation(automaticTax: boolean, { country }: Customer): Rejection | null {
  if (!automaticTax || country !== null) return null;
  return reject('R39', { field: { path: 'automatic_tax', expected: 'a customer with a country', received: 'one without' } });
}

/** New lines with ids of their own; or R02 at what names nothing, under `lines.<index>`. */
export function newLines(tx: Transaction, inputs: readonly z.infer<typeof lineInput>[]): readonly NewLine[] | Rejection {
  const lines: NewLine[] = [];
  // One more than allowed is enough to be refused, and bounds the ids drawn for it.
  for (const [index, input] of inputs.slice(0, MAX_LINES + 1).entries()) {
    const terms = lineTerms(tx, input);
    if (isRejection(terms)) return under(`lines.${index}`, terms);
    lines.push({ id: tx.newId('li'), reference: null, description: descriptionOf(tx, input), ...terms });
  }
  return lines;
}
