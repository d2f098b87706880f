// isoTime: an instant as text, whatever a clock says.
// Under the harness: a clock that is out of order ends no run and loses no line of a log.

/** @see https://tc39.es/ecma262/#sec-time-values-and-time-range */
const TIME_MAX_MS = 8.64e15;

/** As in `2026-02-01T09:00:00.000Z`; the nearest that can be written, and 1970 for what is no number. */
export function isoTime(atMs: number): string {
  return new Date(Number.isNaN(atMs) ? 0 : Math.max(-TIME_MAX_MS, Math.min(TIME_MAX_MS, atMs))).toISOString();
}
