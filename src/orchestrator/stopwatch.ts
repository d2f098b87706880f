// startStopwatch: how long something has taken, whatever becomes of the clock: what goes backwards counts as no time.
// Under the harness: deadlines, tallies, budgets, breakers and the life of a key are measured by it.
import type { Clock } from '../ports/clock.ts';

/** Milliseconds since it was started; it never shows less than before. */
export type Stopwatch = () => number;

/** Starts one. A step back of the clock is left out, and what comes after it counts again. */
export function startStopwatch(clock: Pick<Clock, 'now'>): Stopwatch {
  let lastMs = clock.now();
  let elapsedMs = 0;
  return () => {
    const nowMs = clock.now();
    if (nowMs > lastMs) elapsedMs += nowMs - lastMs;
    if (Number.isFinite(nowMs)) lastMs = nowMs;
    return elapsedMs;
  };
}
