// totalsOf: an invoice's lines with their discounts and taxes, and what they come to (M4 to M7).
// Step 5 of a request's walk: every change of a draft ends here.
import type { Discount } from '../catalogue/coupon.ts';
import type { LineItem } from '../line-item.ts';
import type { RuleProfile } from '../profile.ts';
import { discountOf, sharesOf } from './discounts.ts';
import { taxesOf } from './taxes.ts';

/** What totals are made from. */
export interface Ground {
  readonly lines: readonly LineItem[];
  /** The invoice's own coupon, or null. */
  readonly coupon: Discount | null;
  /** M4. */
  readonly taxLevel: RuleProfile['taxLevel'];
}

/** The lines as reckoned, and their sums. */
export interface Totals {
  readonly lines: readonly LineItem[];
  /** Σ line amounts. */
  readonly subtotalMinor: number;
  /** What coupons take off, those of the lines and the invoice's. */
  readonly discountMinor: number;
  /** Tax on top. */
  readonly taxMinor: number;
  /** Tax inside the line amounts. */
  readonly inclusiveTaxMinor: number;
  /** subtotal − discount + tax. */
  readonly totalMinor: number;
}

/** Line discounts, then the invoice's spread over what is left, then taxes on what is left then. A line that stays the same is the same object. */
export function totalsOf({ lines: before, coupon, taxLevel }: Ground): Totals {
  const discounts = before.map((line) => discountOf(line.amountMinor, line.coupon));
  const shares = sharesOf(
    before.map(({ amountMinor }, at) => amountMinor - (discounts[at] ?? 0)),
    coupon,
  );
  const taxables = before.map(({ amountMinor, taxRates, givenTaxMinor }, at) => ({
    netMinor: amountMinor - (discounts[at] ?? 0) - (shares[at] ?? 0),
    rates: taxRates,
    givenMinor: givenTaxMinor,
  }));
  const taxes = taxesOf(taxables, taxLevel);
  const lines = before.map((line, at) =>
    reckoned(line, { discountMinor: discounts[at] ?? 0, invoiceDiscountMinor: shares[at] ?? 0, taxes: taxes[at] ?? [] }),
  );
  const subtotalMinor = sumOf(lines.map(({ amountMinor }) => amountMinor));
  const discountMinor = sumOf(discounts) + sumOf(shares);
  const taxMinor = taxSum(lines, false);
  const totalMinor = subtotalMinor - discountMinor + taxMinor;
  return { lines, subtotalMinor, discountMinor, taxMinor, inclusiveTaxMinor: taxSum(lines, true), totalMinor };
}

type Reckoning = Pick<LineItem, 'discountMinor' | 'invoiceDiscountMinor' | 'taxes'>;

/** The line with its reckoning; the line itself when that says what it said before, so that it is not written again. */
function reckoned(line: LineItem, reckoning: Reckoning): LineItem {
  const { discountMinor, invoiceDiscountMinor, taxes } = reckoning;
  const isSame = line.discountMinor === discountMinor && line.invoiceDiscountMinor === invoiceDiscountMinor;
  return isSame && isSameTax(line, taxes) ? line : { ...line, ...reckoning };
}

function isSameTax({ taxes: before }: LineItem, after: LineItem['taxes']): boolean {
  return (
    before.length === after.length &&
    before.every((tax, at) => tax.taxRateId === after[at]?.taxRateId && tax.amountMinor === after[at]?.amountMinor)
  );
}

function taxSum(lines: readonly LineItem[], inclusive: boolean): number {
  let sum = 0;
  for (const { taxes } of lines) for (const tax of taxes) if (tax.inclusive === inclusive) sum += tax.amountMinor;
  return sum;
}

/** A sum of whole minor units: 250 lines of at most 99,999,999 with at most ten times their tax stay far inside the safe integers. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
