// Operations that see to an invoice's money: send it, take note that it was paid elsewhere, write it off.
// Step 5 of a request's walk.
import * as z from 'zod';
import { recordPayment } from '../../domain/payment.ts';
import { isRejection, reject } from '../../domain/rejection.ts';
import { writeOffInvoice as writeOff } from '../../domain/transitions/invoice-ends.ts';
import { sendInvoice as send } from '../../domain/transitions/invoice-transitions.ts';
import { invoiceSchema } from '../../wire/schemas.ts';
import { id } from '../fields.ts';
import { mailInvoice } from '../mail/leave-message.ts';
import { defineOperation } from '../operation.ts';
import { ownerOf } from '../store-move.ts';
import { finalizationOf } from './finalization.ts';
import { storeInvoice } from './store-invoice.ts';

/** POST /invoices/{invoice_id}/send */
export const sendInvoice = defineOperation({
  name: 'send_invoice',
  summary: "Send an invoice to the customer's e-mail: a draft is finalized first, of a paid one a receipt is sent.",
  method: 'POST',
  path: '/invoices/{invoice_id}/send',
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
    const sent = send(invoice, { ...finalizationOf(invoice, context), email: ownerOf(tx, invoice).email });
    if (isRejection(sent)) return sent;
    return mailInvoice(sent, context) ?? storeInvoice(tx, sent, nowMs);
  },
});

/** POST /invoices/{invoice_id}/mark_uncollectible */
export const markInvoiceUncollectible = defineOperation({
  name: 'mark_invoice_uncollectible',
  summary: 'Write off an open invoice: its money is no longer expected, but may still come.',
  method: 'POST',
  path: '/invoices/{invoice_id}/mark_uncollectible',
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
    const writtenOff = writeOff(invoice, nowMs, profile);
    return isRejection(writtenOff) ? writtenOff : storeInvoice(tx, writtenOff, nowMs);
  },
});

/** POST /invoices/{invoice_id}/mark_paid */
export const markInvoicePaid = defineOperation({
  name: 'mark_invoice_paid',
  summary: 'Record all that remains of an invoice as a payment from outside.',
  method: 'POST',
  path: '/invoices/{invoice_id}/mark_paid',
  scope: 'payments:write',
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
    const payment = { id: tx.newId('pay'), reference: null, method: null, command: 'mark_invoice_paid' } as const;
    const settlement = recordPayment(invoice, { ...payment, ...finalizationOf(invoice, context) });
    if (isRejection(settlement)) return settlement;
    tx.payments.put(settlement.payment);
    return storeInvoice(tx, settlement.invoice, nowMs);
  },
});
