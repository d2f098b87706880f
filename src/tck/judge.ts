// Judges one case: what was expected against what the subject answered and what the service saw. Pure.
// After asking; the subject's word counts for what it concluded, the service's for what was done.
import { isDeepStrictEqual } from 'node:util';
import { checkLaws } from '../contract/laws.ts';
import type { OperationContext, ToolError } from '../contract/tool-error.ts';
import type { Expected, ExpectedError } from './case.ts';
import { leaks } from './leaks.ts';
import { type Answer, answerSchema, type Question } from './subject.ts';

/** A call as the service's journal has it. */
export interface SeenCall {
  readonly operation: string | null;
  readonly key: string | null;
}

/** What came back from a subject: an answer of any shape, or that it threw or never answered. */
export type Reply = { readonly kind: 'answer'; readonly answer: unknown } | { readonly kind: 'none'; readonly why: string };

/** One question, what was expected, what came, and the calls that reached the service because of it. */
export interface Turn {
  readonly question: Question;
  /** What the provider promises about the call, as the laws want it. */
  readonly context: OperationContext;
  readonly expected: Expected;
  /** Calls of the operation that a success takes; one when left out. */
  readonly callsSeen?: number | undefined;
  readonly reply: Reply;
  readonly calls: readonly SeenCall[];
}

/** Everything a verdict is made of. */
export interface Observed {
  readonly turns: readonly Turn[];
  /** Armed rules by kind, with how often each fired. */
  readonly rules: readonly { readonly fault: string; readonly hits: number }[];
  /** Rows created since the set-up, by table: expected and found. */
  readonly truth?: { readonly expected: Readonly<Record<string, number>>; readonly found: Readonly<Record<string, number>> };
}

/** Why a case fails; empty when it holds. */
export function judge(observed: Observed): readonly string[] {
  const turns = observed.turns.flatMap((turn, index) => judgeTurn(turn).map((reason) => (index === 0 ? reason : `again: ${reason}`)));
  const idle = observed.rules.filter((rule) => rule.hits === 0).map((rule) => `the fault ${rule.fault} was armed and never fired`);
  return [...turns, ...idle, ...judgeTruth(observed.truth)];
}

/** The answer in a reply, or undefined: there is none of the contract's form. */
export function answerOf(reply: Reply): Answer | undefined {
  if (reply.kind === 'none') return undefined;
  const parsed = answerSchema.safeParse(reply.answer);
  return parsed.success ? parsed.data : undefined;
}

const NO_ERROR = 'missing; send a whole tool error (docs/contract.md)';

function isMember(answer: unknown, name: string): boolean {
  return typeof answer === 'object' && answer !== null && name in answer;
}

/** No `seen` is shown longer, in characters. */
const MAX_SEEN = 200;

/** What the client says it met, also when the rest of its answer is not of the contract's form; empty when it says nothing. */
export function seenIn(reply: Reply): string {
  const answer = reply.kind === 'answer' ? reply.answer : null;
  const seen = typeof answer === 'object' && answer !== null && 'seen' in answer ? answer.seen : '';
  return typeof seen === 'string' ? seen.slice(0, MAX_SEEN) : '';
}

function judgeTurn(turn: Turn): readonly string[] {
  return [...judgeReply(turn), ...judgeCalls(turn)];
}

function judgeReply({ question, context, expected, reply }: Turn): readonly string[] {
  if (reply.kind === 'none') return [reply.why];
  const parsed = answerSchema.safeParse(reply.answer);
  if (!parsed.success) {
    const lacksError = isMember(reply.answer, 'outcome') && !isMember(reply.answer, 'error');
    return parsed.error.issues.map(
      ({ path, message }) =>
        `the answer is not of the contract's form: ${path.map(String).join('.')}: ${lacksError && path[0] === 'error' ? NO_ERROR : message}`,
    );
  }
  const answer = parsed.data;
  if (answer.outcome === 'success') return expected === 'success' ? [] : [`expected ${expected.error_type}, got success`];
  const always = [...judgeLaws(context, answer.error), ...leaks(answer, question)];
  if (expected === 'success') return [`expected success, got ${answer.error.error_type} (${answer.seen})`, ...always];
  return [...compare(expected, answer.error), ...always];
}

const JUDGED = ['error_type', 'retryable', 'action', 'effect', 'retry_after_ms'] as const;

function compare(expected: ExpectedError, got: ToolError): readonly string[] {
  const fields = JUDGED.filter((field) => expected[field] !== undefined && expected[field] !== got[field]).map(
    (field) => `${field}: expected ${expected[field]}, got ${got[field]}`,
  );
  const details: Readonly<Record<string, unknown>> = got.details ?? {};
  const missing = Object.entries(expected.details ?? {})
    .filter(([name, value]) => !isDeepStrictEqual(details[name], value))
    .map(([name, value]) => `details.${name}: expected ${JSON.stringify(value)}, got ${JSON.stringify(details[name]) ?? 'nothing'}`);
  return [...fields, ...missing];
}

function judgeLaws(context: OperationContext, error: ToolError): readonly string[] {
  return checkLaws(error, context).map((violation) => `breaks law ${violation}`);
}

function judgeCalls({ question, expected, callsSeen = 1, calls }: Turn): readonly string[] {
  const own = calls.filter((call) => call.operation === question.operation);
  const wanted = expected === 'success' ? callsSeen : (expected.attempts_seen ?? 1);
  const count = own.length === wanted ? [] : [`the service saw ${own.length} calls of ${question.operation}, expected ${wanted}`];
  const key = question.key ?? null;
  const strayed = own.some((call) => call.key !== key);
  return strayed
    ? [...count, key === null ? 'sent an idempotency key nobody gave it' : 'did not send the idempotency key it was given']
    : count;
}

function judgeTruth(truth: Observed['truth']): readonly string[] {
  return Object.entries(truth?.expected ?? {})
    .filter(([table, count]) => (truth?.found[table] ?? 0) !== count)
    .map(([table, count]) => `the truth has ${truth?.found[table] ?? 0} new ${table}, expected ${count}`);
}
