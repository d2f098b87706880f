// Operations on invoices: create, read, change.
// Step 5 of a request's walk.
import * as z from 'zod';
import { updateInvoice as changeInvoice } from '../../domain/invoice-edit.ts';
import { INVOICE_STATUSES } from '../../domain/lifecycle.ts';
import { isRejection, reject } from '../../domain/rejection.ts';
import { invoicePreviewSchema, invoiceSchema, listOf } from '../../wire/schemas.ts';
import { currency, id } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { activeCustomer } from '../references.ts';
import { ownerOf } from '../store-move.ts';
import { draftInput, draftOf, refuseTaxLocation } from './draft.ts';
import { invoiceFields, notesOf, termsOf } from './fields.ts';
import { refuseNumber } from './finalization.ts';
import { findCoupon } from './line-terms.ts';
import { storeDraft, storeInvoice } from './store-invoice.ts';

/** POST /invoices */
export const createInvoice = defineOperation({
  name: 'create_invoice',
  summary: 'Create a draft invoice, with lines or without.',
  method: 'POST',
  path: '/invoices',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'list_invoices', argument: 'reference' },
  status: 201,
  input: draftInput,
  answers: 'object',
  output: invoiceSchema,
  run(input, context) {
    const draft = draftOf(input, context);
    return isRejection(draft) ? draft : storeDraft(context.tx, draft);
  },
});

/** POST /invoices/preview */
export const previewInvoice = defineOperation({
  name: 'preview_invoice',
  summary: 'Reckon an invoice as create_invoice would make it, without making it.',
  method: 'POST',
  path: '/invoices/preview',
  scope: 'invoices:write',
  write: 'safe',
  found_by: null,
  status: 200,
  input: draftInput,
  answers: 'preview',
  output: invoicePreviewSchema,
  run(input, context) {
    const invoice = draftOf(input, context);
    return isRejection(invoice) ? invoice : { kind: 'preview', invoice };
  },
});

/** GET /invoices/{invoice_id} */
export const getInvoice = defineOperation({
  name: 'get_invoice',
  summary: 'Get an invoice with its lines.',
  method: 'GET',
  path: '/invoices/{invoice_id}',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ invoice_id: id("the invoice's id") }),
  answers: 'object',
  output: invoiceSchema,
  run: (input, { tx }) => tx.invoices.get(input.invoice_id) ?? reject('R01'),
});

/** GET /invoices */
export const listInvoices = defineOperation({
  name: 'list_invoices',
  summary: 'List invoices, newest first.',
  method: 'GET',
  path: '/invoices',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    ...pageFields,
    customer_id: id("only this customer's").optional(),
    status: z.enum(INVOICE_STATUSES).optional().describe('only those in this state'),
    recurring_invoice_id: id('only those that this recurring invoice issued').optional(),
  }),
  answers: 'list',
  output: listOf(invoiceSchema),
  run: ({ customer_id, status, recurring_invoice_id, ...page }, { tx }) => {
    const filters = { customerId: customer_id, status, recurringInvoiceId: recurring_invoice_id };
    return pageOf(tx.invoices, { list: 'invoices', ...page, filters });
  },
});

/** PATCH /invoices/{invoice_id} */
export const updateInvoice = defineOperation({
  name: 'update_invoice',
  summary: 'Change an invoice; after finalization only what is written on it, and until when it is due.',
  method: 'PATCH',
  path: '/invoices/{invoice_id}',
  scope: 'invoices:write',
  write: 'idempotent',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    ...invoiceFields,
    currency: currency.optional(),
    customer_id: id("who owes; a draft's lines that are another customer's invoice items leave it, and are pending again").optional(),
  }),
  answers: 'object',
  output: invoiceSchema,
  run(input, context) {
    const { tx, nowMs } = context;
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const coupon = findCoupon(tx, input.coupon_id);
    if (coupon?.kind === 'rejection') return coupon;
    const change = {
      ...termsOf(input),
      ...notesOf(input),
      number: input.number,
      currency: input.currency,
      customerId: input.customer_id,
      coupon,
      automaticTax: input.automatic_tax,
    };
    const changed = changeInvoice(invoice, change, context);
    if (isRejection(changed)) return changed;
    const customer = changed.customerId === invoice.customerId ? null : activeCustomer(tx, changed.customerId);
    if (customer !== null && isRejection(customer)) return customer;
    const refusal =
      refuseTaxLocation(changed.automaticTax, customer ?? ownerOf(tx, invoice)) ?? refuseNumber(input.number, invoice.id, context);
    if (refusal !== null) return refusal;
    return storeInvoice(tx, changed, nowMs);
  },
});
