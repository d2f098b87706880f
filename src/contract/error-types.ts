// ERROR_TYPES: the closed list of causes, each with its class and what to do about it.
// Transient: time heals it. Permanent: someone must act.

export type ErrorClass = 'transient' | 'permanent';

export const ACTIONS = ['retry_with_backoff', 'fix_input', 'refresh_credentials', 'reconcile_first', 'treat_as_done', 'escalate'] as const;
export type Action = (typeof ACTIONS)[number];

export const EFFECTS = ['not_applied', 'applied', 'partial', 'unknown'] as const;
export type Effect = (typeof EFFECTS)[number];

/** How a type's action is found; see `conclude`. */
export type Remedy = 'retry' | 'refresh' | 'escalate' | 'fix_input' | 'duplicate' | 'reconcile';

interface ErrorTypeRow {
  readonly class: ErrorClass;
  readonly remedy: Remedy;
}

export const ERROR_TYPES = {
  rate_limited: { class: 'transient', remedy: 'retry' },
  resource_locked: { class: 'transient', remedy: 'retry' },
  network_error: { class: 'transient', remedy: 'retry' },
  timeout: { class: 'transient', remedy: 'retry' },
  service_unavailable: { class: 'transient', remedy: 'retry' },
  server_error: { class: 'transient', remedy: 'retry' },
  expired_credentials: { class: 'permanent', remedy: 'refresh' },
  invalid_credentials: { class: 'permanent', remedy: 'escalate' },
  permission_denied: { class: 'permanent', remedy: 'escalate' },
  account_restricted: { class: 'permanent', remedy: 'escalate' },
  payment_declined: { class: 'permanent', remedy: 'escalate' },
  configuration_error: { class: 'permanent', remedy: 'escalate' },
  quota_exhausted: { class: 'permanent', remedy: 'escalate' },
  invalid_input: { class: 'permanent', remedy: 'fix_input' },
  business_rule_violation: { class: 'permanent', remedy: 'fix_input' },
  not_found: { class: 'permanent', remedy: 'fix_input' },
  stale_object: { class: 'permanent', remedy: 'fix_input' },
  idempotency_conflict: { class: 'permanent', remedy: 'fix_input' },
  duplicate: { class: 'permanent', remedy: 'duplicate' },
  malformed_response: { class: 'permanent', remedy: 'reconcile' },
  unknown: { class: 'permanent', remedy: 'reconcile' },
} as const satisfies Record<string, ErrorTypeRow>;

export type ErrorType = keyof typeof ERROR_TYPES;
