// within: waits for something, but not for ever.
// Beside the clock: for the edges, which give what is under way its time to end.
import type { Clock } from './clock.ts';

/** Resolves when `done` does, or after `delayMs`, whichever comes first. */
export function within(clock: Clock, delayMs: number, done: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(delayMs, resolve);
    void done.then(() => {
      cancel();
      resolve();
    });
  });
}
