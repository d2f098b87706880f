// Clock: the service's timer: what delays run on, and what calendars follow.
// Under a request's walk: nothing but a Clock and a Calendar tells the provider the time.

/** A timer and the time it keeps, in milliseconds since 1970-01-01 UTC. The consumer's clock has the same shape: both may share one. */
export interface Clock {
  now(): number;
  /** Calls `wake` after `delayMs`; the returned function cancels it. */
  after(delayMs: number, wake: () => void): () => void;
}

/** The machine's clock. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    after: (delayMs, wake) => {
      const timer = setTimeout(wake, delayMs);
      return () => clearTimeout(timer);
    },
  };
}

/** A clock that moves only when told. */
export interface ManualClock extends Clock {
  /** Moves time on and wakes, in order, everyone whose delay has run out. */
  advance(durationMs: number): Promise<void>;
}

/** A manual clock that starts at `startMs`. */
export function manualClock(startMs: number): ManualClock {
  let nowMs = startMs;
  let waiting: { readonly dueMs: number; readonly wake: () => void }[] = [];
  const advance = async (durationMs: number): Promise<void> => {
    const endMs = nowMs + durationMs;
    for (;;) {
      const next = waiting.filter((w) => w.dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined) break;
      waiting = waiting.filter((w) => w !== next);
      nowMs = next.dueMs;
      next.wake();
      await Promise.resolve();
    }
    nowMs = endMs;
  };
  return {
    now: () => nowMs,
    after: (delayMs, wake) => {
      const entry = { dueMs: nowMs + Math.max(0, delayMs), wake };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((w) => w !== entry);
      };
    },
    advance,
  };
}

/** Waits on a clock, until it is ended. */
export interface Timer {
  /** Resolves after `delayMs`, or as soon as the timer is ended. */
  sleep(delayMs: number): Promise<void>;
  /** Calls `wake` after `delayMs`, or as soon as the timer is ended; the returned function cancels it. */
  after(delayMs: number, wake: () => void): () => void;
  /** Wakes everyone; from now on nobody waits. */
  end(): void;
}

/** A timer on `clock`. */
export function createTimer(clock: Clock): Timer {
  const wakers = new Set<() => void>();
  let ended = false;
  const after: Timer['after'] = (delayMs, wake) => {
    if (ended) {
      wake();
      return () => {};
    }
    const stop = (): void => {
      cancel();
      wakers.delete(wakeOnce);
    };
    const wakeOnce = (): void => {
      stop();
      wake();
    };
    wakers.add(wakeOnce);
    const cancel = clock.after(delayMs, wakeOnce);
    return stop;
  };
  return {
    after,
    sleep: (delayMs) => new Promise((resolve) => after(delayMs, resolve)),
    end: () => {
      ended = true;
      for (const wake of [...wakers]) wake();
    },
  };
}
