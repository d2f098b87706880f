// Discounts: what coupons take off lines, and off an invoice as shares of its lines (M6).
// Step 5 of a request's walk, before taxes: a tax is of what is left.
import Big from 'big.js';
import type { Discount } from '../catalogue/coupon.ts';
import { roundHalfAway } from '../money.ts';
import { roundTogether } from './round-together.ts';

/** What a coupon takes off `amountMinor`: never more than there is, and nothing off a credit. */
export function discountOf(amountMinor: number, discount: Discount | null): number {
  if (discount === null || amountMinor <= 0) return 0;
  if (discount.amountOffMinor !== null) return Math.min(discount.amountOffMinor, amountMinor);
  return roundHalfAway(new Big(amountMinor).times(discount.percentOff ?? '0').div(100)).toNumber();
}

/** Each line's share of what an invoice's coupon takes off all of them; credits have none. */
export function sharesOf(amountsMinor: readonly number[], discount: Discount | null): readonly number[] {
  if (discount === null) return amountsMinor.map(() => 0);
  const bases = amountsMinor.map((amount) => Math.max(0, amount));
  const base = bases.reduce((sum, amount) => sum + amount, 0);
  const total = discountOf(base, discount);
  if (total === 0) return amountsMinor.map(() => 0);
  return roundTogether(
    bases.map((amount) => new Big(amount).times(total).div(base)),
    total,
  );
}
