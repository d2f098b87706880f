// Outcome: what a case came to, ready to be printed. Made by run, read by the reports.
// What a suite run ends with.
import type { ToolError } from '../contract/tool-error.ts';
import type { Expected } from './case.ts';

/** What a subject concluded: the judged fields of its tool error and the rule that decided; null when it gave no answer of the contract's form. */
export type Got = 'success' | Pick<ToolError, 'error_type' | 'retryable' | 'action' | 'effect' | 'retry_after_ms' | 'rule'> | null;

/** One question's result. */
export interface TurnOutcome {
  readonly expected: Expected;
  readonly got: Got;
  /** What the client met, in its own few words; empty when it said nothing. */
  readonly seen: string;
}

/** One case's result. */
export interface Outcome {
  readonly id: string;
  readonly about: string;
  /** The armed faults in words, or "none". */
  readonly fault: string;
  /** The deadline of its own that a busy machine might miss; null: there is none. */
  readonly deadlineMs: number | null;
  readonly verdict: 'pass' | 'fail';
  /** Who a failure is about: the subject, or the suite itself ("could not be judged"); null on a pass. */
  readonly blame: 'subject' | 'suite' | null;
  /** Why it failed; empty on a pass. */
  readonly reasons: readonly string[];
  /** The call, and the same call again when the case asks for it; empty when the suite could not ask. */
  readonly turns: readonly TurnOutcome[];
  readonly durationMs: number;
}

/** What to try when a failure may be the machine's; null: it cannot be. */
export function hintOf({ id, verdict, deadlineMs }: Pick<Outcome, 'id' | 'verdict' | 'deadlineMs'>): string | null {
  if (verdict === 'pass' || deadlineMs === null) return null;
  return `its deadline is ${deadlineMs} ms, and the machine may be busy; run it alone: verify --case '${id}'`;
}

/** The judged part of a tool error. */
export function gotOf(error: ToolError): Exclude<Got, 'success' | null> {
  const { error_type, retryable, action, effect, retry_after_ms, rule } = error;
  return { error_type, retryable, action, effect, retry_after_ms, rule };
}

/** "lost_reply reset": the armed rules' faults with the parameters that tell them apart. */
export function faultInWords(rules: readonly Readonly<Record<string, unknown>>[]): string {
  if (rules.length === 0) return 'none';
  return rules.map((rule) => [rule.fault, ...values(rule.params)].join(' ')).join(' + ');
}

function values(params: unknown): readonly string[] {
  return params !== null && typeof params === 'object' ? Object.values(params).map(String) : [];
}
