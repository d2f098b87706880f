// lineTerms: what a line's input names, found; a price, tax rate or coupon that does not exist is R02.
// Step 5 of a request's walk: whoever makes or changes a line asks here first.
import type { z } from 'zod';
import type { Coupon } from '../../domain/catalogue/coupon.ts';
import type { TaxRate } from '../../domain/catalogue/tax-rate.ts';
import type { LineTerms } from '../../domain/line-item.ts';
import { isRejection, type Rejection } from '../../domain/rejection.ts';
import type { Transaction } from '../../store/transaction.ts';
import type { lineFields } from '../fields.ts';
import { unknownReference } from '../references.ts';

/** A line's fields, by wire name. */
type LineInput = z.infer<z.ZodObject<typeof lineFields>>;

/** The terms of a line, in the domain's words. */
interface Found extends LineTerms {
  readonly kind: 'terms';
}

/** What an input says of a line; or R02 at the field that names nothing. */
export function lineTerms(tx: Transaction, input: LineInput): Found | Rejection {
  const price = input.price_id === undefined ? undefined : tx.prices.get(input.price_id);
  if (input.price_id !== undefined && price === undefined) return unknownPrice(tx, input.price_id);
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

/** What a new line says of itself: the product's name when it names a price and nothing else. */
export function descriptionOf(tx: Transaction, { description = '', price_id }: { description?: string | undefined } & LineInput): string {
  if (description !== '' || price_id === undefined) return description;
  return tx.products.get(tx.prices.get(price_id)?.productId ?? '')?.name ?? '';
}

/** R02, in words of its own for the mistake that is made most. */
function unknownPrice(tx: Transaction, id: string): Rejection {
  const unknown = unknownReference('price_id', 'price');
  if (tx.products.get(id) === undefined) return unknown;
  return { ...unknown, detail: 'Refused: that is a product; name its price, whose id is price.id on the product.' };
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
