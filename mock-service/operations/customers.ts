// Operations on customers.
// Step 5 of a request's walk.
import * as z from 'zod';
import { updateCustomer as changeCustomer, createCustomer as newCustomer, TAX_ID_TYPES } from '../domain/customer.ts';
import { chargeableMethod } from '../domain/payment-method.ts';
import { isRejection, type Rejection, reject } from '../domain/rejection.ts';
import type { Transaction } from '../store/transaction.ts';
import { customerSchema, listOf } from '../wire/schemas.ts';
import { id as idField, label, reference } from './fields.ts';
import { defineOperation } from './operation.ts';
import { pageFields, pageOf } from './page.ts';
import { refuseTaken } from './references.ts';

const taxId = z.strictObject({
  type: z.enum(TAX_ID_TYPES).describe('which register it comes from'),
  value: z
    .string()
    .max(30)
    .regex(/[A-Za-z\d]/, { error: 'text with letters or digits' })
    .describe('letters and digits; points, hyphens, slashes and spaces are left out'),
});

/** As CNPJ, CPF, NIF and VAT numbers are written for people. */
const PUNCTUATION = /[\s./-]/g;

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'two capitals, such as BR' })
  .nullable()
  .optional();
const part = (about: string) => z.string().min(1).max(200).nullable().optional().describe(`${about}, or null`);

/** What create_customer and update_customer take alike. */
const customerFields = {
  email: z.string().max(320).nullable().optional().describe('where invoices are sent, or null').meta({ format: 'email' }),
  country: country.describe('ISO 3166-1 alpha-2 in capitals, or null'),
  address: z
    .strictObject({
      line1: part('street and number'),
      city: part('town'),
      postal_code: part('postal code'),
      country: country.describe('ISO 3166-1 alpha-2 in capitals, or null'),
    })
    .nullable()
    .optional()
    .describe('where it is, replaced whole; or null'),
  tax_ids: z.array(taxId).max(5).optional().describe('as printed on an invoice'),
  default_payment_method_id: idField('a test payment method, or one of its own, to charge when a payment asks for "default"')
    .nullable()
    .optional(),
};
const name = label(200).describe('as printed on an invoice');

type CustomerInput = z.infer<z.ZodObject<typeof customerFields>>;

/** An input in the domain's words; what was left out is undefined. */
function changeOf({ email, country: where, address, tax_ids, default_payment_method_id }: CustomerInput) {
  const { line1 = null, city = null, postal_code = null, country: inCountry = null } = address ?? {};
  return {
    email,
    country: where,
    address: address == null ? address : { line1, city, postalCode: postal_code, country: inCountry },
    taxIds: tax_ids?.map(({ type, value }) => ({ type, value: value.replace(PUNCTUATION, '') })),
    defaultPaymentMethodId: default_payment_method_id,
  };
}

const ADDRESS = z.email().max(254);

/** R11 when the e-mail is none; R02, R47 when the default method is none of the customer's; else null. */
function refuse({ email, default_payment_method_id: methodId }: CustomerInput, customerId: string, tx: Transaction): Rejection | null {
  if (email != null && !ADDRESS.safeParse(email).success) {
    return reject('R11', { field: { path: 'email', expected: 'an e-mail address', received: 'another text' } });
  }
  if (methodId == null) return null;
  const lookup = { find: (id: string) => tx.payment_methods.get(id), path: 'default_payment_method_id' };
  const method = chargeableMethod(methodId, customerId, lookup);
  return isRejection(method) ? method : null;
}

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
  input: z.strictObject({ name, ...customerFields, reference }),
  answers: 'object',
  output: customerSchema,
  run(input, { tx, nowMs }) {
    const taken = refuseTaken(tx.customers, input.reference);
    if (taken !== null) return taken;
    const customerId = tx.newId('cus');
    const refusal = refuse(input, customerId, tx);
    if (refusal !== null) return refusal;
    return tx.customers.put(
      newCustomer({ id: customerId, reference: input.reference ?? null, name: input.name, ...changeOf(input), nowMs }),
    );
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
  answers: 'object',
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
  answers: 'list',
  output: listOf(customerSchema),
  run: (input, { tx }) => pageOf(tx.customers, { list: 'customers', ...input, filters: {} }),
});

/** PATCH /customers/{customer_id} */
export const updateCustomer = defineOperation({
  name: 'update_customer',
  summary: 'Change a customer, or archive it: nothing new is made for one that is not active.',
  method: 'PATCH',
  path: '/customers/{customer_id}',
  scope: 'customers:write',
  write: 'idempotent',
  found_by: { operation: 'get_customer', argument: 'customer_id' },
  status: 200,
  input: z.strictObject({
    customer_id: idField("the customer's id"),
    name: name.optional(),
    ...customerFields,
    active: z.boolean().optional().describe('false archives it, true takes it back'),
  }),
  answers: 'object',
  output: customerSchema,
  run(input, { tx }) {
    const customer = tx.customers.get(input.customer_id);
    if (customer === undefined) return reject('R01');
    const refusal = refuse(input, customer.id, tx);
    if (refusal !== null) return refusal;
    return tx.customers.put(changeCustomer(customer, { name: input.name, active: input.active, ...changeOf(input) }));
  },
});
