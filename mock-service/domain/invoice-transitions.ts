// Transitions of an invoice: finalize, void, and what a payment does to it. LIFECYCLE says which state allows which.
// Step 5 of a request's walk: pure functions (invoice, command) → invoice | Rejection.
import type { Invoice } from './invoice.ts';
import { allowedCommands, refuseIn } from './lifecycle.ts';
import type { RuleProfile } from './profile.ts';
import { type Rejection, reject } from './rejection.ts';

/** An invoice number as printed: `INV-000001`. */
export function invoiceNumber(count: number): string {
  return `INV-${String(count).padStart(6, '0')}`;
}

/** What finalizing takes. */
export interface Finalization {
  readonly number: string;
  readonly nowMs: number;
  readonly profile: RuleProfile;
}

/** The invoice with its number, open; paid at once when nothing is due (R51). Or R30. */
export function finalizeInvoice(invoice: Invoice, { number, nowMs, profile }: Finalization): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'finalize_invoice', profile);
  if (refusal !== null) return refusal;
  const finalized = { ...invoice, number, finalizedAtMs: nowMs };
  return invoice.amountDueMinor === 0 ? { ...finalized, status: 'paid', paidAtMs: nowMs } : { ...finalized, status: 'open' };
}

/** The invoice, void; or R53, R54, R56, and R55 when money was received for it, refunded or not. */
export function voidInvoice(invoice: Invoice, nowMs: number, profile: RuleProfile): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'void_invoice', profile);
  if (refusal !== null) return refusal;
  if (invoice.amountPaidMinor > 0) {
    return reject('R55', { allowedOperations: allowedCommands(invoice.status, profile).filter((command) => command !== 'void_invoice') });
  }
  return { ...invoice, status: 'void', voidedAtMs: nowMs };
}

/** An open invoice after `amountMinor` was received for it: paid once nothing remains (M9). */
export function settleInvoice(invoice: Invoice, amountMinor: number, nowMs: number): Invoice {
  const amountPaidMinor = invoice.amountPaidMinor + amountMinor;
  const amountRemainingMinor = Math.max(0, invoice.amountDueMinor - amountPaidMinor);
  const settled = { ...invoice, amountPaidMinor, amountRemainingMinor };
  return amountRemainingMinor === 0 ? { ...settled, status: 'paid', paidAtMs: nowMs } : settled;
}
