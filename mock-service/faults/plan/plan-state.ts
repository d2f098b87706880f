// PlanState: a plan as plain JSON: its rules as they were written, and what has become of each.
// Beside the walk: a snapshot keeps it, and a fork or a restored sandbox goes on from it.
import * as z from 'zod';
import { check } from '../../complaint/check.ts';
import type { Complaint, Complaints } from '../../complaint/complaint.ts';
import { count } from '../../complaint/count.ts';
import { isCalendarTime } from '../../determinism/calendar.ts';
import type { Vocabulary } from '../fault.ts';
import { MAX_RULES, type Rule, readRule, ruleSchema } from './rule.ts';

/** As long as a caller's name is at most. */
const MAX_COUNTED_NAME = 100;

/** By caller, in the order they were first counted; "" stands for all of them together. */
const callerCounts = z
  .array(z.strictObject({ caller: z.string().max(MAX_COUNTED_NAME), matched: count, bypassed: count }))
  .refine((counts) => new Set(counts.map(({ caller }) => caller)).size === counts.length, { error: 'each caller once' });

const ruleState = z.strictObject({
  id: z.string().regex(/^rule_[1-9]\d{0,14}$/, { error: 'the id of a rule' }),
  rule: ruleSchema,
  armed_at_ms: z
    .number()
    .refine(isCalendarTime, { error: 'a whole millisecond of the years 1970 to 9999' })
    .describe('of the sandbox’s calendar'),
  hits: count,
  bypassed: count,
  callers: callerCounts,
});

/** A plan's state. */
export const planStateSchema = z.strictObject({
  armed: count.describe('how many rules were ever armed'),
  refused: count.describe('how many found no room'),
  rules: z.array(ruleState).max(MAX_RULES).describe('in their order'),
  one_shots: callerCounts.describe('matches of the faults that calls asked for themselves'),
});
export type PlanState = z.infer<typeof planStateSchema>;

/** A state that has been checked, its rules ready to run. */
export interface PlanContents extends Omit<PlanState, 'rules'> {
  readonly rules: readonly (Omit<z.infer<typeof ruleState>, 'rule'> & { readonly rule: Rule })[];
}

/** What a plan can go on from, or everything that is wrong with it. */
export type PlanReading = { readonly ok: true; readonly contents: PlanContents } | { readonly ok: false; readonly complaints: Complaints };

const numberOf = (id: string): number => Number(id.slice('rule_'.length));

/** Ids ascend and none is higher than the count of rules ever armed. */
function idComplaint({ armed, rules }: PlanState): Complaint | null {
  const numbers = rules.map(({ id }) => numberOf(id));
  const at = numbers.findIndex((number, index) => number > armed || number <= (numbers[index - 1] ?? 0));
  return at === -1 ? null : { path: `rules.${at}.id`, expected: 'an id after the one before, none above armed', received: 'another id' };
}

/** Reads a plan's state, whoever wrote it: each rule is judged as if it were armed now, but for the calendar. */
export function readPlanState(state: unknown, vocabulary: Vocabulary): PlanReading {
  const checked = check(planStateSchema, state, 'full');
  if (!checked.ok) return checked;
  const misnumbered = idComplaint(checked.value);
  if (misnumbered !== null) return { ok: false, complaints: [misnumbered] };
  const rules: PlanContents['rules'][number][] = [];
  for (const [index, each] of checked.value.rules.entries()) {
    const reading = readRule(each.rule, vocabulary);
    if (!reading.ok) {
      const [first, ...rest] = reading.complaints.map((one) => ({ ...one, path: `rules.${index}.rule.${one.path}` }));
      return { ok: false, complaints: first === undefined ? reading.complaints : [first, ...rest] };
    }
    rules.push({ ...each, rule: reading.rule });
  }
  return { ok: true, contents: { ...checked.value, rules } };
}
