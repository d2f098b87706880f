// The dates of a recurrence, held against the calendar arithmetic of Temporal.
// Beside the domain: pure functions over dates.
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dateAt, INTERVALS, indexFrom, isMonthly, type Recurrence } from '../../../../mock-service/domain/sales/recurrence.ts';

const every = (interval: Recurrence['interval'], startsOn: string, more: Partial<Recurrence> = {}): Recurrence => ({
  interval,
  intervalCount: 1,
  startsOn,
  dayOfMonth: null,
  endsOn: null,
  ...more,
});

const datesOf = (recurrence: Recurrence, count: number): readonly (string | null)[] =>
  Array.from({ length: count }, (_, index) => dateAt(recurrence, index));

describe('the dates of a recurrence', () => {
  it.each([
    ['the 31st', every('month', '2026-01-31'), ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']],
    ['the 31st, of a leap year', every('month', '2028-01-31'), ['2028-01-31', '2028-02-29', '2028-03-31']],
    ['the 30th', every('month', '2027-12-30'), ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
    [
      'the 31st of each quarter',
      every('month', '2026-08-31', { intervalCount: 3 }),
      ['2026-08-31', '2026-11-30', '2027-02-28', '2027-05-31'],
    ],
    ['29 February', every('year', '2024-02-29'), ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29', '2029-02-28']],
    ['28 February, kept to the last day', every('year', '2026-02-28', { dayOfMonth: 31 }), ['2026-02-28', '2027-02-28', '2028-02-29']],
    [
      '29 February before a century that is no leap year',
      every('year', '2096-02-29', { intervalCount: 4 }),
      ['2096-02-29', '2100-02-28', '2104-02-29'],
    ],
    ['a day of the month that is still to come', every('month', '2026-01-15', { dayOfMonth: 20 }), ['2026-01-20', '2026-02-20']],
    ['a day of the month that has passed', every('month', '2026-01-15', { dayOfMonth: 10 }), ['2026-02-10', '2026-03-10']],
    ['a day of the year that has passed', every('year', '2026-01-15', { dayOfMonth: 10 }), ['2027-01-10', '2028-01-10']],
    [
      'the last day of each month, begun on the last of February',
      every('month', '2026-02-28', { dayOfMonth: 31 }),
      ['2026-02-28', '2026-03-31'],
    ],
    ['each day over a month end', every('day', '2028-02-28'), ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['every two weeks over a year end', every('week', '2026-12-21', { intervalCount: 2 }), ['2026-12-21', '2027-01-04', '2027-01-18']],
  ])('are, for %s, reckoned from the first one', (_what, recurrence, expected) => {
    expect(datesOf(recurrence, expected.length)).toEqual(expected);
  });

  it('end with the last day that they may have, that day included', () => {
    const recurrence = every('month', '2026-01-31', { endsOn: '2026-03-31' });
    expect(datesOf(recurrence, 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', null, null]);
  });

  it('end with the year 9999', () => {
    expect(datesOf(every('day', '9999-12-30'), 4)).toEqual(['9999-12-30', '9999-12-31', null, null]);
    expect(dateAt(every('year', '2026-01-01', { intervalCount: 100 }), 1_000_000)).toBeNull();
  });

  it('are the last day of February and the 31st again over 48 years of months', () => {
    const recurrence = every('month', '2026-01-31');
    for (let index = 0; index < 48 * 12; index += 1) {
      const month = Temporal.PlainYearMonth.from('2026-01').add({ months: index });
      expect(dateAt(recurrence, index)).toBe(month.toPlainDate({ day: month.daysInMonth }).toString());
    }
  });
});

const UNITS = { day: 'days', week: 'weeks', month: 'months', year: 'years' } as const;
const dates = fc.integer({ min: 0, max: 80_000 }).map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }).toString());
const recurrences = fc.record({
  interval: fc.constantFrom(...INTERVALS),
  intervalCount: fc.integer({ min: 1, max: 36 }),
  startsOn: dates,
  dayOfMonth: fc.constant(null),
  endsOn: fc.constant(null),
});

describe('properties of a recurrence', () => {
  it('has the dates that Temporal has for so many intervals after the start', () => {
    fc.assert(
      fc.property(recurrences, fc.integer({ min: 0, max: 600 }), (recurrence, index) => {
        const { startsOn, interval, intervalCount } = recurrence;
        const expected = Temporal.PlainDate.from(startsOn).add({ [UNITS[interval]]: index * intervalCount });
        expect(dateAt(recurrence, index)).toBe(expected.year > 9999 ? null : expected.toString());
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps to the day of the month that was asked for, or to the last one, from the start on', () => {
    const asked = fc.record({ recurrence: recurrences, dayOfMonth: fc.integer({ min: 1, max: 31 }) });
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 200 }), ({ recurrence, dayOfMonth }, index) => {
        if (!isMonthly(recurrence.interval)) return;
        const date = Temporal.PlainDate.from(dateAt({ ...recurrence, dayOfMonth }, index) ?? '');
        expect(date.day).toBe(Math.min(dayOfMonth, date.daysInMonth));
        const first = Temporal.PlainDate.from(dateAt({ ...recurrence, dayOfMonth }, 0) ?? '');
        expect(first.toString() >= recurrence.startsOn).toBe(true);
        expect(first.toPlainYearMonth().until(date.toPlainYearMonth(), { largestUnit: 'months' }).months).toBe(
          index * recurrence.intervalCount * (recurrence.interval === 'year' ? 12 : 1),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the first date from a day on without walking there', () => {
    fc.assert(
      fc.property(recurrences, fc.integer({ min: 1, max: 31 }), dates, (plain, day, since) => {
        const recurrence = isMonthly(plain.interval) ? { ...plain, dayOfMonth: day } : plain;
        const index = indexFrom(recurrence, since);
        expect((dateAt(recurrence, index) ?? '9999-99') >= since).toBe(true);
        if (index > 0) expect((dateAt(recurrence, index - 1) ?? '9999-99') < since).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
