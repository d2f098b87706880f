// Payment: money received for an invoice, charged on a card or recorded from outside.
// Step 5 of a request's walk: a payment changes its invoice in the same step, or nothing changes.
import type { Invoice } from './invoice.ts';
import { settleInvoice } from './invoice-transitions.ts';
import { refuseIn } from './lifecycle.ts';
import { boundedAmountMinor, wholeAmountMinor } from './money.ts';
import { type PaymentMethod, refuseCharge } from './payment-method.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';

export interface Payment {
  readonly kind: 'payment';
  readonly id: string;
  readonly reference: string | null;
  readonly invoiceId: string;
  readonly customerId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'succeeded';
  /** Null: recorded from outside, nothing was charged. */
  readonly paymentMethodId: string | null;
  readonly amountRefundedMinor: number;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a payment is made of. */
export interface NewPayment {
  readonly id: string;
  readonly reference: string | null;
  /** All that remains when left out. */
  readonly amountMinor?: number | undefined;
  readonly currency?: string | undefined;
  /** What to charge, or why that cannot be told; null: the money came from outside. */
  readonly method: PaymentMethod | Rejection | null;
  readonly nowMs: number;
}

/** A payment and its invoice after it. */
export interface Settlement {
  readonly kind: 'settlement';
  readonly invoice: Invoice;
  readonly payment: Payment;
}

/** Records or charges a payment; or R40 to R42, R14, R44, R45, R43, what is wrong with the method, R24, R48, R49. */
export function recordPayment(invoice: Invoice, given: NewPayment): Settlement | Rejection {
  const { method, nowMs } = given;
  const refusal = refuseIn(invoice.status, 'record_payment');
  if (refusal !== null) return refusal;
  const amountMinor = payableAmountMinor(invoice, given);
  if (isRejection(amountMinor)) return amountMinor;
  const refused = method === null ? null : tryCharge(method, amountMinor);
  if (refused !== null) return refused;
  const payment: Payment = {
    kind: 'payment',
    id: given.id,
    reference: given.reference,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    amountMinor,
    currency: invoice.currency,
    status: 'succeeded',
    paymentMethodId: method === null || isRejection(method) ? null : method.id,
    amountRefundedMinor: 0,
    version: 1,
    createdAtMs: nowMs,
  };
  return { kind: 'settlement', invoice: settleInvoice(invoice, amountMinor, nowMs), payment };
}

function payableAmountMinor(invoice: Invoice, given: NewPayment): number | Rejection {
  const path = 'amount_minor';
  const amountMinor = wholeAmountMinor(given.amountMinor ?? invoice.amountRemainingMinor, path);
  if (isRejection(amountMinor)) return amountMinor;
  if (amountMinor <= 0) return reject('R44', { field: { path, expected: 'more than zero', received: 'zero or less' } });
  if (given.currency !== undefined && given.currency !== invoice.currency) {
    return reject('R45', { field: { path: 'currency', expected: "the invoice's currency", received: 'another currency' } });
  }
  if (amountMinor > invoice.amountRemainingMinor) {
    return reject('R43', { field: { path, expected: "at most the invoice's amount_remaining_minor", received: 'more' } });
  }
  return amountMinor;
}

function tryCharge(method: PaymentMethod | Rejection, amountMinor: number): Rejection | null {
  if (isRejection(method)) return method;
  const bounded = boundedAmountMinor(amountMinor, 'amount_minor');
  return isRejection(bounded) ? bounded : refuseCharge(method);
}
