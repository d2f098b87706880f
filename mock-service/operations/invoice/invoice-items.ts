// Operations on invoice items: what a customer owes and no invoice says yet, or a draft does.
// Step 5 of a request's walk.
import * as z from 'zod';
import type { Invoice } from '../../domain/invoice.ts';
import { updateLine } from '../../domain/invoice-edit.ts';
import {
  attachItems,
  changeInvoiceItem,
  detachItem,
  INVOICE_ITEM_STATUSES,
  type InvoiceItem,
  createInvoiceItem as newItem,
  refuseLocked,
} from '../../domain/invoice-item.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import type { Transaction } from '../../store/transaction.ts';
import { invoiceItemSchema } from '../../wire/credit-schemas.ts';
import { deletionSchema, listOf } from '../../wire/schemas.ts';
import { currency, described, description, id, lineFields, reference } from '../fields.ts';
import { defineOperation, type OperationContext } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { activeCustomer, refuseTaken, unknownReference } from '../references.ts';
import { descriptionOf, lineTerms } from './line-terms.ts';
import { storeInvoice } from './store-invoice.ts';

/** POST /invoice_items */
export const createInvoiceItem = defineOperation({
  name: 'create_invoice_item',
  summary: 'Note something a customer owes, for the next invoice that includes pending items or for a draft at once.',
  method: 'POST',
  path: '/invoice_items',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'list_invoice_items', argument: 'reference' },
  status: 201,
  input: described(
    z.strictObject({
      customer_id: id('who owes'),
      description,
      ...lineFields,
      currency,
      invoice_id: id('a draft of this customer to put it on at once; left out: it waits').optional(),
      reference,
    }),
  ),
  answers: 'object',
  output: invoiceItemSchema,
  run(input, context) {
    const { tx, nowMs, profile } = context;
    const taken = refuseTaken(tx.invoice_items, input.reference);
    if (taken !== null) return taken;
    const customer = activeCustomer(tx, input.customer_id);
    if (isRejection(customer)) return customer;
    const draft = input.invoice_id === undefined ? null : draftOf(tx, input.invoice_id, input.customer_id);
    if (draft?.kind === 'rejection') return draft;
    const terms = lineTerms(tx, input);
    if (isRejection(terms)) return terms;
    const item = newItem({
      id: tx.newId('ii'),
      reference: input.reference ?? null,
      customerId: input.customer_id,
      currency: input.currency,
      line: { ...terms, id: tx.newId('li'), reference: null, description: descriptionOf(tx, input) },
      nowMs,
    });
    if (isRejection(item)) return item;
    const stored = tx.invoice_items.put(item);
    if (draft === null) return stored;
    return storedItem(context, attachItems(draft, [stored], profile), item.id);
  },
});

/** GET /invoice_items */
export const listInvoiceItems = defineOperation({
  name: 'list_invoice_items',
  summary: 'List invoice items, newest first.',
  method: 'GET',
  path: '/invoice_items',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    ...pageFields,
    customer_id: id("only this customer's").optional(),
    invoice_id: id('only those on this invoice').optional(),
    status: z.enum(INVOICE_ITEM_STATUSES).optional().describe('only those that wait, or only those on an invoice'),
  }),
  answers: 'list',
  output: listOf(invoiceItemSchema),
  run: ({ customer_id, invoice_id, status, ...page }, { tx }) => {
    const filters = { customerId: customer_id, invoiceId: invoice_id, status };
    return pageOf(tx.invoice_items, { list: 'invoice_items', ...page, filters });
  },
});

/** PATCH /invoice_items/{invoice_item_id} */
export const updateInvoiceItem = defineOperation({
  name: 'update_invoice_item',
  summary: 'Change an invoice item; one on a draft changes its line there.',
  method: 'PATCH',
  path: '/invoice_items/{invoice_item_id}',
  scope: 'invoices:write',
  write: 'idempotent',
  found_by: null,
  status: 200,
  input: z.strictObject({ invoice_item_id: id("the item's id"), description: description.describe('what the line is for'), ...lineFields }),
  answers: 'object',
  output: invoiceItemSchema,
  run(input, context) {
    const { tx, nowMs, profile } = context;
    const item = tx.invoice_items.get(input.invoice_item_id);
    if (item === undefined) return reject('R01');
    const draft = openDraftOf(tx, item);
    if (draft?.kind === 'rejection') return draft;
    const terms = lineTerms(tx, input);
    if (isRejection(terms)) return terms;
    const change = { description: input.description, ...terms };
    if (draft === null) {
      const changed = changeInvoiceItem(item, change, { nowMs });
      return isRejection(changed) ? changed : tx.invoice_items.put(changed);
    }
    return storedItem(context, updateLine(draft, item.lineItemId, change, { profile, nowMs }), item.id);
  },
});

/** DELETE /invoice_items/{invoice_item_id} */
export const deleteInvoiceItem = defineOperation({
  name: 'delete_invoice_item',
  summary: 'Delete an invoice item; one on a draft takes its line with it.',
  method: 'DELETE',
  path: '/invoice_items/{invoice_item_id}',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: null,
  status: 200,
  input: z.strictObject({ invoice_item_id: id("the item's id") }),
  answers: 'deletion',
  output: deletionSchema('invoice_item'),
  run(input, { tx, nowMs }) {
    const item = tx.invoice_items.get(input.invoice_item_id);
    if (item === undefined) return reject('R01');
    const draft = openDraftOf(tx, item);
    if (draft?.kind === 'rejection') return draft;
    tx.invoice_items.delete(item.id);
    if (draft !== null) storeInvoice(tx, detachItem(draft, item), nowMs);
    return { kind: 'deletion', of: 'invoice_item', id: item.id };
  },
});

/** The invoice a caller named for an item; or R02: there is none of this customer. */
function draftOf(tx: Transaction, invoiceId: string, customerId: string): Invoice | Rejection {
  const invoice = tx.invoices.get(invoiceId);
  return invoice?.customerId === customerId ? invoice : unknownReference('invoice_id', 'invoice of this customer');
}

/** The draft an item is on; null: it is pending. Or R28. */
function openDraftOf(tx: Transaction, { invoiceId }: InvoiceItem): Invoice | Rejection | null {
  const invoice = invoiceId === null ? undefined : tx.invoices.get(invoiceId);
  return invoice === undefined ? null : (refuseLocked(invoice) ?? invoice);
}

/** Stores the draft and answers the item as its line says it now; a refusal passes through. */
function storedItem({ tx, nowMs }: OperationContext, changed: Invoice | Rejection, itemId: string): InvoiceItem | Rejection {
  if (isRejection(changed)) return changed;
  storeInvoice(tx, changed, nowMs);
  return tx.invoice_items.get(itemId) ?? reject('R01');
}
