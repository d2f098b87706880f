// lineFields, lineChange: what a line's money comes from, new or changed. The same on drafts, previews, quotes and charges that wait.
// Above the walks: schemas.
import * as z from 'zod';
import { amountMinor, day, decimal, id, minorDecimal } from './fields.ts';

/** The arguments of a line, but for its text. */
export const lineFields = {
  amount_minor: amountMinor('total of the line, where no price of one is given').optional(),
  unit_amount_minor: minorDecimal('price of one, not with amount_minor or price_id').optional(),
  quantity: decimal('how many; 1 when left out; goes with unit_amount_minor or price_id').optional(),
  currency: z.string().optional().describe("ISO 4217 code; the invoice's"),
  price_id: id("price_…, a product's price.id, in the place of amount_minor and unit_amount_minor").optional(),
  period: z
    .strictObject({ start: day('first day'), end: day('last day') })
    .nullable()
    .optional()
    .describe('days it is for; null: none'),
  tax_rate_ids: z.array(id('txr_…')).max(100).optional().describe('at most 10, each once; not with tax_amount_minor'),
  tax_amount_minor: amountMinor('tax on top, computed by you; null takes it away').nullable().optional(),
  coupon_id: id('cpn_…, taken off the line; null: none').nullable().optional(),
};

/** What a line says. */
export const lineText = z.string().min(1).max(500).regex(/\S/).optional().describe('what it is for; needed unless price_id is given');

/** The arguments that change a line: what is left out stays. */
export const lineChange = {
  description: lineText.describe('what it is for'),
  ...lineFields,
  amount_minor: amountMinor('total of the line, in the place of quantity and a price of one').optional(),
  quantity: decimal('how many; alone: at the price of one it has').optional(),
  tax_rate_ids: lineFields.tax_rate_ids.describe('at most 10, each once; replaces them all; not with tax_amount_minor'),
};
