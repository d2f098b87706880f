// toRpcStatus: a tool error as google.rpc.Status with its details, in JSON.
// Beside a failure's walk: after step 4, for callers that speak gRPC.
// @see AIP-193; googleapis google/rpc/status.proto, error_details.proto
import type { ErrorType } from '../error-types.ts';
import type { ToolError } from '../tool-error.ts';

/** A detail by its type URL. */
export interface RpcDetail {
  readonly [member: string]: unknown;
  readonly '@type': string;
}

/** google.rpc.Status. */
export interface RpcStatus {
  readonly code: number;
  readonly message: string;
  readonly details: readonly RpcDetail[];
}

const INTERNAL = 13;
const UNAVAILABLE = 14;

const CODES: Readonly<Record<ErrorType, number>> = {
  rate_limited: 8,
  resource_locked: UNAVAILABLE,
  network_error: UNAVAILABLE,
  timeout: 4,
  service_unavailable: UNAVAILABLE,
  server_error: INTERNAL,
  expired_credentials: 16,
  invalid_credentials: 16,
  permission_denied: 7,
  account_restricted: 7,
  payment_declined: 9,
  configuration_error: 9,
  quota_exhausted: 8,
  invalid_input: 3,
  business_rule_violation: 9,
  not_found: 5,
  stale_object: 10,
  idempotency_conflict: 9,
  duplicate: 6,
  malformed_response: INTERNAL,
  unknown: 2,
};

/** The status for `error`. UNAVAILABLE, which clients repeat by themselves, is said only when the call may be repeated. */
export function toRpcStatus(error: ToolError): RpcStatus {
  const code = CODES[error.error_type];
  return {
    code: code === UNAVAILABLE && !error.retryable ? INTERNAL : code,
    message: error.guidance,
    details: [errorInfo(error), ...retryInfo(error), ...badRequest(error), ...requestInfo(error)],
  };
}

/** Values of `metadata` are texts. */
function errorInfo({ error_type, retryable, action, effect, rule, correlation_id }: ToolError): RpcDetail {
  const metadata = { error_type, retryable: String(retryable), action, effect, rule, correlation_id };
  return { '@type': typeUrl('ErrorInfo'), reason: error_type.toUpperCase(), domain: 'overdue', metadata };
}

function retryInfo({ retryable, retry_after_ms }: ToolError): readonly RpcDetail[] {
  if (!retryable || retry_after_ms === null) return [];
  return [{ '@type': typeUrl('RetryInfo'), retryDelay: `${retry_after_ms / 1_000}s` }];
}

function badRequest({ details }: ToolError): readonly RpcDetail[] {
  const violations = (details?.fields ?? []).map(({ path, expected }) => ({ field: path, description: `expected ${expected}` }));
  return violations.length === 0 ? [] : [{ '@type': typeUrl('BadRequest'), fieldViolations: violations }];
}

function requestInfo({ upstream }: ToolError): readonly RpcDetail[] {
  return upstream?.request_id === undefined ? [] : [{ '@type': typeUrl('RequestInfo'), requestId: upstream.request_id }];
}

function typeUrl(name: string): string {
  return `type.googleapis.com/google.rpc.${name}`;
}
