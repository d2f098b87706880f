// wallClock: a clock that a test sets, also back, as a machine's is when somebody corrects it. Nothing waits on it.
import type { Clock } from '../../../../src/ports/clock.ts';

export interface WallClock extends Clock {
  /** Goes on, or with a negative number back. */
  move(ms: number): void;
}

export function wallClock(nowMs = Date.UTC(2026, 0, 5)): WallClock {
  let atMs = nowMs;
  return {
    now: () => atMs,
    after: () => {
      throw new Error('nothing waits here');
    },
    move: (ms) => {
      atMs += ms;
    },
  };
}
