// Operations on quotes: offer, read, and make an invoice of one.
// Step 5 of a request's walk.
import * as z from 'zod';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import { convertQuote, createQuote as offer, QUOTE_STATUSES, type Quote, quoteNumber } from '../../domain/sales/quote.ts';
import { quoteSchema } from '../../wire/sales/sales-schemas.ts';
import { invoiceSchema, listOf } from '../../wire/schemas.ts';
import { currency, id, reference } from '../fields.ts';
import { linesInput, newLines, refuseTaxLocation } from '../invoice/draft.ts';
import { contentFields, notesOf } from '../invoice/fields.ts';
import { findCoupon } from '../invoice/line-terms.ts';
import { storeDraft } from '../invoice/store-invoice.ts';
import { defineOperation, type OperationContext } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { activeCustomer, refuseTaken } from '../references.ts';
import { ownerOf } from '../store-move.ts';

const quoteInput = z.strictObject({
  customer_id: id('who is offered it'),
  currency,
  expires_on: z.iso
    .date()
    .nullable()
    .optional()
    .describe(
      'YYYY-MM-DD, the last day on which it can be converted, in UTC, at most 365 days ahead; null: no such day; 30 days from today when left out',
    )
    .meta({ examples: ['2026-02-15'] }),
  ...contentFields,
  lines: linesInput.describe('1 to 250'),
  reference,
});

/** POST /quotes */
export const createQuote = defineOperation({
  name: 'create_quote',
  summary: 'Offer a customer lines at their prices, taxes and discounts of now, until a day.',
  method: 'POST',
  path: '/quotes',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'list_quotes', argument: 'reference' },
  status: 201,
  input: quoteInput,
  answers: 'object',
  output: quoteSchema,
  run(input, context) {
    const quote = quoteOf(input, context);
    return isRejection(quote) ? quote : context.tx.quotes.add(quote);
  },
});

/** GET /quotes/{quote_id} */
export const getQuote = defineOperation({
  name: 'get_quote',
  summary: 'Get a quote with its lines.',
  method: 'GET',
  path: '/quotes/{quote_id}',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ quote_id: id("the quote's id") }),
  answers: 'object',
  output: quoteSchema,
  run: (input, { tx }) => tx.quotes.get(input.quote_id) ?? reject('R01'),
});

/** GET /quotes */
export const listQuotes = defineOperation({
  name: 'list_quotes',
  summary: 'List quotes, newest first.',
  method: 'GET',
  path: '/quotes',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    ...pageFields,
    customer_id: id("only this customer's").optional(),
    status: z.enum(QUOTE_STATUSES).optional().describe('only those in this state'),
  }),
  answers: 'list',
  output: listOf(quoteSchema),
  run: ({ customer_id, status, ...page }, { tx }) =>
    pageOf(tx.quotes, { list: 'quotes', ...page, filters: { customerId: customer_id, status } }),
});

/** POST /quotes/{quote_id}/convert */
export const convertQuoteToInvoice = defineOperation({
  name: 'convert_quote_to_invoice',
  summary: "Make a draft invoice of a quote's lines, at the prices, taxes and discounts that were quoted.",
  method: 'POST',
  path: '/quotes/{quote_id}/convert',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_quote', argument: 'quote_id' },
  status: 201,
  input: z.strictObject({ quote_id: id("the quote's id") }),
  answers: 'object',
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const quote = tx.quotes.get(input.quote_id);
    if (quote === undefined) return reject('R01');
    const given = { id: tx.newId('inv'), reference: null, newLineId: () => tx.newId('li'), profile, nowMs };
    const converted = convertQuote(quote, given);
    if (isRejection(converted)) return converted;
    const customer = ownerOf(tx, quote);
    const refusal = customer.active ? refuseTaxLocation(quote.automaticTax, customer) : reject('R04');
    if (refusal !== null) return refusal;
    tx.quotes.put(converted.quote);
    return storeDraft(tx, converted.invoice);
  },
});

/** The quote that an input asks for, or why there is none. */
function quoteOf(input: z.infer<typeof quoteInput>, { tx, nowMs, profile }: OperationContext): Quote | Rejection {
  const taken = refuseTaken(tx.quotes, input.reference);
  if (taken !== null) return taken;
  const customer = activeCustomer(tx, input.customer_id);
  if (isRejection(customer)) return customer;
  const refusal = refuseTaxLocation(input.automatic_tax ?? false, customer);
  if (refusal !== null) return refusal;
  const quoteId = tx.newId('quo');
  const lines = newLines(tx, input.lines ?? []);
  if ('kind' in lines) return lines;
  const coupon = findCoupon(tx, input.coupon_id) ?? null;
  if (coupon?.kind === 'rejection') return coupon;
  return offer({
    id: quoteId,
    reference: input.reference ?? null,
    // Staged: a refusal drops the transaction and the number with it.
    number: quoteNumber(tx.nextNumber('quote')),
    customerId: input.customer_id,
    currency: input.currency,
    expiresOn: input.expires_on,
    notes: notesOf(input),
    automaticTax: input.automatic_tax ?? false,
    lines,
    coupon,
    profile,
    nowMs,
  });
}
