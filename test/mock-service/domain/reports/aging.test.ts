// The aging report: its buckets by the day, and over random histories its sums, which are the statement's and the invoices' own.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../mock-service/domain/day.ts';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import { accountEntriesOf } from '../../../../mock-service/domain/reports/account-entries.ts';
import { AGING_BUCKETS, type Aged, agingOf, bucketOf } from '../../../../mock-service/domain/reports/aging.ts';
import { owedNow, owedOn } from '../../../../mock-service/domain/reports/owed-on.ts';
import { statementOf } from '../../../../mock-service/domain/reports/statement.ts';
import { history, live } from './histories.ts';

const RUNS = 1000;
const DAY_MS = 86_400_000;
const DUE = '2026-03-15';
const daysAfter = (days: number): string => dayOf(Date.parse(DUE) + days * DAY_MS);

describe('an invoice that is due on a day', () => {
  it.each([
    [-400, 'currentMinor'],
    [-1, 'currentMinor'],
    [0, 'currentMinor'],
    [1, 'days1To30Minor'],
    [30, 'days1To30Minor'],
    [31, 'days31To60Minor'],
    [60, 'days31To60Minor'],
    [61, 'days61To90Minor'],
    [90, 'days61To90Minor'],
    [91, 'daysOver90Minor'],
    [4000, 'daysOver90Minor'],
  ])('is %i days later in %s', (days, bucket) => {
    expect(bucketOf(DUE, daysAfter(days))).toBe(bucket);
  });
});

describe('debts of two customers in two currencies', () => {
  it('are aged for each customer and currency, and in all for each currency', () => {
    const owed = [
      ['cus_a', 'BRL', 0, 100],
      ['cus_b', 'BRL', 45, 20],
      ['cus_a', 'EUR', 91, 7],
      ['cus_a', 'BRL', 30, 3],
    ] as const;
    const invoices = owed.map(([customerId, currency, days, remainingMinor]) => ({
      customerId,
      currency,
      dueDay: daysAfter(0 - days),
      remainingMinor,
    }));
    const none = { currentMinor: 0, days1To30Minor: 0, days31To60Minor: 0, days61To90Minor: 0, daysOver90Minor: 0 };
    expect(agingOf(invoices, DUE)).toStrictEqual({
      customers: [
        { ...none, customerId: 'cus_a', currency: 'BRL', currentMinor: 100, days1To30Minor: 3, totalMinor: 103, invoices: 2 },
        { ...none, customerId: 'cus_a', currency: 'EUR', daysOver90Minor: 7, totalMinor: 7, invoices: 1 },
        { ...none, customerId: 'cus_b', currency: 'BRL', days31To60Minor: 20, totalMinor: 20, invoices: 1 },
      ],
      totals: [
        { ...none, currency: 'BRL', currentMinor: 100, days1To30Minor: 3, days31To60Minor: 20, totalMinor: 123, invoices: 3 },
        { ...none, currency: 'EUR', daysOver90Minor: 7, totalMinor: 7, invoices: 1 },
      ],
    });
  });
});

const bucketSum = (aged: Aged): number =>
  (Object.keys(AGING_BUCKETS) as (keyof typeof AGING_BUCKETS)[]).reduce((sum, bucket) => sum + aged[bucket], 0);

describe(`an aging report, over ${RUNS} random histories`, () => {
  it('comes on each day to what the statement says is owed, and now to what the invoices say', { timeout: 120_000 }, async () => {
    let counted = 0;
    const property = fc.asyncProperty(history, async (steps) => {
      const { rows, moments } = await live(steps, DEFAULT_PROFILE);
      const happened = accountEntriesOf(rows);
      for (const day of new Set(moments.map(({ atMs }) => dayOf(atMs)))) {
        const { balances } = statementOf(happened, { from: null, to: day });
        const { totals, customers } = agingOf(owedOn(day, rows.invoices, happened), day);
        const owed = balances.flatMap(({ currency, closing }) => (closing.owedMinor === 0 ? [] : [[currency, closing.owedMinor]]));
        expect(totals.map(({ currency, totalMinor }) => [currency, totalMinor])).toStrictEqual(owed);
        expect([...totals, ...customers].every((aged) => bucketSum(aged) === aged.totalMinor)).toBe(true);
        counted += totals.length;
      }
      const lastDay = dayOf(moments.at(-1)?.atMs ?? 0);
      const byCustomer = agingOf(owedNow(rows.invoices), lastDay);
      expect(agingOf(owedOn(lastDay, rows.invoices, happened), lastDay)).toStrictEqual(byCustomer);
      const open = rows.invoices.filter(({ status }) => status === 'open');
      const remaining = open.reduce((sum, { amountRemainingMinor }) => sum + amountRemainingMinor, 0);
      expect(byCustomer.totals.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(remaining);
      expect(byCustomer.totals.reduce((sum, { invoices }) => sum + invoices, 0)).toBe(open.length);
    });
    await fc.assert(property, { numRuns: RUNS, seed: 20_260_702 });
    expect(counted).toBeGreaterThan(RUNS);
  });
});
