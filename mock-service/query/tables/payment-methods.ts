// payment_methods: cards that customers have.
// One of the tables that SQL sees; tables/index.ts lists them. How a card behaves is the provider's secret.
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { createdAt, ownReference, referenceOrNull, text, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a card. */
export const paymentMethods = defineTable<PaymentMethod>({
  name: 'payment_methods',
  about: "Customers' own cards; test cards that any customer may use are in no table.",
  key: ['id'],
  columns: [
    text('id', "the payment method's id", (m) => m.id),
    ownReference(),
    referenceOrNull('customer_id', 'customers.id', 'whose it is', (m) => m.customerId),
    text('brand', "the card's brand", (m) => m.brand),
    text('last4', 'its last digits', (m) => m.last4),
    version(),
    createdAt(),
  ],
  example: 'SELECT brand, COUNT(*) AS cards FROM payment_methods GROUP BY brand ORDER BY cards DESC, brand',
  ...stored('payment_methods'),
});
