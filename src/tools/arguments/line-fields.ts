// lineFields: what a line's money comes from. The same on drafts, previews, quotes and charges that wait.
// Above the walks: schemas.
import * as z from 'zod';
import { amountMinor, day, decimal, id } from './fields.ts';

/** The arguments of a line, but for its text. */
export const lineFields = {
  amount_minor: amountMinor('total of the line, where no price of one is given').optional(),
  unit_amount_minor: decimal('price of one in minor units, with up to 12 places; not with amount_minor or price_id').optional(),
  quantity: decimal('how many, zero or more; 1 when left out; goes with unit_amount_minor or price_id').optional(),
  currency: z.string().optional().describe("ISO 4217 code; the invoice's"),
  price_id: id("a product's price, in the place of amount_minor and unit_amount_minor").optional(),
  period: z
    .strictObject({ start: day('first day'), end: day('last day') })
    .nullable()
    .optional()
    .describe('days it is for; null: none'),
  tax_rate_ids: z.array(id('a tax rate')).max(100).optional().describe('at most 10, each once; not with tax_amount_minor'),
  tax_amount_minor: amountMinor('tax on top, reckoned by yourself; null takes it away').nullable().optional(),
  coupon_id: id('a coupon to take off; null: none').nullable().optional(),
};

/** What a line says. */
export const lineText = z.string().min(1).max(500).regex(/\S/).optional().describe('what it is for; needed unless price_id is given');
