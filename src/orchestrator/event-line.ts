// eventLine, logTo: what the harness tells, as one JSON object per line of a log.
// Beside `execute`, a listener of its events: the words are the event's own, times are text that any log reader sorts.
import type { HarnessEvent, Listener } from './event.ts';
import { isoTime } from './instant.ts';

/**
 * `{"at":"2026-02-01T09:00:00.000Z","kind":"waiting","run":"…","operation":"create_invoice","attempt":1,"delay_ms":2000,…}`, without a newline.
 * Names and numbers only: no value of a call's input, nothing that a provider said.
 */
export function eventLine(event: HarnessEvent): string {
  const { kind, run, operation, attempt, atMs, ...more } = event;
  const named = Object.entries(more).map(([name, value]) => [WIRE[name] ?? name, value]);
  return JSON.stringify({ at: isoTime(atMs), kind, run, operation, attempt, ...Object.fromEntries(named) });
}

/** A listener that hands each line, with its newline, to `write`. */
export function logTo(write: (line: string) => unknown): Listener {
  return (event) => {
    write(`${eventLine(event)}\n`);
  };
}

/** The names that are written otherwise outside of a program. */
const WIRE: Readonly<Record<string, string>> = { delayMs: 'delay_ms', handOff: 'hand_off', retryAfterMs: 'retry_after_ms' };
