// The rule profile on the wire: switches by rule id, the tax level, the last closed day, the quota of e-mails.
// Beside the walk: a sandbox is created with one and shows it.
import * as z from 'zod';
import { DEFAULT_PROFILE, MAX_EMAILS_PER_DAY, type RuleProfile, SWITCHABLE_RULES, TAX_LEVELS } from '../domain/profile.ts';
import { RULES } from '../domain/rejection.ts';

/** A switch for each switchable rule. */
const switches = <Switch extends z.ZodType>(of: Switch) =>
  Object.fromEntries(SWITCHABLE_RULES.map((rule) => [rule, of.describe(`whether a call is refused when ${RULES[rule].when}`)]));

const taxLevel = z.enum(TAX_LEVELS).describe("whether each line's tax is rounded and then added, or added per rate and then rounded");
const lockedUntil = z.iso.date().nullable().describe('last day of the closed period (R36); null: nothing is closed');

const emailsPerDay = z
  .int()
  .min(0)
  .max(MAX_EMAILS_PER_DAY)
  .describe('messages that a tenant may send on a day of the calendar, in UTC (R60); 0: none');

/** What is said of rules without a switch; undefined where something else is no rule at all. */
function alwaysOn(names: readonly string[]): string | undefined {
  if (!names.every((name) => Object.hasOwn(RULES, name))) return undefined;
  return `no switch: ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} always on; switches: ${SWITCHABLE_RULES.join(', ')}`;
}

/** A profile as a sandbox is given one; what is left out is as by default. */
export const profileInput = z
  .strictObject(
    {
      ...switches(z.boolean().optional()),
      tax_level: taxLevel.optional(),
      locked_until: lockedUntil.optional(),
      emails_per_day: emailsPerDay.optional(),
    },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? alwaysOn(issue.keys) : undefined) },
  )
  .describe('rules that are on or off in this sandbox, by id');

/** A profile as it is shown: whole. */
export const profileView = z
  .strictObject({ ...switches(z.boolean()), tax_level: taxLevel, locked_until: lockedUntil, emails_per_day: emailsPerDay })
  .meta({ id: 'RuleProfile', description: 'Which of the switchable rules are on: real providers disagree on them.' });

/** The profile a caller asked for. */
export function profileOf({ tax_level, locked_until, emails_per_day, ...given }: z.infer<typeof profileInput>): RuleProfile {
  const asked: Readonly<Record<string, unknown>> = given;
  const rules = Object.fromEntries(SWITCHABLE_RULES.map((rule) => [rule, asked[rule] ?? DEFAULT_PROFILE[rule]]));
  return {
    ...DEFAULT_PROFILE,
    ...rules,
    taxLevel: tax_level ?? DEFAULT_PROFILE.taxLevel,
    lockedUntil: locked_until ?? DEFAULT_PROFILE.lockedUntil,
    emailsPerDay: emails_per_day ?? DEFAULT_PROFILE.emailsPerDay,
  };
}

/** A profile on the wire. */
export function viewOf(profile: RuleProfile): z.infer<typeof profileView> {
  const rules = Object.fromEntries(SWITCHABLE_RULES.map((rule) => [rule, profile[rule]]));
  return { ...rules, tax_level: profile.taxLevel, locked_until: profile.lockedUntil, emails_per_day: profile.emailsPerDay };
}
