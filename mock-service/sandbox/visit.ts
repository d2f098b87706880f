// Visit: one call on its way through a sandbox, and what has become of it so far.
// Step 2 of a request's walk: the caller, the operation and the journal's line are found before anything else happens.
import type { Credential, Unidentified } from '../access/credentials.ts';
import type { Quota } from '../access/rate-limits.ts';
import { type Call, headerOf, type RoutedCall, requestIdIn } from '../call.ts';
import type { Delivery } from '../delivery.ts';
import type { FiredFault } from '../faults/plan/plan.ts';
import type { JournalLine } from '../journal/journal.ts';
import { OPERATIONS } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { createRouter, type Found } from '../operations/router.ts';
import type { WireContext } from '../wire/dialect.ts';
import type { Sandbox } from './sandbox.ts';

/** One call in progress. */
export interface Visit {
  readonly sandbox: Sandbox;
  /** Its path is the part after the base path. */
  readonly call: RoutedCall;
  readonly route: Found<Operation>;
  /** The key it came with, as it was on arrival. */
  readonly presented: Credential | Unidentified;
  readonly line: JournalLine;
  readonly fired: FiredFault[];
  /** The handler's own answer, once it has spoken; `stored`: an idempotency key keeps it. */
  handled: { readonly delivery: Delivery; readonly stored: boolean } | null;
  /** What is left of the caller's rate limit, once that was asked. */
  quota: Quota | null;
}

const findRoute = createRouter(OPERATIONS);

/** What an answer made now carries. */
export function wireOf({ sandbox, call, quota }: Visit): WireContext {
  return { requestId: call.requestId, nowMs: sandbox.calendar.now(), quota };
}

/** Opens the visit of a call; `path` is the part after the base path. */
export function arrive(sandbox: Sandbox, call: Call, path: string): Visit {
  const { method, query, headers, body } = call;
  const route = findRoute(method, path);
  const found = route !== null && 'entry' in route ? route : null;
  const presented = sandbox.credentials.identify(headers);
  const caller = sandbox.callers.nameOf(headers, presented);
  const ownRequestId = sandbox.nextRequestId();
  const routed: RoutedCall = {
    method,
    path,
    query,
    headers,
    body,
    requestId: requestIdIn(headers) ?? ownRequestId,
    caller,
    operation: found?.entry.name ?? null,
    params: found?.params ?? {},
  };
  const line = sandbox.journal.open({
    atMs: sandbox.calendar.now(),
    request_id: routed.requestId,
    own_request_id: ownRequestId,
    caller,
    credential: 'kind' in presented ? null : presented.name,
    operation: routed.operation,
    method,
    path,
    query,
    idempotency_key: headerOf(call, 'idempotency-key'),
    body,
    startedAtMs: sandbox.clock.now(),
  });
  return { sandbox, call: routed, route, presented, line, fired: [], handled: null, quota: null };
}
