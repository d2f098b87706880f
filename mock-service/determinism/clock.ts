// Clock and Calendar: the only two places where the provider learns the time.
// Delays run on a Clock, which nothing stops; dates come from a sandbox's Calendar, which can be frozen and advanced.

/** A timer and the time it keeps, in milliseconds since 1970-01-01 UTC. */
export interface Clock {
  now(): number;
  /** Resolves after `delayMs`. */
  sleep(delayMs: number): Promise<void>;
}

/** The machine's clock. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    sleep: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  };
}

/** A clock that moves only when told. */
export interface ManualClock extends Clock {
  /** Moves time on and wakes, in order, every sleeper whose delay has run out. */
  advance(durationMs: number): Promise<void>;
}

/** A manual clock that starts at `startMs`. */
export function manualClock(startMs: number): ManualClock {
  let nowMs = startMs;
  let sleepers: { readonly dueMs: number; readonly wake: () => void }[] = [];
  const advance = async (durationMs: number): Promise<void> => {
    const endMs = nowMs + durationMs;
    for (;;) {
      const next = sleepers.filter((s) => s.dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined) break;
      sleepers = sleepers.filter((s) => s !== next);
      nowMs = next.dueMs;
      next.wake();
      await Promise.resolve();
    }
    nowMs = endMs;
  };
  return {
    now: () => nowMs,
    sleep: (delayMs) => new Promise((resolve) => sleepers.push({ dueMs: nowMs + Math.max(0, delayMs), wake: resolve })),
    advance,
  };
}

/** A sandbox's dates: it follows a clock, or stands still, and can be moved forward. */
export interface Calendar {
  now(): number;
  readonly frozen: boolean;
  /** Stands still from here on, at `atMs` when given. */
  freeze(atMs?: number): void;
  /** Moves forward; a frozen calendar stays frozen at the later time. */
  advance(durationMs: number): void;
  /** Runs on from where it stands. */
  resume(): void;
}

/** A calendar that follows `clock` until it is frozen. */
export function createCalendar(clock: Clock): Calendar {
  let offsetMs = 0;
  let frozenAtMs: number | null = null;
  const now = (): number => frozenAtMs ?? clock.now() + offsetMs;
  return {
    now,
    get frozen() {
      return frozenAtMs !== null;
    },
    freeze: (atMs) => {
      frozenAtMs = atMs ?? now();
    },
    advance: (durationMs) => {
      if (frozenAtMs === null) offsetMs += durationMs;
      else frozenAtMs += durationMs;
    },
    resume: () => {
      offsetMs = now() - clock.now();
      frozenAtMs = null;
    },
  };
}
