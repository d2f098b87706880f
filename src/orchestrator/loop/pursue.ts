// pursue: the loop: an attempt, then what `decide` says and nothing else, until the call is done, handed off or given back.
// Under `execute`; a look-up goes through it too, as a read of its own within the same limit.

import type { ToolError } from '../../contract/tool-error.ts';
import { backoffMs, isThrottling } from '../backoff.ts';
import { decide, type LedgerView } from '../decide.ts';
import type { Because, Decision } from '../decision.ts';
import { fingerprintOf } from '../hand-offs/make-hand-off.ts';
import { readToolError } from '../read-tool-error.ts';
import { about, attempt } from './attempt.ts';
import { attemptOf, beginCourse, type Course, contextOfAll, type Ended, guarded, type Workbench } from './course.ts';
import { restate } from './effect.ts';
import { ownError } from './own-error.ts';
import { pause } from './pause.ts';
import { canProve, lookUp, type Read } from './reconcile.ts';

/** Sends the call until there is nothing left to do about it. */
export async function pursue(course: Course): Promise<Ended> {
  const { bench } = course;
  let ended: Ended | null = null;
  let next: 'attempt' | 'decide' = course.error === null ? 'attempt' : 'decide';
  while (ended === null) {
    if (next === 'attempt' && losesItsKey(course, 0)) next = 'decide';
    if (bench.limit.asked.aborted) ended = gaveUp(course);
    else if (next === 'attempt') {
      ended = await attempt(course);
      next = 'decide';
    } else {
      const step = await act(course, decisionOn(course));
      if (typeof step === 'string') next = step;
      else ended = step;
    }
  }
  return ended;
}

/** True when its key comes to its end before `inMs` are over, and it may have been done under it: a repeat rests on other things from now on. */
function losesItsKey(course: Course, inMs: number): boolean {
  const { bench, call, effect, error } = course;
  if (course.keyEnded || call.key === null || bench.limit.elapsedMs() + inMs < call.keyLeftMs) return false;
  if (error === null || effect === null || effect === 'not_applied') return false;
  Object.assign(course, { keyEnded: true, isUnderOneKey: false, isKeyed: false, replaying: false, lookedUp: 'not_yet', paidTokens: null });
  // A wait that was not begun is still asked for.
  const retry_after_ms = inMs > 0 ? error.retry_after_ms : null;
  course.error = restate(error, { effect, retry_after_ms }, contextOfAll(course), bench.lang);
  return true;
}

/** What an error costs to be tried again, in tokens. */
export function costOf({ policy }: Workbench, error: ToolError): number {
  return isThrottling(error) ? policy.throttlingCost : policy.transientCost;
}

/** The failure that a course stands at. */
function standing(course: Course): ToolError {
  return course.error ?? ownError({ ...about(course), kind: 'aborted', sent: course.attempts.length > 0 });
}

function decisionOn(course: Course): Decision {
  const { bench, call } = course;
  const error = standing(course);
  const { target } = bench;
  const ledger: LedgerView = {
    leftMs: bench.limit.leftMs(),
    retryTokens: bench.budget.tokens(target.host),
    breakerReopensMs: bench.breakers.reopensInMs(target),
    effect: course.effect ?? error.effect,
    sameFailure: bench.guard.count(guarded(call), fingerprintOf(error, target)) + 1,
  };
  return decide({ error, attempt: attemptOf(course), operation: call.operation, policy: bench.policy, ledger });
}

/** Does what was decided; what comes next, or how it ended. */
async function act(course: Course, decision: Decision): Promise<'attempt' | 'decide' | Ended> {
  switch (decision.kind) {
    case 'done':
      return done(course);
    case 'retry':
      return retry(course, decision);
    case 'refresh':
      return refresh(course);
    case 'reconcile':
      return decision.how === 'replay' ? replay(course) : find(course);
    default:
      return { ok: false, kind: decision.kind, error: standing(course), because: decision.because };
  }
}

function done({ found, error }: Course): Ended {
  if (found !== null) return { ok: true, value: found, how: 'found' };
  const id = error?.details?.existing_id;
  return { ok: true, value: id === undefined ? undefined : { id }, how: 'already' };
}

async function retry(course: Course, { delayMs, because }: { delayMs: number; because: Because }): Promise<'attempt' | 'decide'> {
  if (losesItsKey(course, delayMs)) return 'decide';
  const { bench } = course;
  const error = standing(course);
  const cost = costOf(bench, error);
  // Between the decision and here nobody else had a turn, so what was seen is still there.
  bench.budget.take(bench.target.host, cost);
  course.paidTokens = cost;
  await wait(course, delayMs, because);
  return 'attempt';
}

