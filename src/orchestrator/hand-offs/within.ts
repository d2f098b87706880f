// within: waits for a hand-off store no longer than so long: one that hangs must not hang the run.
// Around whatever the harness asks of hand-offs.
import type { Clock } from '../../ports/clock.ts';

/** A disk or a database that takes longer does not answer. */
export const STORE_MS = 3_000;

/** What `ask` resolves to. @throws what it throws, or an Error when it says nothing in time; it may still come to its end afterwards. */
export function within<Answered>(clock: Clock, ask: () => Promise<Answered>): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(STORE_MS, () => reject(new Error(`the hand-off store said nothing within ${STORE_MS} ms`)));
    // A store of somebody's own may throw at once.
    Promise.resolve()
      .then(ask)
      .then(resolve, reject)
      .finally(() => cancel());
  });
}
