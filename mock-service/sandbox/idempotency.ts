// idempotent: a key is claimed before the operation runs and keeps the handler's answer, never a fault's.
// Between steps 4 and 5 of a request's walk.
import { headerOf } from '../call.ts';
import { type Delivery, respond } from '../delivery.ts';
import { type RuleId, reject } from '../domain/rejection.ts';
import type { Next } from '../faults/fault.ts';
import type { Operation } from '../operations/operation.ts';
import { fingerprintOf } from '../store/idempotency.ts';
import { native } from '../wire/native.ts';
import { type Visit, wireOf } from './visit.ts';

/** One sandbox is one tenant. */
const TENANT = 'tenant';
const MAX_KEY_LENGTH = 255;

function refuse(visit: Visit, rule: RuleId): Delivery {
  return respond(native.rejection(reject(rule), wireOf(visit)));
}

/** The stored answer once more: the same status and body, marked as a replay. */
function replay(answer: Delivery): Delivery {
  const commit = answer.commit === 'none' ? 'none' : 'replayed';
  if (answer.reply === null) return { ...answer, commit };
  return { ...answer, commit, reply: { ...answer.reply, headers: { ...answer.reply.headers, 'idempotent-replayed': 'true' } } };
}

/** Runs `next` once per key. */
export async function idempotent(visit: Visit, operation: Operation, next: Next): Promise<Delivery> {
  const { sandbox, call } = visit;
  const key = headerOf(call, 'idempotency-key');
  if (key === null || operation.write === 'safe') return next();
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) return refuse(visit, 'R76');
  const scope = JSON.stringify([TENANT, operation.name, key]);
  const claim = sandbox.idempotency.claim(scope, fingerprintOf(call.method, call.path, call.body), sandbox.calendar.now());
  if (claim.state === 'replay') return replay(claim.answer);
  if (claim.state !== 'new') return refuse(visit, claim.state === 'mismatch' ? 'R74' : 'R75');
  try {
    return await next();
  } finally {
    if (visit.handled?.stored) claim.keep(visit.handled.delivery);
    else claim.release();
  }
}
