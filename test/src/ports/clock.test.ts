// The system's clock: a timer that holds at most 24.8 days is wound again for longer waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/ports/clock.ts';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([0, 1, 300, 2_147_483_647, 2_147_483_648, 3_000_000_000, 100 * DAY_MS])('rings after %i ms, not before', (delayMs) => {
  const rung: number[] = [];
  const startMs = systemClock.now();
  systemClock.after(delayMs, () => rung.push(systemClock.now() - startMs));
  vi.advanceTimersByTime(Math.max(0, delayMs - 1));
  expect(rung).toEqual(delayMs === 0 ? [0] : []);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual([delayMs]);
});

test('never rings after Infinity, and can be told not to ring', () => {
  const rung: string[] = [];
  systemClock.after(Number.POSITIVE_INFINITY, () => rung.push('infinity'));
  const cancel = systemClock.after(60 * DAY_MS, () => rung.push('cancelled'));
  vi.advanceTimersByTime(30 * DAY_MS);
  cancel();
  vi.advanceTimersByTime(100 * DAY_MS);
  expect(rung).toEqual([]);
});

test.each([Number.NaN, 'x', undefined, null])('%j is no duration', (delayMs) => {
  expect(() => systemClock.after(delayMs as number, () => undefined)).toThrow('delayMs: expected a number of milliseconds');
});
