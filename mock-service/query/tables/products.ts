// products: what is sold.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Product } from '../../domain/catalogue/product.ts';
import { createdAt, flag, ownReference, reference, text, textOrNull, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a product. */
export const products = defineTable<Product>({
  name: 'products',
  about: 'What is sold; archived ones included.',
  key: ['id'],
  columns: [
    text('id', "the product's id", (p) => p.id),
    ownReference(),
    text('name', 'what it is called', (p) => p.name),
    textOrNull('description', 'what it is, or null', (p) => p.description),
    flag('active', 'whether it is sold', (p) => p.active),
    reference('price_id', 'prices.id', 'the price that holds now', (p) => p.price.id),
    version(),
    createdAt(),
  ],
  example:
    'SELECT p.name, pr.unit_amount_minor, pr.currency FROM products p JOIN prices pr ON pr.id = p.price_id WHERE p.active = 1 ORDER BY p.name',
  ...stored('products'),
});
