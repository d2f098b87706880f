// Serial texts: what ids are made of.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../mock-service/determinism/random.ts';

const count = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const length = fc.integer({ min: 12, max: 24 });

describe('a serial text', () => {
  test('is the same on every machine, for ever', () => {
    const random = createRandom('overdue');
    expect([1, 2, 3].map((n) => random.serial(n, 16))).toEqual(['zapwpqeki36ihlkx', '5ak9rk11ei08ylys', 'k9ikwdzessyvh9lh']);
  });

  test('has the length asked for, in digits and small letters', () => {
    fc.assert(
      fc.property(fc.string(), count, length, (seed, n, l) => {
        expect(createRandom(seed).serial(n, l)).toMatch(new RegExp(`^[0-9a-z]{${l}}$`));
      }),
    );
  });

  test('never comes twice', () => {
    fc.assert(
      fc.property(fc.string(), count, count, (seed, one, other) => {
        const random = createRandom(seed);
        expect(random.serial(one, 12) === random.serial(other, 12)).toBe(one === other);
      }),
    );
    const random = createRandom('overdue');
    expect(new Set(Array.from({ length: 50_000 }, (_, n) => random.serial(n, 12))).size).toBe(50_000);
  });

  test('tells its count again, and nobody else’s text has one', () => {
    fc.assert(
      fc.property(fc.string(), count, length, (seed, n, l) => {
        const random = createRandom(seed);
        expect(random.countOf(random.serial(n, l))).toBe(n);
        expect(random.countOf(random.serial(n, 12).toUpperCase().padEnd(l, '!'))).toBeNull();
      }),
    );
    const random = createRandom('overdue');
    expect(['', 'zzzzzzzzzzzz', '5ak9rk11ei08ylyt', createRandom('other').serial(7, 20)].map((text) => random.countOf(text))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('depends on the seed, and on nothing drawn before', () => {
    const random = createRandom('overdue');
    const before = random.serial(7, 20);
    random.int(0, 9);
    expect(random.serial(7, 20)).toBe(before);
    expect(createRandom('other').serial(7, 20)).not.toBe(before);
  });
});
