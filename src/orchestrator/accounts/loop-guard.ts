// LoopGuard: counts how often in a row the identical call fails in the same way; calls with other arguments count for little.
// After a failure's walk: a warning would not stop a loop, `decide` does. Callers who share it fail for themselves.
import { ERROR_TYPES } from '../../contract/error-types.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Fingerprint } from '../hand-off.ts';
import { digestOf } from '../intents/digest.ts';
import type { Target } from '../port.ts';
import { startStopwatch } from '../stopwatch.ts';

/** How long and how much it remembers. */
export interface LoopGuardOptions {
  /** So long after its last time a failure starts a new row: what fails once an hour is no loop. */
  readonly forgetMs: number;
  /** Rows kept; beyond it the one met longest ago is forgotten. */
  readonly rowsMax: number;
  /**
   * So many calls of the operation that fail in the same way, whatever their arguments, count as one more of each: several callers err
   * independently, but who rewords a call for ever is stopped, too. What time heals is no matter of arguments and counts for itself alone.
   */
  readonly othersPerCount: number;
}

export const DEFAULT_LOOP_GUARD: LoopGuardOptions = { forgetMs: 900_000, rowsMax: 1_000, othersPerCount: 10 };

/** A call, for whoever compares it with others. */
export interface GuardedCall {
  readonly operation: string;
  /** A text that two calls share exactly when they are identical. */
  readonly identity: string;
}

/** A row ends with a success of the call; another failure in between does not end it, or two in turn would go on for ever. */
export interface LoopGuard {
  /** How often it came in this row so far; this time is not in it until it is `met`. */
  count(call: GuardedCall, fingerprint: Fingerprint): number;
  /** A caller was told of it once more; the count with this time in it. */
  met(call: GuardedCall, fingerprint: Fingerprint): number;
  /** The call succeeded for that target: its rows are over, and those of its operation over all arguments. */
  succeeded(call: GuardedCall, target: Target): void;
}

interface Row {
  readonly of: string;
  count: number;
  lastMs: number;
}

/** What a row is of: the identical call, or all calls of the operation. */
const ofCall = ({ operation, identity }: GuardedCall, { host, credential }: Target): string =>
  digestOf(JSON.stringify([operation, host, credential, identity]));
const ofOperation = ({ operation }: GuardedCall, { host, credential }: Target): string =>
  digestOf(JSON.stringify([operation, host, credential]));
const keyOf = (of: string, { error_type, upstream_code }: Fingerprint): string => JSON.stringify([of, error_type, upstream_code]);
const healsWithTime = ({ error_type }: Fingerprint): boolean => ERROR_TYPES[error_type].class === 'transient';

/** A guard that has met nothing. Throws a TypeError that names the option for what cannot work. */
export function createLoopGuard(clock: Clock, options: Partial<LoopGuardOptions> = {}): LoopGuard {
  const { forgetMs, rowsMax, othersPerCount } = { ...DEFAULT_LOOP_GUARD, ...options };
  if (!(forgetMs > 0)) throw new TypeError(`forgetMs: expected milliseconds above 0, got ${forgetMs}`);
  if (!Number.isSafeInteger(rowsMax) || rowsMax < 1) throw new TypeError(`rowsMax: expected a whole number from 1 on, got ${rowsMax}`);
  if (!(othersPerCount >= 1)) throw new TypeError(`othersPerCount: expected a number from 1 on, got ${othersPerCount}`);
  const passedMs = startStopwatch(clock);
  const rows = new Map<string, Row>();

  const countOf = (of: string, fingerprint: Fingerprint): number => {
    const row = rows.get(keyOf(of, fingerprint));
    return row === undefined || passedMs() - row.lastMs >= forgetMs ? 0 : row.count;
  };
  const add = (of: string, fingerprint: Fingerprint): void => {
    const [key, count] = [keyOf(of, fingerprint), countOf(of, fingerprint) + 1];
    rows.delete(key);
    rows.set(key, { of, count, lastMs: passedMs() });
    const [oldest] = rows.keys();
    if (rows.size > rowsMax && oldest !== undefined) rows.delete(oldest);
  };
  const count = (call: GuardedCall, fingerprint: Fingerprint): number => {
    const others = healsWithTime(fingerprint) ? 0 : Math.floor(countOf(ofOperation(call, fingerprint), fingerprint) / othersPerCount);
    return Math.max(countOf(ofCall(call, fingerprint), fingerprint), others);
  };

  return {
    count,
    met: (call, fingerprint) => {
      add(ofCall(call, fingerprint), fingerprint);
      if (!healsWithTime(fingerprint)) add(ofOperation(call, fingerprint), fingerprint);
      return count(call, fingerprint);
    },
    succeeded: (call, target) => {
      const over = [ofCall(call, target), ofOperation(call, target)];
      for (const [key, row] of rows) if (over.includes(row.of)) rows.delete(key);
    },
  };
}
