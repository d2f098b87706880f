// LineItem: one line of an invoice: a plain amount, or a unit amount or a product's price × quantity; with its taxes and discounts.
// Step 5 of a request's walk: a line is priced here, its invoice adds it up.
import { applyCoupon, type Coupon, type Discount } from './catalogue/coupon.ts';
import { type Price, refuseInactive } from './catalogue/product.ts';
import { type AppliedRate, applyRates, type TaxRate } from './catalogue/tax-rate.ts';
import { boundedAmountMinor, DECIMAL_TEXT, multiplyRounded, wholeAmountMinor } from './money.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';
import type { LineTax } from './totals/taxes.ts';

/** What a line is for, from a day to a day, both YYYY-MM-DD. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

export interface LineItem {
  readonly kind: 'line_item';
  readonly id: string;
  readonly reference: string | null;
  readonly description: string;
  /** The line's money: rounded half away from zero when it comes from unit amount × quantity. */
  readonly amountMinor: number;
  /** Decimal text of minor units, up to 12 places; null when the amount was given. */
  readonly unitAmountMinor: string | null;
  /** Decimal text. */
  readonly quantity: string;
  /** The price that the unit amount was taken from, or null. */
  readonly priceId: string | null;
  readonly period: Period | null;
  readonly taxRates: readonly AppliedRate[];
  /** The tax that the caller gave, on top of the amount; null: the rates say it. */
  readonly givenTaxMinor: number | null;
  readonly coupon: Discount | null;
  /** What its own coupon takes off. */
  readonly discountMinor: number;
  /** Its share of what the invoice's coupon takes off. */
  readonly invoiceDiscountMinor: number;
  /** What each tax comes to; reckoned with the invoice's totals. */
  readonly taxes: readonly LineTax[];
  /** Whether it was put on the invoice itself, or comes from an invoice item, which says the same. */
  readonly source: 'line' | 'invoice_item';
  /** Counted by the store at each write, from 1. */
  readonly version: number;
}

/** Where a line's money comes from: an amount, or a unit amount or a price and a quantity (1 when left out). */
export interface PriceSource {
  readonly amountMinor?: number | undefined;
  readonly unitAmountMinor?: string | undefined;
  readonly price?: Price | undefined;
  readonly quantity?: string | undefined;
}

/** What else a line may say; absent on a change: as it is. Null takes it away. */
export interface LineTerms extends PriceSource {
  readonly period?: Period | null | undefined;
  readonly taxRates?: readonly TaxRate[] | undefined;
  readonly taxAmountMinor?: number | null | undefined;
  readonly coupon?: Coupon | null | undefined;
  /** May be named, and must then be the invoice's. */
  readonly currency?: string | undefined;
}

/** What a new line is made of. */
export interface NewLine extends LineTerms {
  readonly id: string;
  readonly reference: string | null;
  readonly description: string;
}

/** What may change about a line; absent means: as it is. */
export interface LineChange extends LineTerms {
  readonly description?: string | undefined;
}

/** What a line is on: its invoice's currency, and when it is put there or changed. */
export interface LineGround {
  readonly currency: string;
  readonly nowMs: number;
}

/** A new line of an invoice, its taxes not yet reckoned; or R06, R10, R14 to R16, R18, R19, R21, R22, R24. */
export function createLine(line: NewLine, ground: LineGround): LineItem | Rejection {
  const { id, reference, description } = line;
  const price = priceLine(line, ground.currency);
  if (price.kind === 'rejection') return price;
  const blank: LineItem = {
    kind: 'line_item',
    id,
    reference,
    description,
    amountMinor: price.amountMinor,
    unitAmountMinor: price.unitAmountMinor,
    quantity: price.quantity,
    priceId: price.priceId,
    source: 'line',
    period: null,
    taxRates: NONE,
    givenTaxMinor: null,
    coupon: null,
    discountMinor: 0,
    invoiceDiscountMinor: 0,
    taxes: NONE,
    version: 1,
  };
  return withTerms(blank, line, ground);
}

/** The line after the change; or what may be wrong with a new one. A quantity alone goes with the unit amount that is there. */
export function changeLine(line: LineItem, change: LineChange, ground: LineGround): LineItem | Rejection {
  const described = { ...line, description: change.description ?? line.description };
  if (!namesMoney(change)) return withTerms(described, change, ground);
  const price = priceLine(sourceAfter(line, change), ground.currency);
  if (price.kind === 'rejection') return price;
  const isSame = change.unitAmountMinor === undefined && change.price === undefined && change.amountMinor === undefined;
  return withTerms({ ...described, ...price, priceId: isSame ? line.priceId : price.priceId }, change, ground);
}

const NONE: readonly never[] = [];

function namesMoney({ amountMinor, unitAmountMinor, price, quantity }: PriceSource): boolean {
  return [amountMinor, unitAmountMinor, price, quantity].some((given) => given !== undefined);
}

function sourceAfter(line: LineItem, { amountMinor, unitAmountMinor, price, quantity }: PriceSource): PriceSource {
  if (amountMinor !== undefined) return { amountMinor, unitAmountMinor, price, quantity };
  const kept = price === undefined ? (line.unitAmountMinor ?? undefined) : undefined;
  return { unitAmountMinor: unitAmountMinor ?? kept, price, quantity: quantity ?? line.quantity };
}

