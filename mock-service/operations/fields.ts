// Fields that several operations take, as schemas with the words OpenAPI shows.
// Types, names and lengths are the schema's business; what a rule answers (R13, R14, R21, R78 …) is let through to it.
import * as z from 'zod';
import { MAX_TAX_RATES } from '../domain/catalogue/tax-rate.ts';
import { DECIMAL_TEXT } from '../domain/money.ts';

/** A name or a title: some of it can be seen. */
export const label = (maxLength: number) =>
  z.string().min(1, { abort: true }).max(maxLength).regex(/\S/, { error: 'text that is not blank' });

/** The caller's own name for what is created. */
export const reference = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .describe('your own name for it, unique for this operation; a list finds it again by it')
  .meta({ examples: ['order-1042'] });

/** ISO 4217; an unknown code is R13, another than the invoice's R16 or R45. */
export const currency = z
  .string()
  .describe('ISO 4217 code in capitals')
  .meta({ examples: ['BRL'] });

/** Whole minor units; a number that is not whole is R14. */
export const amountMinor = z
  .number()
  .describe('whole minor units of the currency')
  .meta({ type: 'integer', examples: [12_500] });

/** Minor units as decimal text. */
export const unitAmountMinor = z
  .string()
  .regex(DECIMAL_TEXT)
  .describe('price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id')
  .meta({ examples: ['1250.5'] });

/** Decimal text; a negative one is R21. */
export const quantity = z
  .string()
  .regex(DECIMAL_TEXT)
  .describe('how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id')
  .meta({ examples: ['2.5'] });

/** An id of something that should exist: R01 in the path, R02 in the body. */
export const id = (about: string) => z.string().min(1).max(255).describe(about);

/** What a line is for. */
const period = z
  .strictObject({ start: z.iso.date().describe('first day'), end: z.iso.date().describe('last day, not before the first') })
  .describe('the days that the line is for, or null')
  .meta({ examples: [{ start: '2026-03-01', end: '2026-03-31' }] });

/** What is taken off, or null to take the discount away. */
export const couponId = id('a coupon whose discount is taken off, or null').nullable().optional();

/** What a line's money comes from, and what it says. */
export const lineFields = {
  amount_minor: amountMinor.optional(),
  unit_amount_minor: unitAmountMinor.optional(),
  quantity: quantity.optional(),
  currency: currency.optional().describe("ISO 4217 code; must be the invoice's"),
  price_id: id("a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor").optional(),
  period: period.nullable().optional(),
  tax_rate_ids: z
    .array(id('a tax rate'))
    .max(MAX_TAX_RATES * 10)
    .optional()
    .describe('at most 10, each once; not together with tax_amount_minor'),
  tax_amount_minor: amountMinor.nullable().optional().describe('tax on top of the amount, as you reckoned it; null takes it away'),
  coupon_id: couponId,
};

/** What a line says. */
export const description = label(500)
  .optional()
  .describe("what the line is for; needed unless price_id is given, whose product's name it then is")
  .meta({ examples: ['Consultoria, março'] });

/** A new line, or what makes one, is described by itself or by the price it names. */
export function described<Line extends z.ZodType<{ description?: string | undefined; price_id?: string | undefined }>>(line: Line): Line {
  return line.check(({ value, issues }) => {
    if (value.description !== undefined || value.price_id !== undefined) return;
    issues.push({ code: 'invalid_type', expected: 'string', input: undefined, path: ['description'] });
  });
}
