// REASONS: what each word after a decision means, for whoever reads it in an outcome, an event or a hand-off.
// Beside the page on decisions; the type of the words demands a row for each.
import type { Because } from '../../src/orchestrator/decision.ts';

export const REASONS: Readonly<Record<Because, string>> = {
  applied_already: 'it is there: a look-up found it, or the provider says that this very call was done before',
  transient: 'time heals it, and the call can do nothing twice: repeated after a wait of the harness’s own',
  server_named_wait: 'the same, after at least the wait that the provider named',
  token_expired: 'the access token is over, and a program can renew it',
  effect_unknown: 'the write may have happened; it is found out before anything else is sent',
  absent_and_keyed: 'the look-up did not find it, which proves nothing; under the same key nothing is done twice',
  absent_and_referenced: 'the look-up did not find it, which proves nothing; the provider refuses a second one with its reference',
  partly_applied: 'a part of it happened; the caller, who knows which, asks for the rest',
  attempts_spent: 'it was sent as often as the policy allows (`attemptsMax`)',
  deadline_too_near: 'the wait, or another attempt, does not fit what is left of the deadline',
  retry_budget_empty: 'the host’s budget for repeats is used up; `retry_after_ms` says when there is enough again',
  breaker_open: 'calls to this host, or with this credential, are kept back; `retry_after_ms` says until when, where time ends it',
  input_to_be_fixed: 'the provider refused what was asked for; the identical call would be refused again',
  human_must_act: 'neither time nor another input heals it: a credential, an account, a setting, a payer',
  renewal_failed: 'the token could not be renewed now, so there was nothing to send with; time may heal it',
  refresh_in_vain: 'the token was renewed, and expired or was refused all the same',
  cannot_be_found_out: 'the write may have happened, no read can tell, and sending it again could do it twice',
  same_failure_again: 'the same operation was refused in the same way too often in a row (`sameFailureMax`)',
  transient_but_not_repeatable:
    'time heals it, but this call must not be sent again as it is: it was forbidden, or what it did is not known yet',
  caller_aborted: 'whoever called `run` gave up (`signal`)',
};
