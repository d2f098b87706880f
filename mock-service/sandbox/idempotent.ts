// idempotent: a key is claimed before the operation runs and keeps the handler's answer, never a fault's.
// Between steps 4 and 5 of a request's walk.
import { headerOf, MAX_KEY_LENGTH } from '../call.ts';
import type { Delivery } from '../delivery.ts';
import { isOff } from '../domain/profile.ts';
import type { Next } from '../faults/fault.ts';
import { readJson } from '../read-json.ts';
import { fingerprintOf } from '../store/fingerprint.ts';
import type { Claim } from '../store/idempotency.ts';
import type { Admitted } from './admit.ts';
import { problem, rejected } from './answers.ts';
import { ending } from './step.ts';
import type { Visit } from './visit.ts';

/** The stored answer once more: the same status and body, marked as a replay. */
function replay(answer: Delivery): Delivery {
  const commit = answer.commit === 'none' ? 'none' : 'replayed';
  if (answer.reply === null) return { ...answer, commit };
  return { ...answer, commit, reply: { ...answer.reply, headers: { ...answer.reply.headers, 'idempotent-replayed': 'true' } } };
}

function full(visit: Visit, cap: number): Delivery {
  const detail = `A sandbox keeps at most ${cap} idempotency keys, each for 24 hours, and all are in use. Use a new sandbox, or advance this one's clock past their life.`;
  return problem(visit, { code: 'idempotency_store_full', detail });
}

function claimOf({ sandbox, call }: Visit, { operation, credential }: Admitted, key: string): Claim {
  const json = readJson(call.body);
  const body = { bytes: call.body, json: json.kind === 'json' ? json : null };
  const { idempotency } = sandbox.tenant(credential.tenantId);
  return idempotency.claim(`${operation.name} ${key}`, fingerprintOf(call.method, call.path, body), sandbox.calendar.now());
}

/** Runs `next`; the claim is settled by what the handler said, whatever leaves. */
function once(visit: Visit, claim: Extract<Claim, { state: 'new' }>, next: Next): ReturnType<Next> {
  return ending(next, () => {
    if (visit.handled?.stored) claim.keep(visit.handled.delivery);
    else claim.release();
  });
}

/** Runs `next` once per key. */
export function idempotent(visit: Visit, admitted: Admitted, next: Next): Delivery | Promise<Delivery> {
  const key = headerOf(visit.call, 'idempotency-key');
  const { write } = admitted.operation;
  if (write === 'safe') return next();
  if (key === null) return write === 'keyed' && !isOff('R77', visit.sandbox.profile) ? rejected(visit, 'R77') : next();
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) return rejected(visit, 'R76');
  const claim = claimOf(visit, admitted, key);
  if (claim.state === 'new') return once(visit, claim, next);
  if (claim.state === 'replay') return replay(claim.answer);
  if (claim.state === 'full') return full(visit, claim.cap);
  return rejected(visit, claim.state === 'mismatch' ? 'R74' : 'R75');
}
