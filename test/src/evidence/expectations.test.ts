// The provider's own words pass: every complaint its operations can make about an input is one the consumer may show.
import { describe, expect, it } from 'vitest';
import { check } from '../../../mock-service/complaint/check.ts';
import { OPERATIONS } from '../../../mock-service/operations/index.ts';
import { isExpectation } from '../../../src/evidence/expectations.ts';

const WRONG: readonly unknown[] = [{}, [], [{}], 7, -1, 1.5, 'x'.repeat(5_000), '', true, null, Number.MAX_VALUE];

/** Inputs with one kind of wrong value in every field the operation has, and a field it has not. */
function inputs(shape: Readonly<Record<string, unknown>>): readonly unknown[] {
  const all = WRONG.map((value) => Object.fromEntries(Object.keys(shape).map((name) => [name, value])));
  return [...all, {}, { gremlin: 1 }, 'text', []];
}

/** A pattern is told to people, not to models. */
const isPattern = (expected: string): boolean => expected.includes('text that matches');

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', (_name, { input }) => {
  it.each(['brief', 'full'] as const)('complains in %s words that pass', (wording) => {
    const shape = 'shape' in input ? (input.shape as Readonly<Record<string, unknown>>) : {};
    const words = inputs(shape).flatMap((value) => {
      const checked = check(input, value, wording);
      return checked.ok ? [] : checked.complaints.map(({ expected }) => expected);
    });
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((expected) => !isPattern(expected) && !isExpectation(expected))).toEqual([]);
  });
});
