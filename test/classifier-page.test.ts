// The page of rules: whoever looks up the `rule` of a tool error finds its row.
import { expect, it } from 'vitest';
import { classifierPage } from '../scripts/classifier-page.ts';
import type { Rule } from '../src/classifier/rule.ts';
import { RULES } from '../src/classifier/rules/index.ts';
import { ERROR_TYPES } from '../src/contract/error-types.ts';

const namesIn = (page: string): readonly string[] => [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);

/** What takes a tool error at its word is one row for the closed list. */
const told = Object.keys(ERROR_TYPES).map((type) => `tool-error.${type}`);

it('has a row for each rule, in the order of decision; those that take a tool error at its word share one', () => {
  const ids = RULES.map(({ id }) => (told.includes(id) ? 'tool-error.<type>' : id));
  expect(namesIn(classifierPage(RULES))).toEqual([...new Set(ids)]);
});

it('keeps apart a rule that makes something else of a tool error', () => {
  const then: Rule['then'] = { error_type: 'timeout', effect: 'unknown' };
  const odd: Rule = { id: 'tool-error.timeout', when: { tool_error: { equals: 'slow' } }, then, because: 'A test.' };
  expect(namesIn(classifierPage([odd, ...RULES])).slice(0, 1)).toEqual(['tool-error.timeout']);
});
