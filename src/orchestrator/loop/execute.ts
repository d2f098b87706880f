// execute: one run from the first attempt to its outcome: the loop, then what goes up, to a human, and into the events.
// After a failure's walk, step 5: it asks `decide` and does just that.
import { type Effect, ERROR_TYPES } from '../../contract/error-types.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Because } from '../decision.ts';
import { fingerprintOf } from '../hand-offs/make-hand-off.ts';
import type { Outcome, Tally } from '../outcome.ts';
import { about } from './attempt.ts';
import { answerTo, beginWith } from './begin.ts';
import { type Call, type Course, contextOfAll, type Ended, guarded, type Workbench } from './course.ts';
import { restate } from './effect.ts';
import { escalate } from './escalate.ts';
import { ownError } from './own-error.ts';
import { costOf, pursue } from './pursue.ts';

/** The outcome, and what is known of the write, for the next call of the same intent. */
export interface Executed {
  readonly outcome: Outcome;
  readonly effect: Effect | null;
  /** Its key came to its end within the run. */
  readonly keyEnded?: boolean;
  /** A mistake of the program broke the run off: whoever called is to get it, and the intent what is known. */
  readonly broken?: { readonly by: unknown };
}

type Unfinished = Extract<Ended, { ok: false }>;

/** Makes the call, with all its attempts. Never rejects: what a clock or an account of the program's own throws is `broken`. */
export async function execute(bench: Workbench, call: Call): Promise<Executed> {
  const handOff = call.intent?.handOff ?? null;
  const answer = handOff === null ? null : await answerTo(bench, handOff);
  const course = beginWith(answer, bench, call);
  try {
    const ended: Ended = answer === true ? { ok: true, value: undefined, how: 'told' } : await pursue(course);
    if (ended.ok) course.effect = 'applied';
    const outcome = ended.ok ? succeed(course, ended) : await fail(course, ended);
    return { outcome, effect: course.effect, keyEnded: course.keyEnded };
  } catch (by) {
    return { ...breakOff(course), broken: { by } };
  }
}

/** `error` is for the next call of the intent: nobody knows, where anything was out. */
function breakOff(course: Course): Executed {
  const { attempts, bench, call, isOut } = course;
  const effect = isOut && call.operation.write !== 'safe' ? 'unknown' : course.effect;
  const own = ownError({ ...about(course), kind: 'threw', sent: effect !== null && effect !== 'not_applied' });
  const told = {
    because: 'cannot_be_found_out',
    handOff: null,
    run: bench.run,
    attempts: { count: attempts.length, elapsed_ms: 0 },
  } as const;
  return { outcome: { ok: false, error: own, ...told }, effect, keyEnded: course.keyEnded };
}

function tallyOf({ attempts, bench }: Course): Tally {
  return { count: attempts.length, elapsed_ms: Math.min(Number.MAX_SAFE_INTEGER, Math.round(bench.limit.elapsedMs())) };
}

function succeed(course: Course, ended: Extract<Ended, { ok: true }>): Outcome {
  const { bench, call } = course;
  const tally = tallyOf(course);
  bench.guard.succeeded(guarded(call), bench.target);
  bench.tell(call.operation.name, tally.count, { kind: 'succeeded', how: ended.how });
  return { ...ended, run: bench.run, attempts: tally };
}

async function fail(course: Course, ended: Unfinished): Promise<Outcome> {
  const { bench, thrown } = course;
  const { name } = course.call.operation;
  const { because } = ended;
  const tally = tallyOf(course);
  const error = goingUp(course, ended, tally);
  if (isInVain(error, because)) bench.guard.met(guarded(course.call), fingerprintOf(error, bench.target));
  const handOff = ended.kind === 'hand_off' ? await escalate(course, error, because) : null;
  const { error_type, retry_after_ms: retryAfterMs } = error;
  if (handOff === null) bench.tell(name, tally.count, { kind: 'stopped', because, error_type, retryAfterMs });
  else bench.tell(name, tally.count, { kind: 'escalated', handOff, because, error_type });
  const told = { because, handOff, run: bench.run, attempts: tally };
  return { ok: false, error, ...told, ...(thrown === undefined ? {} : { thrown }) };
}

/** The last failure with what is known of all attempts: their effect and number, and when another call is worth it. */
function goingUp(course: Course, { error, because }: Unfinished, tally: Tally): ToolError {
  const { bench } = course;
  const waitMs = waitOf(bench, error, because);
  const restated = { effect: course.effect ?? error.effect, retry_after_ms: waitMs === null ? null : Math.ceil(waitMs) };
  const { attempts: _earlier, ...up } = restate(error, restated, contextOfAll(course), bench.lang);
  return tally.count === 0 ? up : { ...up, attempts: tally };
}

/** Until a budget or a breaker lets another call pass, or as long as the server asked for. */
function waitOf(bench: Workbench, error: ToolError, because: Because): number | null {
  const named = error.retry_after_ms;
  const { host } = bench.target;
  if (because === 'breaker_open') return bench.breakers.reopensInMs(bench.target) ?? named;
  if (because !== 'retry_budget_empty') return named;
  const affordableMs = bench.budget.enoughInMs(host, costOf(bench, error));
  return affordableMs === null ? named : Math.max(affordableMs, named ?? 0);
}

/** Another call like it would end so, too: what only a budget, a breaker or a deadline stopped is no matter of the call. */
function isInVain({ error_type }: ToolError, because: Because): boolean {
  if (because === 'caller_aborted') return false;
  return ERROR_TYPES[error_type].class !== 'transient' || because === 'attempts_spent' || because === 'same_failure_again';
}