function withTerms(line: LineItem, terms: LineTerms, { currency, nowMs }: LineGround): LineItem | Rejection {
  const refusal = refuseOtherCurrency(terms.currency, currency, 'currency') ?? refusePeriod(terms.period);
  if (refusal !== null) return refusal;
  const coupon = terms.coupon === undefined ? line.coupon : applyCoupon(terms.coupon, { currency, nowMs });
  if (coupon?.kind === 'rejection') return coupon;
  const taxed = withTaxTerms(line, terms);
  if (taxed.kind === 'rejection') return taxed;
  const period = terms.period === undefined ? line.period : terms.period;
  return coupon === taxed.coupon && period === taxed.period ? taxed : { ...taxed, coupon, period };
}

function withTaxTerms(line: LineItem, { taxRates, taxAmountMinor }: LineTerms): LineItem | Rejection {
  const path = 'tax_amount_minor';
  if (taxAmountMinor != null && (taxRates ?? []).length > 0) {
    const field = { path, expected: 'either tax_rate_ids or tax_amount_minor', received: 'both' };
    return reject('R18', { code: 'tax_conflict', field });
  }
  if (taxAmountMinor != null) {
    const whole = wholeAmountMinor(taxAmountMinor, path);
    const bounded = isRejection(whole) ? whole : boundedAmountMinor(whole, path);
    return isRejection(bounded) ? bounded : { ...line, taxRates: [], givenTaxMinor: bounded };
  }
  const cleared = taxAmountMinor === null ? { ...line, givenTaxMinor: null } : line;
  if (taxRates === undefined) return cleared;
  const applied = applyRates(taxRates, line.taxRates);
  if (applied.kind === 'rejection') return applied;
  return { ...cleared, taxRates: applied.rates, givenTaxMinor: applied.rates.length > 0 ? null : cleared.givenTaxMinor };
}

function refusePeriod(period: Period | null | undefined): Rejection | null {
  if (period == null || period.start <= period.end) return null;
  return reject('R19', { field: { path: 'period.end', expected: 'a day that is not before period.start', received: 'an earlier one' } });
}

type Priced = Pick<LineItem, 'amountMinor' | 'unitAmountMinor' | 'quantity' | 'priceId'> & { readonly kind: 'line_item' };

function priceLine({ amountMinor, unitAmountMinor, price, quantity }: PriceSource, currency: string): Priced | Rejection {
  if (price !== undefined) {
    if (amountMinor !== undefined) return ambiguous('price_id', 'a price beside an amount');
    return unitAmountMinor === undefined ? priceByPrice(price, quantity, currency) : ambiguous('price_id', 'a price beside a unit amount');
  }
  if (amountMinor === undefined) {
    return unitAmountMinor === undefined ? ambiguous('amount_minor', 'none of them') : priceUnits(unitAmountMinor, quantity ?? '1');
  }
  if (unitAmountMinor !== undefined) return ambiguous('unit_amount_minor', 'both');
  if (quantity !== undefined) return ambiguous('quantity', 'a quantity beside an amount');
  const whole = wholeAmountMinor(amountMinor, 'amount_minor');
  const bounded = isRejection(whole) ? whole : boundedAmountMinor(whole, 'amount_minor');
  if (isRejection(bounded)) return bounded;
  return { kind: 'line_item', amountMinor: bounded, unitAmountMinor: null, quantity: '1', priceId: null };
}

function priceByPrice(price: Price, quantity: string | undefined, currency: string): Priced | Rejection {
  const refusal = refuseInactive(price) ?? refuseOtherCurrency(price.currency, currency, 'price_id');
  if (refusal !== null) return refusal;
  const priced = priceUnits(price.unitAmountMinor, quantity ?? '1', 'quantity');
  return priced.kind === 'rejection' ? priced : { ...priced, priceId: price.id };
}

function priceUnits(unitAmountMinor: string, quantity: string, path = 'unit_amount_minor'): Priced | Rejection {
  if (!DECIMAL_TEXT.test(unitAmountMinor)) {
    const expected = 'decimal text of minor units with at most 12 places';
    return reject('R14', { field: { path: 'unit_amount_minor', expected, received: 'another text' } });
  }
  const isDecimal = DECIMAL_TEXT.test(quantity);
  if (!isDecimal || Number(quantity) < 0) {
    const received = isDecimal ? 'a negative number' : 'another text';
    return reject('R21', { field: { path: 'quantity', expected: 'decimal text, zero or more', received } });
  }
  const bounded = boundedAmountMinor(multiplyRounded(unitAmountMinor, quantity), path);
  return isRejection(bounded) ? bounded : { kind: 'line_item', amountMinor: bounded, unitAmountMinor, quantity, priceId: null };
}

function ambiguous(path: string, received: string): Rejection {
  const expected = 'amount_minor alone, or one of unit_amount_minor and price_id with an optional quantity';
  return reject('R15', { field: { path, expected, received } });
}

function refuseOtherCurrency(named: string | undefined, currency: string, path: string): Rejection | null {
  if (named === undefined || named === currency) return null;
  return reject('R16', { field: { path, expected: "the invoice's currency", received: 'another currency' } });
}
