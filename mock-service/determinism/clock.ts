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
  /** Moves time on and wakes, in order, everyone whose delay has run out. Rejects with a RangeError what is no time ahead, and moves nothing. */
  advance(durationMs: number): Promise<void>;
  /** When the next delay runs out; null: nobody waits. */
  nextDueMs(): number | null;
}

/** A manual clock that starts at `startMs`. */
export function manualClock(startMs: number): ManualClock {
  let nowMs = startMs;
  let waiting: { readonly dueMs: number; readonly wake: () => void }[] = [];
  const advance = async (durationMs: number): Promise<void> => {
    if (!(durationMs >= 0 && Number.isFinite(nowMs + durationMs)))
      throw new RangeError(`advance: expected milliseconds from 0 on, got ${durationMs}`);
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
    nextDueMs: () => waiting.reduce<number | null>((least, { dueMs }) => (least === null || dueMs < least ? dueMs : least), null),
  };
}

/** Waits on a clock, until it is ended. */
export interface Timer {
  /** Resolves after `delayMs`, or as soon as the timer is ended. */
  sleep(delayMs: number): Promise<void>;
  /** Calls `wake` after `delayMs`, or as soon as the timer is ended, and never before this has returned; the returned function cancels it. */
  after(delayMs: number, wake: () => void): () => void;
  /** Calls `wake` when the timer is ended; the returned function cancels it. */
  onEnd(wake: () => void): () => void;
  /** Wakes everyone; from now on nobody waits. */
  end(): void;
}

/** A timer on `clock`, which may wake at once, or more than once. */
export function createTimer(clock: Clock): Timer {
  const wakers = new Set<() => void>();
  let ended = false;
  /** Calls `wake` once, when what `begin` began or the timer's end asks for it; `begin` returns how to cancel. */
  const wait = (wake: () => void, begin: (wakeOnce: () => void) => () => void): (() => void) => {
    let waits = true;
    let hasReturned = false;
    let cancel = (): void => {};
    const stop = (): void => {
      waits = false;
      wakers.delete(wakeOnce);
      cancel();
    };
    const fire = (): void => {
      if (!waits) return;
      stop();
      wake();
    };
    const wakeOnce = (): void => (hasReturned ? fire() : queueMicrotask(fire));
    if (ended) wakeOnce();
    else cancel = begin(wakeOnce);
    wakers.add(wakeOnce);
    hasReturned = true;
    return stop;
  };
  const after: Timer['after'] = (delayMs, wake) => wait(wake, (wakeOnce) => clock.after(delayMs, wakeOnce));
  return {
    after,
    onEnd: (wake) => wait(wake, () => () => {}),
    sleep: (delayMs) => new Promise((resolve) => after(delayMs, resolve)),
    end: () => {
      ended = true;
      for (const wake of [...wakers]) wake();
    },
  };
}
