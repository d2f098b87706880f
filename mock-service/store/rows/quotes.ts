// quoteRow: what a row of quotes looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { MAX_LINES } from '../../domain/invoice.ts';
import { TAX_LEVELS } from '../../domain/profile.ts';
import { QUOTE_STATUSES } from '../../domain/sales/quote.ts';
import { currency, day, discount, id, instant, minor, named, notes, some } from './fields.ts';
import { lineItemRow } from './line-items.ts';

/** A row of `quotes`: each of its members, and no other. */
export const quoteRow = z.strictObject({
  kind: z.literal('quote'),
  ...named,
  number: some(40),
  customerId: id,
  status: z.enum(QUOTE_STATUSES),
  currency,
  expiresOn: day,
  ...notes,
  lines: z.array(lineItemRow).max(MAX_LINES),
  coupon: discount.nullable(),
  taxLevel: z.enum(TAX_LEVELS),
  automaticTax: z.boolean(),
  subtotalMinor: minor,
  discountMinor: minor,
  taxMinor: minor,
  inclusiveTaxMinor: minor,
  totalMinor: minor,
  invoiceId: id.nullable(),
  convertedAtMs: instant.nullable(),
});
