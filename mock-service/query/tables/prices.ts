// prices: what products cost, and cost before.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Price } from '../../domain/catalogue/product.ts';
import { createdAt, currency, decimal, flag, reference, text, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a price. */
export const prices = defineTable<Price>({
  name: 'prices',
  about: 'What products cost, and cost before; an amount never changes, another amount is another row.',
  key: ['id'],
  columns: [
    text('id', "the price's id", (p) => p.id),
    reference('product_id', 'products.id', 'what costs that much', (p) => p.productId),
    currency('currency', "the amount's", (p) => p.currency),
    decimal('unit_amount_minor', 'price of one in minor units, up to 12 places', (p) => p.unitAmountMinor),
    flag('active', 'whether it holds now', (p) => p.active),
    version(),
    createdAt(),
  ],
  example: 'SELECT product_id, COUNT(*) AS prices FROM prices GROUP BY product_id HAVING COUNT(*) > 1',
  ...stored('prices'),
});
