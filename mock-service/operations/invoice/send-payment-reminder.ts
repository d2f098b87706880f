// Operation that reminds a customer of an invoice that is past due.
// Step 5 of a request's walk.
import * as z from 'zod';
import { TONES } from '../../domain/mail/message.ts';
import { daysPastDue, remindOf, toneAfter } from '../../domain/mail/reminder.ts';
import { isRejection, reject } from '../../domain/rejection.ts';
import { invoiceSchema } from '../../wire/schemas.ts';
import { id, label } from '../fields.ts';
import { leaveMessage } from '../mail/leave-message.ts';
import { defineOperation } from '../operation.ts';
import { storeInvoice } from './store-invoice.ts';

/** POST /invoices/{invoice_id}/reminders */
export const sendPaymentReminder = defineOperation({
  name: 'send_payment_reminder',
  summary: 'Remind the customer by e-mail of an open invoice that is past due: each call is one more message.',
  method: 'POST',
  path: '/invoices/{invoice_id}/reminders',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    tone: z.enum(TONES).optional().describe('how it is put; when left out, friendly up to 7 days past due, neutral up to 30, then firm'),
    message: label(1000)
      .optional()
      .describe('a paragraph of your own, in the language of the customer')
      .meta({ examples: ['Se precisar da segunda via, é só responder.'] }),
  }),
  answers: 'object',
  output: invoiceSchema,
  run(input, context) {
    const { tx, nowMs, profile } = context;
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const reminded = remindOf(invoice, nowMs, profile);
    if (isRejection(reminded)) return reminded;
    const tone = input.tone ?? toneAfter(daysPastDue(invoice, nowMs) ?? 0);
    const left = leaveMessage({ purpose: 'reminder', tone, note: input.message ?? null }, reminded, context);
    return isRejection(left) ? left : storeInvoice(tx, reminded, nowMs);
  },
});
