// advanceUntil: moves a manual clock on until something has happened, so that a test need not know how many waits are on the way.
// Beside a request's walk: where client and service share a clock, nobody else moves it.
import type { ManualClock } from './clock.ts';

/** How long the clock stands before it moves, in turns of the event loop: whoever is at work, not waiting, gets that far first. */
const STANDING_TURNS = 500;

/**
 * What `promise` becomes. Until then the clock stands while there is work, then moves to the end of the next delay and no further: every wait
 * takes exactly as long as it was asked to. When nobody waits it stands until the promise is settled.
 */
export async function advanceUntil<Value>(clock: ManualClock, promise: Promise<Value>): Promise<Value> {
  let pending = true;
  const settled = promise.finally(() => {
    pending = false;
  });
  settled.catch(() => {}); // it is thrown below
  while (pending) {
    for (let turn = 0; pending && turn < STANDING_TURNS; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    const dueMs = pending ? clock.nextDueMs() : null;
    if (dueMs !== null) await clock.advance(Math.max(0, dueMs - clock.now()));
  }
  return settled;
}
