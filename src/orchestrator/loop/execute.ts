// execute: one run from the first attempt to its outcome: the loop, then what goes up, to a human, and into the events.
// After a failure's walk, step 5: it asks `decide` and does just that.
import type { Effect } from '../../contract/error-types.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Because } from '../decision.ts';
import { fingerprintOf } from '../hand-offs/make-hand-off.ts';
import type { Outcome, Tally } from '../outcome.ts';
import { type Call, type Course, contextOf, type Ended, type Workbench } from './course.ts';
import { restate } from './effect.ts';
import { costOf, pursue } from './pursue.ts';

/** The outcome, and what is known of the write, for the next call of the same intent. */
export interface Executed {
  readonly outcome: Outcome;
  readonly effect: Effect | null;
}

type Unfinished = Extract<Ended, { ok: false }>;

/** Makes the call, with all its attempts. Rejects only for a mistake of the program, such as an operation that does not exist. */
export async function execute(bench: Workbench, call: Call): Promise<Executed> {
  const { ended, course } = await pursue(bench, call);
  const { name } = call.operation;
  const tally: Tally = { count: course.attempts.length, elapsed_ms: Math.round(bench.limit.elapsedMs()) };
  const told = { run: bench.run, attempts: tally };
  if (ended.ok) {
    bench.guard.succeeded(name, bench.target);
    bench.tell(name, tally.count, { kind: 'succeeded', how: ended.how });
    return { outcome: { ...ended, ...told }, effect: 'applied' };
  }
  const error = goingUp(course, ended, tally);
  if (ended.because !== 'caller_aborted') bench.guard.met(name, fingerprintOf(error, bench.target));
  const handOff = ended.kind === 'hand_off' ? await escalate(course, error, ended.because) : null;
  const { error_type, retry_after_ms: retryAfterMs } = error;
  const { because } = ended;
  if (handOff === null) bench.tell(name, tally.count, { kind: 'stopped', because, error_type, retryAfterMs });
  else bench.tell(name, tally.count, { kind: 'escalated', handOff, because, error_type });
  return { outcome: { ok: false, error, because, handOff, ...told }, effect: course.effect };
}

/** The last failure with what is known of all attempts: their effect and number, and when another call is worth it. */
function goingUp(course: Course, { error, because }: Unfinished, tally: Tally): ToolError {
  const { bench, call } = course;
  const waitMs = waitOf(bench, error, because);
  const restated = { effect: course.effect ?? error.effect, retry_after_ms: waitMs === null ? null : Math.ceil(waitMs) };
  const up = restate(error, restated, contextOf(call), bench.lang);
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

/** Brings it to a human, once; the id of the hand-off. */
async function escalate({ bench, call, attempts }: Course, error: ToolError, because: Because): Promise<string | null> {
  const { operation, input, key } = call;
  const reference = typeof input.reference === 'string' ? input.reference : key;
  const raised = { error, because, target: bench.target, operation: operation.name, input, attempts, intent: reference };
  try {
    return (await bench.handOffs.raise(raised)).id;
  } catch (thrown) {
    bench.onHandOffLost?.(thrown, raised);
    return null;
  }
}
