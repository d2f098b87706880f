// The contract's laws over everything that classify produces, and its promise never to throw.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { httpFailures, languages, operations, thrownErrors } from './arbitraries.ts';

describe('every tool error keeps the laws', () => {
  it('made from random responses', () => {
    fc.assert(
      fc.property(httpFailures, operations, languages, (failure, operation, lang) => {
        expect(checkLaws(classify(failure, { operation, lang }), { ...failure.request, ...operation })).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('made from random errors with causes', () => {
    fc.assert(
      fc.property(thrownErrors, operations, languages, (failure, operation, lang) => {
        // A response below the error may show a method and a key; only what the caller says is known here, so all of it is said.
        const known = { write: operation.write ?? ('unsafe' as const), keyed: operation.keyed ?? false };
        expect(checkLaws(classify(failure, { operation: known, lang }), known)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('made from any value at all', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true, withMap: true }), operations, (failure, operation) => {
        expect(checkLaws(classify(failure, { operation }), operation)).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a retry is never offered', () => {
  it('for an unkeyed write whose effect is open', () => {
    const unkeyed = { name: 'record_payment', write: 'keyed', keyed: false } as const;
    fc.assert(
      fc.property(fc.oneof(httpFailures, thrownErrors), (failure) => {
        const { effect, retryable } = classify(failure, { operation: unkeyed });
        expect(retryable && effect !== 'not_applied').toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });
});
