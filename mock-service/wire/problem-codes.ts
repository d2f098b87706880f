// PROBLEM_CODES: the refusals that no business rule makes, each with its status.
// Step 6 of a request's walk. Business rules have theirs in domain/rejection.ts.

/** What a code means. */
export interface CodeRow {
  readonly status: number;
  /** Who answers with it; both when it is not said. */
  readonly api?: 'provider' | 'control';
  /** The same every time the code is used. */
  readonly title: string;
  /** Used when nothing more is known. */
  readonly detail: string;
}

export const PROBLEM_CODES = {
  malformed: { status: 400, title: 'Malformed', detail: 'The body cannot be read as JSON in UTF-8.' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type', detail: 'Send the body as application/json.' },
  invalid_request: { status: 422, title: 'Invalid request', detail: 'A field is unknown, missing or of the wrong type.' },
  route_not_found: { status: 404, title: 'Route not found', detail: 'There is nothing at this path.' },
  method_not_allowed: { status: 405, title: 'Method not allowed', detail: 'This path does not take this method; see the Allow header.' },
  payload_too_large: { status: 413, title: 'Payload too large', detail: 'The body is larger than 1 MiB.' },
  headers_too_large: {
    status: 431,
    api: 'provider',
    title: 'Headers too large',
    detail: 'The request line and headers are larger than this server reads.',
  },
  credential_missing: {
    status: 401,
    api: 'provider',
    title: 'Credential missing',
    detail: 'The API key or the Bearer scheme in front of it is missing; send Authorization: Bearer sk_test_…',
  },
  credential_malformed: {
    status: 400,
    api: 'provider',
    title: 'Credential malformed',
    detail: 'The Authorization header is not "Bearer" and one key.',
  },
  credential_unknown: { status: 401, api: 'provider', title: 'Credential unknown', detail: 'The API key is unknown in this sandbox.' },
  credential_revoked: { status: 401, api: 'provider', title: 'Credential revoked', detail: 'The API key was revoked.' },
  credential_expired: { status: 401, api: 'provider', title: 'Credential expired', detail: 'The API key expired.' },
  token_unknown: { status: 401, api: 'provider', title: 'Token unknown', detail: 'The access token is unknown in this sandbox.' },
  token_revoked: { status: 401, api: 'provider', title: 'Token revoked', detail: 'The access token was revoked.' },
  token_expired: { status: 401, api: 'provider', title: 'Token expired', detail: 'The access token expired; ask for another one.' },
  insufficient_scope: {
    status: 403,
    api: 'provider',
    title: 'Insufficient scope',
    detail: 'The API key or access token lacks the scope this operation needs.',
  },
  rate_limited: {
    status: 429,
    api: 'provider',
    title: 'Rate limited',
    detail: 'Too many requests with this API key; see the Retry-After header.',
  },
  sandbox_not_found: { status: 404, title: 'Sandbox not found', detail: 'There is no sandbox of this name, or it has ended.' },
  sandbox_ambiguous: {
    status: 400,
    api: 'provider',
    title: 'Sandbox ambiguous',
    detail: 'The path and the Overdue-Sandbox header name different sandboxes.',
  },
  overdue_fault_invalid: {
    status: 422,
    api: 'provider',
    title: 'Fault invalid',
    detail: 'The Overdue-Fault header does not name a fault of this service.',
  },
  request_timeout: { status: 408, api: 'provider', title: 'Request timeout', detail: 'The request did not arrive in time.' },
  host_not_allowed: {
    status: 403,
    api: 'control',
    title: 'Host not allowed',
    detail: 'The Host header names a host this service does not answer to; allow it with --allow-host or OVERDUE_ALLOWED_HOSTS.',
  },
  origin_not_allowed: {
    status: 403,
    api: 'control',
    title: 'Origin not allowed',
    detail: 'The control API is not for web pages of other origins.',
  },
  control_token_required: {
    status: 401,
    api: 'control',
    title: 'Control token required',
    detail: 'Send the control token: Authorization: Bearer <token>.',
  },
  operation_not_found: { status: 404, api: 'control', title: 'Operation not found', detail: 'There is no operation of this name.' },
  rule_not_found: { status: 404, api: 'control', title: 'Rule not found', detail: 'There is no such rule in this plan.' },
  grant_not_found: { status: 404, api: 'control', title: 'Grant not found', detail: 'There is no such family of tokens.' },
  too_many_grants: {
    status: 409,
    api: 'control',
    title: 'Too many grants',
    detail: 'A sandbox holds no more families of tokens, or no more access tokens; revoke some first.',
  },
  tenant_not_found: { status: 404, api: 'control', title: 'Tenant not found', detail: 'A sandbox has the tenants main and other.' },
  sandbox_permanent: {
    status: 409,
    api: 'control',
    title: 'Sandbox permanent',
    detail: 'The sandbox "default" cannot be deleted; create one of your own.',
  },
  too_many_sandboxes: {
    status: 409,
    api: 'control',
    title: 'Too many sandboxes',
    detail: 'This service holds no more sandboxes; delete one first.',
  },
  snapshot_refused: {
    status: 422,
    api: 'control',
    title: 'Snapshot refused',
    detail: 'The document is no snapshot that this service can restore; the sandbox is as it was.',
  },
  snapshot_too_large: {
    status: 409,
    api: 'control',
    title: 'Snapshot too large',
    detail: 'The sandbox holds more than can be restored from one document.',
  },
  too_many_rules: { status: 409, api: 'control', title: 'Too many rules', detail: 'A sandbox holds no more rules; delete some first.' },
  calendar_out_of_range: {
    status: 422,
    api: 'control',
    title: 'Calendar out of range',
    detail: 'A calendar stands between 1970-01-01 and the end of the year 9999, UTC.',
  },
  too_many_rows: {
    status: 409,
    title: 'Too many rows',
    detail: 'This sandbox keeps no more objects of this kind; use a new one.',
  },
  idempotency_store_full: {
    status: 503,
    api: 'provider',
    title: 'Idempotency store full',
    detail: 'Every idempotency key this sandbox can keep is in use.',
  },
  too_many_connections: {
    status: 503,
    api: 'provider',
    title: 'Too many connections',
    detail: 'As many connections as this service allows hold a call; let some end, or start it with more.',
  },
  internal_error: { status: 500, title: 'Internal error', detail: 'The provider failed on its own side.' },
} as const satisfies Record<string, CodeRow>;

export type ProblemCode = keyof typeof PROBLEM_CODES;

/** The rows one API can answer with, in the table's order. */
export function problemCodesOf(api: 'provider' | 'control'): readonly (CodeRow & { readonly code: ProblemCode })[] {
  const rows = Object.entries(PROBLEM_CODES) as [ProblemCode, CodeRow][];
  return rows.flatMap(([code, row]) => ((row.api ?? api) === api ? [{ code, ...row }] : []));
}

/** The row of a code, or undefined: it is a business rule's or a fault's own. */
export function problemCode(code: string): CodeRow | undefined {
  return Object.hasOwn(PROBLEM_CODES, code) ? PROBLEM_CODES[code as ProblemCode] : undefined;
}

/** A title for any code: its row's, else the code in words. */
export function titleOf(code: string): string {
  const words = code.replaceAll('_', ' ');
  return problemCode(code)?.title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
