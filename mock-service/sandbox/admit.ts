// admit: route, credential, scope, tenant, rate limit. Step 4 of a request's walk; what it refuses is never stored under a key.
// Around everything that needs a caller: after_commit faults, idempotency, the operation.
import type { Credential } from '../access/credentials.ts';
import { type Delivery, respond } from '../delivery.ts';
import type { Next } from '../faults/fault.ts';
import type { Operation } from '../operations/operation.ts';
import { problem, rejected } from './answers.ts';
import type { Visit } from './visit.ts';

/** What was asked for, and by whom: all that the walk inside needs to know of access. */
export interface Admitted {
  readonly operation: Operation;
  readonly credential: Credential;
}

/** Lets the call in to `inside`, or says why not. */
export function admit(visit: Visit, inside: (admitted: Admitted) => ReturnType<Next>): Delivery | Promise<Delivery> {
  const { sandbox, route, presented } = visit;
  if (route === null) return problem(visit, { code: 'route_not_found' });
  if ('allow' in route) {
    const allow = route.allow.join(', ');
    if (visit.call.method === 'OPTIONS') return respond({ status: 204, headers: { allow }, body: '' });
    return problem(visit, { code: 'method_not_allowed', headers: { allow } });
  }
  const nowMs = sandbox.calendar.now();
  const credential = sandbox.credentials.authorize(presented, route.entry.scope, nowMs);
  if ('kind' in credential) {
    const scope = 'scope' in credential ? { scope: credential.scope } : {};
    return problem(visit, { code: credential.code, ...scope });
  }
  if (sandbox.tenant(credential.tenantId).status === 'suspended') return rejected(visit, 'R82');
  const { limits } = sandbox;
  if (limits !== null) {
    const limited = limits.take(credential.client, nowMs);
    visit.quota = limits.quota(credential.client, nowMs);
    if (limited !== null) return problem(visit, { code: 'rate_limited', headers: { 'retry-after': String(limited.retryAfterS) } });
  }
  return inside({ operation: route.entry, credential });
}
