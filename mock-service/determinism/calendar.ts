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

/** A sandbox's dates, in whole milliseconds since 1970-01-01 UTC, whatever its clock has. Never outside 1970 to 9999: at either end time stands still. */
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

/** A clock and how far it is from it, or where it stands. A class, for each sandbox has one. */
class ClockCalendar implements Calendar {
  readonly #clock: Clock;
  #offsetMs: number;
  #frozenAtMs: number | null;

  constructor(clock: Clock, from: CalendarState | undefined) {
    this.#clock = clock;
    this.#offsetMs = from === undefined ? 0 : from.now_ms - clock.now();
    this.#frozenAtMs = from?.frozen ? from.now_ms : null;
  }

  get frozen(): boolean {
    return this.#frozenAtMs !== null;
  }

  now(): number {
    return Math.min(Math.max(Math.floor(this.#frozenAtMs ?? this.#clock.now() + this.#offsetMs), 0), LAST_MS);
  }

  freeze(atMs: number = this.now()): void {
    this.#frozenAtMs = atMs;
  }

  set(atMs: number): void {
    if (this.#frozenAtMs === null) this.#offsetMs = atMs - this.#clock.now();
    else this.#frozenAtMs = atMs;
  }

  advance(durationMs: number): void {
    if (this.#frozenAtMs === null) this.#offsetMs += durationMs;
    else this.#frozenAtMs += durationMs;
  }

  resume(): void {
    this.#offsetMs = this.now() - this.#clock.now();
    this.#frozenAtMs = null;
  }

  state(): CalendarState {
    return { now_ms: this.now(), frozen: this.frozen };
  }
}

/** A calendar that follows `clock` until it is frozen or moved; or one that goes on from a state. */
export function createCalendar(clock: Clock, from?: CalendarState): Calendar {
  return new ClockCalendar(clock, from);
}
