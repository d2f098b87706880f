// access: route, credential, scope, rate limit. Step 4 of a request's walk; what it refuses is never stored under a key.
// Around everything that needs a caller: after_commit faults, idempotency, the operation.
import { type Delivery, respond } from '../delivery.ts';
import type { Next } from '../faults/fault.ts';
import type { Operation } from '../operations/operation.ts';
import type { ProblemFacts } from '../wire/dialect.ts';
import { native } from '../wire/native.ts';
import { type Visit, wireOf } from './visit.ts';

function refuse(visit: Visit, facts: ProblemFacts): Delivery {
  return respond(native.problem(facts, wireOf(visit)));
}

/** Lets the call in to `inside`, or says why not. */
export async function access(visit: Visit, inside: (operation: Operation) => ReturnType<Next>): Promise<Delivery> {
  const { sandbox, call, route } = visit;
  if (route === null) return refuse(visit, { code: 'route_not_found' });
  if ('allow' in route) return refuse(visit, { code: 'method_not_allowed', headers: { allow: route.allow.join(', ') } });
  const credential = sandbox.credentials.authorize(call.headers, route.entry.scope, sandbox.calendar.now());
  if ('kind' in credential) {
    const scope = 'scope' in credential ? { scope: credential.scope } : {};
    return refuse(visit, { code: credential.code, ...scope });
  }
  const limited = sandbox.limits.take(credential.id, sandbox.calendar.now());
  if (limited !== null) return refuse(visit, { code: 'rate_limited', headers: { 'retry-after': String(limited.retryAfterS) } });
  return inside(route.entry);
}
