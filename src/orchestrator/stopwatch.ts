// startStopwatch: how long something has taken, whatever becomes of the clock: what goes backwards counts as no time.
// Under the harness: deadlines, tallies, budgets, breakers and the life of a key are measured by it.
import type { Clock } from '../ports/clock.ts';

/** Milliseconds since it was started; it never shows less than before. */
export type Stopwatch = () => number;

/** Starts one. A step back of the clock is left out, and what comes after it counts again. */
export function startStopwatch(clock: Pick<Clock, 'now' | 'steadyMs'>): Stopwatch {
  const byClock = sinceLast(() => clock.now());
  const bySteady = sinceLast(() => clock.steadyMs?.() ?? 0);
  let elapsedMs = 0;
  return () => {
    // Of a clock that was set and a counter that stood still while the machine slept, the one that shows more is right.
    elapsedMs += Math.max(byClock(), bySteady());
    return elapsedMs;
  };
}

/** Milliseconds from one reading to the next; 0 for what goes backwards or is no time. */
function sinceLast(read: () => number): () => number {
  let lastMs = read();
  return () => {
    const nowMs = read();
    const passedMs = nowMs - lastMs;
    if (Number.isFinite(nowMs)) lastMs = nowMs;
    return passedMs > 0 && Number.isFinite(passedMs) ? passedMs : 0;
  };
}
