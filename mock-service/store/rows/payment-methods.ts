// paymentMethodRow: what a row of payment methods looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { id, named, some } from './fields.ts';

const declined = { charge: z.literal('declined'), declineCode: some(100) };
const behaviour = z.union([
  z.strictObject({ charge: z.enum(['succeeds', 'needs_authentication']) }),
  z.strictObject(declined),
  z.strictObject({ ...declined, attaches: z.literal(true) }),
]);

/** A row of `payment_methods`: each of its members, and no other. */
export const paymentMethodRow = z.strictObject({
  kind: z.literal('payment_method'),
  ...named,
  customerId: id.nullable(),
  brand: some(100),
  last4: some(4),
  behaviour,
});
