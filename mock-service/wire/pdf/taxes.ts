// Taxes: what a PDF says of the taxes of a line, and of all lines by rate.
// Step 6 of a request's walk: amounts are the invoice's own, added up per rate; nothing is reckoned anew.
import type { LineItem } from '../../domain/line-item.ts';
import type { LineTax } from '../../domain/totals/taxes.ts';
import type { Edition } from './edition.ts';

/** What a tax is called, with its percentage; a tax that the caller gave has neither. */
function nameOf(tax: LineTax, line: LineItem, { facts, words, write }: Edition): string {
  if (tax.taxRateId === null) return words.otherTax;
  const name = facts.taxNames.get(tax.taxRateId) ?? words.otherTax;
  const rate = line.taxRates.find(({ taxRateId }) => taxRateId === tax.taxRateId);
  return rate === undefined ? name : `${name} ${write.percentage(rate.percentage)}`;
}

/** The taxes of a line, one text each. */
export function lineTaxes(line: LineItem, edition: Edition): readonly string[] {
  return line.taxes.map((tax) => {
    const name = nameOf(tax, line, edition);
    return tax.inclusive ? edition.words.includedHere(name) : name;
  });
}

/** One rate over all lines. */
export interface RateSum {
  readonly label: string;
  readonly inclusive: boolean;
  readonly amountMinor: number;
}

/** Each rate with what it comes to on all lines, in the order in which lines name them. */
export function taxesByRate(edition: Edition): readonly RateSum[] {
  const sums = new Map<string, RateSum>();
  for (const line of edition.facts.invoice.lines) {
    for (const tax of line.taxes) {
      const key = `${tax.taxRateId ?? ''} ${tax.inclusive}`;
      const name = nameOf(tax, line, edition);
      const label = tax.inclusive ? edition.words.included(name) : name;
      const before = sums.get(key)?.amountMinor ?? 0;
      sums.set(key, { label, inclusive: tax.inclusive, amountMinor: before + tax.amountMinor });
    }
  }
  return [...sums.values()];
}
