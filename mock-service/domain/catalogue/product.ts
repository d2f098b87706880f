// Product and Price: what is sold, and for how much. An amount never changes: another amount is another price.
// Step 5 of a request's walk: a line may name a price, and takes over its unit amount.
import { parseDecimal, refuseCurrency } from '../money.ts';
import { type Rejection, reject } from '../rejection.ts';

export interface Price {
  readonly kind: 'price';
  readonly id: string;
  readonly productId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal text of minor units, zero or more, up to 12 places. */
  readonly unitAmountMinor: string;
  /** False once another price took its place, or its product was archived. */
  readonly active: boolean;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

export interface Product {
  readonly kind: 'product';
  readonly id: string;
  readonly reference: string | null;
  readonly name: string;
  readonly description: string | null;
  /** False once archived. */
  readonly active: boolean;
  /** The price that holds now, as it is in the table of prices. */
  readonly price: Price;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a price is made of. */
export interface NewPrice extends Pick<Price, 'id' | 'currency' | 'unitAmountMinor'> {
  readonly nowMs: number;
}

/** What a product is made of. */
export interface NewProduct extends Pick<Product, 'id' | 'reference' | 'name' | 'description'> {
  readonly price: NewPrice;
}

/** A product with its first price; or R13, R14. */
export function createProduct({ price: newPrice, ...given }: NewProduct): Product | Rejection {
  const { nowMs } = newPrice;
  const price = createPrice(newPrice, given.id);
  return price.kind === 'rejection' ? price : { kind: 'product', ...given, active: true, price, version: 1, createdAtMs: nowMs };
}

/** A product with another price, and the price that it had, archived. */
export interface Repricing {
  readonly kind: 'repricing';
  readonly archived: Price;
  readonly product: Product;
}

/** Puts another price in the place of the one that holds; or R06, R07, R13, R14. The product itself when that price says the same already. */
export function changePrice(product: Product, newPrice: NewPrice, replaced: string): Repricing | Product | Rejection {
  if (!product.active) return inactive('product_id', 'a product that is sold');
  const { price } = product;
  if (newPrice.currency === price.currency && newPrice.unitAmountMinor === price.unitAmountMinor) return product;
  if (replaced !== price.id) {
    return reject('R07', { field: { path: 'price_id', expected: 'the price that holds now', received: 'an archived price' } });
  }
  const next = createPrice(newPrice, product.id);
  if (next.kind === 'rejection') return next;
  return { kind: 'repricing', archived: { ...price, active: false }, product: { ...product, price: next } };
}

/** The product, no longer sold, nor its price. */
export function archiveProduct(product: Product): Product {
  return { ...product, active: false, price: { ...product.price, active: false } };
}

/** R06 when a price is no longer used, else null. */
export function refuseInactive(price: Price): Rejection | null {
  return price.active ? null : inactive('price_id', 'a price that is active');
}

function inactive(path: string, expected: string): Rejection {
  return reject('R06', { field: { path, expected, received: 'an archived one' } });
}

function createPrice({ nowMs, ...given }: NewPrice, productId: string): Price | Rejection {
  const unknown = refuseCurrency(given.currency, 'currency');
  if (unknown !== null) return unknown;
  const amount = parseDecimal(given.unitAmountMinor);
  if (amount === null || amount.lt(0)) {
    const expected = 'decimal text of minor units with at most 12 places, zero or more';
    return reject('R14', { field: { path: 'unit_amount_minor', expected, received: amount === null ? 'another text' : 'a negative one' } });
  }
  return { kind: 'price', ...given, productId, active: true, version: 1, createdAtMs: nowMs };
}
