// Taxes: what each rate comes to on each line, rounded a line at a time or a document at a time (M4, M5).
// Step 5 of a request's walk, after discounts.
import Big from 'big.js';
import type { AppliedRate } from '../catalogue/tax-rate.ts';
import { roundHalfAway } from '../money.ts';
import type { RuleProfile } from '../profile.ts';
import { roundTogether } from './round-together.ts';

/** One tax on one line. */
export interface LineTax {
  /** Null: the caller gave the amount. */
  readonly taxRateId: string | null;
  readonly amountMinor: number;
  /** Whether it is inside the line's amount, or comes on top. */
  readonly inclusive: boolean;
}

/** What is taxed: a line's money after discounts, and its rates or the tax that the caller gave. */
export interface Taxable {
  readonly netMinor: number;
  readonly rates: readonly AppliedRate[];
  readonly givenMinor: number | null;
}

/** One rate on one line: the line's place, the rate's, and the exact tax. */
interface Entry {
  readonly line: number;
  readonly rate: AppliedRate;
  readonly exact: Big;
}

const NONE: readonly LineTax[] = [];

/** Each line's taxes, in the order of its rates; they add up to the invoice's taxes at either level. */
export function taxesOf(lines: readonly Taxable[], level: RuleProfile['taxLevel']): readonly (readonly LineTax[])[] {
  if (level === 'document') return taxTogether(lines);
  return lines.map((line) => (line.rates.length === 0 ? givenTax(line) : (taxTogether([line])[0] ?? NONE)));
}

function givenTax({ givenMinor }: Taxable): readonly LineTax[] {
  return givenMinor === null ? NONE : [{ taxRateId: null, amountMinor: givenMinor, inclusive: false }];
}

/** Rounds each rate once over all lines. A rate on top is of what the lines' money is without the taxes inside it. */
function taxTogether(lines: readonly Taxable[]): readonly (readonly LineTax[])[] {
  const amounts = lines.map(() => new Map<string, number>());
  const inside = (line: number): number => [...(amounts[line]?.values() ?? [])].reduce((sum, amount) => sum + amount, 0);
  roundInclusive(lines, amounts);
  const bases = lines.map(({ netMinor }, line) => netMinor - inside(line));
  roundExclusive(lines, bases, amounts);
  return lines.map((line, at) =>
    line.rates.length === 0
      ? givenTax(line)
      : line.rates.map(({ taxRateId, inclusive }) => ({ taxRateId, amountMinor: amounts[at]?.get(taxRateId) ?? 0, inclusive })),
  );
}

type Amounts = readonly Map<string, number>[];

function put(entries: readonly Entry[], totalMinor: number, amounts: Amounts): void {
  const rounded = roundTogether(
    entries.map(({ exact }) => exact),
    totalMinor,
  );
  for (const [at, { line, rate }] of entries.entries()) amounts[line]?.set(rate.taxRateId, rounded[at] ?? 0);
}

/** Rates inside the same amounts share one divisor (M5), so lines with the same such rates are rounded together. */
function roundInclusive(lines: readonly Taxable[], amounts: Amounts): void {
  const insideOf = ({ rates }: Taxable): readonly AppliedRate[] => rates.filter(({ inclusive }) => inclusive);
  const keyOf = (line: Taxable): string =>
    insideOf(line)
      .map(({ taxRateId }) => taxRateId)
      .sort()
      .join(' ');
  const places = lines.flatMap((line, place) => (insideOf(line).length === 0 ? [] : [{ line, place }]));
  for (const group of groupsOf(places, ({ line }) => keyOf(line))) {
    const grossMinor = group.reduce((sum, { line }) => sum + line.netMinor, 0);
    const entries = group.flatMap(({ line, place }) => insideOf(line).map((rate) => ({ line: place, rate, exact: taxInside(line, rate) })));
    const withoutTax = roundHalfAway(new Big(grossMinor).times(100).div(divisorOf(group[0]?.line.rates ?? [])));
    put(entries, grossMinor - withoutTax.toNumber(), amounts);
  }
}

/** 100 and the percentages of all rates that are inside an amount. */
function divisorOf(rates: readonly AppliedRate[]): Big {
  return rates.reduce((sum, { percentage, inclusive }) => (inclusive ? sum.plus(percentage) : sum), new Big(100));
}

function taxInside({ netMinor, rates }: Taxable, { percentage }: AppliedRate): Big {
  return new Big(netMinor).times(percentage).div(divisorOf(rates));
}

function roundExclusive(lines: readonly Taxable[], bases: readonly number[], amounts: Amounts): void {
  const entries = lines.flatMap(({ rates }, line) =>
    rates
      .filter(({ inclusive }) => !inclusive)
      .map((rate) => ({ line, rate, exact: new Big(bases[line] ?? 0).times(rate.percentage).div(100) })),
  );
  for (const group of groupsOf(entries, ({ rate }) => rate.taxRateId)) {
    const exact = group.reduce((sum, entry) => sum.plus(entry.exact), new Big(0));
    put(group, roundHalfAway(exact).toNumber(), amounts);
  }
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Iterable<readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups.values();
}