async function wait(course: Course, delayMs: number, because: Because): Promise<void> {
  const { bench, call } = course;
  const { error_type } = standing(course);
  bench.tell(call.operation.name, course.attempts.length, { kind: 'waiting', delayMs, because, error_type });
  const write = bench.ledger.begin({ run: bench.run, operation: call.operation.name, work: 'wait' });
  await pause(bench.clock, delayMs, bench.limit.signal);
  write({ error_type });
}

async function refresh(course: Course): Promise<'attempt' | 'decide'> {
  const { bench, call } = course;
  const error = standing(course);
  bench.tell(call.operation.name, course.attempts.length, { kind: 'refreshing', error_type: error.error_type });
  const write = bench.ledger.begin({ run: bench.run, operation: call.operation.name, work: 'refresh' });
  const renewed = await renew(course);
  course.refreshed = renewed.ok ? true : 'failed';
  if (renewed.ok) {
    write();
    return 'attempt';
  }
  write({ error_type: renewed.error.error_type });
  course.error = renewed.error;
  return 'decide';
}

/** A renewal goes on for whoever comes next when this run's time is over. */
async function renew(course: Course): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ToolError }> {
  const { bench } = course;
  const operation = { name: 'refresh', write: 'safe' } as const;
  const late = ownError({ ...about(course), operation, kind: 'deadline', sent: true });
  const over = new AbortController();
  try {
    const tooLate = endOf(bench.limit.signal, over.signal).then(() => ({ ok: false, error: late }) as const);
    const came = await Promise.race([bench.port.refresh?.(bench.limit.signal), tooLate]);
    if (came?.ok === true) return came;
    return { ok: false, error: readToolError(came?.error, { ...about(course), operation }) };
  } catch (thrown) {
    course.thrown = thrown;
    return { ok: false, error: ownError({ ...about(course), operation, kind: 'threw', sent: true }) };
  } finally {
    over.abort();
  }
}

/** Resolves when either is aborted, and listens to neither any longer. */
function endOf(one: AbortSignal, other: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of [one, other]) signal.removeEventListener('abort', end);
      resolve();
    };
    if (one.aborted || other.aborted) end();
    else for (const signal of [one, other]) signal.addEventListener('abort', end, { once: true });
  });
}

function replay(course: Course): 'attempt' {
  const { bench, call } = course;
  const { error_type } = standing(course);
  bench.tell(call.operation.name, course.attempts.length, { kind: 'reconciling', how: 'replay', error_type });
  course.replaying = true;
  return 'attempt';
}

async function find(course: Course): Promise<'decide'> {
  const { bench, call } = course;
  const { error_type } = standing(course);
  const read: Read = async (name, input) => {
    bench.tell(call.operation.name, course.attempts.length, { kind: 'reconciling', how: 'look_up', error_type });
    const operation = { name, write: 'safe', found_by: null } as const;
    const asIs = { ownReference: false, key: null, keyLeftMs: Number.POSITIVE_INFINITY, soughtBy: null, before: null } as const;
    const sends = { operation, input, ...asIs, work: 'look_up', identity: call.identity, intent: null } as const;
    const ended = await pursue(beginCourse(bench, sends));
    return ended.ok ? { ok: true, value: ended.value } : { ok: false };
  };
  let came = await lookUp(call, read);
  // The provider has just said that it is there: a list without it is late.
  for (let turn = 1; error_type === 'duplicate' && came.kind === 'absent' && canProve(call) && turn < bench.policy.attemptsMax; turn += 1) {
    if (!(await waitForList(course, turn))) break;
    came = await lookUp(call, read);
  }
  course.lookedUp = came.kind;
  course.found = came.kind === 'found' ? came.value : null;
  return 'decide';
}

/** False: the time is not there. */
async function waitForList(course: Course, turn: number): Promise<boolean> {
  const { bench } = course;
  const delayMs = backoffMs({ error: standing(course), attempt: turn, roll: bench.random.unit(), policy: bench.policy });
  if (delayMs >= bench.limit.leftMs()) return false;
  await wait(course, delayMs, 'effect_unknown');
  return !bench.limit.signal.aborted;
}

function gaveUp(course: Course): Ended {
  return { ok: false, kind: 'stop', error: standing(course), because: 'caller_aborted' };
}
