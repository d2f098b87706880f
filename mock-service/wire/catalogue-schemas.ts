// Schemas of the catalogue on the native wire: products, tax rates, coupons.
// Step 6 of a request's walk: operations name one of these as their `output`.
import * as z from 'zod';
import { createdAt, currency, idOf, instant, minor, reference } from './schemas.ts';

const version = z.int().min(1).describe('counts the writes to it, from 1');

const priceSchema = z
  .strictObject({
    object: z.literal('price'),
    id: idOf('price', "the price's id, for a line's price_id"),
    product_id: idOf('prod', 'what it is the price of'),
    currency,
    unit_amount_minor: z
      .string()
      .describe('decimal text of minor units, up to 12 places')
      .meta({ examples: ['1250.5'] }),
    active: z.boolean().describe('whether new lines may name it'),
    version,
    created_at: createdAt,
  })
  .meta({ id: 'Price', description: 'What one of a product costs. Its amount never changes; another price takes its place.' });

/** A product with its price on the wire. */
export const productSchema = z
  .strictObject({
    object: z.literal('product'),
    id: idOf('prod', "the product's id"),
    reference,
    name: z.string().meta({ examples: ['Consultoria, por hora'] }),
    description: z.string().nullable().describe('free text, or null'),
    active: z.boolean().describe('false once archived'),
    price: priceSchema,
    version,
    created_at: createdAt,
  })
  .meta({ id: 'Product', description: 'What is sold, with the price that holds now.' });

/** A tax rate on the wire. */
export const taxRateSchema = z
  .strictObject({
    object: z.literal('tax_rate'),
    id: idOf('txr', "the tax rate's id"),
    reference,
    display_name: z
      .string()
      .describe('as printed on an invoice')
      .meta({ examples: ['IVA'] }),
    percentage: z
      .string()
      .describe('decimal text from 0 to 100, up to 4 places')
      .meta({ examples: ['23'] }),
    inclusive: z.boolean().describe("true: the tax is inside a line's amount; false: it comes on top"),
    country: z.string().length(2).nullable().describe('ISO 3166-1 alpha-2, or null'),
    active: z.boolean().describe('whether it may be put on a line'),
    code: z.string().nullable().describe("the accountant's name for it, unique; or null"),
    version,
    created_at: createdAt,
  })
  .meta({ id: 'TaxRate', description: 'A tax by percentage. It never changes; another percentage is another rate.' });

/** A coupon on the wire. */
export const couponSchema = z
  .strictObject({
    object: z.literal('coupon'),
    id: idOf('cpn', "the coupon's id"),
    reference,
    name: z.string().nullable().describe('for people, or null'),
    percent_off: z.string().nullable().describe('decimal text above 0, up to 100, up to 4 places; null: an amount is taken off'),
    amount_off_minor: minor('what is taken off; null: a percentage is').nullable(),
    currency: currency.nullable().describe('of the amount; null beside a percentage'),
    valid_until: instant('when it stops being worth anything, or null').nullable(),
    max_redemptions: z.int().nullable().describe('how many invoices it is for, or null: any number'),
    times_redeemed: z.int().describe('how many invoices with it were finalized'),
    version,
    created_at: createdAt,
  })
  .meta({ id: 'Coupon', description: 'A percentage or an amount off.' });
