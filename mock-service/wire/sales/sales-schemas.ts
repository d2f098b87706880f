// Schemas of quotes, recurring invoices, payment links and visits to these on the native wire. OpenAPI's components are read from here.
// Step 6 of a request's walk; the parts they share with others are in schemas.ts.
import * as z from 'zod';
import { TAX_LEVELS } from '../../domain/profile.ts';
import { VISIT_OUTCOMES } from '../../domain/sales/payment-link.ts';
import { QUOTE_STATUSES } from '../../domain/sales/quote.ts';
import { INTERVALS } from '../../domain/sales/recurrence.ts';
import { RECURRING_INVOICE_STATUSES } from '../../domain/sales/recurring-invoice.ts';
import { createdAt, currency, idOf, instant, lineItemSchema, minor, reference } from '../schemas.ts';

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

const recurringLineSchema = z
  .strictObject({
    description: z.string().meta({ examples: ['Suporte mensal'] }),
    amount_minor: minor('the amount, or null').nullable(),
    unit_amount_minor: z.string().nullable().describe('decimal text of minor units, or null'),
    quantity: z.string().nullable().describe('decimal text; null: 1'),
    price_id: z.string().nullable().describe('the price that the unit amount is taken from, or null'),
    tax_rate_ids: z.array(z.string()),
    tax_amount_minor: minor('tax on top, as the caller reckoned it, or null').nullable(),
    coupon_id: z.string().nullable().describe('what is taken off this line, or null'),
  })
  .meta({ id: 'RecurringLine', description: 'A line as it was asked for: it is priced, taxed and discounted when an invoice is issued.' });

/** A recurring invoice on the wire. */
export const recurringInvoiceSchema = z
  .strictObject({
    object: z.literal('recurring_invoice'),
    id: idOf('rec', "the recurring invoice's id"),
    reference,
    customer_id: idOf('cus', 'who owes'),
    status: z
      .enum(RECURRING_INVOICE_STATUSES)
      .describe('paused: by a caller, or by itself when `stoppage` says why; ended: no date is left'),
    currency,
    lines: z.array(recurringLineSchema),
    coupon_id: z.string().nullable().describe('what is taken off all lines together, or null'),
    automatic_tax: automaticTax,
    ...notes,
    interval: z.enum(INTERVALS),
    interval_count: z.int().min(1).describe('of intervals from one date to the next'),
    starts_on: day('no invoice is dated before it'),
    day_of_month: z.int().min(1).max(31).nullable().describe('of each date of months and years; null: the day of starts_on'),
    ends_on: day('no invoice is dated after it; null: no such end').nullable(),
    occurrences: z.int().min(1).nullable().describe('how many invoices it issues at most; null: no such end'),
    days_until_due: z.int().min(0).describe('from the date of an invoice to its due date'),
    auto_finalize: z.boolean().describe('false: each invoice stays a draft'),
    auto_send: z.boolean().describe("whether each invoice is sent to the customer's e-mail"),
    issued_count: z.int().min(0).describe('how many invoices it has issued; dates that were skipped do not count'),
    next_on: day('the date of its next invoice; of a paused one the date at which it stands; null: none is left').nullable(),
    last_issued_on: day('the date of the last one that it issued, or null').nullable(),
    paused_at: instant('when it was paused, or null').nullable(),
    stoppage: z
      .strictObject({
        rule: z.string().describe('the rule that refused an invoice'),
        code: z.string().describe('what a call would have been answered'),
        detail: z.string().describe('one English sentence'),
        date: day('of the invoice that was refused'),
      })
      .nullable()
      .describe('why it paused itself; null: it did not'),
    version: z.int().min(1).describe('counts the writes to this recurring invoice, from 1'),
    created_at: createdAt,
  })
  .meta({ id: 'RecurringInvoice', description: "An invoice that comes again, on days of the sandbox's calendar." });

/** A payment link on the wire. */
export const paymentLinkSchema = z
  .strictObject({
    object: z.literal('payment_link'),
    id: idOf('plink', "the link's id"),
    reference,
    invoice_id: idOf('inv', 'what is paid through it'),
    customer_id: idOf('cus', 'who owes'),
    url_path: z
      .string()
      .describe('where it is paid, after the address of the service or, of a sandbox of your own, after `/s/{sandbox_id}`; it is a secret')
      .meta({ examples: ['/pay/k3v9qz7m2x8r4t6w1y5b0c3d8f2g6h4j'] }),
    expires_at: instant('the first instant at which it cannot be paid any more'),
    payment_id: z.string().nullable().describe('what was paid through it, or null'),
    version: z.int().min(1).describe('counts the writes to this link, from 1'),
    created_at: createdAt,
  })
  .meta({ id: 'PaymentLink', description: 'An address at which whoever has it can pay an invoice until an instant.' });

/** A visit to a payment link on the wire: the truth shows it. */
export const linkVisitSchema = z
  .strictObject({
    object: z.literal('link_visit'),
    id: idOf('vis', "the visit's id"),
    link_id: idOf('plink', 'where it was'),
    at: instant('when it was'),
    kind: z.enum(VISIT_OUTCOMES),
    reason: z.string().nullable().describe('the rule that refused it, or null'),
  })
  .meta({ id: 'LinkVisit', description: 'One time that somebody was at the address of a payment link.' });

/** What is shown at a payment link's address. */
export const paymentPageSchema = z
  .strictObject({
    object: z.literal('payment_page'),
    status: z.enum(['payable', 'paid']),
    invoice_number: z.string().nullable().describe('as printed'),
    memo: z.string().nullable().describe('free text on the invoice, or null'),
    amount_minor: minor('what remains to be paid, or was paid through the link'),
    currency,
    due_date: z.iso.date().nullable().describe('YYYY-MM-DD, or null'),
    expires_at: instant('the first instant at which it cannot be paid any more'),
    payment_id: z.string().nullable().describe('what was paid through it, or null'),
  })
  .meta({ id: 'PaymentPage', description: 'What whoever has a payment link sees of its invoice.' });

/** Its members. */
export type PaymentPage = z.infer<typeof paymentPageSchema>;
