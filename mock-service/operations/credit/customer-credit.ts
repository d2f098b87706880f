// Operation on a customer's credit: apply it to an open invoice.
// Step 5 of a request's walk.
import * as z from 'zod';
import { applyCredit } from '../../domain/credit/apply-credit.ts';
import { isRejection, reject } from '../../domain/rejection.ts';
import { invoiceSchema } from '../../wire/schemas.ts';
import { amountMinor, id } from '../fields.ts';
import { storeInvoice } from '../invoice/store-invoice.ts';
import { defineOperation } from '../operation.ts';
import { ownerOf } from '../store-move.ts';

/** POST /invoices/{invoice_id}/credit */
export const applyCustomerCredit = defineOperation({
  name: 'apply_customer_credit',
  summary: "Pay an open invoice from its customer's credit; finalization has applied what there was then.",
  method: 'POST',
  path: '/invoices/{invoice_id}/credit',
  scope: 'payments:write',
  write: 'keyed',
  found_by: { operation: 'get_invoice', argument: 'invoice_id' },
  status: 200,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    amount_minor: amountMinor.optional().describe('whole minor units; as much as fits when left out'),
  }),
  answers: 'object',
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const applied = applyCredit(invoice, { amountMinor: input.amount_minor, customer: ownerOf(tx, invoice), nowMs, profile });
    return isRejection(applied) ? applied : storeInvoice(tx, applied, nowMs);
  },
});
