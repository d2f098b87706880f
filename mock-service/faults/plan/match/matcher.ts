// Matcher: one thing of a call that a rule may ask for.
// Step 3 of a request's walk, and earlier: what no call can have is refused when the rule is written.
import * as z from 'zod';
import type { Complaint } from '../../../complaint/complaint.ts';
import type { Place, Vocabulary, VocabularyOperation } from '../../fault.ts';
import type { CallFacts } from './call-facts.ts';

/** An operation and its name. */
export interface Named extends VocabularyOperation {
  readonly name: string;
}

/** Where a match is asked, and what names there are. */
export interface Setting {
  readonly at: Place;
  readonly vocabulary: Vocabulary;
}

/** One member of a match. */
export interface Matcher<Wanted> {
  readonly schema: z.ZodType<Wanted>;
  /** What is wrong with it whatever the operation, or null. */
  misfit?(wanted: Wanted, setting: Setting): Complaint | null;
  /** Whether a call of this operation can have it; any can when left out. */
  reaches?(wanted: Wanted, operation: Named, setting: Setting): boolean;
  /** Why none of these operations is reached, and what they do have. */
  unreached?(wanted: Wanted, among: readonly Named[], setting: Setting): Complaint;
  /** Whether a call has it; what can be made ready once is made here. */
  compile(wanted: Wanted): (facts: CallFacts) => boolean;
}

/** Whether all tests hold. A hundred rules are asked on every call: one test is not wrapped in a loop. */
export function allOf(tests: readonly ((facts: CallFacts) => boolean)[]): (facts: CallFacts) => boolean {
  const [only = () => true] = tests;
  return tests.length <= 1 ? only : (facts) => tests.every((test) => test(facts));
}

/** Keeps a matcher's type where it is written. */
export function defineMatcher<Wanted>(matcher: Matcher<Wanted>): Matcher<Wanted> {
  return matcher;
}

/** In place of a value: whatever it is, it must be there. */
export const PRESENT = '*';

const MAX_TEXT = 1024;

/** A text, or what JSON writes otherwise and a call writes as text. */
export const wantedText = z.union([z.string().max(MAX_TEXT), z.number(), z.boolean()], { error: 'a text, a number, true or false' });

/** No match names more members of one kind. */
const MAX_MEMBERS = 20;

/** Wanted values by name. */
export function wantedByName<Value extends z.ZodType>(value: Value) {
  return z
    .record(z.string(), value)
    .refine((wanted) => Object.keys(wanted).length > 0, { error: 'at least one name' })
    .refine((wanted) => Object.keys(wanted).length <= MAX_MEMBERS, { error: `at most ${MAX_MEMBERS} names` });
}
