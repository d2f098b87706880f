// The timer that delays run on, and the calendars that follow its clock.
import { describe, expect, test } from 'vitest';
import { createCalendar, isCalendarTime } from '../../../mock-service/determinism/calendar.ts';
import { type Clock, createTimer, manualClock } from '../../../mock-service/determinism/clock.ts';

describe('a timer', () => {
  test('wakes sleepers in the order their delays run out', async () => {
    const clock = manualClock(0);
    const timer = createTimer(clock);
    const woken: string[] = [];
    void timer.sleep(20).then(() => woken.push(`late at ${clock.now()}`));
    void timer.sleep(10).then(() => woken.push(`soon at ${clock.now()}`));
    await clock.advance(30);
    expect(woken).toEqual(['soon at 10', 'late at 20']);
  });

  test.each<[string, Clock['after']]>([
    [
      'at once',
      (_delayMs, wake) => {
        wake();
        return () => {};
      },
    ],
    [
      'twice',
      (_delayMs, wake) => {
        queueMicrotask(wake);
        queueMicrotask(wake);
        return () => {};
      },
    ],
  ])(
    'on a clock that wakes %s wakes each once, never before it has said how to cancel, and however many wait in a row',
    async (_how, after) => {
      const timer = createTimer({ now: () => 0, after });
      await timer.sleep(1000);
      let woken = 0;
      await new Promise<void>((resolve) => {
        const next = (): void => {
          woken += 1;
          if (woken === 50_000) resolve();
          else timer.after(1, next);
        };
        next();
      });
      const cancel = timer.after(1, () => {
        woken = -1;
      });
      cancel();
      timer.end();
      await timer.sleep(1000);
      expect(woken).toBe(50_000);
    },
  );

  test('tells those who wait for its end, unless they have stopped, and late ones too', async () => {
    const timer = createTimer(manualClock(0));
    const told: string[] = [];
    timer.onEnd(() => told.push('a'));
    timer.onEnd(() => told.push('b'))();
    timer.end();
    timer.onEnd(() => told.push('c'));
    await Promise.resolve();
    expect(told).toEqual(['a', 'c']);
  });

  test('that is ended wakes everyone, keeps nothing on its clock, and lets nobody sleep again', async () => {
    const waiting = new Set<object>();
    const timer = createTimer({
      now: () => 0,
      after: () => {
        const entry = {};
        waiting.add(entry);
        return () => waiting.delete(entry);
      },
    });
    const sleepers = [timer.sleep(25_000), timer.sleep(600_000)];
    expect(waiting.size).toBe(2);
    timer.end();
    await Promise.all([...sleepers, timer.sleep(25_000)]);
    expect(waiting.size).toBe(0);
  });
});

describe('a manual clock', () => {
  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('is not moved by %d', async (durationMs) => {
    const clock = manualClock(5);
    await expect(clock.advance(durationMs)).rejects.toThrow(new RangeError(`advance: expected milliseconds from 0 on, got ${durationMs}`));
    expect(clock.now()).toBe(5);
  });
});

describe('a calendar', () => {
  const LAST_MS = 253_402_300_799_999;

  test.each([
    [0, true],
    [1_768_478_400_000, true],
    [LAST_MS, true],
    [LAST_MS + 1, false],
    [-1, false],
    [0.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('may stand at %d: %s', (atMs, may) => expect(isCalendarTime(atMs)).toBe(may));

  test('stands still at the end of 9999, however far it is moved', () => {
    const calendar = createCalendar(manualClock(0));
    for (let index = 0; index < 3; index += 1) calendar.advance(LAST_MS);
    expect(new Date(calendar.now()).toISOString()).toBe('9999-12-31T23:59:59.999Z');
  });
});
