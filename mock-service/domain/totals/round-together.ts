// roundTogether: exact amounts as whole ones whose sum is given, by largest remainder (M6).
// Step 5 of a request's walk: discounts and taxes of several lines are rounded once, then told apart by it.
import Big from 'big.js';

/** Each amount rounded down; what is missing from `totalMinor` goes, one each, to the largest remainders, the first of equal ones first. */
export function roundTogether(exact: readonly Big[], totalMinor: number): readonly number[] {
  const floors = exact.map((amount) => floor(amount));
  const missing = totalMinor - floors.reduce((sum, amount) => sum + amount, 0);
  const byRemainder = exact
    .map((amount, index) => ({ index, remainder: amount.minus(floors[index] ?? 0) }))
    .sort((a, b) => b.remainder.cmp(a.remainder) || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return floors.map((amount, index) => (raised.has(index) ? amount + 1 : amount));
}

/** The whole number at or below; never −0. */
function floor(amount: Big): number {
  const towardsZero = amount.round(0, Big.roundDown);
  return (amount.lt(towardsZero) ? towardsZero.minus(1) : towardsZero).toNumber() + 0;
}
