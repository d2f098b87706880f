// customer_addresses: where customers are.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Address } from '../../domain/customer.ts';
import { countryOrNull, reference, textOrNull } from '../column.ts';
import { defineTable } from '../table.ts';

interface CustomerAddress extends Address {
  readonly customerId: string;
}

/** One row for each customer whose address is known. */
export const customerAddresses = defineTable<CustomerAddress>({
  name: 'customer_addresses',
  about: 'Where customers are; one row for each customer whose address is known.',
  key: ['customer_id'],
  columns: [
    reference('customer_id', 'customers.id', 'who is there', (a) => a.customerId),
    textOrNull('line1', 'street and number', (a) => a.line1),
    textOrNull('city', 'town', (a) => a.city),
    textOrNull('postal_code', 'postal code', (a) => a.postalCode),
    countryOrNull('country', 'country of the address', (a) => a.country),
  ],
  example:
    'SELECT a.city, COUNT(*) AS invoices FROM customer_addresses a JOIN invoices i ON i.customer_id = a.customer_id GROUP BY a.city ORDER BY invoices DESC',
  rows: (source) => source.rows('customers').flatMap(({ id, address }) => (address === null ? [] : [{ customerId: id, ...address }])),
});
