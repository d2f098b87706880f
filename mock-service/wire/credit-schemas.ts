// Schemas of credit notes and invoice items on the native wire. OpenAPI's components are read from here.
// Step 6 of a request's walk; the parts they share with others are in schemas.ts.
import * as z from 'zod';
import { CREDIT_NOTE_STATUSES } from '../domain/credit/credit-note.ts';
import { INVOICE_ITEM_STATUSES } from '../domain/invoice-item.ts';
import { createdAt, currency, idOf, instant, lineItemSchema, minor, reference } from './schemas.ts';

/** A credit note on the wire. */
export const creditNoteSchema = z
  .strictObject({
    object: z.literal('credit_note'),
    id: idOf('cn', "the credit note's id"),
    reference,
    number: z
      .string()
      .describe('as printed')
      .meta({ examples: ['CN-000001'] }),
    invoice_id: idOf('inv', 'what was credited'),
    customer_id: idOf('cus', 'whose invoice it is'),
    status: z.enum(CREDIT_NOTE_STATUSES),
    currency,
    amount_minor: minor('what was credited in all'),
    pre_payment_minor: minor('what it took off what remained to be paid'),
    post_payment_minor: minor('what it gave back of what was paid: the next three together'),
    refund_amount_minor: minor('what it refunded to the cards that were charged'),
    credit_amount_minor: minor("what it put on the customer's balance"),
    outside_amount_minor: minor('what was given back outside'),
    lines: z
      .array(z.strictObject({ line_item_id: idOf('li', 'a line of the invoice'), amount_minor: minor('what was credited of it') }))
      .describe('empty when an amount was given'),
    reason: z.string().nullable().describe('free text, or null'),
    version: z.int().min(1).describe('counts the writes to this credit note, from 1'),
    created_at: createdAt,
    voided_at: instant('when it was voided, or null').nullable(),
  })
  .meta({ id: 'CreditNote', description: 'Takes money of an invoice back: off what is owed, then out of what was paid.' });

/** An invoice item on the wire. */
export const invoiceItemSchema = z
  .strictObject({
    object: z.literal('invoice_item'),
    id: idOf('ii', "the item's id"),
    reference,
    customer_id: idOf('cus', 'who owes'),
    status: z.enum(INVOICE_ITEM_STATUSES).describe('pending: it waits for an invoice that includes pending items'),
    currency,
    invoice_id: z.string().nullable().describe('the invoice it is on; null while it waits'),
    line: lineItemSchema.describe('its line as it is on the invoice, or will be'),
    created_at: createdAt,
  })
  .meta({ id: 'InvoiceItem', description: 'Something a customer owes that waits for an invoice, or is a line of one already.' });
