// Calendar: a sandbox's dates: they follow a clock, or stand still, and can be moved.
// Under a request's walk: Date headers, rate windows, Retry-After, due dates and the life of keys come from here; delays do not.
import type { Clock } from './clock.ts';

/** 9999-12-31T23:59:59.999Z: later instants have no four-digit year, so no date format of the wire has them. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Whether a calendar can stand at `atMs`: a whole millisecond from 1970 to the end of 9999. */
export function isCalendarTime(atMs: number): boolean {
  return Number.isInteger(atMs) && atMs >= 0 && atMs <= LAST_MS;
}

/** Where a calendar stands, and whether it runs on from there. */
export interface CalendarState {
  readonly now_ms: number;
  readonly frozen: boolean;
}

/** A sandbox's dates, in milliseconds since 1970-01-01 UTC. Never outside 1970 to 9999: at either end time stands still. */
export interface Calendar {
  now(): number;
  readonly frozen: boolean;
  /** Stands still from here on, at `atMs` when given. */
  freeze(atMs?: number): void;
  /** Stands at `atMs`, earlier or later; a running calendar runs on from there, a frozen one stays frozen. */
  set(atMs: number): void;
  /** Moves forward; a frozen calendar stays frozen at the later time. */
  advance(durationMs: number): void;
  /** Runs on from where it stands. */
  resume(): void;
  state(): CalendarState;
}

/** A calendar that follows `clock` until it is frozen or moved; or one that goes on from a state. */
export function createCalendar(clock: Clock, from?: CalendarState): Calendar {
  let offsetMs = from === undefined ? 0 : from.now_ms - clock.now();
  let frozenAtMs: number | null = from?.frozen ? from.now_ms : null;
  const now = (): number => Math.min(Math.max(frozenAtMs ?? clock.now() + offsetMs, 0), LAST_MS);
  const set = (atMs: number): void => {
    if (frozenAtMs === null) offsetMs = atMs - clock.now();
    else frozenAtMs = atMs;
  };
  return {
    now,
    get frozen() {
      return frozenAtMs !== null;
    },
    freeze: (atMs) => {
      frozenAtMs = atMs ?? now();
    },
    set,
    advance: (durationMs) => {
      if (frozenAtMs === null) offsetMs += durationMs;
      else frozenAtMs += durationMs;
    },
    resume: () => {
      offsetMs = now() - clock.now();
      frozenAtMs = null;
    },
    state: () => ({ now_ms: now(), frozen: frozenAtMs !== null }),
  };
}
