// body: scalars in a call's body, by dotted path: `name`, `lines.0.quantity`. Compared as text: 5 and "5" are the same.
// Step 3 of a request's walk.
import * as z from 'zod';
import type { Place } from '../../fault.ts';
import type { CallFacts } from './call-facts.ts';
import { allOf, defineMatcher, PRESENT, wantedByName, wantedText } from './matcher.ts';
import { canHoldAll, membersMisfit, type Part } from './members.ts';

const PART: Part = { member: 'body', noun: 'field', split: (name) => name.split('.') };

/** Past a commit only values that a call was not refused for. */
const partAt = (at: Place): Part => ({ ...PART, accepted: at === 'after_commit' });

/** What stands at a path; undefined: nothing. */
function memberAt(body: unknown, path: readonly string[]): unknown {
  let value = body;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[segment];
  }
  return value;
}

function isSame(value: unknown, wanted: string): boolean {
  if (value === undefined) return false;
  return wanted === PRESENT || ((typeof value !== 'object' || value === null) && String(value) === wanted);
}

function has(path: readonly string[], value: string): (facts: CallFacts) => boolean {
  return ({ body: sent }) => isSame(memberAt(sent, path), value);
}

/** Matches calls by what their body says. */
export const body = defineMatcher({
  schema: wantedByName(z.union([wantedText, z.null()])).describe(
    'values by field of the body, dots between names and positions: lines.0.quantity; compared as text; "*": it is there',
  ),
  reaches: (wanted, { input }, { at }) => {
    const field = input?.().body ?? null;
    return field !== null && canHoldAll(field, wanted, partAt(at));
  },
  unreached: (wanted, among, { at, vocabulary }) => {
    const inPath = Object.keys(wanted).find((name) => among.every(({ path }) => path.includes(`{${name}}`)));
    if (inPath !== undefined) return { path: `body.${inPath}`, expected: 'match.path: the path names it', received: 'an unknown field' };
    const fields = among.flatMap(({ input }) => input?.().body ?? []).map((shape) => [shape]);
    if (fields.length > 0) return membersMisfit(fields, wanted, partAt(at));
    const writes = Object.entries(vocabulary.operations).flatMap(([name, { input }]) => (input?.().body ? [name] : []));
    return {
      path: 'body',
      expected: `an operation that takes a body; one of ${writes.join(', ')}`,
      received: 'a match that can never fire',
    };
  },
  compile: (wanted) => {
    const tests = Object.entries(wanted).map(([name, value]) => has(PART.split(name), String(value)));
    return allOf(tests);
  },
});
