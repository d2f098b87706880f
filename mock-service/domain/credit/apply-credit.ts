// applyCredit: pays an open invoice from its customer's credit, after finalization.
// Step 5 of a request's walk: the balance moves in the same step, by what the invoice's applied balance changed.
import type { Invoice } from '../invoice.ts';
import { refuseIn } from '../lifecycle.ts';
import { wholeAmountMinor } from '../money.ts';
import { isOff, type RuleProfile } from '../profile.ts';
import { isRejection, type Rejection, reject } from '../rejection.ts';
import { settled } from '../transitions/invoice-transitions.ts';
import { type Balance, creditFor } from './balance.ts';

const NO_CREDIT = "Refused: the customer has no credit in the invoice's currency.";

/** What applying credit takes. */
export interface Application {
  /** As much as fits when left out. */
  readonly amountMinor?: number | undefined;
  readonly customer: Balance;
  readonly nowMs: number;
  readonly profile: RuleProfile;
}

/** The invoice with credit applied; or R40 to R42, R14, R44, R43. Where R43 is off, more than fits means: as much as fits. */
export function applyCredit(invoice: Invoice, { amountMinor: asked, customer, nowMs, profile }: Application): Invoice | Rejection {
  const path = 'amount_minor';
  const refusal = refuseIn(invoice.status, 'apply_customer_credit', profile);
  if (refusal !== null) return refusal;
  const fittingMinor = Math.min(invoice.amountRemainingMinor, creditFor(customer, invoice.currency));
  if (asked === undefined && fittingMinor <= 0) {
    return reject('R44', { detail: NO_CREDIT, field: { path, expected: 'credit to take it from', received: 'none' } });
  }
  const wholeMinor = wholeAmountMinor(asked ?? fittingMinor, path);
  if (isRejection(wholeMinor)) return wholeMinor;
  const amountMinor = isOff('R43', profile) ? Math.min(wholeMinor, fittingMinor) : wholeMinor;
  if (amountMinor <= 0)
    return reject('R44', { field: { path, expected: 'more than zero, and credit to take it from', received: 'zero or less' } });
  if (amountMinor > fittingMinor) {
    return reject('R43', { field: { path, expected: "at most what remains and the customer's credit", received: 'more' } });
  }
  return settled({ ...invoice, appliedBalanceMinor: invoice.appliedBalanceMinor - amountMinor }, nowMs);
}
