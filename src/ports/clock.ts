// Clock: the consumer's only source of time; the edges hand in the system's, tests hand in their own.
// A port: the client and the contract suite take one.

/** A timer and the time it keeps, in milliseconds since 1970-01-01 UTC. */
export interface Clock {
  now(): number;
  /** Counts on when `now` is set; from when is no matter. Left out: durations are told by `now` alone. */
  steadyMs?(): number;
  /** Calls `wake` after `delayMs`, never when that is Infinity; the returned function cancels it. */
  after(delayMs: number, wake: () => void): () => void;
}

/** Longer waits do not fit a timer, which would then ring at once. @see https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const TIMER_MAX_MS = 2_147_483_647;

/** The machine's clock. `after` throws a RangeError for what is no duration. */
export const systemClock: Clock = {
  now: () => Date.now(),
  steadyMs: () => performance.now(),
  after: (delayMs, wake) => {
    if (typeof delayMs !== 'number' || Number.isNaN(delayMs)) throw new RangeError('delayMs: expected a number of milliseconds');
    let timer: ReturnType<typeof setTimeout>;
    const wait = (leftMs: number): void => {
      const nextMs = Math.min(leftMs, TIMER_MAX_MS);
      timer = setTimeout(() => (leftMs > nextMs ? wait(leftMs - nextMs) : wake()), nextMs);
    };
    wait(delayMs);
    return () => clearTimeout(timer);
  },
};
