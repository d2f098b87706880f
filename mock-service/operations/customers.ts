// Operations on customers.
// Step 5 of a request's walk.
import { z } from 'zod';
import { createCustomer as newCustomer, TAX_ID_TYPES } from '../domain/customer.ts';
import { chargeableMethod } from '../domain/payment-method.ts';
import { isRejection, reject } from '../domain/rejection.ts';
import { customerSchema, listOf } from '../wire/schemas.ts';
import { id as idField, reference } from './fields.ts';
import { defineOperation } from './operation.ts';
import { pageFields, pageOf } from './page.ts';
import { refuseTaken } from './references.ts';

const taxId = z.strictObject({
  type: z.enum(TAX_ID_TYPES).describe('which register it comes from'),
  value: z.string().min(1).max(30).describe('without punctuation'),
});

/** POST /customers */
export const createCustomer = defineOperation({
  name: 'create_customer',
  summary: 'Create a customer.',
  method: 'POST',
  path: '/customers',
  scope: 'customers:write',
  write: 'keyed',
  found_by: { operation: 'list_customers', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    name: z.string().min(1).max(200).describe('as printed on an invoice'),
    email: z.email().max(254).nullable().optional().describe('where invoices are sent, or null'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional()
      .describe('ISO 3166-1 alpha-2 in capitals, or null'),
    tax_ids: z.array(taxId).max(5).optional().describe('as printed on an invoice'),
    default_payment_method_id: idField('a test payment method to charge when a payment asks for "default"').nullable().optional(),
    reference,
  }),
  output: customerSchema,
  run(input, { tx, nowMs }) {
    const taken = refuseTaken(tx.customers, input.reference);
    if (taken !== null) return taken;
    const customer = newCustomer({
      id: tx.newId('cus'),
      reference: input.reference ?? null,
      name: input.name,
      email: input.email ?? null,
      country: input.country ?? null,
      taxIds: input.tax_ids ?? [],
      defaultPaymentMethodId: input.default_payment_method_id ?? null,
      nowMs,
    });
    const { id, defaultPaymentMethodId } = customer;
    if (defaultPaymentMethodId !== null) {
      const method = chargeableMethod(defaultPaymentMethodId, id, {
        find: (methodId) => tx.payment_methods.get(methodId),
        path: 'default_payment_method_id',
      });
      if (isRejection(method)) return method;
    }
    return tx.customers.put(customer);
  },
});

/** GET /customers/{customer_id} */
export const getCustomer = defineOperation({
  name: 'get_customer',
  summary: 'Get a customer.',
  method: 'GET',
  path: '/customers/{customer_id}',
  scope: 'customers:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ customer_id: idField("the customer's id") }),
  output: customerSchema,
  run: (input, { tx }) => tx.customers.get(input.customer_id) ?? reject('R01'),
});

/** GET /customers */
export const listCustomers = defineOperation({
  name: 'list_customers',
  summary: 'List customers, newest first.',
  method: 'GET',
  path: '/customers',
  scope: 'customers:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject(pageFields),
  output: listOf(customerSchema),
  run: (input, { tx }) => pageOf(tx.customers, { list: 'customers', ...input, filters: {} }),
});
