// LoopGuard: counts how often in a row the same operation fails in the same way, whatever its arguments are.
// After a failure's walk: a model that rewords its call meets the same count; a warning would not stop it, `decide` does.
import type { Clock } from '../../ports/clock.ts';
import type { Fingerprint } from '../hand-off.ts';
import type { Target } from '../port.ts';
import { startStopwatch } from '../stopwatch.ts';

/** How long and how much it remembers. */
export interface LoopGuardOptions {
  /** So long after its last time a failure starts a new row: what fails once an hour is no loop. */
  readonly forgetMs: number;
  /** Rows kept; beyond it the one met longest ago is forgotten. */
  readonly rowsMax: number;
}

export const DEFAULT_LOOP_GUARD: LoopGuardOptions = { forgetMs: 900_000, rowsMax: 1_000 };

/** A row ends with a success of the operation; another failure in between does not end it, or two in turn would go on for ever. */
export interface LoopGuard {
  /** How often it came in this row so far; this time is not in it until it is `met`. */
  count(operation: string, fingerprint: Fingerprint): number;
  /** It came once more; the count with this time in it. */
  met(operation: string, fingerprint: Fingerprint): number;
  /** The operation succeeded for that target: its rows are over. */
  succeeded(operation: string, target: Target): void;
}

interface Row {
  readonly of: string;
  count: number;
  lastMs: number;
}

const ofOperation = (operation: string, { host, credential }: Target): string => JSON.stringify([operation, host, credential]);

/** A guard that has met nothing. Throws a TypeError that names the option for what cannot work. */
export function createLoopGuard(clock: Clock, options: Partial<LoopGuardOptions> = {}): LoopGuard {
  const { forgetMs, rowsMax } = { ...DEFAULT_LOOP_GUARD, ...options };
  if (!(forgetMs > 0)) throw new TypeError(`forgetMs: expected milliseconds above 0, got ${forgetMs}`);
  if (!Number.isSafeInteger(rowsMax) || rowsMax < 1) throw new TypeError(`rowsMax: expected a whole number from 1 on, got ${rowsMax}`);
  const passedMs = startStopwatch(clock);
  const rows = new Map<string, Row>();
  const keyOf = (of: string, { error_type, upstream_code }: Fingerprint): string => JSON.stringify([of, error_type, upstream_code]);
  const countOf = (row: Row | undefined): number => (row === undefined || passedMs() - row.lastMs >= forgetMs ? 0 : row.count);

  return {
    count: (operation, fingerprint) => countOf(rows.get(keyOf(ofOperation(operation, fingerprint), fingerprint))),
    met: (operation, fingerprint) => {
      const of = ofOperation(operation, fingerprint);
      const key = keyOf(of, fingerprint);
      const count = countOf(rows.get(key)) + 1;
      rows.delete(key);
      rows.set(key, { of, count, lastMs: passedMs() });
      const [oldest] = rows.keys();
      if (rows.size > rowsMax && oldest !== undefined) rows.delete(oldest);
      return count;
    },
    succeeded: (operation, target) => {
      const of = ofOperation(operation, target);
      for (const [key, row] of rows) if (row.of === of) rows.delete(key);
    },
  };
}
