// The table a person reads: what was injected, what the client saw, what it concluded, whether that holds.
// After a suite run.
import Table from 'cli-table3';
import { type Got, hintOf, type Outcome, type TurnOutcome } from './outcome.ts';

/** Paints words; the CLI hands in colours, everything else nothing. */
export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  faint(text: string): string;
}

/** No colours at all. */
export const PLAIN: Paint = { good: (text) => text, bad: (text) => text, faint: (text) => text };

type Row = readonly [id: string, seen: string, type: string, retryable: string, action: string, effect: string, verdict: string];

const SEEN = 1;
const RETRYABLE = 3;
const LONGEST_RETRYABLE = 'retryable false'.length;
const VERDICT = 'pass';
const SUCCESS = '(success)';
const NO_ANSWER = '(no answer)';
const HEAD = ['fault / case', 'client saw', 'error_type', 'retryable', 'action', 'effect', 'verdict'];

/** How a table is to look. */
export interface TableOptions {
  /** No colours when left out. */
  readonly paint?: Paint;
  /** Columns of the terminal; as wide as it gets when left out. */
  readonly width?: number;
}

/** Less of what the client saw tells nothing. */
const SEEN_MIN = 24;
const GAP = 2;

/** Table text without a last newline; too wide, what the client saw is cut short, and when that is not enough each case takes two lines. */
export function toTable(outcomes: readonly Outcome[], { paint = PLAIN, width = Number.POSITIVE_INFINITY }: TableOptions = {}): string {
  const rows = outcomes.map(wordsOf);
  const widths = widest([HEAD, ...rows]);
  const others = widths.reduce((sum, each, column) => (column === SEEN ? sum : sum + each + GAP), 0);
  if (width - others < Math.min(SEEN_MIN, widths[SEEN] ?? 0)) return inTwoLines(rows, paint, width);
  const table = new Table({
    head: HEAD,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    chars: BARE,
  });
  for (const row of rows) table.push(row.map((word, column) => painted(column === SEEN ? cut(word, width - others) : word, paint)));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** "pass  stall/read  deadline 300 ms", and below it what was concluded, in columns as well. */
function inTwoLines(rows: readonly Row[], paint: Paint, width: number): string {
  const widths = widest(rows);
  const indent = ' '.repeat(VERDICT.length + GAP);
  const inColumns = (words: readonly (readonly [column: number, word: string])[]): string => {
    const line = words.map(([column, word]) => word.padEnd(column === RETRYABLE ? LONGEST_RETRYABLE : (widths[column] ?? 0))).join('  ');
    return cut(line.trimEnd(), width - indent.length);
  };
  return rows
    .flatMap(([id, seen, type, retryable, action, effect, verdict]) => {
      const concluded = [
        [2, type],
        [RETRYABLE, retryable && `retryable ${retryable}`],
        [4, action],
        [5, effect],
      ] as const;
      return [
        `${painted(verdict, paint)}  ${inColumns([
          [0, id],
          [SEEN, seen],
        ])}`,
        `${indent}${painted(inColumns(concluded), paint)}`,
      ];
    })
    .join('\n');
}

function widest(rows: readonly (readonly string[])[]): readonly number[] {
  return HEAD.map((_, column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}

function painted(word: string, paint: Paint): string {
  if (word === 'pass') return paint.good(word);
  if (word === 'FAIL') return paint.bad(word);
  return word === SUCCESS || word === NO_ANSWER ? paint.faint(word) : word;
}

/** One line per failing case, per reason and per hint, ready to print under the table; empty when all hold. */
export function toFailures(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes
    .filter((outcome) => outcome.verdict === 'fail')
    .flatMap((outcome) => {
      const hint = hintOf(outcome);
      const reasons = outcome.reasons.map((reason) => `    ${prefix(outcome)}${reason}`);
      return [`${outcome.id}: ${outcome.about}`, ...reasons, ...(hint === null ? [] : [`    ${hint}`])];
    });
}

/** "46 cases, 45 passed, 1 failed", and how many of the failures are the suite's own. */
export function toSummary(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter((outcome) => outcome.verdict === 'fail');
  const own = failed.filter((outcome) => outcome.blame === 'suite').length;
  const counts = `${outcomes.length} ${outcomes.length === 1 ? 'case' : 'cases'}: ${outcomes.length - failed.length} passed, ${failed.length} failed`;
  return own === 0 ? counts : `${counts} (${own} of them could not be judged: an error of the suite or its service, not of the subject)`;
}

const BARE = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
  ...{ left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ' },
} as const;

function prefix(outcome: Outcome): string {
  return outcome.blame === 'suite' ? 'suite error, not the subject: ' : '';
}

function wordsOf(outcome: Outcome): Row {
  const turn = decisive(outcome.turns);
  const seen = outcome.turns.map((each) => (each.seen === '' ? '?' : each.seen)).join(', then ');
  return [outcome.id, seen, ...cells(turn?.got ?? null), outcome.verdict === 'pass' ? VERDICT : 'FAIL'];
}

/** The turn a case is about: the first that should be an error, else the first. */
function decisive(turns: readonly TurnOutcome[]): TurnOutcome | undefined {
  return turns.find((turn) => turn.expected !== 'success') ?? turns[0];
}

function cells(got: Got): [string, string, string, string] {
  if (got === 'success') return [SUCCESS, '', '', ''];
  if (got === null) return [NO_ANSWER, '', '', ''];
  return [got.error_type, String(got.retryable), got.action, got.effect];
}
