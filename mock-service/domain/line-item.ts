// LineItem: one line of an invoice, either a plain amount or unit amount × quantity.
// Step 5 of a request's walk: a line is priced here, its invoice adds it up.
import { boundedAmountMinor, parseDecimal, roundHalfAway, wholeAmountMinor } from './money.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';

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
  /** Counted by the store at each write, from 1. */
  readonly version: number;
}

/** Where a line's money comes from: an amount, or a unit amount and a quantity (1 when left out). */
export interface PriceSource {
  readonly amountMinor?: number | undefined;
  readonly unitAmountMinor?: string | undefined;
  readonly quantity?: string | undefined;
}

/** What a new line is made of; `currency` may be named and must then be the invoice's. */
export interface NewLine extends PriceSource {
  readonly id: string;
  readonly reference: string | null;
  readonly description: string;
  readonly currency?: string | undefined;
}

/** What may change about a line; absent means: as it is. */
export interface LineChange extends PriceSource {
  readonly description?: string | undefined;
  readonly currency?: string | undefined;
}

/** A new line of an invoice in `currency`, or R14, R15, R16, R21, R24. */
export function createLine(line: NewLine, currency: string): LineItem | Rejection {
  const refusal = refuseOtherCurrency(line.currency, currency);
  if (refusal !== null) return refusal;
  const price = priceLine(line);
  return isRejection(price)
    ? price
    : { ...price, kind: 'line_item', id: line.id, reference: line.reference, description: line.description, version: 1 };
}

/** The line after the change, or R14, R15, R16, R21, R24. A quantity alone goes with the unit amount that is there. */
export function changeLine(line: LineItem, change: LineChange, currency: string): LineItem | Rejection {
  const refusal = refuseOtherCurrency(change.currency, currency);
  if (refusal !== null) return refusal;
  const described = { ...line, description: change.description ?? line.description };
  const { amountMinor, unitAmountMinor, quantity } = change;
  if (amountMinor === undefined && unitAmountMinor === undefined && quantity === undefined) return described;
  const price = priceLine(
    amountMinor === undefined
      ? { unitAmountMinor: unitAmountMinor ?? line.unitAmountMinor ?? undefined, quantity: quantity ?? line.quantity }
      : { amountMinor, unitAmountMinor, quantity },
  );
  return isRejection(price) ? price : { ...described, ...price };
}

type Price = Pick<LineItem, 'amountMinor' | 'unitAmountMinor' | 'quantity'> & { readonly kind: 'line_item' };

function priceLine({ amountMinor, unitAmountMinor, quantity }: PriceSource): Price | Rejection {
  if (amountMinor === undefined) {
    return unitAmountMinor === undefined ? ambiguous('amount_minor', 'neither') : priceUnits(unitAmountMinor, quantity ?? '1');
  }
  if (unitAmountMinor !== undefined) return ambiguous('unit_amount_minor', 'both');
  if (quantity !== undefined) return ambiguous('quantity', 'a quantity beside an amount');
  const whole = wholeAmountMinor(amountMinor, 'amount_minor');
  if (isRejection(whole)) return whole;
  const bounded = boundedAmountMinor(whole, 'amount_minor');
  return isRejection(bounded) ? bounded : { kind: 'line_item', amountMinor: bounded, unitAmountMinor: null, quantity: '1' };
}

function priceUnits(unitAmountMinor: string, quantity: string): Price | Rejection {
  const unit = parseDecimal(unitAmountMinor);
  if (unit === null) {
    const expected = 'decimal text of minor units with at most 12 places';
    return reject('R14', { field: { path: 'unit_amount_minor', expected, received: 'another text' } });
  }
  const times = parseDecimal(quantity);
  if (times === null || times.lt(0)) {
    const received = times === null ? 'another text' : 'a negative number';
    return reject('R21', { field: { path: 'quantity', expected: 'decimal text, zero or more', received } });
  }
  const bounded = boundedAmountMinor(roundHalfAway(unit.times(times)), 'unit_amount_minor');
  return isRejection(bounded) ? bounded : { kind: 'line_item', amountMinor: bounded, unitAmountMinor, quantity };
}

function ambiguous(path: string, received: string): Rejection {
  const expected = 'either amount_minor, or unit_amount_minor with an optional quantity';
  return reject('R15', { field: { path, expected, received } });
}

function refuseOtherCurrency(named: string | undefined, currency: string): Rejection | null {
  if (named === undefined || named === currency) return null;
  return reject('R16', { field: { path: 'currency', expected: "the invoice's currency", received: 'another currency' } });
}
