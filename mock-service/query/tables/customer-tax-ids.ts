// customer_tax_ids: the registers that customers are in.
// One of the tables that SQL sees; tables/index.ts lists them.
import { TAX_ID_TYPES, type TaxId } from '../../domain/customer.ts';
import { choice, count, reference, text } from '../column.ts';
import { defineTable } from '../table.ts';

interface CustomerTaxId extends TaxId {
  readonly customerId: string;
  readonly position: number;
}

/** One row a tax identifier. */
export const customerTaxIds = defineTable<CustomerTaxId>({
  name: 'customer_tax_ids',
  about: 'Tax identifiers of customers; one row each.',
  key: ['customer_id', 'position'],
  columns: [
    reference('customer_id', 'customers.id', 'whose it is', (t) => t.customerId),
    count('position', 'its place among those of the customer, from 1', (t) => t.position),
    choice('type', 'which register', TAX_ID_TYPES, (t) => t.type),
    text('value', 'letters and digits, without punctuation', (t) => t.value),
  ],
  example: 'SELECT c.name, t.type, t.value FROM customer_tax_ids t JOIN customers c ON c.id = t.customer_id ORDER BY c.name, t.position',
  rows: (source) =>
    source.rows('customers').flatMap(({ id, taxIds }) => taxIds.map((taxId, at) => ({ customerId: id, position: at + 1, ...taxId }))),
});
