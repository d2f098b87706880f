// Operations that move an invoice through its life: finalize and void.
// Step 5 of a request's walk.
import { z } from 'zod';
import { voidInvoice as cancel, finalizeInvoice as finalize, invoiceNumber } from '../domain/invoice-transitions.ts';
import { isRejection, reject } from '../domain/rejection.ts';
import { invoiceSchema } from '../wire/schemas.ts';
import { id } from './fields.ts';
import { defineOperation } from './operation.ts';
import { storeInvoice } from './store-invoice.ts';
import { ownerOf } from './store-move.ts';

/** POST /invoices/{invoice_id}/finalize */
export const finalizeInvoice = defineOperation({
  name: 'finalize_invoice',
  summary: 'Give a draft its number and open it; when nothing is due it is paid at once.',
  method: 'POST',
  path: '/invoices/{invoice_id}/finalize',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({ invoice_id: id("the invoice's id") }),
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    // Staged: a refusal drops the transaction and the number with it.
    const finalized = finalize(invoice, {
      number: invoiceNumber(tx.nextNumber('invoice')),
      nowMs,
      profile,
      customer: ownerOf(tx, invoice),
    });
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
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const voided = cancel(invoice, nowMs, profile);
    return isRejection(voided) ? voided : storeInvoice(tx, voided, nowMs);
  },
});
