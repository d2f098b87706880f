// MEANING_ROWS: every meaning's row, and READING_ORDER: which is believed where one answer says two things.
// Step 2 of a failure's walk, for `wording`. A new meaning is a file, a line in each, and a word in MEANINGS.
import type { Meaning } from '../../meaning.ts';
import { absent } from './absent.ts';
import { alreadyDone } from './already-done.ts';
import { badCredential } from './bad-credential.ts';
import { badField } from './bad-field.ts';
import { badInput } from './bad-input.ts';
import { badSetup } from './bad-setup.ts';
import { broken } from './broken.ts';
import { consentGone } from './consent-gone.ts';
import { credentialExpired } from './credential-expired.ts';
import { declined } from './declined.ts';
import { denied } from './denied.ts';
import { downForLong } from './down-for-long.ts';
import { duplicate } from './duplicate.ts';
import { inProgress } from './in-progress.ts';
import { keyDone } from './key-done.ts';
import { keyInUse } from './key-in-use.ts';
import { keyReused } from './key-reused.ts';
import { locked } from './locked.ts';
import { maybeDone } from './maybe-done.ts';
import type { MeaningRow } from './meaning-row.ts';
import { noPermission } from './no-permission.ts';
import { quota } from './quota.ts';
import { rule } from './rule.ts';
import { stale } from './stale.ts';
import { suspended } from './suspended.ts';
import { throttled } from './throttled.ts';
import { timedOut } from './timed-out.ts';
import { tokenExpired } from './token-expired.ts';
import { unauthorized } from './unauthorized.ts';
import { unavailable } from './unavailable.ts';
import { unpaid } from './unpaid.ts';
import { wrongWorld } from './wrong-world.ts';

/** By meaning. */
export const MEANING_ROWS: Readonly<Record<Meaning, MeaningRow>> = {
  maybe_done: maybeDone,
  declined: declined,
  key_reused: keyReused,
  key_in_use: keyInUse,
  key_done: keyDone,
  wrong_world: wrongWorld,
  token_expired: tokenExpired,
  credential_expired: credentialExpired,
  consent_gone: consentGone,
  bad_credential: badCredential,
  unpaid: unpaid,
  suspended: suspended,
  no_permission: noPermission,
  denied: denied,
  unauthorized: unauthorized,
  quota: quota,
  stale: stale,
  throttled: throttled,
  rule: rule,
  already_done: alreadyDone,
  in_progress: inProgress,
  duplicate: duplicate,
  absent: absent,
  bad_setup: badSetup,
  bad_field: badField,
  bad_input: badInput,
  down_for_long: downForLong,
  locked: locked,
  timed_out: timedOut,
  unavailable: unavailable,
  broken: broken,
};

/** Which phrases of a row. */
export type Part = 'first' | 'early' | 'middle' | 'main' | 'last' | 'codes';

/** What only sounds like something passing comes first, then permanent causes before passing ones, and narrow ones before wide. */
export const READING_ORDER: readonly (readonly [Meaning, Part])[] = [
  ['maybe_done', 'first'],
  ['suspended', 'first'],
  ['declined', 'first'],
  ['bad_credential', 'first'],
  ['rule', 'first'],
  ['credential_expired', 'first'],
  ['quota', 'first'],
  ['unavailable', 'first'],
  ['bad_setup', 'first'],
  ['bad_input', 'first'],
  ['rule', 'early'],
  ['maybe_done', 'main'],
  ['declined', 'main'],
  ['declined', 'codes'],
  ['key_done', 'main'],
  ['key_reused', 'main'],
  ['key_in_use', 'main'],
  ['locked', 'early'],
  ['wrong_world', 'main'],
  ['rule', 'middle'],
  ['consent_gone', 'early'],
  ['token_expired', 'early'],
  ['bad_credential', 'early'],
  ['token_expired', 'main'],
  ['credential_expired', 'main'],
  ['consent_gone', 'main'],
  ['bad_credential', 'main'],
  ['bad_credential', 'codes'],
  ['unpaid', 'main'],
  ['suspended', 'main'],
  ['no_permission', 'main'],
  ['no_permission', 'codes'],
  ['throttled', 'early'],
  ['denied', 'main'],
  ['unauthorized', 'main'],
  ['unauthorized', 'codes'],
  ['duplicate', 'early'],
  ['locked', 'main'],
  ['quota', 'main'],
  ['quota', 'codes'],
  ['bad_setup', 'early'],
  ['stale', 'main'],
  ['stale', 'codes'],
  ['throttled', 'main'],
  ['throttled', 'codes'],
  ['rule', 'main'],
  ['already_done', 'main'],
  ['in_progress', 'main'],
  ['in_progress', 'codes'],
  ['duplicate', 'main'],
  ['duplicate', 'codes'],
  ['bad_setup', 'main'],
  ['absent', 'main'],
  ['bad_field', 'main'],
  ['down_for_long', 'main'],
  ['locked', 'last'],
  ['locked', 'codes'],
  ['timed_out', 'main'],
  ['timed_out', 'codes'],
  ['unavailable', 'main'],
  ['unavailable', 'codes'],
  ['bad_input', 'last'],
  ['rule', 'last'],
  ['rule', 'codes'],
];

/** Wide ones come last: they count only where no code or text said anything narrower. */
export const WIDE_ORDER: readonly (readonly [Meaning, Part])[] = [
  ['bad_input', 'main'],
  ['bad_input', 'codes'],
  ['broken', 'main'],
];
