// The table a person reads: what was injected, what the client saw, what it concluded, whether that holds.
// After a suite run.
import Table from 'cli-table3';
import type { Got, Outcome, TurnOutcome } from './outcome.ts';

/** Paints words; the CLI hands in colours, everything else nothing. */
export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  faint(text: string): string;
}

/** No colours at all. */
export const PLAIN: Paint = { good: (text) => text, bad: (text) => text, faint: (text) => text };

const HEAD = ['fault / case', 'client saw', 'error_type', 'retryable', 'action', 'effect', 'verdict'];

/** Table text without a last newline. */
export function toTable(outcomes: readonly Outcome[], paint: Paint = PLAIN): string {
  const table = new Table({
    head: HEAD,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    chars: BARE,
  });
  for (const outcome of outcomes) table.push(rowOf(outcome, paint));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** One line per failing case and per reason, ready to print under the table; empty when all hold. */
export function toFailures(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes
    .filter((outcome) => outcome.verdict === 'fail')
    .flatMap((outcome) => [`${outcome.id}: ${outcome.about}`, ...outcome.reasons.map((reason) => `    ${prefix(outcome)}${reason}`)]);
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

function rowOf(outcome: Outcome, paint: Paint): string[] {
  const turn = decisive(outcome.turns);
  const seen = outcome.turns.map((each) => (each.seen === '' ? '?' : each.seen)).join(', then ');
  const verdict = outcome.verdict === 'pass' ? paint.good('pass') : paint.bad('FAIL');
  return [outcome.id, seen, ...cells(turn?.got ?? null, paint), verdict];
}

/** The turn a case is about: the first that should be an error, else the first. */
function decisive(turns: readonly TurnOutcome[]): TurnOutcome | undefined {
  return turns.find((turn) => turn.expected !== 'success') ?? turns[0];
}

function cells(got: Got, paint: Paint): readonly string[] {
  if (got === 'success') return [paint.faint('(success)'), '', '', ''];
  if (got === null) return [paint.faint('(no answer)'), '', '', ''];
  return [got.error_type, String(got.retryable), got.action, got.effect];
}
