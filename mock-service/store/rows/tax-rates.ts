// taxRateRow: what a row of tax rates looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { country, named, percentage, some } from './fields.ts';

/** A row of `tax_rates`: each of its members, and no other. */
export const taxRateRow = z.strictObject({
  kind: z.literal('tax_rate'),
  ...named,
  displayName: some(100),
  percentage,
  inclusive: z.boolean(),
  country,
  active: z.boolean(),
  code: some(40).nullable(),
});
