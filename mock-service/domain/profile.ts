// RuleProfile: the rules that real providers disagree on, as switches; a sandbox's calls are all judged under one profile.
// Step 5 of a request's walk: commands ask the profile, never a sandbox.
import { RULES, type RuleId } from './rejection.ts';

/** M4: where the tax of an invoice is rounded. */
export const TAX_LEVELS = ['line', 'document'] as const;

/** A rule that is on refuses. `when` texts are in RULES; a switch is offered to callers only once its off-branch is built. */
export interface RuleProfile {
  /** The invoice total would be negative. */
  readonly R23: boolean;
  /** An invoice without lines is finalized. */
  readonly R31: boolean;
  /** The number is taken. */
  readonly R35: boolean;
  /** The issue date lies in a closed period: at or before `lockedUntil`. */
  readonly R36: boolean;
  /** A draft is paid. Off: it is finalized first, in the same step. */
  readonly R40: boolean;
  /** A payment exceeds what remains. */
  readonly R43: boolean;
  /** The e-mail quota of the day, `emailsPerDay`, is used up. */
  readonly R60: boolean;
  /** A version is needed and absent. */
  readonly R72: boolean;
  /** An idempotency key is needed and absent. */
  readonly R77: boolean;
  /** M4: each line's tax is rounded, then added; or added per rate, then rounded. */
  readonly taxLevel: (typeof TAX_LEVELS)[number];
  /** YYYY-MM-DD, the last day of the closed period, or null: nothing is closed. */
  readonly lockedUntil: string | null;
  /** Messages that a tenant may send on a day of the calendar, in UTC (R60). */
  readonly emailsPerDay: number;
}

/** Rules of this round that a profile can switch off. */
export type SwitchableRule = RuleId & keyof RuleProfile;

/** The most that a quota of e-mails may be. */
export const MAX_EMAILS_PER_DAY = 1_000_000_000;

/** What holds unless a sandbox says otherwise. */
export const DEFAULT_PROFILE: RuleProfile = {
  R23: false,
  R31: false,
  R35: true,
  R36: true,
  R40: true,
  R43: true,
  R60: true,
  R72: false,
  R77: false,
  taxLevel: 'line',
  lockedUntil: null,
  emailsPerDay: 1000,
};

/** Every rule with a switch, in the order of their ids. */
export const SWITCHABLE_RULES = (Object.keys(DEFAULT_PROFILE) as (keyof RuleProfile)[]).filter((name): name is SwitchableRule =>
  Object.hasOwn(RULES, name),
);

/** True for a rule that the profile switches off; one without a switch is always on. */
export function isOff(rule: RuleId, profile: RuleProfile): boolean {
  const switches: Partial<Readonly<Record<RuleId, unknown>>> = profile;
  return switches[rule] === false;
}
