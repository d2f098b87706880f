// Ends of an invoice: delete, cancel, void, write off. Four different things: where one is meant the others are refused, and say which it is.
// Step 5 of a request's walk: pure functions (invoice, command) → invoice | Rejection.
import type { Invoice } from '../invoice.ts';
import { allowedCommands, type InvoiceCommand, type InvoiceStatus, refusedBy } from '../lifecycle.ts';
import type { RuleProfile } from '../profile.ts';
import { type Rejection, RULES, reject } from '../rejection.ts';

/** A draft leaves nothing; a scheduled invoice never was owed; an open one is owed no more, or no longer expected. */
export type InvoiceEnd = Extract<InvoiceCommand, 'delete_draft_invoice' | 'cancel_invoice' | 'void_invoice' | 'mark_invoice_uncollectible'>;

/** What is meant in each state, in one sentence that names the operation. */
const INSTEAD: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'A draft is deleted: delete_draft_invoice.',
  scheduled: 'A scheduled invoice is cancelled: cancel_invoice.',
  open: 'An open invoice is voided: void_invoice; or written off, when its money is no longer expected: mark_invoice_uncollectible.',
  paid: 'A paid invoice is credited: create_credit_note.',
  uncollectible: 'It is written off already; it is voided with void_invoice, or paid after all with record_payment.',
  void: 'It is void already; duplicate_invoice makes a new draft like it.',
  cancelled: 'It is cancelled already; duplicate_invoice makes a new draft like it.',
};

/** Where money or credit has come to it, it cannot be voided. */
const INSTEAD_WITH_MONEY: Readonly<Partial<Record<InvoiceStatus, string>>> = {
  open: 'Money or credit has come to it: it is credited, create_credit_note, or what remains is written off, mark_invoice_uncollectible.',
  uncollectible: 'It is written off already; money or credit has come to it, so it is credited: create_credit_note.',
};

function hasMoney({ amountPaidMinor, amountCreditedMinor, appliedBalanceMinor }: Invoice): boolean {
  return amountPaidMinor > 0 || amountCreditedMinor > 0 || appliedBalanceMinor !== 0;
}

/** Why the invoice cannot end so, and what is meant instead; or null. R55 when money was received for it, refunded or not, or credit was given or applied. */
export function refuseEnd(invoice: Invoice, command: InvoiceEnd, profile: RuleProfile): Rejection | null {
  const { status } = invoice;
  const rule = refusedBy(status, command, profile) ?? (command === 'void_invoice' && hasMoney(invoice) ? 'R55' : null);
  if (rule === null) return null;
  const allowed = allowedCommands(status, profile).filter((each) => each !== 'void_invoice' || !hasMoney(invoice));
  const instead = (hasMoney(invoice) ? INSTEAD_WITH_MONEY[status] : undefined) ?? INSTEAD[status];
  return reject(rule, { detail: `Refused: ${RULES[rule].when}. ${instead}`, allowedOperations: allowed });
}

/** The invoice, written off: nobody expects its money any more. Or R57. */
export function writeOffInvoice(invoice: Invoice, nowMs: number, profile: RuleProfile): Invoice | Rejection {
  return refuseEnd(invoice, 'mark_invoice_uncollectible', profile) ?? { ...invoice, status: 'uncollectible', uncollectibleAtMs: nowMs };
}

/** The invoice, void; or R53 to R56, R87. */
export function voidInvoice(invoice: Invoice, nowMs: number, profile: RuleProfile): Invoice | Rejection {
  return refuseEnd(invoice, 'void_invoice', profile) ?? { ...invoice, status: 'void', voidedAtMs: nowMs };
}

/** The scheduled invoice, cancelled: it keeps its number, and never was owed. Or R86. */
export function cancelInvoice(invoice: Invoice, nowMs: number, profile: RuleProfile): Invoice | Rejection {
  return refuseEnd(invoice, 'cancel_invoice', profile) ?? { ...invoice, status: 'cancelled', cancelledAtMs: nowMs };
}
