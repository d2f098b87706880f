// Coupon: a percentage or an amount off, for a time or a number of invoices.
// Step 5 of a request's walk: a line or an invoice names one, and keeps what it takes off.
import { boundedAmountMinor, refuseCurrency, wholeAmountMinor } from '../money.ts';
import { isRejection, type Rejection, reject } from '../rejection.ts';

export interface Coupon {
  readonly kind: 'coupon';
  readonly id: string;
  readonly reference: string | null;
  readonly name: string | null;
  /** Decimal text above 0, up to 100, up to 4 places; null: an amount is taken off. */
  readonly percentOff: string | null;
  /** Null: a percentage is taken off. */
  readonly amountOffMinor: number | null;
  /** ISO 4217, of the amount; null beside a percentage, which is for any currency. */
  readonly currency: string | null;
  /** The first instant at which it is worth nothing, or null. */
  readonly validUntilMs: number | null;
  /** How many invoices it is for, or null: any number. */
  readonly maxRedemptions: number | null;
  /** How many invoices with it were finalized. */
  readonly timesRedeemed: number;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a line or an invoice keeps of a coupon. */
export interface Discount extends Pick<Coupon, 'percentOff' | 'amountOffMinor' | 'currency'> {
  readonly kind: 'discount';
  readonly couponId: string;
}

/** What a coupon is made of. */
export interface NewCoupon extends Omit<Coupon, 'kind' | 'timesRedeemed' | 'version' | 'createdAtMs'> {
  readonly nowMs: number;
}

/** A new coupon; or R15, R13, R14, R24. */
export function createCoupon({ nowMs, ...given }: NewCoupon): Coupon | Rejection {
  const refusal = refuseAmbiguous(given) ?? refuseAmount(given);
  return refusal ?? { kind: 'coupon', ...given, timesRedeemed: 0, version: 1, createdAtMs: nowMs };
}

type Worth = Pick<Coupon, 'percentOff' | 'amountOffMinor' | 'currency'>;

function refuseAmbiguous({ percentOff, amountOffMinor, currency }: Worth): Rejection | null {
  const expected = 'either percent_off, or amount_off_minor with its currency';
  const ambiguous = (path: string, received: string): Rejection => reject('R15', { field: { path, expected, received } });
  if (percentOff === null) return amountOffMinor === null ? ambiguous('amount_off_minor', 'neither') : null;
  if (amountOffMinor !== null) return ambiguous('amount_off_minor', 'both');
  return currency === null ? null : ambiguous('currency', 'a currency beside a percentage');
}

function refuseAmount({ amountOffMinor, currency }: Worth): Rejection | null {
  if (amountOffMinor === null) return null;
  const path = 'amount_off_minor';
  if (currency === null)
    return reject('R13', { field: { path: 'currency', expected: 'the currency of amount_off_minor', received: 'none' } });
  const unknown = refuseCurrency(currency, 'currency');
  if (unknown !== null) return unknown;
  const whole = wholeAmountMinor(amountOffMinor, path);
  if (isRejection(whole)) return whole;
  if (whole <= 0) return reject('R14', { field: { path, expected: 'more than zero', received: 'zero or less' } });
  const bounded = boundedAmountMinor(whole, path);
  return isRejection(bounded) ? bounded : null;
}

/** The currency it is used in, and when. */
interface Ground {
  readonly currency: string;
  readonly nowMs: number;
}

/** What is kept of a coupon that is put on an invoice in `currency`, or on its line; or R22. Null stays null. */
export function applyCoupon(coupon: Coupon | null, { currency, nowMs }: Ground): Discount | Rejection | null {
  if (coupon === null) return null;
  const { id: couponId, percentOff, amountOffMinor } = coupon;
  const discount: Discount = { kind: 'discount', couponId, percentOff, amountOffMinor, currency: coupon.currency };
  return refuseRedemption(coupon, nowMs) ?? refuseCouponCurrency(discount, currency) ?? discount;
}

/** R22 when a coupon is expired or used up at `nowMs`, else null. */
export function refuseRedemption({ validUntilMs, maxRedemptions, timesRedeemed }: Coupon, nowMs: number): Rejection | null {
  if (validUntilMs !== null && nowMs >= validUntilMs) return invalid('an expired coupon');
  return maxRedemptions !== null && timesRedeemed >= maxRedemptions ? invalid('a coupon that is used up') : null;
}

/** R22 when what is taken off is of another currency, else null. */
export function refuseCouponCurrency(discount: Discount | null, currency: string): Rejection | null {
  if (discount === null || discount.currency === null || discount.currency === currency) return null;
  return invalid('a coupon for another currency');
}

function invalid(received: string): Rejection {
  return reject('R22', { field: { path: 'coupon_id', expected: "a valid coupon for the invoice's currency", received } });
}
