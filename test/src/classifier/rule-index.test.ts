// indexRules: however rules are filed, the answer is that of trying each in turn.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matching } from '../../../src/classifier/match.ts';
import type { Rule } from '../../../src/classifier/rule.ts';
import { indexRules } from '../../../src/classifier/rule-index.ts';
import { RULES } from '../../../src/classifier/rules/index.ts';
import { collect } from '../../../src/evidence/collect.ts';
import { httpFailures, thrownErrors } from './arbitraries.ts';

const inTurn = (rules: readonly Rule[], evidence: ReturnType<typeof collect>): Rule | undefined =>
  rules.find((rule) => matching(rule.when)(evidence));

function rule(id: string, when: Rule['when']): Rule {
  return { id, when, then: { error_type: 'unknown', effect: 'unknown' }, because: 'A test.' };
}

describe('indexRules', () => {
  it('finds what trying each in turn finds, over random failures', () => {
    const first = indexRules(RULES);
    fc.assert(
      fc.property(fc.oneof(httpFailures, thrownErrors), (failure) => {
        const evidence = collect(failure);
        expect(first(evidence)?.id).toBe(inTurn(RULES, evidence)?.id);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    [
      'a later rule filed under a better fact',
      [rule('a.status', { status: { equals: 409 } }), rule('b.code', { code: { equals: 'x' } })],
      'a.status',
    ],
    ['a later rule that is filed', [rule('a.any', { status: { present: true } }), rule('b.code', { code: { equals: 'x' } })], 'a.any'],
    ['a later rule that is not filed', [rule('a.code', { code: { oneOf: ['w', 'x'] } }), rule('b.any', {})], 'a.code'],
    [
      'an earlier rule that lacks a fact',
      [rule('a.code', { code: { equals: 'x' }, errno: { present: true } }), rule('b.any', {})],
      'b.any',
    ],
  ])('lets the earlier one decide before %s', (_what, rules, id) => {
    expect(indexRules(rules)({ sources: [], status: 409, code: 'x' })?.id).toBe(id);
  });

  it('finds none where none matches', () => {
    expect(indexRules([rule('a.code', { code: { equals: 'x' } })])({ sources: [] })).toBeUndefined();
  });
});
