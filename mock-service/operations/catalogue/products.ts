// Operations on products and their prices.
// Step 5 of a request's walk.
import * as z from 'zod';
import { archiveProduct as archive, changePrice, createProduct as newProduct } from '../../domain/catalogue/product.ts';
import { isRejection, reject } from '../../domain/rejection.ts';
import { productSchema } from '../../wire/catalogue-schemas.ts';
import { listOf } from '../../wire/schemas.ts';
import { currency, id, label, reference, unitAmountMinor } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { refuseTaken, unknownReference } from '../references.ts';

const unitPrice = unitAmountMinor.describe('price of one, in minor units, as decimal text with up to 12 places, zero or more');

/** POST /products */
export const createProduct = defineOperation({
  name: 'create_product',
  summary: 'Create a product with its price.',
  method: 'POST',
  path: '/products',
  scope: 'catalogue:write',
  write: 'keyed',
  found_by: { operation: 'list_products', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    name: label(200).describe('what is sold'),
    description: z.string().max(1000).nullable().optional().describe('free text, or null'),
    currency,
    unit_amount_minor: unitPrice,
    reference,
  }),
  answers: 'object',
  output: productSchema,
  run(input, { tx, nowMs }) {
    const taken = refuseTaken(tx.products, input.reference);
    if (taken !== null) return taken;
    const product = newProduct({
      id: tx.newId('prod'),
      reference: input.reference ?? null,
      name: input.name,
      description: input.description ?? null,
      price: { id: tx.newId('price'), currency: input.currency, unitAmountMinor: input.unit_amount_minor, nowMs },
    });
    return isRejection(product) ? product : tx.products.put({ ...product, price: tx.prices.put(product.price) });
  },
});

/** GET /products */
export const listProducts = defineOperation({
  name: 'list_products',
  summary: 'List products with their prices, newest first; archived ones too.',
  method: 'GET',
  path: '/products',
  scope: 'catalogue:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject(pageFields),
  answers: 'list',
  output: listOf(productSchema),
  run: (input, { tx }) => pageOf(tx.products, { list: 'products', ...input, filters: {} }),
});

/** POST /products/{product_id}/price */
export const updateProductPrice = defineOperation({
  name: 'update_product_price',
  summary: 'Archive the price of a product and give it another one; the amount that it has changes nothing.',
  method: 'POST',
  path: '/products/{product_id}/price',
  scope: 'catalogue:write',
  write: 'idempotent',
  found_by: null,
  status: 200,
  input: z.strictObject({
    product_id: id("the product's id"),
    unit_amount_minor: unitPrice,
    currency: currency.optional().describe('ISO 4217 code in capitals; as it is when left out'),
    price_id: id('the price that is replaced: refused unless it is the one that holds now').optional(),
  }),
  answers: 'object',
  output: productSchema,
  run(input, { tx, nowMs }) {
    const product = tx.products.get(input.product_id);
    if (product === undefined) return reject('R01');
    const replaced = input.price_id ?? product.price.id;
    if (tx.prices.get(replaced)?.productId !== product.id) return unknownReference('price_id', 'price of this product');
    const { currency: currencyNow } = product.price;
    const price = { id: tx.newId('price'), currency: input.currency ?? currencyNow, unitAmountMinor: input.unit_amount_minor, nowMs };
    const changed = changePrice(product, price, replaced);
    if (changed.kind !== 'repricing') return changed;
    tx.prices.put(changed.archived);
    return tx.products.put({ ...changed.product, price: tx.prices.put(changed.product.price) });
  },
});

/** POST /products/{product_id}/archive */
export const archiveProduct = defineOperation({
  name: 'archive_product',
  summary: 'Archive a product and its price: no new line may name it. Archiving it again changes nothing.',
  method: 'POST',
  path: '/products/{product_id}/archive',
  scope: 'catalogue:write',
  write: 'idempotent',
  found_by: null,
  status: 200,
  input: z.strictObject({ product_id: id("the product's id") }),
  answers: 'object',
  output: productSchema,
  run(input, { tx }) {
    const product = tx.products.get(input.product_id);
    if (product === undefined) return reject('R01');
    if (!product.active) return product;
    const archived = archive(product);
    return tx.products.put({ ...archived, price: tx.prices.put(archived.price) });
  },
});
