// The contract's laws over everything that classify produces, and its promise never to throw.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassifyOptions, classify, decidingRule, evidenceFor, judge } from '../../../src/classifier/classify.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';
import { httpFailures, languages, operations, thrownErrors } from './arbitraries.ts';

const UNKEYED = { name: 'record_payment', write: 'keyed', keyed: false } as const;

/** What classify makes of a failure for each of these calls: its evidence is the same for all of them. */
function classifyFor(failure: unknown, calls: readonly ClassifyOptions[]): readonly ToolError[] {
  const evidence = evidenceFor(failure);
  const rule = decidingRule(evidence);
  return calls.map((call) => judge(evidence, rule, call));
}

/** A retry is never offered for an unkeyed write whose effect is open. */
const isUnsafe = ({ effect, retryable }: ToolError): boolean => retryable && effect !== 'not_applied';

describe('every tool error keeps the laws, and no unkeyed write whose effect is open is offered again', () => {
  it('made from random responses', () => {
    fc.assert(
      fc.property(httpFailures, operations, languages, (failure, operation, lang) => {
        const [error, unkeyed] = classifyFor(failure, [{ operation, lang }, { operation: UNKEYED }]) as [ToolError, ToolError];
        expect([...checkLaws(error, { ...failure.request, ...operation }), isUnsafe(unkeyed)]).toEqual([false]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('made from random errors with causes', () => {
    fc.assert(
      fc.property(thrownErrors, operations, languages, (failure, operation, lang) => {
        // A response below the error may show a method and a key; only what the caller says is known here, so all of it is said.
        const known = { write: operation.write ?? ('unsafe' as const), keyed: operation.keyed ?? false };
        const [error, unkeyed] = classifyFor(failure, [{ operation: known, lang }, { operation: UNKEYED }]) as [ToolError, ToolError];
        expect([...checkLaws(error, known), isUnsafe(unkeyed)]).toEqual([false]);
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

  it('and one that offers it would be seen', () => {
    const error = classify({ http: { status: 500, headers: {} } }, { operation: UNKEYED });
    expect([isUnsafe(error), isUnsafe({ ...error, retryable: true })]).toEqual([false, true]);
  });
});
