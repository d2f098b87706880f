// attempt: one attempt of a course: past the breakers, out through the port, and into the books with what came of it.
// Under `pursue`: it says what is known now; what to do about it is asked afterwards.
import type { ToolError } from '../../contract/tool-error.ts';
import type { Pass } from '../accounts/breakers.ts';
import { isoTime } from '../instant.ts';
import { startStopwatch } from '../stopwatch.ts';
import { type Course, contextOf, type Ended } from './course.ts';
import { mergeEffect } from './effect.ts';
import { ownError } from './own-error.ts';
import { type Sent, send } from './send.ts';

/** Makes one; null: it failed, and `decide` is to be asked. */
export async function attempt(course: Course): Promise<Ended | null> {
  const { bench } = course;
  if (bench.limit.leftMs() <= 0) return failed(course, course.error ?? ownError({ ...about(course), kind: 'deadline', sent: false }));
  const pass = bench.breakers.enter(bench.target, bench.lang);
  if (!pass.ok) return failed(course, pass.error);
  const result = await sendOnce(course, pass);
  if (result.ok) {
    bench.budget.refund(bench.target.host, course.paidTokens);
    return { ok: true, value: result.value, how: 'answered' };
  }
  course.lookedUp = course.replaying && result.error.action === 'reconcile_first' ? 'failed' : 'not_yet';
  course.replaying = false;
  course.isKeyed = course.call.key !== null;
  return failed(course, result.error);
}

/** Nothing is settled by a failure that happened on this side of the wire; what was known stays. */
function failed(course: Course, error: ToolError): null {
  course.error = error;
  course.effect = mergeEffect(course.effect, error, course.isUnderOneKey);
  course.paidTokens = null;
  course.isOut = false;
  return null;
}

async function sendOnce(course: Course, pass: Pass): Promise<Sent> {
  const { bench, call, attempts } = course;
  const number = attempts.length + 1;
  const work = course.replaying ? 'replay' : call.work;
  const record = { number, startedAt: isoTime(bench.clock.now()) };
  const elapsedMs = startStopwatch(bench.clock);
  const allowedMs = bench.limit.leftMs();
  const write = bench.ledger.begin({ run: bench.run, operation: call.operation.name, work });
  bench.tell(call.operation.name, number, { kind: 'attempt' });
  if (call.key !== null) bench.issue(call.key);
  try {
    const key = call.key === null ? {} : { key: call.key };
    course.isOut = true;
    const result = await send(bench, { operation: call.operation.name, input: call.input, ...key }, contextOf(call));
    const error = result.ok ? null : result.error;
    course.thrown = result.thrown;
    attempts.push({ ...record, elapsedMs: Math.round(elapsedMs()), error_type: error?.error_type ?? null });
    // What came of a call that its own caller broke off, or gave too little time, says nothing of the provider.
    const isHasty = error !== null && allowedMs < bench.policy.attemptMs && isOwnTimeout(error, elapsedMs() >= allowedMs);
    if ((bench.limit.asked.aborted && error !== null) || isHasty) pass.abandon();
    else pass.end({ error, refreshed: course.refreshed === true });
    write({ error_type: error?.error_type ?? null });
    return result;
  } catch (mistake) {
    pass.abandon();
    write(course.isOut ? {} : { calls: 0 });
    throw mistake;
  }
}

/** This side stopped waiting: nobody answered that it takes too long. */
function isOwnTimeout({ error_type, details, upstream }: ToolError, isOver: boolean): boolean {
  return error_type === 'timeout' && upstream?.status === undefined && (isOver || details?.origin === 'local');
}

/** What an error of our own says about this call. */
export function about({ bench, call }: Course) {
  return { operation: contextOf(call), correlationId: bench.random.id(), lang: bench.lang };
}
