// seedCatalogue: the plan's products with their prices, tax rates and coupons.
// Beneath a request's walk: what it makes is the ground a sandbox's store stands on.
import { type Coupon, createCoupon } from '../../domain/catalogue/coupon.ts';
import { archiveProduct, changePrice, createProduct, type Price, type Product } from '../../domain/catalogue/product.ts';
import { createTaxRate, type TaxRate } from '../../domain/catalogue/tax-rate.ts';
import { DAY_MS } from '../../domain/day.ts';
import type { Transaction } from '../transaction.ts';
import { allowed } from './allowed.ts';
import { PLANNED_COUPONS, PLANNED_PRODUCTS, PLANNED_TAX_RATES, type PlannedProduct } from './catalogue-plan.ts';

/** What the seed catalogue is made from. */
export interface CatalogueGround {
  readonly tx: Transaction;
  /** When all of it was made. */
  readonly nowMs: number;
  /** Takes a handle and the id it names. */
  name(handle: string, id: string): void;
}

/** What is there now, by its plan's key. */
export interface SeedCatalogue {
  readonly prices: ReadonlyMap<string, Price>;
  readonly taxRates: ReadonlyMap<string, TaxRate>;
  readonly coupons: ReadonlyMap<string, Coupon>;
}

function storeProduct({ tx }: CatalogueGround, product: Product): Product {
  return tx.products.put({ ...product, price: tx.prices.put(product.price) });
}

function seedProduct(plan: PlannedProduct, ground: CatalogueGround): Product {
  const { tx, nowMs } = ground;
  const { key, name, currency, replaced } = plan;
  const priceOf = (unitAmountMinor: string) => ({ id: tx.newId('price'), currency, unitAmountMinor, nowMs });
  const given = { id: tx.newId('prod'), reference: null, name, description: null };
  const first = storeProduct(ground, allowed(createProduct({ ...given, price: priceOf(replaced ?? plan.unitAmountMinor) })));
  ground.name(`product.${key}`, first.id);
  if (plan.archived === true) return storeProduct(ground, archiveProduct(first));
  if (replaced === undefined) return first;
  ground.name('price.replaced', first.price.id);
  const changed = allowed(changePrice(first, priceOf(plan.unitAmountMinor), first.price.id));
  if (changed.kind !== 'repricing') return first;
  tx.prices.put(changed.archived);
  return storeProduct(ground, changed.product);
}

/** Stages the whole catalogue, and names all of it. */
export function seedCatalogue(ground: CatalogueGround): SeedCatalogue {
  const { tx, nowMs, name } = ground;
  const prices = new Map<string, Price>();
  for (const plan of PLANNED_PRODUCTS) {
    const { price } = seedProduct(plan, ground);
    prices.set(plan.key, price);
    name(`price.${plan.key}`, price.id);
  }
  const taxRates = new Map<string, TaxRate>();
  for (const { key, ...plan } of PLANNED_TAX_RATES) {
    const rate = allowed(createTaxRate({ id: tx.newId('txr'), reference: null, ...plan, holder: undefined, nowMs }));
    taxRates.set(key, tx.tax_rates.put(rate));
    name(`tax_rate.${key}`, rate.id);
  }
  const coupons = new Map<string, Coupon>();
  for (const { key, validDays, ...plan } of PLANNED_COUPONS) {
    const validUntilMs = validDays === null ? null : nowMs + validDays * DAY_MS;
    const coupon = allowed(createCoupon({ id: tx.newId('cpn'), reference: null, ...plan, validUntilMs, nowMs }));
    coupons.set(key, tx.coupons.put(coupon));
    name(`coupon.${key}`, coupon.id);
  }
  return { prices, taxRates, coupons };
}
