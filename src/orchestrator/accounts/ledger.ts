// Ledger: what was spent, a line for each piece of work, and how much of it failures ate.
// Beside `execute`: it writes a line when a piece of work ends; `wasted` is a number per unit.
import type { ErrorType } from '../../contract/error-types.ts';
import type { Clock } from '../../ports/clock.ts';
import { startStopwatch } from '../stopwatch.ts';

/** A piece of work. A wait, a look-up, a replay and a refresh are there only because something failed. */
export type Work = 'attempt' | 'wait' | 'look_up' | 'replay' | 'refresh' | 'model_turn';

/** What is known when it begins. */
export interface Begun {
  /** Names one `run` of the harness. */
  readonly run: string;
  readonly operation: string;
  readonly work: Work;
}

/** What is known when it ends; what is left out is 0, or for `error_type` null: nothing failed. */
export interface Ended {
  /** What it ended with; of a wait, a model turn: what it was spent on. */
  readonly error_type?: ErrorType | null;
  /** Requests sent. Left out: 1 for an attempt, a look-up, a replay and a refresh, else 0. */
  readonly calls?: number;
  /** Tokens that a model read and wrote. */
  readonly tokens?: number;
  /** Millionths of a unit of the currency that its reader pays in. */
  readonly costMicros?: number;
}

/** A quantity of each unit. All are whole numbers from 0 on. */
export interface Amounts {
  /** Summed over the lines: work that ran side by side counts twice. */
  readonly elapsedMs: number;
  readonly attempts: number;
  readonly calls: number;
  readonly tokens: number;
  readonly costMicros: number;
}

/** One piece of work that has ended. */
export interface LedgerLine extends Begun, Amounts {
  /** When it began, in milliseconds since 1970 by the wall clock. */
  readonly atMs: number;
  readonly error_type: ErrorType | null;
  /** Spent on failure: all but an attempt and a model turn that nothing went wrong with. */
  readonly wasted: boolean;
}

export interface Ledger {
  /** Starts the clock of a piece of work; the answer ends it and writes its line, once: a second time it answers the same line. */
  begin(begun: Begun): (ended?: Ended) => LedgerLine;
  /** The newest lines, oldest first. */
  lines(): readonly LedgerLine[];
  /** Over all lines ever written, also those no longer kept. */
  total(): Amounts;
  /** The part of `total` that was spent on failure. */
  wasted(): Amounts;
  /** A ledger of its own whose lines are written here too: one run's part. */
  page(): Ledger;
}

const NOTHING: Amounts = { elapsedMs: 0, attempts: 0, calls: 0, tokens: 0, costMicros: 0 };
const SENT: readonly Work[] = ['attempt', 'look_up', 'replay', 'refresh'];
const MAY_BE_WELL_SPENT: readonly Work[] = ['attempt', 'model_turn'];

/** Lines that a ledger keeps unless told otherwise. */
export const LINES_MAX = 10_000;

const plus = (a: Amounts, b: Amounts): Amounts => ({
  elapsedMs: a.elapsedMs + b.elapsedMs,
  attempts: a.attempts + b.attempts,
  calls: a.calls + b.calls,
  tokens: a.tokens + b.tokens,
  costMicros: a.costMicros + b.costMicros,
});

function count(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`${name}: expected a whole number from 0 on, got ${value}`);
  return value;
}

function lineOf(begun: Begun, ended: Ended, atMs: number, elapsedMs: number): LedgerLine {
  const { run, operation, work } = begun;
  const error_type = ended.error_type ?? null;
  return {
    ...{ run, operation, work, atMs, error_type },
    wasted: error_type !== null || !MAY_BE_WELL_SPENT.includes(work),
    elapsedMs: Math.round(elapsedMs),
    attempts: work === 'attempt' ? 1 : 0,
    calls: count('calls', ended.calls ?? (SENT.includes(work) ? 1 : 0)),
    tokens: count('tokens', ended.tokens ?? 0),
    costMicros: count('costMicros', ended.costMicros ?? 0),
  };
}

/** An empty ledger. `end` throws a TypeError that names the field for what is no count, and writes nothing then. */
export function createLedger(clock: Clock, { linesMax = LINES_MAX }: { readonly linesMax?: number } = {}): Ledger {
  return ledgerAbove(clock, count('linesMax', linesMax), () => undefined);
}

function ledgerAbove(clock: Clock, linesMax: number, above: (line: LedgerLine) => void): Ledger {
  const passedMs = startStopwatch(clock);
  const kept: LedgerLine[] = [];
  let total = NOTHING;
  let wasted = NOTHING;
  const write = (line: LedgerLine): void => {
    kept.push(line);
    // In one go and seldom: taking the first of a long array off costs as much as its length.
    if (kept.length >= 2 * linesMax) kept.splice(0, kept.length - linesMax);
    total = plus(total, line);
    if (line.wasted) wasted = plus(wasted, line);
    above(line);
  };
  return {
    begin: (begun) => {
      const atMs = clock.now();
      const fromMs = passedMs();
      let written: LedgerLine | undefined;
      return (ended = {}) => {
        if (written !== undefined) return written;
        written = lineOf(begun, ended, atMs, passedMs() - fromMs);
        write(written);
        return written;
      };
    },
    lines: () => (linesMax === 0 ? [] : kept.slice(-linesMax)),
    total: () => total,
    wasted: () => wasted,
    page: () => ledgerAbove(clock, linesMax, write),
  };
}
