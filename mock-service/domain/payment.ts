// Payment: money received for an invoice, charged on a card or recorded from outside.
// Step 5 of a request's walk: a payment changes its invoice in the same step, or nothing changes.
import { type Balance, refuseBalanceIn } from './credit/balance.ts';
import type { Invoice } from './invoice.ts';
import { refuseIn } from './lifecycle.ts';
import { boundedAmountMinor, wholeAmountMinor } from './money.ts';
import { type PaymentMethod, refuseCharge } from './payment-method.ts';
import { isOff } from './profile.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';
import { type Finalization, finalizeInvoice, refuseAhead, settled } from './transitions/invoice-transitions.ts';

/** A payment that was taken back no longer counts towards its invoice. */
export const PAYMENT_STATUSES = ['succeeded', 'reversed'] as const;

/** The smallest card charge, in minor units of any currency (R50). */
const MIN_CHARGE_MINOR = 50;

export interface Payment {
  readonly kind: 'payment';
  readonly id: string;
  readonly reference: string | null;
  readonly invoiceId: string;
  readonly customerId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: (typeof PAYMENT_STATUSES)[number];
  /** Null: recorded from outside, nothing was charged. */
  readonly paymentMethodId: string | null;
  /** The payment link that it was paid through, or null. */
  readonly paymentLinkId: string | null;
  /** What was more than remained; the customer's balance got it. */
  readonly amountOverpaidMinor: number;
  readonly amountRefundedMinor: number;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a payment is made of. */
export interface NewPayment extends Finalization {
  readonly id: string;
  readonly reference: string | null;
  /** All that remains when left out. */
  readonly amountMinor?: number | undefined;
  readonly currency?: string | undefined;
  /** What to charge, or why that cannot be told; null: the money came from outside. */
  readonly method: PaymentMethod | Rejection | null;
  /** None when left out. */
  readonly paymentLinkId?: string | undefined;
  /** Which command it is; record_payment when left out. A draft that may be paid is finalized first. */
  readonly command?: 'record_payment' | 'mark_invoice_paid' | undefined;
}

/** A payment and its invoice after it. */
export interface Settlement {
  readonly kind: 'settlement';
  readonly invoice: Invoice;
  readonly payment: Payment;
}

/** Records or charges a payment; or R40 to R42, R85, R14, R44, R45, R43 (off: R24 and R16 for the surplus), what is wrong with the method, R24, R50, R48, R49. */
export function recordPayment(before: Invoice, given: NewPayment): Settlement | Rejection {
  const { method, nowMs } = given;
  const invoice = payableInvoice(before, given);
  if (isRejection(invoice)) return invoice;
  const amountMinor = payableAmountMinor(invoice, given);
  if (isRejection(amountMinor)) return amountMinor;
  const amountOverpaidMinor = Math.max(0, amountMinor - invoice.amountRemainingMinor);
  const refused = refuseSurplus(amountOverpaidMinor, invoice, given.customer) ?? (method === null ? null : tryCharge(method, amountMinor));
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
    paymentLinkId: given.paymentLinkId ?? null,
    amountOverpaidMinor,
    amountRefundedMinor: 0,
    version: 1,
    createdAtMs: nowMs,
  };
  const amountPaidMinor = invoice.amountPaidMinor + amountMinor - amountOverpaidMinor;
  return { kind: 'settlement', invoice: settled({ ...invoice, amountPaidMinor }, nowMs), payment };
}

/** The invoice as it can be paid, a draft finalized; or R40 to R42, R85. A draft that finalization has paid cannot be paid again. */
function payableInvoice(invoice: Invoice, given: NewPayment): Invoice | Rejection {
  const command = given.command ?? 'record_payment';
  const refusal = refuseIn(invoice.status, command, given.profile) ?? refuseAhead(invoice, command, given);
  if (refusal !== null) return refusal;
  if (invoice.status !== 'draft') return invoice;
  const finalized = finalizeInvoice(invoice, given);
  return isRejection(finalized) ? finalized : payableInvoice(finalized, given);
}

function payableAmountMinor(invoice: Invoice, given: NewPayment): number | Rejection {
  const path = 'amount_minor';
  const amountMinor = wholeAmountMinor(given.amountMinor ?? invoice.amountRemainingMinor, path);
  if (isRejection(amountMinor)) return amountMinor;
  if (amountMinor <= 0) return reject('R44', { field: { path, expected: 'more than zero', received: 'zero or less' } });
  if (given.currency !== undefined && given.currency !== invoice.currency) {
    return reject('R45', { field: { path: 'currency', expected: "the invoice's currency", received: 'another currency' } });
  }
  return (isOff('R43', given.profile) ? null : refuseExcess(amountMinor, invoice)) ?? amountMinor;
}

/** R43 when more is paid than remains, else null. */
function refuseExcess(amountMinor: number, invoice: Invoice): Rejection | null {
  if (amountMinor <= invoice.amountRemainingMinor) return null;
  return reject('R43', { field: { path: 'amount_minor', expected: "at most the invoice's amount_remaining_minor", received: 'more' } });
}

/** What may be wrong with sending a surplus to the customer's balance: R24, R16; null: nothing, or there is none. */
function refuseSurplus(surplusMinor: number, { currency }: Invoice, customer: Balance): Rejection | null {
  if (surplusMinor === 0) return null;
  const bounded = boundedAmountMinor(surplusMinor, 'amount_minor');
  return isRejection(bounded) ? bounded : refuseBalanceIn(currency, customer);
}

/** What no card can be charged: R24, R50; null: it can. */
export function refuseUncharged(amountMinor: number): Rejection | null {
  const bounded = boundedAmountMinor(amountMinor, 'amount_minor');
  return isRejection(bounded) ? bounded : refuseSmall(bounded);
}

function refuseSmall(amountMinor: number): Rejection | null {
  if (amountMinor >= MIN_CHARGE_MINOR) return null;
  return reject('R50', { field: { path: 'amount_minor', expected: 'at least 50 minor units on a card', received: 'less' } });
}

function tryCharge(method: PaymentMethod | Rejection, amountMinor: number): Rejection | null {
  if (isRejection(method)) return method;
  const bounded = boundedAmountMinor(amountMinor, 'amount_minor');
  return isRejection(bounded) ? bounded : (refuseSmall(amountMinor) ?? refuseCharge(method));
}
