// Operations on payments.
// Step 5 of a request's walk.
import * as z from 'zod';
import type { Invoice } from '../domain/invoice.ts';
import { type Payment, recordPayment as pay } from '../domain/payment.ts';
import { type PaymentMethod, resolvePaymentMethod } from '../domain/payment-method.ts';
import { isRejection, type Rejection, reject } from '../domain/rejection.ts';
import type { Transaction } from '../store/transaction.ts';
import { listOf, paymentSchema } from '../wire/schemas.ts';
import { amountMinor, currency, id, reference } from './fields.ts';
import { finalizationOf } from './invoice/finalization.ts';
import { storeInvoice } from './invoice/store-invoice.ts';
import { defineOperation } from './operation.ts';
import { pageFields, pageOf } from './page.ts';
import { refuseTaken, unknownReference } from './references.ts';
import { storeMove } from './store-move.ts';

/** POST /invoices/{invoice_id}/payments */
export const recordPayment = defineOperation({
  name: 'record_payment',
  summary:
    'Charge a payment method for an open invoice, or record money received outside when none is named; amount_minor left out: all that remains.',
  method: 'POST',
  path: '/invoices/{invoice_id}/payments',
  scope: 'payments:write',
  write: 'keyed',
  found_by: { operation: 'list_payments', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    amount_minor: amountMinor.optional().describe('whole minor units; all that remains when left out'),
    currency: currency.optional().describe("ISO 4217 code; must be the invoice's"),
    payment_method_id: id('what to charge: a test name, one of the customer\'s, or "default"; left out: the money came from outside')
      .optional()
      .meta({ examples: ['pm_card_visa'] }),
    reference,
  }),
  answers: 'object',
  output: paymentSchema,
  run(input, context) {
    const { tx, nowMs } = context;
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const taken = refuseTaken(tx.payments, input.reference);
    if (taken !== null) return taken;
    const settlement = pay(invoice, {
      id: tx.newId('pay'),
      reference: input.reference ?? null,
      amountMinor: input.amount_minor,
      currency: input.currency,
      method: input.payment_method_id === undefined ? null : methodFor(tx, invoice, input.payment_method_id),
      ...finalizationOf(invoice, context),
    });
    if (isRejection(settlement)) return settlement;
    storeInvoice(tx, settlement.invoice, nowMs);
    storeOverpaid(tx, settlement.payment, nowMs);
    return tx.payments.put(settlement.payment);
  },
});

/** GET /payments */
export const listPayments = defineOperation({
  name: 'list_payments',
  summary: 'List payments, newest first.',
  method: 'GET',
  path: '/payments',
  scope: 'payments:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    ...pageFields,
    invoice_id: id('only those for this invoice').optional(),
    customer_id: id("only this customer's").optional(),
  }),
  answers: 'list',
  output: listOf(paymentSchema),
  run: ({ invoice_id, customer_id, ...page }, { tx }) =>
    pageOf(tx.payments, { list: 'payments', ...page, filters: { invoiceId: invoice_id, customerId: customer_id } }),
});

function storeOverpaid(tx: Transaction, { amountOverpaidMinor, currency, invoiceId, customerId }: Payment, nowMs: number): void {
  if (amountOverpaidMinor === 0) return;
  storeMove(tx, customerId, { amountMinor: -amountOverpaidMinor, currency, reason: 'overpayment', invoiceId, nowMs });
}

function methodFor(tx: Transaction, invoice: Invoice, methodId: string): PaymentMethod | Rejection {
  const customer = tx.customers.get(invoice.customerId);
  if (customer === undefined) return unknownReference('customer_id', 'customer');
  return resolvePaymentMethod(methodId, customer, { find: (id) => tx.payment_methods.get(id), path: 'payment_method_id' });
}
