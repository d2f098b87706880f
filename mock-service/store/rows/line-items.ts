// lineItemRow: what a row of line items looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { MAX_TAX_RATES } from '../../domain/catalogue/tax-rate.ts';
import { charge, decimal, discount, id, kept, minor, notNegative, percentage, reference, some } from './fields.ts';

/** A row of `line_items`: each of its members, and no other. */
export const lineItemRow = z.strictObject({
  kind: z.literal('line_item'),
  ...kept,
  reference,
  description: some(500),
  amountMinor: charge,
  unitAmountMinor: decimal.nullable(),
  quantity: notNegative,
  priceId: id.nullable(),
  period: z.strictObject({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  taxRates: z.array(z.strictObject({ taxRateId: id, percentage, inclusive: z.boolean() })).max(MAX_TAX_RATES),
  givenTaxMinor: charge.nullable(),
  coupon: discount.nullable(),
  discountMinor: minor,
  invoiceDiscountMinor: minor,
  taxes: z.array(z.strictObject({ taxRateId: id.nullable(), amountMinor: minor, inclusive: z.boolean() })).max(MAX_TAX_RATES),
  source: z.enum(['line', 'invoice_item']),
});
