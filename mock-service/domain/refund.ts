// Refund: money given back from one payment, and a part payment taken back whole.
// Step 5 of a request's walk: a refund changes its payment in the same step, a reversal its invoice too.
import { refuseClaim } from './credit/credit-note.ts';
import type { Invoice } from './invoice.ts';
import { wholeAmountMinor } from './money.ts';
import type { Payment } from './payment.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';
import { settled } from './transitions/invoice-transitions.ts';

export interface Refund {
  readonly kind: 'refund';
  readonly id: string;
  readonly reference: string | null;
  readonly paymentId: string;
  readonly invoiceId: string;
  /** The credit note that asked for it, or null. */
  readonly creditNoteId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'succeeded';
  /** Whether it took the payment back from its invoice, which is owed the money again. */
  readonly reversal: boolean;
  readonly reason: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a refund is made of. */
export interface NewRefund extends Pick<Refund, 'id' | 'reference' | 'reason'> {
  /** All that is left of the payment when left out. */
  readonly amountMinor?: number | undefined;
  readonly nowMs: number;
}

/** A refund and its payment after it. */
export interface Repayment {
  readonly kind: 'repayment';
  readonly payment: Payment;
  readonly refund: Refund;
}

/** A payment taken back, and its invoice after it. */
export interface Reversal extends Omit<Repayment, 'kind'> {
  readonly kind: 'reversal';
  readonly invoice: Invoice;
}

/** What a payment's invoice has given back already, in credit notes and refunds. */
export interface Claims {
  readonly invoice: Invoice;
  readonly claimedMinor: number;
}

/** What may still be given back of a payment: not what it paid too much, which the customer's balance got. */
export function leftOf(payment: Payment): number {
  return payment.amountMinor - payment.amountOverpaidMinor - payment.amountRefundedMinor;
}

/** Gives money back from a payment; or R69, R14, R44, R68, R63. */
export function createRefund(payment: Payment, given: NewRefund, { invoice, claimedMinor }: Claims): Repayment | Rejection {
  const path = 'amount_minor';
  const leftMinor = leftOf(payment);
  if (leftMinor === 0) return reject('R69');
  const amountMinor = wholeAmountMinor(given.amountMinor ?? leftMinor, path);
  if (isRejection(amountMinor)) return amountMinor;
  if (amountMinor <= 0) return reject('R44', { field: { path, expected: 'more than zero', received: 'zero or less' } });
  if (amountMinor > leftMinor) {
    return reject('R68', { field: { path, expected: 'at most what is left of the payment', received: 'more' } });
  }
  return refuseClaim(amountMinor, invoice, claimedMinor) ?? repay(payment, { ...given, amountMinor, creditNoteId: null, reversal: false });
}

/** Takes a part payment back: its invoice is owed it again. Or R69 (nothing is left), R52, R62 (an amount beside it). */
export function reversePayment(payment: Payment, given: NewRefund, invoice: Invoice): Reversal | Rejection {
  if (leftOf(payment) === 0) return reject('R69');
  const isUsed = payment.amountRefundedMinor > 0 || payment.amountOverpaidMinor > 0 || invoice.status === 'paid';
  if (isUsed) return reject('R52');
  if (given.amountMinor !== undefined) {
    return reject('R62', { field: { path: 'amount_minor', expected: 'none: a payment is reversed whole', received: 'an amount' } });
  }
  const { amountMinor } = payment;
  const repaid = repay({ ...payment, status: 'reversed' }, { ...given, amountMinor, creditNoteId: null, reversal: true });
  const owed = settled({ ...invoice, amountPaidMinor: invoice.amountPaidMinor - amountMinor }, given.nowMs);
  return { ...repaid, kind: 'reversal', invoice: owed };
}

/** A refund of known amount: what a credit note asks of a payment goes here at once. */
export function repay(
  payment: Payment,
  { nowMs, ...given }: Omit<NewRefund, 'amountMinor'> & Pick<Refund, 'amountMinor' | 'creditNoteId' | 'reversal'>,
): Repayment {
  const { id: paymentId, invoiceId, currency } = payment;
  const refund: Refund = { kind: 'refund', ...given, paymentId, invoiceId, currency, status: 'succeeded', version: 1, createdAtMs: nowMs };
  return { kind: 'repayment', payment: { ...payment, amountRefundedMinor: payment.amountRefundedMinor + given.amountMinor }, refund };
}
