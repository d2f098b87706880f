// TRAITS: what a meaning is beside others: whether it passes, whether it stands for good, what sharper word it yields to. One row for each.
// Step 2 of a failure's walk, under `wording`, `heard` and `message-meaning`.
import type { Meaning } from './meaning.ts';

/** One row. */
export interface Trait {
  /** Time heals it: said in passing, of a wait, a lock or an outage. */
  readonly passing?: true;
  /** Its words are used of other things as well, so that a vague code beside it that names a state stands. */
  readonly loose?: true;
  /** No repetition heals it, whatever broke off beside it. */
  readonly final?: true;
  /** Said of a call and of nothing else: it stands whatever broke off beside it. */
  readonly stands?: true;
  /** It counts only where nothing narrower was said. */
  readonly wide?: true;
  /** A wait that is asked for beside it counts. */
  readonly waits?: true;
  /** Where a code or a class says it, a text that says one of these is believed instead. */
  readonly yieldsTo?: readonly Meaning[];
}

/** Who was refused at the door may have been refused for what the account is. */
const OF_ACCOUNTS: readonly Meaning[] = ['wrong_world', 'suspended', 'unpaid', 'quota'];
/** Permanent beats passing. */
const LASTING: readonly Meaning[] = [
  ...(['declined', 'unpaid', 'suspended', 'quota', 'no_permission', 'bad_credential', 'token_expired', 'rule', 'duplicate'] as const),
];

/** By meaning. */
export const TRAITS: Readonly<Record<Meaning, Trait>> = {
  maybe_done: {},
  declined: { final: true, stands: true },
  key_reused: { final: true, stands: true },
  key_in_use: { passing: true, waits: true },
  key_done: { final: true },
  wrong_world: { final: true },
  token_expired: { final: true, stands: true },
  credential_expired: { final: true, stands: true },
  consent_gone: { final: true },
  bad_credential: { final: true, yieldsTo: ['token_expired', 'credential_expired', 'consent_gone', 'wrong_world', 'suspended'] },
  unpaid: { final: true },
  suspended: { final: true },
  no_permission: { final: true, yieldsTo: OF_ACCOUNTS },
  denied: { yieldsTo: [...OF_ACCOUNTS, 'no_permission', 'bad_credential', 'token_expired', 'consent_gone'] },
  unauthorized: {
    yieldsTo: [
      ...(['wrong_world', 'suspended', 'unpaid', 'no_permission'] as const),
      ...(['bad_credential', 'token_expired', 'credential_expired', 'consent_gone'] as const),
    ],
  },
  quota: { final: true, stands: true, waits: true },
  stale: { yieldsTo: ['locked'] },
  throttled: { passing: true, stands: true, waits: true, yieldsTo: ['declined', 'unpaid', 'suspended', 'quota'] },
  rule: { final: true },
  already_done: { final: true },
  in_progress: { passing: true, waits: true, yieldsTo: ['key_in_use'] },
  duplicate: { final: true },
  absent: { yieldsTo: ['wrong_world', 'bad_setup'] },
  bad_setup: {},
  bad_field: {},
  bad_input: { wide: true },
  down_for_long: { passing: true },
  locked: { passing: true, loose: true, waits: true, yieldsTo: LASTING },
  timed_out: { passing: true, loose: true, yieldsTo: LASTING },
  unavailable: { passing: true, loose: true, waits: true, yieldsTo: [...LASTING, 'down_for_long'] },
  broken: { passing: true, loose: true, wide: true },
};

const MEANT = Object.keys(TRAITS) as Meaning[];

/** What passes, in words that are used of other things as well. */
export const LOOSE: readonly Meaning[] = MEANT.filter((meaning) => TRAITS[meaning].loose === true);
/** What overrules no status that is sharper than it is. */
export const WIDE: readonly Meaning[] = MEANT.filter((meaning) => TRAITS[meaning].wide === true);

/** True for what time heals. */
export const passes = (meaning: Meaning): boolean => TRAITS[meaning].passing === true;
/** True for what no repetition heals. */
export const isFinal = (meaning: Meaning): boolean => TRAITS[meaning].final === true;
