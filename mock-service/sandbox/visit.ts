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
import type { Rewind } from '../store/history.ts';
import type { WireContext } from '../wire/dialect.ts';
import type { OpenedCall } from './endpoints/endpoint.ts';
import { findEndpoint, recordedPath } from './endpoints/index.ts';
import type { Sandbox } from './sandbox.ts';

/** One call in progress. */
export interface Visit {
  readonly sandbox: Sandbox;
  /** Its path is the part after the base path. */
  readonly call: RoutedCall;
  readonly route: Found<Operation>;
  /** What answers in place of an operation, or null. */
  readonly endpoint: OpenedCall | null;
  /** The key or token it came with, as it was on arrival. */
  readonly presented: Credential | Unidentified;
  readonly line: JournalLine;
  readonly fired: FiredFault[];
  /** Something threw that never should. */
  defect: boolean;
  /** The handler's own answer, once it has spoken; `stored`: an idempotency key keeps it. */
  handled: { readonly delivery: Delivery; readonly stored: boolean } | null;
  /** How far back this call's operation reads, when a fault sent it there. */
  past: Rewind | null;
  /** What is left of the caller's rate limit, once that was asked. */
  quota: Quota | null;
}

const findRoute = createRouter(OPERATIONS);

/** What an answer made now carries. */
export function wireOf({ sandbox, call, quota }: Visit): WireContext {
  return { requestId: call.requestId, nowMs: sandbox.calendar.now(), quota };
}

/** What a path is looked up among: operations behind the base path, or endpoints at the root of the address. */
export type Branch = 'operations' | 'endpoints';

/** What a call's address says inside its sandbox: the path after the base path, or an endpoint's. */
export interface LocalAddress {
  readonly path: string;
  readonly branch: Branch;
}

/** An endpoint that was found, with the parameters of its path. */
type FoundEndpoint = Extract<ReturnType<typeof findEndpoint>, { entry: unknown }>;

/** What answers at a path: an operation's route, or an endpoint with the parameters of its path; a method that it does not take is a route's matter. */
function answering(method: string, path: string, branch: Branch): { route: Found<Operation>; endpoint: FoundEndpoint | null } {
  if (branch === 'operations') return { route: findRoute(method, path), endpoint: null };
  const found = findEndpoint(method, path);
  return found !== null && 'entry' in found ? { route: null, endpoint: found } : { route: found, endpoint: null };
}

const utf8 = new TextEncoder();

/** What the journal keeps of what a call says: where secrets are expected none, and no token, whatever the method. */
function recorded(
  call: Call,
  branch: Branch,
  endpoint: OpenedCall | null,
): Pick<Call, 'path' | 'query' | 'body'> & { readonly idempotency_key: string | null } {
  const { query, body } = call;
  // A link's path behind the base path is a mistake that finds nothing there; its secret is none the less good.
  const path = recordedPath(call.path);
  if (branch === 'operations') return { path, query, body, idempotency_key: headerOf(call, 'idempotency-key') };
  const kept = utf8.encode(JSON.stringify(endpoint?.recorded ?? {}));
  return { path, query: '', body: kept, idempotency_key: null };
}

/** What can be said of a call before anything is done about it. */
type Seen = Pick<Visit, 'call' | 'route' | 'endpoint' | 'presented'>;

/** Looks at a call and leaves no trace; `requestId` is what its answer will carry. */
export function look(sandbox: Sandbox, call: Call, { path, branch }: LocalAddress, requestId: string): Seen {
  const { method, query, headers, body } = call;
  const { route, endpoint: at } = answering(method, path, branch);
  const found = route !== null && 'entry' in route ? route : null;
  const presented = sandbox.credentials.identify(headers);
  const endpoint = at?.entry.open(sandbox, call, at.params) ?? null;
  const client = endpoint?.client ?? ('kind' in presented ? null : presented.client);
  const routed: RoutedCall = {
    method,
    path,
    query,
    headers,
    body,
    requestId,
    caller: sandbox.callers.nameOf(headers, client),
    credential: endpoint?.client ?? ('kind' in presented ? null : presented.name),
    operation: at?.entry.name ?? found?.entry.name ?? null,
    params: found?.params ?? {},
  };
  return { call: routed, route, endpoint, presented };
}

/** Opens the visit of a call. */
export function arrive(sandbox: Sandbox, arrived: Call, place: LocalAddress): Visit {
  const ownRequestId = sandbox.nextRequestId();
  const { call, route, endpoint, presented } = look(sandbox, arrived, place, requestIdIn(arrived.headers) ?? ownRequestId);
  const { path, query, body, idempotency_key } = recorded({ ...arrived, path: call.path }, place.branch, endpoint);
  const line = sandbox.journal.open({
    atMs: sandbox.calendar.now(),
    request_id: call.requestId,
    own_request_id: ownRequestId,
    caller: call.caller,
    credential: call.credential,
    operation: call.operation,
    method: call.method,
    path,
    query,
    idempotency_key,
    body,
    startedAtMs: sandbox.clock.now(),
  });
  return { sandbox, call, route, endpoint, presented, line, fired: [], defect: false, handled: null, past: null, quota: null };
}
