// customers: who owes.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Customer } from '../../domain/customer.ts';
import { countryOrNull, createdAt, currencyOrNull, flag, minor, ownReference, text, textOrNull, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a customer. */
export const customers = defineTable<Customer>({
  name: 'customers',
  about: 'Who owes; one row a customer, archived ones included.',
  key: ['id'],
  columns: [
    text('id', "the customer's id", (c) => c.id),
    ownReference(),
    text('name', 'as printed on an invoice', (c) => c.name),
    textOrNull('email', 'where invoices are sent, or null', (c) => c.email),
    countryOrNull('country', 'where it is taxed, or null', (c) => c.country),
    textOrNull(
      'default_payment_method_id',
      'charged when a payment asks for "default"; a row of payment_methods or the name of a test card',
      (c) => c.defaultPaymentMethodId,
    ),
    minor('balance_minor', 'negative: credit, owed to the customer', (c) => c.balanceMinor),
    currencyOrNull('currency', "the balance's; null until money goes there", (c) => c.currency),
    flag('active', 'whether new invoices may be made for it', (c) => c.active),
    version(),
    createdAt(),
  ],
  example: 'SELECT country, COUNT(*) AS customers FROM customers WHERE active = 1 GROUP BY country ORDER BY customers DESC',
  ...stored('customers'),
});
