// operate: parse, run, commit, encode. Steps 5 and 6 of a request's walk.
// The innermost part: only before_operation faults stand between it and idempotency.
import { type Delivery, respond } from '../delivery.ts';
import { isRejection } from '../domain/rejection.ts';
import { parseInput } from '../operations/input/parse-input.ts';
import type { Operation } from '../operations/operation.ts';
import { perform } from '../operations/perform.ts';
import { native } from '../wire/native.ts';
import { type Visit, wireOf } from './visit.ts';

async function run(visit: Visit, operation: Operation, input: unknown): Promise<Delivery> {
  const { store, calendar } = visit.sandbox;
  const { result, committed } = await perform(operation as Operation<unknown>, input, store, { nowMs: calendar.now(), origin: 'call' });
  if (isRejection(result)) return respond(native.rejection(result, wireOf(visit)));
  return respond(native.success(result, operation.status, wireOf(visit)), committed ? 'committed' : 'none');
}

/** The handler: its successes and business refusals are stored under the call's key; a refused parse and a defect are not. */
export async function operate(visit: Visit, operation: Operation): Promise<Delivery> {
  const parsed = parseInput(operation, visit.call);
  if (!parsed.ok) return respond(native.problem(parsed.problem, wireOf(visit)));
  try {
    const delivery = await run(visit, operation, parsed.input);
    visit.handled = { delivery, stored: true };
    return delivery;
  } catch (error) {
    visit.sandbox.onDefect(error, visit.call);
    return respond(native.problem({ code: 'internal_error' }, wireOf(visit)));
  }
}
