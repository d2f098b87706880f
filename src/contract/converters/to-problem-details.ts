// toProblemDetails: a tool error as a problem document, for an HTTP API that passes it on.
// Beside a failure's walk: after step 4, for callers that speak HTTP.
// @see RFC 9457
import type { ErrorType } from '../error-types.ts';
import type { ToolError } from '../tool-error.ts';

/** A problem document; the tool error's other fields are its extension members, and its status is what the answer should have. */
export interface ProblemDetails extends Omit<ToolError, 'guidance'> {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

/** Whoever passes a failure on is a gateway: what is the provider's fault is 502 to 504, never the caller's. */
const STATUS: Readonly<Record<ErrorType, number>> = {
  rate_limited: 429,
  resource_locked: 409,
  network_error: 502,
  timeout: 504,
  service_unavailable: 503,
  server_error: 502,
  expired_credentials: 401,
  invalid_credentials: 401,
  permission_denied: 403,
  account_restricted: 403,
  payment_declined: 402,
  configuration_error: 500,
  quota_exhausted: 429,
  invalid_input: 422,
  business_rule_violation: 409,
  not_found: 404,
  stale_object: 412,
  idempotency_conflict: 422,
  duplicate: 409,
  malformed_response: 502,
  unknown: 500,
};

/** The document for `error`; send it as `application/problem+json`. */
export function toProblemDetails({ guidance, ...error }: ToolError): ProblemDetails {
  const words = error.error_type.replaceAll('_', ' ');
  return {
    type: `urn:overdue:error:${error.error_type}`,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    status: STATUS[error.error_type],
    detail: guidance,
    ...error,
  };
}
