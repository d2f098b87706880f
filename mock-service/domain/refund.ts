// Refund: money given back from one payment.

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
  readonly createdAtMs: number;
}
