// ERROR_TYPES: the closed list of causes, each with its class, what to do about it, and what it means beside its neighbours.
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
  /** For people: what it is, and how it differs from its neighbours. Markdown. */
  readonly meaning: string;
}

export const ERROR_TYPES = {
  rate_limited: {
    class: 'transient',
    remedy: 'retry',
    meaning: 'Calls come too fast; the provider refused this one before any work. A limit of a day or a plan is `quota_exhausted`.',
  },
  resource_locked: {
    class: 'transient',
    remedy: 'retry',
    meaning:
      'Another call holds the object, or is running under the same key; it lets go by itself. A version that moved on is `stale_object`.',
  },
  network_error: {
    class: 'transient',
    remedy: 'retry',
    meaning: 'The connection could not be made, or broke; no answer came whole. An answer that cannot be read is `malformed_response`.',
  },
  timeout: {
    class: 'transient',
    remedy: 'retry',
    meaning:
      "Somebody stopped waiting: this side's deadline, or a gateway's. Whether the work was done is not known once the call was sent.",
  },
  service_unavailable: {
    class: 'transient',
    remedy: 'retry',
    meaning: 'The provider says that it is down, busy or in maintenance, and did no work. One that broke while working is `server_error`.',
  },
  server_error: {
    class: 'transient',
    remedy: 'retry',
    meaning: "The provider failed on its own side, perhaps half-way. Nothing in the call shows why; a rule's refusal is never one.",
  },
  expired_credentials: {
    class: 'permanent',
    remedy: 'refresh',
    meaning: 'The key or token was good and its time is over. A token is renewed by a program (`details.refreshable`), a key by a person.',
  },
  invalid_credentials: {
    class: 'permanent',
    remedy: 'escalate',
    meaning: 'Who is calling is not known: no key, a wrong one, a revoked one. Who is known and may not is `permission_denied`.',
  },
  permission_denied: {
    class: 'permanent',
    remedy: 'escalate',
    meaning:
      'The caller is known and lacks the scope or role for this call; others it may make. The whole account is `account_restricted`.',
  },
  account_restricted: {
    class: 'permanent',
    remedy: 'escalate',
    meaning: 'The account itself is held back, whichever call it makes: suspended, unpaid, not yet approved. Settled with the provider.',
  },
  payment_declined: {
    class: 'permanent',
    remedy: 'escalate',
    meaning: "A payer's bank or card said no. The call was right and the caller may make it; another payment method may pass.",
  },
  configuration_error: {
    class: 'permanent',
    remedy: 'escalate',
    meaning:
      'The client is set up wrongly, whatever is asked: address, version, TLS, media type, a feature not switched on. Code or settings change.',
  },
  quota_exhausted: {
    class: 'permanent',
    remedy: 'escalate',
    meaning:
      'An allowance of a day, a month or a plan is used up, or a wait of over 15 minutes was asked for. Backing off does not help this call.',
  },
  invalid_input: {
    class: 'permanent',
    remedy: 'fix_input',
    meaning:
      'A value in the call is wrong by itself: missing, malformed, out of range. Wrong only in the present state: `business_rule_violation`.',
  },
  business_rule_violation: {
    class: 'permanent',
    remedy: 'fix_input',
    meaning: 'The call is well formed, and the state of the object or a rule of the business forbids it: a paid invoice, a closed period.',
  },
  not_found: {
    class: 'permanent',
    remedy: 'fix_input',
    meaning: 'An object that the call names does not exist, or not for this caller. A path that does not exist is `configuration_error`.',
  },
  stale_object: {
    class: 'permanent',
    remedy: 'fix_input',
    meaning: 'The object changed since it was read. Read it again, then decide whether the change still makes sense.',
  },
  idempotency_conflict: {
    class: 'permanent',
    remedy: 'fix_input',
    meaning: 'The idempotency key was used for a different call. A key whose first call is still running is `resource_locked`.',
  },
  duplicate: {
    class: 'permanent',
    remedy: 'duplicate',
    meaning: 'It is there already: this very call was done before (`applied`), or another object has the name or number (`not_applied`).',
  },
  malformed_response: {
    class: 'permanent',
    remedy: 'reconcile',
    meaning: 'An answer came and cannot be read, or is not what was promised: a page for JSON, broken JSON. The work may have been done.',
  },
  unknown: {
    class: 'permanent',
    remedy: 'reconcile',
    meaning: 'Nothing in the failure names a cause. It is not repeated; a person, or a look-up, finds out.',
  },
} as const satisfies Record<string, ErrorTypeRow>;

export type ErrorType = keyof typeof ERROR_TYPES;
