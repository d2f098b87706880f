// A provider that nobody has looked at: the fixtures of each known one, judged without its dialect and its table, are never wrongly repeated.
import { describe, expect, it } from 'vitest';
import { isFalseRetry, leaveOneOut, without } from '../../../scripts/providers/leave-one-out.ts';
import { classify } from '../../../src/classifier/classify.ts';
import { failureOf } from './failure-fixtures.ts';

const leftOut = leaveOneOut();

describe('without its table', () => {
  it.each(leftOut)('$provider has fixtures, and none of its own rules decides one', ({ provider, judged }) => {
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.filter(({ error }) => error.rule.startsWith(`${provider}.`))).toEqual([]);
  });

  it.each(leftOut)('nothing of $provider is sent again that must not be', ({ judged }) => {
    expect(judged.filter(isFalseRetry).map(({ fixture, error }) => `${fixture.id} by ${error.rule}`)).toEqual([]);
  });

  it('at least nine in ten of all are still taken for what they are', () => {
    const judged = leftOut.flatMap((each) => each.judged);
    const right = judged.filter(({ fixture, error }) => error.error_type === fixture.expected.error_type);
    expect(right.length / judged.length).toBeGreaterThan(0.9);
  });
});

describe('a false retry', () => {
  const [first] = leftOut.flatMap(({ judged }) => judged).filter(({ fixture }) => fixture.expected.retryable);

  it('would be seen', () => {
    if (first === undefined) throw new Error('no fixture may be repeated');
    const { fixture } = first;
    const error = { ...first.error, retryable: true };
    expect(isFalseRetry({ fixture, error })).toBe(false);
    expect(isFalseRetry({ fixture: { ...fixture, expected: { ...fixture.expected, retryable: false } }, error })).toBe(true);
  });
});

describe('a classifier without a provider', () => {
  it('asks the rules of the others', () => {
    const of = (id: string) => leftOut.flatMap(({ judged }) => judged).find(({ fixture }) => fixture.id === id)?.fixture;
    const fixture = of('providers/quickbooks/throttled-403');
    if (fixture === undefined) throw new Error('no such fixture');
    const failure = failureOf(fixture);
    expect(without('xero')(failure).rule).toBe(classify(failure).rule);
    expect(without('quickbooks')(failure).rule).not.toBe(classify(failure).rule);
  });
});
