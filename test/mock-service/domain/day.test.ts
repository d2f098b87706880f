// Days: in UTC, exact over month ends and leap days, and none after 9999-12-31.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, endOfDayMs, LAST_MS } from '../../../mock-service/domain/day.ts';

const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9900-12-31'), noInvalidDate: true }).map((date) => dayOf(date.getTime()));

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 365, '2027-12-31'],
  ['9999-12-31', 1, '9999-12-31'],
  ['9999-12-01', 3650, '9999-12-31'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

describe('between two days', () => {
  test('lie the days that were added', () => {
    fc.assert(fc.property(day, fc.integer({ min: -300, max: 30_000 }), (from, days) => daysBetween(from, addDays(from, days)) === days));
  });

  test('every instant is of the day in UTC, up to its last millisecond', () => {
    fc.assert(fc.property(day, (of) => dayOf(Date.parse(of)) === of && dayOf(endOfDayMs(of) - 1) === of && dayOf(endOfDayMs(of)) !== of));
    expect(new Date(LAST_MS).toISOString()).toBe('9999-12-31T23:59:59.999Z');
  });
});
