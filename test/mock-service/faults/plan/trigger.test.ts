// When a rule fires, match by match.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../../mock-service/determinism/random.ts';
import { fires, spent, TRIGGERS, type Trigger, triggerOf } from '../../../../mock-service/faults/plan/trigger.ts';

const MATCHES = [1, 2, 3, 4, 5, 6];
const unasked = (): number => {
  throw new Error('this trigger draws nothing');
};

describe('a trigger', () => {
  const SEEN: readonly (readonly [Trigger, firing: number[], spentAt: number[]])[] = [
    [{ kind: 'always' }, [1, 2, 3, 4, 5, 6], []],
    [{ kind: 'first', value: 1 }, [1], [1, 2, 3, 4, 5, 6]],
    [{ kind: 'first', value: 3 }, [1, 2, 3], [3, 4, 5, 6]],
    [{ kind: 'nth', value: 1 }, [1], [1, 2, 3, 4, 5, 6]],
    [{ kind: 'nth', value: 4 }, [4], [4, 5, 6]],
    [{ kind: 'every', value: 1 }, [1, 2, 3, 4, 5, 6], []],
    [{ kind: 'every', value: 2 }, [2, 4, 6], []],
    [{ kind: 'every', value: 5 }, [5], []],
    [{ kind: 'after', value: 1 }, [2, 3, 4, 5, 6], []],
    [{ kind: 'after', value: 4 }, [5, 6], []],
  ];

  test.each(SEEN)('%j fires at %j and is spent at %j', (trigger, firing, spentAt) => {
    expect(MATCHES.filter((ordinal) => fires(trigger, ordinal, unasked))).toEqual(firing);
    expect(MATCHES.filter((ordinal) => spent(trigger, ordinal))).toEqual(spentAt);
  });

  test.each<[number, number, boolean]>([
    [0, 0, false],
    [0.3, 0.299, true],
    [0.3, 0.3, false],
    [1, 0.999_999_999, true],
  ])('of probability %f fires on a draw of %f: %s', (value, draw, expected) =>
    expect(fires({ kind: 'probability', value }, 1, () => draw)).toBe(expected),
  );

  test('of probability 0 is spent before it begins, and no other is', () => {
    expect(spent({ kind: 'probability', value: 0 }, 0)).toBe(true);
    expect(spent({ kind: 'probability', value: 0.5 }, 1_000_000)).toBe(false);
    expect(SEEN.filter(([trigger]) => spent(trigger, 0))).toEqual([]);
  });

  test('that is spent never fires again', () => {
    const trigger = fc.record({ kind: fc.constantFrom('first', 'nth', 'every', 'after'), value: fc.integer({ min: 1, max: 50 }) });
    const ordinal = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(trigger as fc.Arbitrary<Trigger>, ordinal, ordinal, (each, at, later) => {
        fc.pre(spent(each, at));
        expect(fires(each, at + later, unasked)).toBe(false);
      }),
    );
  });

  test('is read off what is written, whatever its kind', () => {
    expect(Object.keys(TRIGGERS).map((kind) => triggerOf({ [kind]: 1 }))).toEqual([
      { kind: 'first', value: 1 },
      { kind: 'nth', value: 1 },
      { kind: 'every', value: 1 },
      { kind: 'after', value: 1 },
      { kind: 'probability', value: 1 },
    ]);
    expect(triggerOf(undefined)).toEqual({ kind: 'always' });
  });
});

describe('a probability over 100,000 draws', () => {
  const DRAWS = 100_000;
  const rows = createRandom('overdue').fork('trigger', 'rule_1');
  const hits = (value: number): number => {
    let count = 0;
    for (let n = 1; n <= DRAWS; n += 1) if (fires({ kind: 'probability', value }, n, () => rows.unitAt('ana', n))) count += 1;
    return count;
  };

  test('of 0 never fires, of 1 always', () => expect([hits(0), hits(1)]).toEqual([0, DRAWS]));

  // Four standard deviations of the binomial, √(n·p·(1−p)): one honest seed in 15,000 is further off.
  test.each<[number, number, number]>([
    [0.01, 1_000, 126],
    [0.3, 30_000, 580],
    [0.5, 50_000, 633],
    [0.99, 99_000, 126],
  ])('of %f fires %i times, give or take %i', (value, expected, tolerance) => {
    expect(Math.abs(hits(value) - expected)).toBeLessThanOrEqual(tolerance);
  });
});
