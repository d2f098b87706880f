// Payment: money received for an invoice, charged on a card or recorded from outside.

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
  readonly createdAtMs: number;
}
