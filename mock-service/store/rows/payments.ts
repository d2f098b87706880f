// paymentRow: what a row of payments looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { PAYMENT_STATUSES } from '../../domain/payment.ts';
import { currency, id, minor, named } from './fields.ts';

/** A row of `payments`: each of its members, and no other. */
export const paymentRow = z.strictObject({
  kind: z.literal('payment'),
  ...named,
  invoiceId: id,
  customerId: id,
  amountMinor: minor,
  currency,
  status: z.enum(PAYMENT_STATUSES),
  paymentMethodId: id.nullable(),
  paymentLinkId: id.nullable(),
  amountOverpaidMinor: minor,
  amountRefundedMinor: minor,
});
