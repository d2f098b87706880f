// Money: whole minor units; decimals only as text on the way in, rounded half away from zero on the way to an amount.
// Step 5 of a request's walk: every amount that a caller gives passes here.
import Big from 'big.js';
import { currencyExponent } from './currency.ts';
import { type Rejection, reject } from './rejection.ts';

/** The largest line or card charge, in minor units, either sign (R24). */
export const MAX_CHARGE_MINOR = 99_999_999;

/** Decimal text: a sign, whole digits without padding, up to 12 decimal places. */
export const DECIMAL_TEXT = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/;

/** The number a decimal text stands for, or null: it is none, or has more than 12 places. */
export function parseDecimal(text: string): Big | null {
  return DECIMAL_TEXT.test(text) ? new Big(text) : null;
}

/** The digits of a decimal text, and how many of them are places. */
function digitsOf(text: string): { readonly units: number; readonly places: number } {
  const point = text.indexOf('.');
  if (point === -1) return { units: Number(text), places: 0 };
  return { units: Number(text.slice(0, point) + text.slice(point + 1)), places: text.length - point - 1 };
}

const POWERS_OF_TEN = Array.from({ length: 25 }, (_, exponent) => Number(`1e${exponent}`));

/** Two decimal texts multiplied and rounded half away from zero (M3). Whole numbers do where they count the digits exactly: a tenth of the cost. */
export function multiplyRounded(one: string, other: string): Big | number {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  const product = a.units * b.units;
  const scale = POWERS_OF_TEN[a.places + b.places] ?? 0;
  if (scale === 0 || !Number.isSafeInteger(product)) return roundHalfAway(new Big(one).times(other));
  const rest = product % scale;
  return (product - rest) / scale + (Math.abs(rest) * 2 >= scale ? Math.sign(rest) : 0);
}

/** Half away from zero (M3): 0.5 → 1, 2.5 → 3, −2.5 → −3. */
export function roundHalfAway(value: Big): Big {
  return value.round(0, Big.roundHalfUp);
}

/** An amount as stored: whole, within `MAX_CHARGE_MINOR`, never −0; else R24 at `path`. */
export function boundedAmountMinor(amount: Big | number, path: string): number | Rejection {
  const value = typeof amount === 'number' ? amount : amount.toNumber(); // what it loses, it loses far beyond the bound
  if (Math.abs(value) > MAX_CHARGE_MINOR) {
    return reject('R24', { field: { path, expected: 'at most 99,999,999 minor units', received: 'a larger amount' } });
  }
  return value | 0; // a whole number to the engine as well, which keeps a fraction's form in an object of its own
}

/** An amount as a caller gave it, when it is a whole number that can be counted exactly (−0 included); else R14 at `path`. */
export function wholeAmountMinor(amount: number, path: string): number | Rejection {
  if (Number.isSafeInteger(amount)) return amount;
  return reject('R14', { field: { path, expected: 'a whole number of minor units', received: 'a number that is not whole or too long' } });
}

/** R13 when the currency is unknown, else null. */
export function refuseCurrency(code: string, path: string): Rejection | null {
  if (currencyExponent(code) !== null) return null;
  return reject('R13', { field: { path, expected: 'an ISO 4217 code in capitals', received: 'an unknown code' } });
}
