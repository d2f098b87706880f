// customerRow: what a row of customers looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { TAX_ID_TYPES } from '../../domain/customer.ts';
import { country, currency, id, minor, named, some, text } from './fields.ts';

/** A row of `customers`: each of its members, and no other. */
export const customerRow = z.strictObject({
  kind: z.literal('customer'),
  ...named,
  name: some(200),
  email: text(320),
  country,
  address: z.strictObject({ line1: text(200), city: text(200), postalCode: text(200), country }).nullable(),
  taxIds: z.array(z.strictObject({ type: z.enum(TAX_ID_TYPES), value: some(30) })).max(5),
  defaultPaymentMethodId: id.nullable(),
  balanceMinor: minor,
  currency: currency.nullable(),
  active: z.boolean(),
});
