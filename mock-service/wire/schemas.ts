// Schemas of the native wire: what a success and a problem look like as JSON. OpenAPI's components are read from here.
// Step 6 of a request's walk: operations name one of these as their `output`, native.ts encodes to them.
import * as z from 'zod';
import { TAX_ID_TYPES } from '../domain/customer.ts';
import { COLLECTION_METHODS } from '../domain/invoice-terms.ts';
import { INVOICE_STATUSES } from '../domain/lifecycle.ts';
import { PAYMENT_STATUSES } from '../domain/payment.ts';
import { TAX_LEVELS } from '../domain/profile.ts';

/** A point in time. */
export const instant = (about: string) =>
  z.iso
    .datetime()
    .describe(`${about}; ISO 8601 in UTC`)
    .meta({ examples: ['2026-01-15T12:00:00.000Z'] });
/** An amount. */
export const minor = (about: string) =>
  z
    .int()
    .describe(`${about}, in minor units of the currency`)
    .meta({ examples: [125_00] });
/** An id, with what it begins with. */
export const idOf = (prefix: string, about: string) =>
  z
    .string()
    .describe(about)
    .meta({ examples: [`${prefix}_8f2k4m1q7x3z`] });
/** A currency. */
export const currency = z
  .string()
  .length(3)
  .describe('ISO 4217 code')
  .meta({ examples: ['BRL'] });
/** A caller's reference. */
export const reference = z
  .string()
  .nullable()
  .describe("the caller's own name for it, unique per kind of create; null when none was given");
/** When a row was made. */
export const createdAt = instant('when it was made');

/** A tax identifier of a customer, digits only. */
const taxIdSchema = z.strictObject({
  type: z.enum(TAX_ID_TYPES).describe('which register it comes from'),
  value: z.string().describe('as printed on an invoice, without punctuation'),
});

/** A customer on the wire. */
export const customerSchema = z
  .strictObject({
    object: z.literal('customer'),
    id: idOf('cus', "the customer's id"),
    reference,
    name: z
      .string()
      .describe('as printed on an invoice')
      .meta({ examples: ['Padaria Aurora Ltda'] }),
    email: z.string().nullable().describe('where invoices are sent, or null'),
    country: z.string().length(2).nullable().describe('ISO 3166-1 alpha-2, or null'),
    address: z
      .strictObject({
        line1: z.string().nullable(),
        city: z.string().nullable(),
        postal_code: z.string().nullable(),
        country: z.string().length(2).nullable().describe('ISO 3166-1 alpha-2'),
      })
      .nullable()
      .describe('where it is, or null'),
    tax_ids: z.array(taxIdSchema),
    default_payment_method_id: z.string().nullable().describe('charged when a payment asks for "default"; null when there is none'),
    active: z.boolean().describe('false: archived; no new invoice is made for it'),
    balance_minor: minor('negative: credit, owed to the customer and applied when an invoice is finalized'),
    currency: currency.nullable().describe('of the balance, fixed by the first money that goes there; null until then'),
    created_at: createdAt,
  })
  .meta({ id: 'Customer', description: 'Who owes.' });

/** One tax of a line. */
const lineTaxSchema = z
  .strictObject({
    tax_rate_id: z.string().nullable().describe('its rate; null: the caller gave the amount'),
    amount_minor: minor('the tax'),
    inclusive: z.boolean().describe("true: inside the line's amount; false: on top"),
  })
  .meta({ id: 'LineTax', description: 'One tax of a line.' });

/** A line of an invoice on the wire. */
export const lineItemSchema = z
  .strictObject({
    object: z.literal('line_item'),
    id: idOf('li', "the line's id"),
    reference,
    description: z.string().meta({ examples: ['Consultoria, março'] }),
    amount_minor: minor("the line's money: the given amount, or unit amount × quantity rounded half away from zero"),
    unit_amount_minor: z
      .string()
      .nullable()
      .describe('decimal text of minor units, up to 12 places; null when the amount was given')
      .meta({ examples: ['1250.5'] }),
    quantity: z
      .string()
      .describe('decimal text')
      .meta({ examples: ['10'] }),
    source: z.enum(['line', 'invoice_item']).describe('whether it was put on the invoice itself, or comes from an invoice item'),
    price_id: z.string().nullable().describe('the price that the unit amount was taken from, or null'),
    period: z
      .strictObject({ start: z.iso.date(), end: z.iso.date() })
      .nullable()
      .describe('the days that the line is for, first and last, or null'),
    coupon_id: z.string().nullable().describe('what is taken off this line, or null'),
    discount_minor: minor("what the line's own coupon takes off"),
    invoice_discount_minor: minor("the line's share of what the invoice's coupon takes off"),
    taxes: z.array(lineTaxSchema).describe('of what is left after discounts, in the order in which they were given'),
  })
  .meta({ id: 'LineItem', description: "One line of an invoice: a plain amount, or a unit amount or a product's price × quantity." });

