// Operations on the lines of a draft.
// Step 5 of a request's walk.
import * as z from 'zod';
import type { Invoice } from '../../domain/invoice.ts';
import { addLine, removeLine, updateLine } from '../../domain/invoice-edit.ts';
import type { LineItem } from '../../domain/line-item.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import { deletionSchema, lineItemSchema } from '../../wire/schemas.ts';
import { described, description, id, lineFields, reference } from '../fields.ts';
import { defineOperation, type OperationContext } from '../operation.ts';
import { refuseTaken } from '../references.ts';
import { descriptionOf, lineTerms } from './line-terms.ts';
import { storeInvoice } from './store-invoice.ts';

/** POST /invoices/{invoice_id}/lines */
export const addInvoiceLineItem = defineOperation({
  name: 'add_invoice_line_item',
  summary: 'Add a line to a draft invoice.',
  method: 'POST',
  path: '/invoices/{invoice_id}/lines',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 201,
  input: described(z.strictObject({ invoice_id: id("the invoice's id"), description, ...lineFields, reference })),
  answers: 'object',
  output: lineItemSchema,
  run(input, context) {
    const { tx } = context;
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const taken = refuseTaken(tx.line_items, input.reference);
    if (taken !== null) return taken;
    const terms = lineTerms(tx, input);
    if (isRejection(terms)) return terms;
    const line = { ...terms, id: tx.newId('li'), reference: input.reference ?? null, description: descriptionOf(tx, input) };
    return storedLine(context, addLine(invoice, line, context), line.id);
  },
});

/** PATCH /invoices/{invoice_id}/lines/{line_item_id} */
export const updateInvoiceLineItem = defineOperation({
  name: 'update_invoice_line_item',
  summary: 'Change a line of a draft invoice.',
  method: 'PATCH',
  path: '/invoices/{invoice_id}/lines/{line_item_id}',
  scope: 'invoices:write',
  write: 'idempotent',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    line_item_id: id("the line's id"),
    description: description.describe('what the line is for'),
    ...lineFields,
  }),
  answers: 'object',
  output: lineItemSchema,
  run(input, context) {
    const { tx } = context;
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const terms = lineTerms(tx, input);
    if (isRejection(terms)) return terms;
    const change = { ...terms, description: input.description };
    return storedLine(context, updateLine(invoice, input.line_item_id, change, context), input.line_item_id);
  },
});

/** DELETE /invoices/{invoice_id}/lines/{line_item_id} */
export const removeInvoiceLineItem = defineOperation({
  name: 'remove_invoice_line_item',
  summary: 'Remove a line from a draft invoice.',
  method: 'DELETE',
  path: '/invoices/{invoice_id}/lines/{line_item_id}',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({ invoice_id: id("the invoice's id"), line_item_id: id("the line's id") }),
  answers: 'deletion',
  output: deletionSchema('line_item'),
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const changed = removeLine(invoice, input.line_item_id, profile);
    if (isRejection(changed)) return changed;
    storeInvoice(tx, changed, nowMs);
    return { kind: 'deletion', of: 'line_item', id: input.line_item_id };
  },
});

/** Stores the invoice and answers its line; a refusal passes through. */
function storedLine({ tx, nowMs }: OperationContext, changed: Invoice | Rejection, lineId: string): LineItem | Rejection {
  if (isRejection(changed)) return changed;
  storeInvoice(tx, changed, nowMs);
  return tx.line_items.get(lineId) ?? reject('R01');
}
