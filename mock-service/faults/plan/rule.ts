// Rule: a fault + place + match + trigger, as it is written on the wire and as the plan runs it.
// What is wrong or could never fire is refused here, when it is written: a silent rule reads like a client that survived.
import { z } from 'zod';
import { check } from '../../complaint/check.ts';
import type { Complaint, Complaints } from '../../complaint/complaint.ts';
import { type Fault, PLACES, type Place, type Vocabulary } from '../fault.ts';
import { FAULTS } from '../index.ts';
import { MAX_MATCH_PATH, type Match, neverFires, reachable } from './match.ts';
import type { Trigger } from './trigger.ts';
import { uploadMisfit } from './upload.ts';

/** How many rules a plan holds. */
export const MAX_RULES = 1000;

const n = z.int().min(1).max(1_000_000).optional();

/** A rule as it is written on the wire. */
export const ruleSchema = z.strictObject({
  fault: z.enum(FAULTS.map(({ kind }) => kind)).describe('the kind of fault'),
  params: z
    .record(z.string(), z.unknown())
    .default({})
    .describe("the fault's parameters; what each kind takes is listed under its name in the documentation"),
  at: z.enum(PLACES).optional().describe("where on the walk it sits; the fault's own place when left out"),
  match: z
    .strictObject({
      operation: z.string().optional().describe('an operation by name'),
      method: z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']).optional(),
      path: z
        .string()
        .max(MAX_MATCH_PATH)
        .regex(/^\//, { error: 'a path that begins with /' })
        .optional()
        .describe('what comes after the base path, such as /invoices/*/payments; * stands for one segment'),
    })
    .default({})
    .describe('which calls it is about; any call when left out'),
  trigger: z
    .strictObject({ first: n.describe('matches 1 to n'), nth: n.describe('match n alone'), every: n.describe('matches n, 2n, 3n …') })
    .refine((trigger) => Object.keys(trigger).length === 1, { error: 'exactly one of: first, nth, every' })
    .optional()
    .describe('when it fires, counted over its own matches; at each one when left out'),
  count: z.enum(['caller', 'sandbox']).default('caller').describe("whose matches are counted: each caller's own, or everybody's together"),
});

/** A rule as it was written and accepted: plain JSON, which reads as the same rule again. */
export type WrittenRule = z.infer<typeof ruleSchema>;

/** A rule that has been checked: ready for a plan. */
export interface Rule {
  readonly fault: Fault;
  readonly params: unknown;
  readonly at: Place;
  readonly match: Match;
  readonly trigger: Trigger;
  readonly count: 'caller' | 'sandbox';
  readonly written: WrittenRule;
}

/** A rule, or everything that is wrong with it. */
export type RuleReading = { readonly ok: true; readonly rule: Rule } | { readonly ok: false; readonly complaints: Complaints };

function refused(...complaints: Complaints): RuleReading {
  return { ok: false, complaints };
}

function triggerOf(wire: z.infer<typeof ruleSchema>['trigger']): Trigger {
  for (const kind of ['first', 'nth', 'every'] as const) {
    const count = wire?.[kind];
    if (count !== undefined) return { kind, n: count };
  }
  return { kind: 'always' };
}

/** Checks what each part alone cannot know: place, operation, and whether the rule can fire at all. */
function misfit(rule: Rule, vocabulary: Vocabulary): Complaint | null {
  const { fault, at, match } = rule;
  if (!fault.allowedAt.includes(at))
    return {
      path: 'at',
      expected: `a place where ${fault.kind} makes sense; one of: ${fault.allowedAt.join(', ')}`,
      received: `the place ${at}`,
    };
  const names = Object.keys(vocabulary.operations);
  if (match.operation !== undefined && !names.includes(match.operation))
    return { path: 'match.operation', expected: `one of ${names.join(', ')}`, received: 'an unknown operation' };
  const never = neverFires(match, at, vocabulary);
  if (never !== null) return { ...never, received: 'a match that can never fire' };
  const tooLate = uploadMisfit(rule, vocabulary);
  if (tooLate !== null) return tooLate;
  const unusable = fault.check?.(rule.params, vocabulary, reachable(match, vocabulary)) ?? null;
  if (unusable?.path === 'match') return { ...unusable, received: 'a match that can never fire' };
  return unusable && { path: `params.${unusable.path}`, expected: unusable.expected, received: 'another value' };
}

function underParams(complaint: Complaint): Complaint {
  return { ...complaint, path: `params.${complaint.path}` };
}

/** Reads a rule off the wire. */
export function readRule(input: unknown, vocabulary: Vocabulary): RuleReading {
  const checked = check(ruleSchema, input, 'full');
  if (!checked.ok) return refused(...checked.complaints);
  const { fault: kind, match, count, ...wire } = checked.value;
  const fault = FAULTS.find((each) => each.kind === kind);
  if (fault === undefined) throw new TypeError('the schema lets through only the kinds of FAULTS');
  const params = check(fault.params, wire.params, 'full');
  if (!params.ok) {
    const [first, ...rest] = params.complaints;
    return refused(underParams(first), ...rest.map(underParams));
  }
  const at = wire.at ?? fault.allowedAt[0];
  const rule: Rule = { fault, params: params.value, at, match, trigger: triggerOf(wire.trigger), count, written: checked.value };
  const complaint = misfit(rule, vocabulary);
  return complaint === null ? { ok: true, rule } : refused(complaint);
}