/** An invoice with its lines on the wire. */
export const invoiceSchema = z
  .strictObject({
    object: z.literal('invoice'),
    id: idOf('inv', "the invoice's id"),
    reference,
    number: z.string().nullable().describe("the caller's own, or given at finalization; null on a draft without one"),
    customer_id: idOf('cus', 'who owes'),
    status: z.enum(INVOICE_STATUSES).describe('scheduled: finalized with a later issue date, and not owed before it'),
    currency,
    collection_method: z.enum(COLLECTION_METHODS).describe('whether the customer pays it or the default payment method is charged'),
    memo: z.string().nullable().describe('free text on the invoice, or null'),
    footer: z.string().nullable().describe('free text at its foot, or null'),
    custom_fields: z.array(z.strictObject({ name: z.string(), value: z.string() })).describe('printed at its head'),
    metadata: z.record(z.string(), z.string()).describe("the caller's own pairs, names as they were given"),
    issue_date: z.iso.date().nullable().describe('YYYY-MM-DD: given, or the day of finalization; null on a draft without one'),
    due_date: z.nullable(z.iso.date()).meta({ description: 'YYYY-MM-DD, or null', examples: ['2026-02-15'] }),
    days_until_due: z.int().nullable().describe('from the issue date; null when a due date was given, or it is charged automatically'),
    lines: z.array(lineItemSchema),
    coupon_id: z.string().nullable().describe('what is taken off all lines together, or null'),
    tax_level: z
      .enum(TAX_LEVELS)
      .describe("whether tax is rounded on each line, or once over the document; from the sandbox's rule profile"),
    automatic_tax: z.boolean().describe("whether the customer's country has to be known; no tax is chosen by it"),
    subtotal_minor: minor('sum of the lines'),
    discount_minor: minor('what coupons take off, those of the lines and of the invoice'),
    tax_minor: minor('tax on top of the amounts'),
    inclusive_tax_minor: minor('tax that is inside the amounts'),
    total_minor: minor('subtotal − discount + tax on top; negative when credits outweigh charges'),
    applied_balance_minor: minor(
      "negative: credit of the customer's balance that it took; positive: its negative total, given to the balance",
    ),
    amount_due_minor: minor('total and applied balance, before anything is paid or credited; never negative'),
    amount_paid_minor: minor('sum of its payments, without what they paid too much'),
    amount_credited_minor: minor('what credit notes took off what remained to be paid'),
    amount_remaining_minor: minor('what is still to be paid; never negative'),
    quote_id: z.string().nullable().describe('the quote that it was made of, or null'),
    recurring_invoice_id: z.string().nullable().describe('the recurring invoice that issued it, or null'),
    version: z.int().min(1).describe('counts the writes to this invoice, from 1'),
    created_at: createdAt,
    scheduled_at: instant('when it was finalized with a later issue date, or null: it never was').nullable(),
    finalized_at: instant('when it was issued, from when on it is owed: at finalization, or on its issue date; or null').nullable(),
    sent_at: instant('when it was last sent, or null').nullable(),
    reminded_at: instant('when a reminder of it was last sent, or null').nullable(),
    reminders_count: z.int().min(0).describe('reminders of it that were sent'),
    paid_at: instant('when nothing was left to pay, or null').nullable(),
    uncollectible_at: instant('when it was written off, or null').nullable(),
    voided_at: instant('when it was voided, or null').nullable(),
    cancelled_at: instant('when it was cancelled before its issue date, or null').nullable(),
  })
  .meta({ id: 'Invoice', description: 'An invoice with its lines and totals.' });

const none = z.null().describe('nothing of a preview is stored');

/** An invoice that was reckoned and not stored, on the wire. */
export const invoicePreviewSchema = z
  .strictObject({ ...invoiceSchema.shape, id: none, lines: z.array(z.strictObject({ ...lineItemSchema.shape, id: none })) })
  .meta({ id: 'InvoicePreview', description: 'An invoice as it would be created, with no ids.' });

