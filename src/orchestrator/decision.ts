// Decision: what the harness does now. One of six, each with its reason.
// After a failure's walk: `decide` makes it, `execute` does just that.

/** Why, in a word for programs: logs, events and the hand-off carry it. */
export type Because =
  | 'applied_already'
  | 'transient'
  | 'server_named_wait'
  | 'token_expired'
  | 'effect_unknown'
  | 'absent_and_keyed'
  | 'absent_and_referenced'
  | 'partly_applied'
  | 'attempts_spent'
  | 'deadline_too_near'
  | 'retry_budget_empty'
  | 'breaker_open'
  | 'input_to_be_fixed'
  | 'human_must_act'
  | 'refresh_in_vain'
  | 'renewal_failed'
  | 'cannot_be_found_out'
  | 'same_failure_again'
  | 'transient_but_not_repeatable'
  /** The signal of whoever called `run`; `execute` says so itself. */
  | 'caller_aborted';

/** What to do now. */
export type Decision =
  /** The wanted state holds. */
  | { readonly kind: 'done'; readonly because: Because }
  /** Wait, then the identical call under the same key. */
  | { readonly kind: 'retry'; readonly delayMs: number; readonly because: Because }
  /** Renew the credential, then the identical call. */
  | { readonly kind: 'refresh'; readonly because: Because }
  /** Find out whether it happened: by a read, or by sending the identical call once more where that does nothing twice. */
  | { readonly kind: 'reconcile'; readonly how: 'look_up' | 'replay'; readonly because: Because }
  /** A person has to act; nothing more is sent. */
  | { readonly kind: 'hand_off'; readonly because: Because }
  /** The tool error goes up: the caller can mend it, or time does. */
  | { readonly kind: 'stop'; readonly because: Because };
