// Discounts, taxes and totals, reckoned a second time in fractions of BigInt; nothing here is the provider's arithmetic.
import type { Discount } from '../../../../mock-service/domain/catalogue/coupon.ts';
import type { AppliedRate } from '../../../../mock-service/domain/catalogue/tax-rate.ts';
import type { Invoice } from '../../../../mock-service/domain/invoice.ts';
import type { LineItem } from '../../../../mock-service/domain/line-item.ts';

/** Numerator and denominator; the denominator is positive. */
type Fraction = readonly [over: bigint, under: bigint];

const floor = ([over, under]: Fraction): bigint => (over >= 0n ? over / under : -((-over + under - 1n) / under));
const rounded = ([over, under]: Fraction): bigint => {
  const size = over < 0n ? -over : over;
  const whole = (2n * size + under) / (2n * under);
  return over < 0n ? -whole : whole;
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** A percentage of up to four places, in millionths. */
function millionths(percentage: string): bigint {
  const [whole = '0', places = ''] = percentage.split('.');
  return BigInt(whole + places.padEnd(4, '0'));
}

/** M6: all rounded down, and one more each for the largest remainders, the first of equal ones first, until the total is reached. */
export function largestRemainders(exact: readonly Fraction[], total: bigint): readonly bigint[] {
  const shares = exact.map(floor);
  for (const taken = new Set<number>(); sum(shares) < total; ) {
    let best = -1;
    let most: Fraction = [-1n, 1n];
    for (const [at, [over, under]] of exact.entries()) {
      const rest: Fraction = [over - floor([over, under]) * under, under];
      if (!taken.has(at) && rest[0] * most[1] > most[0] * rest[1]) [best, most] = [at, rest];
    }
    if (best < 0) break;
    taken.add(best);
    shares[best] = (shares[best] ?? 0n) + 1n;
  }
  return shares;
}

function off(amount: bigint, discount: Discount | null): bigint {
  if (discount === null || amount <= 0n) return 0n;
  if (discount.percentOff !== null) return rounded([amount * millionths(discount.percentOff), 1_000_000n]);
  const most = BigInt(discount.amountOffMinor ?? 0);
  return most < amount ? most : amount;
}

/** What is left of each line after its own discount and its share of the invoice's. */
function discountsOf({ lines, coupon }: Invoice): readonly { readonly own: bigint; readonly share: bigint }[] {
  const own = lines.map((line) => off(BigInt(line.amountMinor), line.coupon));
  const bases = lines.map(({ amountMinor }, at) => BigInt(amountMinor) - (own[at] ?? 0n)).map((left) => (left > 0n ? left : 0n));
  const total = off(sum(bases), coupon);
  const exact = bases.map((base): Fraction => (total === 0n ? [0n, 1n] : [base * total, sum(bases)]));
  const shares = largestRemainders(exact, total);
  return lines.map((_, at) => ({ own: own[at] ?? 0n, share: shares[at] ?? 0n }));
}

interface Part {
  readonly line: number;
  readonly rate: AppliedRate;
  readonly exact: Fraction;
}
interface Net {
  readonly line: number;
  readonly net: bigint;
  readonly rates: readonly AppliedRate[];
}

const insideOf = (rates: readonly AppliedRate[]): readonly AppliedRate[] => rates.filter(({ inclusive }) => inclusive);
const divisorOf = (rates: readonly AppliedRate[]): bigint =>
  1_000_000n + sum(insideOf(rates).map(({ percentage }) => millionths(percentage)));
const setOf = (rates: readonly AppliedRate[]): string =>
  JSON.stringify(
    insideOf(rates)
      .map(({ taxRateId }) => taxRateId)
      .toSorted(),
  );

/** Tax by `line rate`, of lines that are rounded together. */
function taxOf(nets: readonly Net[]): ReadonlyMap<string, bigint> {
  const tax = new Map<string, bigint>();
  const settle = (parts: readonly Part[], total: bigint): void => {
    const amounts = largestRemainders(
      parts.map(({ exact }) => exact),
      total,
    );
    for (const [at, { line, rate }] of parts.entries()) tax.set(`${line} ${rate.taxRateId}`, amounts[at] ?? 0n);
  };
  for (const set of new Set(nets.map(({ rates }) => setOf(rates)))) {
    const group = nets.filter(({ rates }) => setOf(rates) === set);
    const divisor = divisorOf(group[0]?.rates ?? []);
    const gross = sum(group.map(({ net }) => net));
    const parts = group.flatMap(({ line, net, rates }) =>
      insideOf(rates).map((rate): Part => ({ line, rate, exact: [net * millionths(rate.percentage), divisor] })),
    );
    if (parts.length > 0) settle(parts, gross - rounded([gross * 1_000_000n, divisor]));
  }
  const onTop = nets.flatMap(({ line, net, rates }) => {
    const base = net - sum(insideOf(rates).map(({ taxRateId }) => tax.get(`${line} ${taxRateId}`) ?? 0n));
    const outside = rates.filter(({ inclusive }) => !inclusive);
    return outside.map((rate): Part => ({ line, rate, exact: [base * millionths(rate.percentage), 1_000_000n] }));
  });
  for (const id of new Set(onTop.map(({ rate }) => rate.taxRateId))) {
    const parts = onTop.filter(({ rate }) => rate.taxRateId === id);
    settle(parts, rounded(parts.reduce((total: Fraction, { exact }) => plus(total, exact), [0n, 1n])));
  }
  return tax;
}

function lineTaxErrors(line: LineItem, at: number, tax: ReadonlyMap<string, bigint>): readonly string[] {
  const expected =
    line.taxRates.length === 0 && line.givenTaxMinor !== null
      ? [['null', BigInt(line.givenTaxMinor), false]]
      : line.taxRates.map(({ taxRateId, inclusive }) => [taxRateId, tax.get(`${at} ${taxRateId}`) ?? 0n, inclusive]);
  const found = line.taxes.map(({ taxRateId, amountMinor, inclusive }) => [String(taxRateId), BigInt(amountMinor), inclusive]);
  const same =
    expected.length === found.length && expected.every((row, index) => row.every((cell, column) => cell === found[index]?.[column]));
  return [...(same ? [] : ['M4 M5 taxes of a line']), ...(line.taxRates.length > 10 ? ['R18'] : [])];
}

/** What does not add up between an invoice's lines and its total: M4 to M7. */
export function totalErrors(invoice: Invoice): readonly string[] {
  const { lines, taxLevel } = invoice;
  const discounts = discountsOf(invoice);
  const nets = lines.map(
    ({ amountMinor, taxRates }, line): Net => ({
      line,
      net: BigInt(amountMinor) - (discounts[line]?.own ?? 0n) - (discounts[line]?.share ?? 0n),
      rates: taxRates,
    }),
  );
  const tax = taxLevel === 'document' ? taxOf(nets) : new Map(nets.flatMap((net) => [...taxOf([net])]));
  const taxes = lines.flatMap((line) => line.taxes);
  const taxSum = (inside: boolean): bigint =>
    sum(taxes.filter(({ inclusive }) => inclusive === inside).map(({ amountMinor }) => BigInt(amountMinor)));
  const subtotal = sum(lines.map(({ amountMinor }) => BigInt(amountMinor)));
  const discount = sum(discounts.flatMap(({ own, share }) => [own, share]));
  const checks: readonly (readonly [string, boolean])[] = [
    ['M6 discounts of lines', lines.every(({ discountMinor }, at) => BigInt(discountMinor) === discounts[at]?.own)],
    ['M6 shares of the invoice discount', lines.every((line, at) => BigInt(line.invoiceDiscountMinor) === discounts[at]?.share)],
    ['M6 no line is discounted below nothing', nets.every(({ net, line }) => net >= 0n || (lines[line]?.amountMinor ?? 0) < 0)],
    ['M7 subtotal', BigInt(invoice.subtotalMinor) === subtotal],
    ['M7 discount', BigInt(invoice.discountMinor) === discount],
    ['M7 tax on top', BigInt(invoice.taxMinor) === taxSum(false)],
    ['M7 tax inside', BigInt(invoice.inclusiveTaxMinor) === taxSum(true)],
    ['M7 total', BigInt(invoice.totalMinor) === subtotal - discount + taxSum(false)],
  ];
  return [...checks.filter(([, holds]) => !holds).map(([name]) => name), ...lines.flatMap((line, at) => lineTaxErrors(line, at, tax))];
}