/** A payment on the wire. */
export const paymentSchema = z
  .strictObject({
    object: z.literal('payment'),
    id: idOf('pay', "the payment's id"),
    reference,
    invoice_id: idOf('inv', 'what was paid'),
    customer_id: idOf('cus', 'who paid'),
    amount_minor: minor('what was received'),
    currency,
    status: z.enum(PAYMENT_STATUSES).describe('a reversed payment no longer counts towards its invoice'),
    payment_method_id: z.string().nullable().describe('the card that was charged; null: recorded from outside, nothing was charged'),
    payment_link_id: z.string().nullable().describe('the payment link that it was paid through, or null'),
    amount_overpaid_minor: minor("what was more than remained; the customer's balance got it"),
    amount_refunded_minor: minor('what was given back so far'),
    created_at: createdAt,
  })
  .meta({ id: 'Payment', description: 'Money received for an invoice, charged on a card or recorded from outside.' });

/** A refund on the wire. */
export const refundSchema = z
  .strictObject({
    object: z.literal('refund'),
    id: idOf('ref', "the refund's id"),
    reference,
    payment_id: idOf('pay', 'which payment it gives back from'),
    invoice_id: idOf('inv', 'which invoice that payment was for'),
    credit_note_id: z.string().nullable().describe('the credit note that asked for it, or null'),
    amount_minor: minor('what was given back'),
    currency,
    status: z.enum(['succeeded']),
    reversal: z.boolean().describe('whether it took the payment back from its invoice, which is owed the money again'),
    reason: z.string().nullable().describe('free text, or null'),
    created_at: createdAt,
  })
  .meta({ id: 'Refund', description: 'Money given back from one payment.' });

/** A payment method on the wire; how it behaves is not told. */
export const paymentMethodSchema = z
  .strictObject({
    object: z.literal('payment_method'),
    id: idOf('pm', "the payment method's id"),
    reference,
    customer_id: idOf('cus', 'whose it is').nullable(),
    brand: z.string(),
    last4: z.string().length(4),
    created_at: createdAt,
  })
  .meta({ id: 'PaymentMethod', description: "A customer's card." });

/** What is left of a deleted object, by its word. Call it once per word. */
export function deletionSchema<Word extends string>(object: Word) {
  const name = object.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return z
    .strictObject({ object: z.literal(object), id: z.string().describe('what was deleted'), deleted: z.literal(true) })
    .meta({ id: `Deleted${name}`, description: `What is left of it: ${name}.` });
}

/** A document on the wire: the bytes of `mediaType` (`application/pdf`), no JSON. */
export function documentSchema(mediaType: string, about: string) {
  return z.string().meta({ format: 'binary', contentMediaType: mediaType, description: about });
}

/** The media type of what an operation answers, by its output. */
export function mediaTypeOf(output: z.ZodType): string {
  const { contentMediaType } = output.meta() ?? {};
  return typeof contentMediaType === 'string' ? contentMediaType : 'application/json';
}

/** A page of a list of `item` on the wire, newest first; its component is named after the item's. Call it once per item. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const name = item.meta()?.id ?? 'Object';
  return z
    .strictObject({
      object: z.literal('list'),
      data: z.array(item).describe('newest first'),
      has_more: z.boolean().describe('whether another page follows'),
      next_cursor: z.string().nullable().describe('opaque: pass it as `cursor` for the next page; null on the last one'),
    })
    .meta({ id: `${name}List`, description: `One page of a list: ${name}.` });
}

const fieldErrorSchema = z
  .strictObject({
    path: z
      .string()
      .describe('where, dots between names and indexes; empty: the body as a whole')
      .meta({ examples: ['lines.0.quantity'] }),
    expected: z
      .string()
      .describe('what belongs there')
      .meta({ examples: ['a whole number'] }),
    received: z
      .string()
      .describe('the type or shape that came, never the value')
      .meta({ examples: ['string'] }),
  })
  .meta({ id: 'FieldError', description: 'One field that is wrong.' });

/** A problem document on the wire. @see RFC 9457 */
export const problemSchema = z
  .strictObject({
    type: z.string().meta({ examples: ['urn:overdue:problem:invoice_already_paid'] }),
    title: z.string().describe('what this code means, the same every time'),
    status: z.int().min(400).max(599),
    detail: z.string().describe('what was wrong this time, in English, for people'),
    code: z
      .string()
      .describe('for programs')
      .meta({ examples: ['invoice_already_paid'] }),
    rule: z
      .string()
      .regex(/^R\d{2,3}$/)
      .nullable()
      .describe('the business rule that refused, or null')
      .meta({ examples: ['R41'] }),
    request_id: z.string().describe('the same as the Request-Id header'),
    allowed_operations: z.array(z.string()).optional().describe('what the present state of the object allows'),
    errors: z.array(fieldErrorSchema).optional(),
    existing_id: z.string().optional().describe('the object that already holds the reference'),
    decline_code: z.string().optional().describe('why the card was declined'),
  })
  .meta({ id: 'Problem', description: 'Why a call was refused (RFC 9457).' });
