// Schemas of quotes on the native wire. OpenAPI's components are read from here.
// Step 6 of a request's walk; the parts they share with others are in schemas.ts.
import * as z from 'zod';
import { TAX_LEVELS } from '../domain/profile.ts';
import { QUOTE_STATUSES } from '../domain/sales/quote.ts';
import { createdAt, currency, idOf, instant, lineItemSchema, minor, reference } from './schemas.ts';

const day = (about: string) => z.iso.date().describe(`YYYY-MM-DD, in UTC: ${about}`);

/** What is written on an invoice, and on what becomes one. */
const notes = {
  memo: z.string().nullable().describe('free text on the invoice, or null'),
  footer: z.string().nullable().describe('free text at its foot, or null'),
  custom_fields: z.array(z.strictObject({ name: z.string(), value: z.string() })).describe('printed at its head'),
  metadata: z.record(z.string(), z.string()).describe("the caller's own pairs, names as they were given"),
};
const automaticTax = z.boolean().describe("whether the customer's country has to be known; no tax is chosen by it");

/** A quote on the wire. */
export const quoteSchema = z
  .strictObject({
    object: z.literal('quote'),
    id: idOf('quo', "the quote's id"),
    reference,
    number: z
      .string()
      .describe('as printed')
      .meta({ examples: ['QUO-000001'] }),
    customer_id: idOf('cus', 'who is offered it'),
    status: z.enum(QUOTE_STATUSES).describe('expired: its last day has passed, by the calendar of the sandbox'),
    currency,
    expires_on: day('the last day on which it can be converted; null: it stands until it is').nullable(),
    ...notes,
    lines: z.array(lineItemSchema).describe('at the prices, taxes and discounts of when it was made; ids of their own'),
    coupon_id: z.string().nullable().describe('what is taken off all lines together, or null'),
    tax_level: z.enum(TAX_LEVELS).describe('whether tax is rounded on each line, or once over the document'),
    automatic_tax: automaticTax,
    subtotal_minor: minor('sum of the lines'),
    discount_minor: minor('what coupons take off, those of the lines and of the quote'),
    tax_minor: minor('tax on top of the amounts'),
    inclusive_tax_minor: minor('tax that is inside the amounts'),
    total_minor: minor('subtotal − discount + tax on top'),
    invoice_id: z.string().nullable().describe('the invoice that it became; null before, and again when that draft is deleted'),
    version: z.int().min(1).describe('counts the writes to this quote, from 1'),
    created_at: createdAt,
    converted_at: instant('when it became an invoice, or null').nullable(),
  })
  .meta({ id: 'Quote', description: 'What a customer is offered until a day; converted, it is a draft invoice of the same lines.' });
