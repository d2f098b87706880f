// advanceUntil: moves a manual clock on until something has happened, so that a test need not know how many waits are on the way.
// Beside a request's walk: where client and service share a clock, nobody else moves it.
import type { ManualClock } from './clock.ts';

/** What `promise` becomes. Until then the clock moves by `stepMs` a turn of the event loop, so that whoever was woken runs first. */
export async function advanceUntil<Value>(clock: ManualClock, promise: Promise<Value>, stepMs = 100): Promise<Value> {
  let pending = true;
  const settled = promise.finally(() => {
    pending = false;
  });
  settled.catch(() => {}); // it is thrown below
  while (pending) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (pending) await clock.advance(stepMs);
  }
  return settled;
}
