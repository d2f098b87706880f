// advanceUntil stands exactly where each wait ends, whatever came between: delays are asserted as arrays on this clock.
import { expect, test } from 'vitest';
import { advanceUntil } from '../../../mock-service/determinism/advance-until.ts';
import { manualClock } from '../../../mock-service/determinism/clock.ts';

const sleep = (clock: ReturnType<typeof manualClock>, delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });

test('waits one after another end when they were to', async () => {
  const clock = manualClock(0);
  const ends: number[] = [];
  const waits = async (): Promise<void> => {
    for (const delayMs of [25, 25, 1, 0, 30_000, 7]) {
      await sleep(clock, delayMs);
      ends.push(clock.now());
    }
  };
  await advanceUntil(clock, waits());
  expect(ends).toEqual([25, 50, 51, 51, 30_051, 30_058]);
});

test('waits side by side end in order, and the clock stops with what was waited for', async () => {
  const clock = manualClock(1000);
  const ends: number[] = [];
  const wait = (delayMs: number): Promise<number> => sleep(clock, delayMs).then(() => ends.push(clock.now()));
  void wait(500);
  await advanceUntil(clock, Promise.all([wait(30), wait(10), wait(20)]));
  expect([ends, clock.now(), clock.nextDueMs()]).toEqual([[1010, 1020, 1030], 1030, 1500]);
});

test('what it waits for may fail', async () => {
  const clock = manualClock(0);
  const failing = sleep(clock, 5).then(() => Promise.reject(new Error('as told')));
  await expect(advanceUntil(clock, failing)).rejects.toThrow('as told');
});
