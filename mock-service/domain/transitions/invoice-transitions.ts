// Transitions of an invoice: finalize, issue, send, and what a payment does to it. LIFECYCLE says which state allows which.
// Step 5 of a request's walk: pure functions (invoice, command) → invoice | Rejection.
import { type Coupon, refuseRedemption } from '../catalogue/coupon.ts';
import { type Balance, creditFor, refuseBalanceIn } from '../credit/balance.ts';
import { dayOf } from '../day.ts';
import { type Invoice, reckoned } from '../invoice.ts';
import { issueTerms } from '../invoice-terms.ts';
import { allowedCommands, type InvoiceCommand, refuseIn } from '../lifecycle.ts';
import { isOff, type RuleProfile } from '../profile.ts';
import { isRejection, type Rejection, reject } from '../rejection.ts';

/** An invoice number as printed: `INV-000001`. */
export function invoiceNumber(count: number): string {
  return `INV-${String(count).padStart(6, '0')}`;
}

/** What finalizing takes. */
export interface Finalization {
  readonly nowMs: number;
  readonly profile: RuleProfile;
  /** Its credit is applied, and a negative total goes to it. */
  readonly customer: Balance;
  /** The coupons on it and its lines, each once: they are redeemed by it. */
  readonly coupons: readonly Coupon[];
  /** Draws the number of an invoice that has none of its own. */
  nextNumber(): string;
}

/**
 * The invoice with its number, its dates and the customer's credit, open; paid at once when nothing is due (R51); with a later issue date
 * scheduled. Or R30, R31, R22, R23, R33, R34, R36, R84, R16.
 */
export function finalizeInvoice(invoice: Invoice, given: Finalization): Invoice | Rejection {
  const { nowMs, profile, customer } = given;
  const refusal =
    refuseIn(invoice.status, 'finalize_invoice', profile) ??
    refuseEmpty(invoice, profile) ??
    refuseRedemptions(given) ??
    refuseNegative(invoice, profile);
  if (refusal !== null) return refusal;
  const terms = issueTerms(invoice, dayOf(nowMs), profile);
  if (isRejection(terms)) return terms;
  const { totalMinor, currency } = invoice;
  const isAhead = liesAhead(terms, nowMs);
  const elsewhere = totalMinor < 0 ? refuseGiving(isAhead, currency, customer) : null;
  if (elsewhere !== null) return elsewhere;
  const numbered = { ...invoice, ...terms, number: invoice.number ?? given.nextNumber() };
  return isAhead ? { ...numbered, status: 'scheduled', scheduledAtMs: nowMs } : issueInvoice(numbered, customer, nowMs);
}

/** A finalized invoice on its issue date: owed from now on, the customer's credit applied to it, a negative total given to the customer. */
export function issueInvoice(invoice: Invoice, customer: Balance, nowMs: number): Invoice {
  const { totalMinor, currency } = invoice;
  const appliedBalanceMinor = totalMinor < 0 ? -totalMinor : 0 - Math.min(totalMinor, creditFor(customer, currency));
  return settled({ ...invoice, status: 'open', finalizedAtMs: nowMs, appliedBalanceMinor }, nowMs);
}

/** Whether the issue date is a later day than that of `nowMs`, in UTC. */
function liesAhead({ issueDate }: Pick<Invoice, 'issueDate'>, nowMs: number): boolean {
  return issueDate !== null && issueDate > dayOf(nowMs);
}

/** R84, R16 when a negative total cannot be given to the customer, else null. */
function refuseGiving(isAhead: boolean, currency: string, customer: Balance): Rejection | null {
  if (!isAhead) return refuseBalanceIn(currency, customer);
  return reject('R84', { field: { path: 'issue_date', expected: 'today or an earlier day', received: 'a later day' } });
}

/** R85 when a draft that `command` would finalize has a later issue date: it can be scheduled, and nothing more; else null. */
export function refuseAhead(
  invoice: Invoice,
  command: InvoiceCommand,
  { nowMs, profile }: Pick<Finalization, 'nowMs' | 'profile'>,
): Rejection | null {
  if (invoice.status !== 'draft' || !liesAhead(invoice, nowMs)) return null;
  return reject('R85', {
    allowedOperations: allowedCommands('draft', profile).filter((each) => each !== command),
    field: { path: 'issue_date', expected: 'today or an earlier day', received: 'a later day' },
  });
}

function refuseEmpty({ lines }: Invoice, profile: RuleProfile): Rejection | null {
  if (lines.length > 0 || isOff('R31', profile)) return null;
  return reject('R31', { field: { path: 'lines', expected: 'one line or more', received: 'none' } });
}

/** R22 when one of its coupons expired or was used up since it was put there, else null. */
function refuseRedemptions({ coupons, nowMs }: Finalization): Rejection | null {
  for (const coupon of coupons) {
    const refusal = refuseRedemption(coupon, nowMs);
    if (refusal !== null) return refusal;
  }
  return null;
}

function refuseNegative({ totalMinor }: Invoice, profile: RuleProfile): Rejection | null {
  if (totalMinor >= 0 || isOff('R23', profile)) return null;
  return reject('R23', { field: { path: 'lines', expected: 'a total of zero or more', received: 'a negative total' } });
}

/** What sending takes: a draft is finalized first. */
export interface Sending extends Finalization {
  /** Where to; null: the customer has no e-mail. */
  readonly email: string | null;
}

/** The invoice, sent; a draft is finalized first, a paid invoice goes out as a receipt. Or R58, R85, R59, and what finalizing refuses. */
export function sendInvoice(invoice: Invoice, sending: Sending): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'send_invoice', sending.profile) ?? refuseAhead(invoice, 'send_invoice', sending);
  if (refusal !== null) return refusal;
  const ready = invoice.status === 'draft' ? finalizeInvoice(invoice, sending) : invoice;
  if (isRejection(ready)) return ready;
  return sending.email === null ? reject('R59') : { ...ready, sentAtMs: sending.nowMs };
}

/** A finalized invoice after its money changed: paid once nothing remains, as it was before when something does (M8, M9): open, or written off. */
export function settled(changed: Invoice, nowMs: number): Invoice {
  const invoice = reckoned(changed);
  if (invoice.amountRemainingMinor === 0) return { ...invoice, status: 'paid', paidAtMs: invoice.paidAtMs ?? nowMs };
  if (invoice.status !== 'paid') return invoice;
  return { ...invoice, status: invoice.uncollectibleAtMs === null ? 'open' : 'uncollectible', paidAtMs: null };
}
