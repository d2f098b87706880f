// pause: waits on a clock until the time is over or a signal is aborted, and leaves nothing behind on either.
// Under `execute`: between two attempts, and around a port that does not answer.
import type { Clock } from '../../ports/clock.ts';

/** Resolves after `delayMs`, or as soon as `signal` is aborted. Infinity waits for the signal alone. */
export function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    let cancel = (): void => {};
    let hasEnded = false;
    const end = (): void => {
      hasEnded = true;
      signal.removeEventListener('abort', end);
      cancel();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    if (!Number.isFinite(delayMs)) return;
    cancel = clock.after(delayMs, end);
    // A clock of the caller's own may wake, or its signal be aborted, before it has returned.
    if (hasEnded) cancel();
  });
}
