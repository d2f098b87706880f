// Operations that begin and end an invoice's life: finalize, void, cancel, and delete a draft.
// Step 5 of a request's walk.
import * as z from 'zod';
import { isRejection, reject } from '../../domain/rejection.ts';
import { cancelInvoice as cancel, refuseEnd, voidInvoice as takeBack } from '../../domain/transitions/invoice-ends.ts';
import { finalizeInvoice as finalize } from '../../domain/transitions/invoice-transitions.ts';
import { deletionSchema, invoiceSchema } from '../../wire/schemas.ts';
import { id } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { finalizationOf } from './finalization.ts';
import { deleteInvoice, storeInvoice } from './store-invoice.ts';

/** POST /invoices/{invoice_id}/finalize */
export const finalizeInvoice = defineOperation({
  name: 'finalize_invoice',
  summary:
    'Give a draft its number and open it; when nothing is due it is paid at once, with a later issue date it is scheduled until then.',
  method: 'POST',
  path: '/invoices/{invoice_id}/finalize',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({ invoice_id: id("the invoice's id") }),
  answers: 'object',
  output: invoiceSchema,
  run(input, context) {
    const { tx, nowMs } = context;
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    // Staged: a refusal drops the transaction and the number with it.
    const finalized = finalize(invoice, finalizationOf(invoice, context));
    return isRejection(finalized) ? finalized : storeInvoice(tx, finalized, nowMs);
  },
});

/** POST /invoices/{invoice_id}/void */
export const voidInvoice = defineOperation({
  name: 'void_invoice',
  summary: 'Void an open invoice for which nothing was received.',
  method: 'POST',
  path: '/invoices/{invoice_id}/void',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({ invoice_id: id("the invoice's id") }),
  answers: 'object',
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const voided = takeBack(invoice, nowMs, profile);
    return isRejection(voided) ? voided : storeInvoice(tx, voided, nowMs);
  },
});

/** POST /invoices/{invoice_id}/cancel */
export const cancelInvoice = defineOperation({
  name: 'cancel_invoice',
  summary: 'Cancel a scheduled invoice before its issue date: it stays on file with its number, and is never owed.',
  method: 'POST',
  path: '/invoices/{invoice_id}/cancel',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({ invoice_id: id("the invoice's id") }),
  answers: 'object',
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const cancelled = cancel(invoice, nowMs, profile);
    return isRejection(cancelled) ? cancelled : storeInvoice(tx, cancelled, nowMs);
  },
});

/** DELETE /invoices/{invoice_id} */
export const deleteDraftInvoice = defineOperation({
  name: 'delete_draft_invoice',
  summary: 'Delete a draft and its lines; nothing is left of it.',
  method: 'DELETE',
  path: '/invoices/{invoice_id}',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({ invoice_id: id("the invoice's id") }),
  answers: 'deletion',
  output: deletionSchema('invoice'),
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    return refuseEnd(invoice, 'delete_draft_invoice', profile) ?? deleteInvoice(tx, invoice, nowMs);
  },
});
