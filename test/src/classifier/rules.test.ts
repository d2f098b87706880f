// The table of rules: every row is reached by a fixture, none is shadowed, every pattern is anchored, every reason is given.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import type { Rule } from '../../../src/classifier/rule.ts';
import { indexRules } from '../../../src/classifier/rule-index.ts';
import { RULES } from '../../../src/classifier/rules/index.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { collect } from '../../../src/evidence/collect.ts';
import { EXTRACTORS } from '../../../src/evidence/extractors/index.ts';
import { MEANINGS } from '../../../src/evidence/meaning.ts';
import { SYMPTOMS } from '../../../src/evidence/symptom.ts';
import { FIXTURES, failureOf, operationOf } from './failure-fixtures.ts';

const SEEN = FIXTURES.map((fixture) => collect(failureOf(fixture)));

/** Rules that decide no fixture: unreachable, or shadowed by an earlier row. */
function undecided(rules: readonly Rule[]): string[] {
  const deciding = new Set(SEEN.map(indexRules(rules)).map((rule) => rule?.id));
  return rules.map((rule) => rule.id).filter((id) => !deciding.has(id));
}

describe('the failures in the fixtures', () => {
  it.each(FIXTURES)('$id: $about', (fixture) => {
    const operation = operationOf(fixture);
    const error = classify(failureOf(fixture), { operation, correlationId: 'c1' });
    const { rule, error_type, retryable, action, effect, retry_after_ms } = error;
    expect({ rule, error_type, retryable, action, effect, retry_after_ms }).toEqual({ ...fixture.expected, details: undefined });
    expect(error.details).toEqual(fixture.expected.details);
    const request = 'request' in fixture.failure ? fixture.failure.request : {};
    expect(checkLaws(error, { ...request, ...operation })).toEqual([]);
  });
});

describe('RULES', () => {
  it('has a fixture that each rule decides', () => {
    expect(undecided(RULES)).toEqual([]);
  });

  it('reads a fixture with each extractor', () => {
    const read = new Set(SEEN.flatMap(({ sources }) => sources));
    expect(EXTRACTORS.map(({ source }) => source).filter((source) => !read.has(source))).toEqual([]);
  });

  it('would show a rule that an earlier one shadows', () => {
    const shadowed: Rule = { ...(RULES[0] as Rule), id: 'test.shadowed' };
    expect(undecided([...RULES, shadowed])).toEqual(['test.shadowed']);
  });

  it('is named by no fixture with a rule that does not exist', () => {
    const ids = new Set(RULES.map((rule) => rule.id));
    expect(FIXTURES.filter((fixture) => !ids.has(fixture.expected.rule)).map((fixture) => fixture.id)).toEqual([]);
  });

  it('has unique ids of the form table.what', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
    for (const rule of RULES) expect(rule.id).toMatch(/^[a-z][a-z-]*\.[\w.-]+$/);
  });

  it('ends with the only rule that asks for nothing', () => {
    expect(RULES.filter((rule) => Object.keys(rule.when).length === 0).map((rule) => rule.id)).toEqual(['none.unknown']);
    expect(RULES.at(-1)?.id).toBe('none.unknown');
  });

  it.each([
    // Caught by its phase: an answer that cannot be decoded is one whether or not a status or its words say so.
    ['symptom', SYMPTOMS, ['not_json']],
    // Read as `bad_input` wherever it is said.
    ['says', MEANINGS, ['bad_field']],
  ] as const)('asks for every %s there is', (fact, all, but) => {
    const matchers = RULES.flatMap(({ when }) => when[fact] ?? []);
    const asked = new Set<unknown>(
      matchers.flatMap((matcher) => ('equals' in matcher ? [matcher.equals] : 'oneOf' in matcher ? matcher.oneOf : [])),
    );
    expect(all.filter((each) => !asked.has(each))).toEqual(but);
  });

  it('anchors every pattern at both ends', () => {
    const patterns = RULES.flatMap((rule) => Object.values(rule.when)).flatMap((matcher) =>
      'matches' in matcher ? [matcher.matches] : [],
    );
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns) expect(pattern).toMatch(/^\^.*\$$/);
  });

  it('gives every row a reason', () => {
    for (const rule of RULES) expect(rule.because).toMatch(/^.{20,240}\.$/);
  });

  it('is data: it survives JSON', () => {
    expect(JSON.parse(JSON.stringify(RULES))).toEqual(RULES);
  });
});
