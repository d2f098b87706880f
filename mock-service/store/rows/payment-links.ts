// paymentLinkRow: what a row of payment_links looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { id, instant, named } from './fields.ts';

/** A row of `payment_links`: each of its members, and no other. */
export const paymentLinkRow = z.strictObject({
  kind: z.literal('payment_link'),
  ...named,
  invoiceId: id,
  customerId: id,
  token: z.string().regex(/^[a-z0-9]{32}$/, { error: 'a token of a payment link' }),
  validUntilMs: instant,
  paymentId: id.nullable(),
});
