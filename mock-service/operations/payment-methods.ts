// Operations on payment methods: a customer's own cards.
// Step 5 of a request's walk.
import * as z from 'zod';
import { attachPaymentMethod as attach } from '../domain/payment-method.ts';
import { isRejection, reject } from '../domain/rejection.ts';
import { listOf, paymentMethodSchema } from '../wire/schemas.ts';
import { id, reference } from './fields.ts';
import { defineOperation } from './operation.ts';
import { pageFields, pageOf } from './page.ts';
import { refuseTaken } from './references.ts';

/** POST /customers/{customer_id}/payment_methods */
export const attachPaymentMethod = defineOperation({
  name: 'attach_payment_method',
  summary: 'Give a customer a card of its own; one that is declined at once is not attached.',
  method: 'POST',
  path: '/customers/{customer_id}/payment_methods',
  scope: 'customers:write',
  write: 'keyed',
  found_by: { operation: 'list_payment_methods', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    customer_id: id("the customer's id"),
    payment_method: id('the test name of the card it is to be like').meta({ examples: ['pm_card_visa'] }),
    reference,
  }),
  answers: 'object',
  output: paymentMethodSchema,
  run({ customer_id: customerId, payment_method: like, reference: given }, { tx, nowMs }) {
    const customer = tx.customers.get(customerId);
    if (customer === undefined) return reject('R01');
    if (!customer.active) return reject('R04');
    const taken = refuseTaken(tx.payment_methods, given);
    if (taken !== null) return taken;
    const method = attach({ id: tx.newId('pm'), reference: given ?? null, like, customerId, nowMs });
    return isRejection(method) ? method : tx.payment_methods.put(method);
  },
});

/** GET /payment_methods */
export const listPaymentMethods = defineOperation({
  name: 'list_payment_methods',
  summary: "List customers' payment methods, newest first; test names are nobody's and not among them.",
  method: 'GET',
  path: '/payment_methods',
  scope: 'customers:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ ...pageFields, customer_id: id("only this customer's").optional() }),
  answers: 'list',
  output: listOf(paymentMethodSchema),
  run: ({ customer_id, ...page }, { tx }) =>
    pageOf(tx.payment_methods, { list: 'payment_methods', ...page, filters: { customerId: customer_id } }),
});
