// refundRow: what a row of refunds looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { currency, id, minor, named, text } from './fields.ts';

/** A row of `refunds`: each of its members, and no other. */
export const refundRow = z.strictObject({
  kind: z.literal('refund'),
  ...named,
  paymentId: id,
  invoiceId: id,
  creditNoteId: id.nullable(),
  amountMinor: minor,
  currency,
  status: z.literal('succeeded'),
  reversal: z.boolean(),
  reason: text(500),
});
