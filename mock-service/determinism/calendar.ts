// Calendar: a sandbox's dates: they follow a clock, or stand still, and can be moved forward.
// Under a request's walk: Date headers, rate windows, Retry-After, due dates and the life of keys come from here; delays do not.
import type { Clock } from './clock.ts';

/** 9999-12-31T23:59:59.999Z: later instants have no four-digit year, so no date format of the wire has them. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Whether a calendar can stand at `atMs`: a whole millisecond from 1970 to the end of 9999. */
export function isCalendarTime(atMs: number): boolean {
  return Number.isInteger(atMs) && atMs >= 0 && atMs <= LAST_MS;
}

/** A sandbox's dates, in milliseconds since 1970-01-01 UTC. Never outside 1970 to 9999: at either end time stands still. */
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
  const now = (): number => Math.min(Math.max(frozenAtMs ?? clock.now() + offsetMs, 0), LAST_MS);
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
