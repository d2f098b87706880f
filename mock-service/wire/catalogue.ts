// The catalogue as native JSON: products, prices, tax rates, coupons.
// Step 6 of a request's walk; the shapes are those of catalogue-schemas.ts.
import type { Coupon } from '../domain/catalogue/coupon.ts';
import type { Price, Product } from '../domain/catalogue/product.ts';
import type { TaxRate } from '../domain/catalogue/tax-rate.ts';
import type { Json } from './dialect.ts';
import { instant } from './instant.ts';

/** A price. */
export const price = (p: Price): Json => ({
  object: 'price',
  id: p.id,
  product_id: p.productId,
  currency: p.currency,
  unit_amount_minor: p.unitAmountMinor,
  active: p.active,
  version: p.version,
  created_at: instant(p.createdAtMs),
});

/** A product with its price. */
export const product = (p: Product): Json => ({
  object: 'product',
  id: p.id,
  reference: p.reference,
  name: p.name,
  description: p.description,
  active: p.active,
  price: price(p.price),
  version: p.version,
  created_at: instant(p.createdAtMs),
});

/** A tax rate. */
export const taxRate = (t: TaxRate): Json => ({
  object: 'tax_rate',
  id: t.id,
  reference: t.reference,
  display_name: t.displayName,
  percentage: t.percentage,
  inclusive: t.inclusive,
  country: t.country,
  active: t.active,
  code: t.code,
  version: t.version,
  created_at: instant(t.createdAtMs),
});

/** A coupon. */
export const coupon = (c: Coupon): Json => ({
  object: 'coupon',
  id: c.id,
  reference: c.reference,
  name: c.name,
  percent_off: c.percentOff,
  amount_off_minor: c.amountOffMinor,
  currency: c.currency,
  valid_until: c.validUntilMs === null ? null : instant(c.validUntilMs),
  max_redemptions: c.maxRedemptions,
  times_redeemed: c.timesRedeemed,
  version: c.version,
  created_at: instant(c.createdAtMs),
});
