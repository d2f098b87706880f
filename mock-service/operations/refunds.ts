// Operations on refunds.
// Step 5 of a request's walk.
import * as z from 'zod';
import { createRefund as giveBack, reversePayment } from '../domain/refund.ts';
import { isRejection } from '../domain/rejection.ts';
import { listOf, refundSchema } from '../wire/schemas.ts';
import { claimedMinor } from './credit/claims.ts';
import { amountMinor, id, reference } from './fields.ts';
import { storeInvoice } from './invoice/store-invoice.ts';
import { defineOperation } from './operation.ts';
import { pageFields, pageOf } from './page.ts';
import { refuseTaken, unknownReference } from './references.ts';

/** POST /refunds */
export const createRefund = defineOperation({
  name: 'create_refund',
  summary: 'Give money back from one payment; its invoice stays as it is, unless a part payment is reversed.',
  method: 'POST',
  path: '/refunds',
  scope: 'payments:write',
  write: 'keyed',
  found_by: { operation: 'list_refunds', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    payment_id: id('which payment to give back from'),
    amount_minor: amountMinor.optional().describe('whole minor units; all that is left of the payment when left out'),
    reverse: z
      .boolean()
      .optional()
      .describe('true takes a part payment back whole: its invoice is owed the money again; not together with amount_minor'),
    reason: z.string().min(1).max(500).nullable().optional().describe('free text, or null'),
    reference,
  }),
  answers: 'object',
  output: refundSchema,
  run(input, { tx, nowMs }) {
    const taken = refuseTaken(tx.refunds, input.reference);
    if (taken !== null) return taken;
    const payment = tx.payments.get(input.payment_id);
    if (payment === undefined) return unknownReference('payment_id', 'payment');
    const invoice = tx.invoices.get(payment.invoiceId);
    if (invoice === undefined) throw new Error('a payment names an invoice that does not exist');
    const given = {
      id: tx.newId('ref'),
      reference: input.reference ?? null,
      amountMinor: input.amount_minor,
      reason: input.reason ?? null,
      nowMs,
    };
    const repayment =
      input.reverse === true
        ? reversePayment(payment, given, invoice)
        : giveBack(payment, given, { invoice, claimedMinor: claimedMinor(tx, invoice.id) });
    if (isRejection(repayment)) return repayment;
    if (repayment.kind === 'reversal') storeInvoice(tx, repayment.invoice, nowMs);
    tx.payments.put(repayment.payment);
    return tx.refunds.put(repayment.refund);
  },
});

/** GET /refunds */
export const listRefunds = defineOperation({
  name: 'list_refunds',
  summary: 'List refunds, newest first.',
  method: 'GET',
  path: '/refunds',
  scope: 'payments:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    ...pageFields,
    payment_id: id('only those of this payment').optional(),
    invoice_id: id('only those for this invoice').optional(),
  }),
  answers: 'list',
  output: listOf(refundSchema),
  run: ({ payment_id, invoice_id, ...page }, { tx }) =>
    pageOf(tx.refunds, { list: 'refunds', ...page, filters: { paymentId: payment_id, invoiceId: invoice_id } }),
});
