// Refund: money given back from one payment.
// Step 5 of a request's walk: a refund changes its payment in the same step; the invoice stays as it was.
import { wholeAmountMinor } from './money.ts';
import type { Payment } from './payment.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';

export interface Refund {
  readonly kind: 'refund';
  readonly id: string;
  readonly reference: string | null;
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'succeeded';
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

/** Gives money back from a payment; or R69, R14, R44, R68. */
export function createRefund(payment: Payment, given: NewRefund): Repayment | Rejection {
  const path = 'amount_minor';
  const leftMinor = payment.amountMinor - payment.amountRefundedMinor;
  if (leftMinor === 0) return reject('R69');
  const amountMinor = wholeAmountMinor(given.amountMinor ?? leftMinor, path);
  if (isRejection(amountMinor)) return amountMinor;
  if (amountMinor <= 0) return reject('R44', { field: { path, expected: 'more than zero', received: 'zero or less' } });
  if (amountMinor > leftMinor) {
    return reject('R68', { field: { path, expected: 'at most what is left of the payment', received: 'more' } });
  }
  const refund: Refund = {
    kind: 'refund',
    id: given.id,
    reference: given.reference,
    paymentId: payment.id,
    invoiceId: payment.invoiceId,
    amountMinor,
    currency: payment.currency,
    status: 'succeeded',
    reason: given.reason,
    version: 1,
    createdAtMs: given.nowMs,
  };
  return { kind: 'repayment', payment: { ...payment, amountRefundedMinor: payment.amountRefundedMinor + amountMinor }, refund };
}
