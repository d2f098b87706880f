// A policy that cannot work is refused with the field's name; whatever is left out is as by default.
import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY, type Policy, readPolicy } from '../../../src/orchestrator/policy.ts';

describe('a policy', () => {
  test('is the default one when nothing is given', () => {
    expect(readPolicy()).toEqual(DEFAULT_POLICY);
    expect(readPolicy({})).toEqual(DEFAULT_POLICY);
    expect(readPolicy(JSON.parse('{}'))).toEqual(DEFAULT_POLICY);
  });

  test('keeps what is given and fills in the rest', () => {
    expect(readPolicy({ attemptsMax: 5, capMs: 60_000 })).toEqual({ ...DEFAULT_POLICY, attemptsMax: 5, capMs: 60_000 });
  });

  test('counts a field that is undefined as left out', () => {
    expect(readPolicy({ factor: undefined } as unknown as Partial<Policy>)).toEqual(DEFAULT_POLICY);
  });

  test.each([
    { attemptsMax: 1 },
    { baseMs: 0, rateLimitBaseMs: 0, capMs: 0 },
    { factor: 1 },
    { deadlineMs: Number.POSITIVE_INFINITY, attemptMs: Number.POSITIVE_INFINITY },
    { transientCost: 0, throttlingCost: 0 },
  ])('%j can work', (given) => expect(readPolicy(given)).toMatchObject(given));

  const NO_NUMBERS: readonly unknown[] = [Number.NaN, '3', null, true, {}, 3n];
  const NO_COUNTS: readonly unknown[] = [0, -1, 1.5, Number.POSITIVE_INFINITY];
  const NO_WAITS: readonly unknown[] = [-1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const NO_SPANS: readonly unknown[] = [0, -1, Number.NEGATIVE_INFINITY];
  const REFUSED: Readonly<Record<keyof Policy, readonly unknown[]>> = {
    attemptsMax: NO_COUNTS,
    baseMs: NO_WAITS,
    rateLimitBaseMs: NO_WAITS,
    factor: [0, 0.5, -2, Number.POSITIVE_INFINITY],
    capMs: NO_WAITS,
    deadlineMs: NO_SPANS,
    attemptMs: NO_SPANS,
    transientCost: NO_WAITS,
    throttlingCost: NO_WAITS,
    sameFailureMax: NO_COUNTS,
  };
  const cases = Object.entries(REFUSED).flatMap(([field, values]) => [...values, ...NO_NUMBERS].map((value) => ({ field, value })));
  test.each(cases)('with $field: $value is refused by that name', ({ field, value }) => {
    const refused = () => readPolicy({ [field]: value } as Partial<Policy>);
    expect(refused).toThrow(TypeError);
    expect(refused).toThrow(`policy: ${field}: expected`);
  });

  test.each(['baseMs', 'rateLimitBaseMs'])('whose cap lies below %s is refused: no wait could reach it', (base) => {
    expect(() => readPolicy({ [base]: 2_000, capMs: 1_999 })).toThrow(
      new TypeError(`policy: capMs: expected at least ${base}, 2000, got 1999`),
    );
  });

  test('with an option that does not exist is refused, and told which ones do', () => {
    expect(() => readPolicy({ retries: 3 } as unknown as Partial<Policy>)).toThrow(
      /^policy: there is no option "retries"; valid ones: attemptsMax, /,
    );
    expect(() => readPolicy(JSON.parse('{"__proto__":{},"toString":1}'))).toThrow(/there is no option "__proto__"/);
  });

  test.each([null, 3, 'patient', [], () => ({})])('that is no object, %j, is refused', (given) => {
    expect(() => readPolicy(given as unknown as Partial<Policy>)).toThrow(new TypeError('policy: expected an object of options'));
  });
});
