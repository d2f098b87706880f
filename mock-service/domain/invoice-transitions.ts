// Transitions of an invoice: finalize, void, and what a payment does to it. LIFECYCLE says which state allows which.
// Step 5 of a request's walk: pure functions (invoice, command) → invoice | Rejection.
import { type Balance, creditFor, refuseBalanceIn } from './credit/balance.ts';
import { type Invoice, reckoned } from './invoice.ts';
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
  /** Its credit is applied, and a negative total goes to it. */
  readonly customer: Balance;
}

/** The invoice with its number and the customer's credit, open; paid at once when nothing is due (R51). Or R30, R16. */
export function finalizeInvoice(invoice: Invoice, { number, nowMs, profile, customer }: Finalization): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'finalize_invoice', profile);
  if (refusal !== null) return refusal;
  const { totalMinor, currency } = invoice;
  const elsewhere = totalMinor < 0 ? refuseBalanceIn(currency, customer) : null;
  if (elsewhere !== null) return elsewhere;
  const appliedBalanceMinor = totalMinor < 0 ? -totalMinor : 0 - Math.min(totalMinor, creditFor(customer, currency));
  return settled({ ...invoice, status: 'open', number, finalizedAtMs: nowMs, appliedBalanceMinor }, nowMs);
}

/** The invoice, void; or R53, R54, R56, and R55 when money was received for it, refunded or not, or credit was given or applied. */
export function voidInvoice(invoice: Invoice, nowMs: number, profile: RuleProfile): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'void_invoice', profile);
  if (refusal !== null) return refusal;
  if (invoice.amountPaidMinor > 0 || invoice.amountCreditedMinor > 0 || invoice.appliedBalanceMinor !== 0) {
    return reject('R55', { allowedOperations: allowedCommands(invoice.status, profile).filter((command) => command !== 'void_invoice') });
  }
  return { ...invoice, status: 'void', voidedAtMs: nowMs };
}

/** A finalized invoice after its money changed: paid once nothing remains, open again when something does (M8, M9). */
export function settled(changed: Invoice, nowMs: number): Invoice {
  const invoice = reckoned(changed);
  if (invoice.amountRemainingMinor === 0) return { ...invoice, status: 'paid', paidAtMs: invoice.paidAtMs ?? nowMs };
  return invoice.status === 'paid' ? { ...invoice, status: 'open', paidAtMs: null } : invoice;
}
