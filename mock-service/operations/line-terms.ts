// lineTerms: what a line's input names, found; a price, tax rate or coupon that does not exist is R02.
// Step 5 of a request's walk: whoever makes or changes a line asks here first.
import type { z } from 'zod';
import type { Coupon } from '../domain/catalogue/coupon.ts';
import type { TaxRate } from '../domain/catalogue/tax-rate.ts';
import type { LineTerms } from '../domain/line-item.ts';
import { isRejection, type Rejection } from '../domain/rejection.ts';
import type { Transaction } from '../store/transaction.ts';
import type { lineFields } from './fields.ts';
import { unknownReference } from './references.ts';

/** A line's fields, by wire name. */
type LineInput = z.infer<z.ZodObject<typeof lineFields>>;

/** The terms of a line, in the domain's words. */
interface Found extends LineTerms {
  readonly kind: 'terms';
}

/** What an input says of a line; or R02 at the field that names nothing. */
export function lineTerms(tx: Transaction, input: LineInput): Found | Rejection {
  const price = input.price_id === undefined ? undefined : tx.prices.get(input.price_id);
  if (input.price_id !== undefined && price === undefined) return unknownReference('price_id', 'price');
  const taxRates = findRates(tx, input.tax_rate_ids);
  if (taxRates !== undefined && 'kind' in taxRates) return taxRates;
  const coupon = findCoupon(tx, input.coupon_id);
  if (coupon?.kind === 'rejection') return coupon;
  return {
    kind: 'terms',
    amountMinor: input.amount_minor,
    unitAmountMinor: input.unit_amount_minor,
    price,
    quantity: input.quantity,
    currency: input.currency,
    period: input.period,
    taxRates,
    taxAmountMinor: input.tax_amount_minor,
    coupon,
  };
}

/** The coupon of an id; null and undefined stay what they are. Or R02. */
export function findCoupon(tx: Transaction, id: string | null | undefined): Coupon | Rejection | null | undefined {
  return id == null ? id : (tx.coupons.get(id) ?? unknownReference('coupon_id', 'coupon'));
}

function findRates(tx: Transaction, ids: readonly string[] | undefined): readonly TaxRate[] | Rejection | undefined {
  if (ids === undefined) return undefined;
  const rates: TaxRate[] = [];
  for (const [index, id] of ids.entries()) {
    const rate = tx.tax_rates.get(id) ?? unknownReference(`tax_rate_ids.${index}`, 'tax rate');
    if (isRejection(rate)) return rate;
    rates.push(rate);
  }
  return rates;
}
