// Operations on invoices: create, read, change.
// Step 5 of a request's walk.
import { z } from 'zod';
import { COLLECTION_METHODS, MAX_LINES, createInvoice as newInvoice } from '../domain/invoice.ts';
import { updateInvoice as changeInvoice } from '../domain/invoice-edit.ts';
import { INVOICE_STATUSES } from '../domain/lifecycle.ts';
import { isRejection, reject } from '../domain/rejection.ts';
import { invoiceSchema, listOf } from '../wire/schemas.ts';
import { currency, description, dueDate, id, lineFields, memo, priceSource, reference } from './fields.ts';
import { defineOperation } from './operation.ts';
import { pageFields, pageOf } from './page.ts';
import { refuseTaken, unknownReference } from './references.ts';
import { storeInvoice } from './store-invoice.ts';

const collectionMethod = z
  .enum(COLLECTION_METHODS)
  .describe('whether the customer pays it or the default payment method is charged; send_invoice when left out');

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
  input: z.strictObject({
    customer_id: id('who owes'),
    currency,
    collection_method: collectionMethod.optional(),
    memo,
    due_date: dueDate,
    lines: z
      .array(z.strictObject({ description, ...lineFields }))
      .optional()
      .describe('at most 250'),
    reference,
  }),
  output: invoiceSchema,
  run(input, { tx, nowMs }) {
    const taken = refuseTaken(tx.invoices, input.reference);
    if (taken !== null) return taken;
    if (tx.customers.get(input.customer_id) === undefined) return unknownReference('customer_id', 'customer');
    const invoice = newInvoice({
      id: tx.newId('inv'),
      reference: input.reference ?? null,
      customerId: input.customer_id,
      currency: input.currency,
      collectionMethod: input.collection_method ?? 'send_invoice',
      memo: input.memo ?? null,
      dueDate: input.due_date ?? null,
      // One more than allowed is enough to be refused, and bounds the ids drawn for it.
      lines: (input.lines ?? []).slice(0, MAX_LINES + 1).map((line) => ({
        id: tx.newId('li'),
        reference: null,
        description: line.description,
        ...priceSource(line),
      })),
      nowMs,
    });
    return isRejection(invoice) ? invoice : storeInvoice(tx, invoice, nowMs);
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
  }),
  output: listOf(invoiceSchema),
  run: ({ customer_id, status, ...page }, { tx }) =>
    pageOf(tx.invoices, { list: 'invoices', ...page, filters: { customerId: customer_id, status } }),
});

/** PATCH /invoices/{invoice_id} */
export const updateInvoice = defineOperation({
  name: 'update_invoice',
  summary: 'Change an invoice; after finalization only its memo and due date.',
  method: 'PATCH',
  path: '/invoices/{invoice_id}',
  scope: 'invoices:write',
  write: 'idempotent',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    memo,
    due_date: dueDate,
    collection_method: collectionMethod.optional(),
    currency: currency.optional(),
    customer_id: id('who owes').optional(),
  }),
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const change = {
      memo: input.memo,
      dueDate: input.due_date,
      collectionMethod: input.collection_method,
      currency: input.currency,
      customerId: input.customer_id,
    };
    const changed = changeInvoice(invoice, change, profile);
    if (isRejection(changed)) return changed;
    if (tx.customers.get(changed.customerId) === undefined) return unknownReference('customer_id', 'customer');
    return storeInvoice(tx, changed, nowMs);
  },
});
