// query: values of query parameters, by name. Of a parameter that is there twice, either may be the one.
// Step 3 of a request's walk.
import type { CallFacts } from './call-facts.ts';
import { allOf, defineMatcher, PRESENT, wantedByName, wantedText } from './matcher.ts';
import { canHoldAll, membersMisfit, type Part } from './members.ts';

const PART: Part = { member: 'query', noun: 'parameter', split: (name) => [name] };

function has(name: string, value: string): (facts: CallFacts) => boolean {
  return ({ query }) => {
    const sent = query.get(name);
    return sent !== undefined && (value === PRESENT || sent.includes(value));
  };
}

/** Matches calls by their query. */
export const query = defineMatcher({
  schema: wantedByName(wantedText).describe('values by query parameter; "*": it is there'),
  reaches: (wanted, { input }) => {
    const field = input?.().query ?? null;
    return field !== null && canHoldAll(field, wanted, PART);
  },
  unreached: (wanted, among, { vocabulary }) => {
    const fields = among.flatMap(({ input }) => input?.().query ?? []).map((shape) => [shape]);
    if (fields.length > 0) return membersMisfit(fields, wanted, PART);
    const reads = Object.entries(vocabulary.operations).flatMap(([name, { input }]) => (input?.().query ? [name] : []));
    return {
      path: 'query',
      expected: `an operation that takes a query; one of ${reads.join(', ')}`,
      received: 'a match that can never fire',
    };
  },
  compile: (wanted) => {
    const tests = Object.entries(wanted).map(([name, value]) => has(name, String(value)));
    return allOf(tests);
  },
});
