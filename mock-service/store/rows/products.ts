// productRow: what a row of products looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { named, some, text } from './fields.ts';
import { priceRow } from './prices.ts';

/** A row of `products`: each of its members, and no other. */
export const productRow = z.strictObject({
  kind: z.literal('product'),
  ...named,
  name: some(200),
  description: text(1000),
  active: z.boolean(),
  price: priceRow,
});
