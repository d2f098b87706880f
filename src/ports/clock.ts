// Clock: the consumer's only source of time; the edges hand in the system's, tests hand in their own.
// A port: the client and the contract suite take one.

/** A timer and the time it keeps, in milliseconds since 1970-01-01 UTC. */
export interface Clock {
  now(): number;
  /** Calls `wake` after `delayMs`; the returned function cancels it. */
  after(delayMs: number, wake: () => void): () => void;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, wake) => {
    const timer = setTimeout(wake, delayMs);
    return () => clearTimeout(timer);
  },
};
