// Pace: lets a clock that moves at once move slowly enough for somebody to watch.
// At the edge: it changes when things are shown, and nothing of what happens; without it the demo is over in a second.
import { advanceUntil, type ManualClock } from '../embed.ts';

/** How the demo is paced. */
export interface Pace {
  /** Moves the clock on until `promise` is settled. */
  until<Value>(promise: Promise<Value>): Promise<Value>;
  /** Moves the clock on to a time. */
  to(atMs: number): Promise<void>;
  /** Something was shown that takes so long to read. */
  owe(readMs: number): void;
}

/** A watched second of the service's takes so long. */
const SECOND_MS = 110;

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Not slowed down at all when `isFast`. */
export function createPace(clock: ManualClock, isFast: boolean): Pace {
  let owedMs = 0;
  const pay = async (virtualMs: number): Promise<void> => {
    const ms = owedMs + (virtualMs / 1_000) * SECOND_MS;
    owedMs = 0;
    if (!isFast && ms > 0) await pass(ms);
  };
  const paced: ManualClock = {
    ...clock,
    advance: async (durationMs) => {
      await pay(durationMs);
      await clock.advance(durationMs);
    },
  };
  return {
    until: async (promise) => {
      const value = await advanceUntil(paced, promise);
      await pay(0);
      return value;
    },
    to: async (atMs) => {
      await pay(0);
      if (atMs > clock.now()) await clock.advance(atMs - clock.now());
    },
    owe: (readMs) => {
      owedMs += readMs;
    },
  };
}
