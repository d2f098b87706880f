// Rule: a fault + place + match + trigger, as it is written on the wire and as the plan runs it.
// What is wrong or could never fire is refused here, when it is written: a silent rule reads like a client that survived.
import * as z from 'zod';
import { check } from '../../complaint/check.ts';
import type { Complaint, Complaints } from '../../complaint/complaint.ts';
import { type Fault, PLACES, type Place, type Vocabulary } from '../fault.ts';
import { FAULTS } from '../index.ts';
import { type Match, matchSchema } from './match/index.ts';
import { type Reach, reachOf } from './match/reach.ts';
import { neverMisfit } from './never.ts';
import { type Span, spanMisfit, spanOf, ttlSchema, windowSchema } from './span.ts';
import { type Trigger, triggerOf, triggerSchema } from './trigger.ts';
import { uploadMisfit } from './upload.ts';

/** How many rules a plan holds. */
export const MAX_RULES = 1000;

/** A rule as it is written on the wire. */
export const ruleSchema = z.strictObject({
  fault: z.enum(FAULTS.map(({ kind }) => kind)).describe('the kind of fault'),
  params: z
    .record(z.string(), z.unknown())
    .default({})
    .describe("the fault's parameters; what each kind takes is listed under its name in the documentation"),
  at: z.enum(PLACES).optional().describe("where on the walk it sits; the fault's own place when left out"),
  match: matchSchema.default({}).describe('which calls it is about: all that is given must hold; any call when left out'),
  trigger: triggerSchema.optional().describe('when it fires, counted over its own matches; at each one when left out'),
  count: z.enum(['caller', 'sandbox']).default('caller').describe("whose matches are counted: each caller's own, or everybody's together"),
  window: windowSchema.optional().describe('when it is there, by the sandbox’s calendar; outside it no match is counted'),
  ttl_ms: ttlSchema.optional().describe('how long it is there from arming on, in milliseconds of the sandbox’s calendar'),
  queue: z
    .string()
    .regex(/^[\w.-]{1,64}$/, { error: 'a name of 1 to 64 letters, digits, dots, dashes or underscores' })
    .optional()
    .describe('rules of one queue take turns: a caller meets the first one that it has not used up; its trigger is first, 1 when left out'),
});

/** A rule as it was written and accepted: plain JSON, which reads as the same rule again. */
export type WrittenRule = z.infer<typeof ruleSchema>;

/** A rule that has been checked: ready for a plan. */
export interface Rule {
  readonly fault: Fault;
  readonly params: unknown;
  readonly at: Place;
  readonly match: Match;
  /** The calls its match can be about. */
  readonly reach: Reach;
  readonly trigger: Trigger;
  readonly count: 'caller' | 'sandbox';
  readonly span: Span;
  /** Null: it waits for no turn. */
  readonly queue: string | null;
  readonly written: WrittenRule;
}

/** A rule, or everything that is wrong with it. */
export type RuleReading = { readonly ok: true; readonly rule: Rule } | { readonly ok: false; readonly complaints: Complaints };

function refused(...complaints: Complaints): RuleReading {
  return { ok: false, complaints };
}

const under = (complaint: Complaint, member: string): Complaint => ({
  ...complaint,
  path: complaint.path === '' ? member : `${member}.${complaint.path}`,
});

/** In a queue, turns go by how often a rule fired, so that only `first` makes sense. */
function queueMisfit({ queue, trigger }: Pick<Rule, 'queue' | 'trigger'>): Complaint | null {
  if (queue === null || trigger.kind === 'first') return null;
  return { path: `trigger.${trigger.kind}`, expected: 'first, the only trigger in a queue', received: 'another trigger' };
}

/** What makes a rule of its parts, once each part is right by itself: whether it can fire at all. */
function misfit(rule: Rule, vocabulary: Vocabulary, nowMs: number | null): Complaint | null {
  const { fault, params, reach, span } = rule;
  const never = uploadMisfit(rule, vocabulary) ?? queueMisfit(rule) ?? spanMisfit(span, nowMs) ?? neverMisfit(rule, vocabulary, nowMs);
  if (never !== null) return never;
  const unusable = fault.check?.(params, vocabulary, reach.operations, nowMs) ?? null;
  if (unusable?.path === 'match') return { received: 'a match that can never fire', ...unusable };
  return unusable && { received: 'another value', ...unusable, path: `params.${unusable.path}` };
}

/** A rule of parts that are right by themselves, with its place and its reach; or what is wrong with these. */
function assembled(written: WrittenRule, fault: Fault, params: unknown, vocabulary: Vocabulary): Rule | Complaint {
  const { match, count, window, ttl_ms, queue = null } = written;
  const at = written.at ?? fault.placeFor?.(params) ?? fault.allowedAt[0];
  if (!fault.allowedAt.includes(at)) {
    const expected = `a place where ${fault.kind} makes sense; one of: ${fault.allowedAt.join(', ')}`;
    return { path: 'at', expected, received: `the place ${at}` };
  }
  const reaching = reachOf(match, at, vocabulary);
  if (!reaching.ok) return under(reaching.complaint, 'match');
  const trigger = triggerOf(queue !== null && written.trigger === undefined ? { first: 1 } : written.trigger);
  return { fault, params, at, match, reach: reaching.reach, trigger, count, span: spanOf(window, ttl_ms), queue, written };
}

/** Reads a rule off the wire. `nowMs`: when it is armed, by the calendar; null when that is no matter, or long ago. */
export function readRule(input: unknown, vocabulary: Vocabulary, nowMs: number | null = null): RuleReading {
  const checked = check(ruleSchema, input, 'full');
  if (!checked.ok) return refused(...checked.complaints);
  const fault = FAULTS.find(({ kind }) => kind === checked.value.fault);
  if (fault === undefined) throw new TypeError('the schema lets through only the kinds of FAULTS');
  const params = check(fault.params, checked.value.params, 'full');
  if (!params.ok) {
    const [first, ...rest] = params.complaints;
    return refused(under(first, 'params'), ...rest.map((complaint) => under(complaint, 'params')));
  }
  const rule = assembled(checked.value, fault, params.value, vocabulary);
  if ('expected' in rule) return refused(rule);
  const complaint = misfit(rule, vocabulary, nowMs);
  return complaint === null ? { ok: true, rule } : refused(complaint);
}

/** Rules, or everything that is wrong with them; a complaint's path begins with the index of its rule. */
export type RulesReading = { readonly ok: true; readonly rules: readonly Rule[] } | { readonly ok: false; readonly complaints: Complaints };

/** Reads several rules: all of them, or none. */
export function readRules(inputs: readonly unknown[], vocabulary: Vocabulary, nowMs: number | null = null): RulesReading {
  const readings = inputs.map((input) => readRule(input, vocabulary, nowMs));
  const [first, ...rest] = readings.flatMap((reading, index) =>
    reading.ok ? [] : reading.complaints.map((complaint) => under(complaint, String(index))),
  );
  if (first !== undefined) return { ok: false, complaints: [first, ...rest] };
  return { ok: true, rules: readings.flatMap((reading) => (reading.ok ? [reading.rule] : [])) };
}
