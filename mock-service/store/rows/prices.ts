// priceRow: what a row of prices looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { currency, id, instant, kept, notNegative } from './fields.ts';

/** A row of `prices`: each of its members, and no other. */
export const priceRow = z.strictObject({
  kind: z.literal('price'),
  ...kept,
  productId: id,
  currency,
  unitAmountMinor: notNegative,
  active: z.boolean(),
  createdAtMs: instant,
});
