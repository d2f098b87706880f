// operate: parse, run, commit, encode. Steps 5 and 6 of a request's walk.
// The innermost part: only before_operation faults stand between it and idempotency.
import { headerOf } from '../call.ts';
import { type Delivery, respond } from '../delivery.ts';
import { isPassing, isRejection } from '../domain/rejection.ts';
import { parseInput } from '../operations/input/parse-input.ts';
import type { Operation } from '../operations/operation.ts';
import { type Performed, perform, tooManyRows } from '../operations/perform.ts';
import { StoreFull } from '../store/transaction.ts';
import { DEFECT } from '../wire/dialect.ts';
import { type Condition, readCondition } from '../wire/etag.ts';
import { nextLink } from '../wire/next-link.ts';
import type { Admitted } from './admit.ts';
import { problem, rejected } from './answers.ts';
import { attempt, type Soon } from './step.ts';
import type { Visit } from './visit.ts';

/** What is told of an If-Match that names no tags. @see RFC 9110, section 13.1.1 */
const UNQUOTED = { code: 'malformed', rule: 'R81', detail: 'If-Match names no entity tag; quote it: If-Match: "2".' } as const;

/** Runs the operation on what there is, or was. */
function run(visit: Visit, { operation, credential }: Admitted, input: unknown): ReturnType<typeof perform> {
  const { calendar, profile, tenant } = visit.sandbox;
  const own = tenant(credential.tenantId);
  const { store } = own;
  const nowMs = calendar.now();
  own.catchUp(nowMs, profile);
  // Only what changes nothing may look at the past: a write goes to what there is.
  const ground = visit.past === null || operation.write !== 'safe' ? store : store.asOf(visit.past);
  return perform(operation as Operation<unknown>, input, ground, {
    nowMs,
    origin: 'call',
    profile,
    ifMatch: conditionOf(visit.call) ?? undefined,
  });
}

/** What the operation answered, as a delivery. */
function answerOf(visit: Visit, operation: Operation, { result, committed }: Performed): Delivery {
  if (isRejection(result)) return rejected(visit, result);
  const reply = visit.sandbox.dialect.success(result, operation.status);
  const link = result.kind === 'page' && result.nextCursor !== null ? nextLink(visit.call.query, result.nextCursor) : null;
  const linked = link === null ? reply : { ...reply, headers: { ...reply.headers, link } };
  return respond(linked, committed ? 'committed' : 'none');
}

/** What a call asks of the version; undefined: nothing; null: what it asks cannot be read. */
function conditionOf(call: Visit['call']): Condition | null | undefined {
  const header = headerOf(call, 'if-match');
  return header === null ? undefined : readCondition(header, { weak: false });
}

/** The handler: its successes and business refusals are stored under the call's key; a used-up quota, a refused parse and a defect are not (docs/decisions/0031). */
export function operate(visit: Visit, admitted: Admitted): Soon<Delivery> {
  const parsed = parseInput(admitted.operation, visit.call);
  if (!parsed.ok) return problem(visit, parsed.problem);
  if (admitted.operation.write !== 'safe' && conditionOf(visit.call) === null) return problem(visit, UNQUOTED);
  return attempt(
    () => run(visit, admitted, parsed.input),
    (performed) => {
      const delivery = answerOf(visit, admitted.operation, performed);
      visit.handled = { delivery, stored: !(isRejection(performed.result) && isPassing(performed.result)) };
      return delivery;
    },
    (error) => failed(visit, error),
  );
}

/** What is answered when the operation threw. */
function failed(visit: Visit, error: unknown): Delivery {
  if (error instanceof StoreFull) return problem(visit, tooManyRows(error));
  visit.sandbox.onDefect(error, visit.call);
  visit.defect = true;
  return problem(visit, DEFECT);
}
