// When a rule fires, match by match.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fires, spent, type Trigger } from '../../../../mock-service/faults/plan/trigger.ts';

const MATCHES = [1, 2, 3, 4, 5, 6];

describe('a trigger', () => {
  test.each<[Trigger, number[], number[]]>([
    [{ kind: 'always' }, [1, 2, 3, 4, 5, 6], []],
    [{ kind: 'first', n: 1 }, [1], [1, 2, 3, 4, 5, 6]],
    [{ kind: 'first', n: 3 }, [1, 2, 3], [3, 4, 5, 6]],
    [{ kind: 'nth', n: 1 }, [1], [1, 2, 3, 4, 5, 6]],
    [{ kind: 'nth', n: 4 }, [4], [4, 5, 6]],
    [{ kind: 'every', n: 1 }, [1, 2, 3, 4, 5, 6], []],
    [{ kind: 'every', n: 2 }, [2, 4, 6], []],
    [{ kind: 'every', n: 5 }, [5], []],
  ])('%j fires at %j and is spent at %j', (trigger, firing, spentAt) => {
    expect(MATCHES.filter((ordinal) => fires(trigger, ordinal))).toEqual(firing);
    expect(MATCHES.filter((ordinal) => spent(trigger, ordinal))).toEqual(spentAt);
  });

  test('that is spent never fires again', () => {
    const trigger = fc.record({
      kind: fc.constantFrom('first', 'nth', 'every'),
      n: fc.integer({ min: 1, max: 50 }),
    }) as fc.Arbitrary<Trigger>;
    const ordinal = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(trigger, ordinal, ordinal, (each, at, later) => {
        fc.pre(spent(each, at) && later > 0);
        expect(fires(each, at + later)).toBe(false);
      }),
    );
  });
});
