// Meaning: what an error can say, in one word of ours. The phrases it says it in are in wording/meanings, one file for each.
// Step 2 of a failure's walk.

/** Closed list. `bad_field` leaves `wording` as `bad_input`. */
export const MEANINGS = [
  'maybe_done',
  'declined',
  'key_reused',
  'key_in_use',
  'key_done',
  'wrong_world',
  'token_expired',
  'credential_expired',
  'consent_gone',
  'bad_credential',
  'unpaid',
  'suspended',
  'no_permission',
  'denied',
  'unauthorized',
  'quota',
  'stale',
  'throttled',
  'rule',
  'already_done',
  'in_progress',
  'duplicate',
  'absent',
  'bad_setup',
  'bad_field',
  'bad_input',
  'down_for_long',
  'locked',
  'timed_out',
  'unavailable',
  'broken',
] as const;

/** What an error says, in one word of ours. */
export type Meaning = (typeof MEANINGS)[number];
