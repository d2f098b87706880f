// RateLimits: exact on any calendar, against a model that counts in whole parts of a different size.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimits } from '../../../mock-service/access/rate-limits.ts';

const START_MS = 1_768_478_400_000;

/** Takes `count` tokens at one instant and says how many were refused. */
function refused(limits: ReturnType<typeof createRateLimits>, count: number, nowMs: number): number {
  return Array.from({ length: count }, () => limits.take('key_a', nowMs)).filter((answer) => answer !== null).length;
}

/**
 * The independent model: big integers in millionths of a token, the whole history replayed for every call.
 * `granted` holds the instants of the tokens handed out so far, `calls` those of every call.
 */
function modelLevel(
  capacity: bigint,
  refillPerS: bigint,
  calls: readonly { readonly atMs: bigint; readonly granted: boolean }[],
  nowMs: bigint,
): bigint {
  const unit = 1_000_000n;
  let level = capacity * unit;
  let at = calls[0]?.atMs ?? nowMs;
  const moveTo = (next: bigint): void => {
    if (next > at) level += (next - at) * refillPerS * 1000n;
    if (level > capacity * unit) level = capacity * unit;
    at = next;
  };
  for (const call of calls) {
    moveTo(call.atMs);
    if (call.granted) level -= unit;
  }
  moveTo(nowMs);
  return level;
}

describe('a token bucket', () => {
  test.each([
    { what: 'holds its capacity', waitMs: 0, expected: 1 },
    { what: 'has one token back after 10 ms at 100/s', waitMs: 10, expected: 0 },
    { what: 'has none back after 9 ms', waitMs: 9, expected: 1 },
  ])('$what', ({ waitMs, expected }) => {
    const limits = createRateLimits({ capacity: 5, refillPerS: 100 });
    expect(refused(limits, 5, START_MS)).toBe(0);
    expect(refused(limits, 1, START_MS + waitMs)).toBe(expected);
  });

  test.each([
    [1, 1],
    [3, 1],
    [100, 1],
  ])('of capacity 1 at %i/s asks for %i s', (refillPerS, retryAfterS) => {
    const limits = createRateLimits({ capacity: 1, refillPerS });
    limits.take('key_a', START_MS);
    expect(limits.take('key_a', START_MS)).toEqual({ retryAfterS });
    expect(limits.take('key_a', START_MS + retryAfterS * 1000)).toBeNull();
  });

  test('never refills on a frozen calendar', () => {
    const limits = createRateLimits({ capacity: 2, refillPerS: 1000 });
    expect(refused(limits, 50, START_MS)).toBe(48);
  });

  test('holds no more than its capacity after a jump of two years', () => {
    const limits = createRateLimits({ capacity: 2, refillPerS: 1_000_000 });
    limits.take('key_a', START_MS);
    expect(refused(limits, 5, START_MS + 2 * 366 * 86_400_000)).toBe(3);
  });

  test('gets nothing for time that goes back, and fills from there on, however far back that is', () => {
    const limits = createRateLimits({ capacity: 1, refillPerS: 1 });
    const tenYearsBackMs = START_MS - 10 * 366 * 86_400_000;
    limits.take('key_a', START_MS);
    expect(limits.take('key_a', tenYearsBackMs)).toEqual({ retryAfterS: 1 });
    expect(limits.take('key_a', tenYearsBackMs + 999)).toEqual({ retryAfterS: 1 });
    expect(limits.take('key_a', tenYearsBackMs + 1000)).toBeNull();
  });

  test('is one per key', () => {
    const limits = createRateLimits({ capacity: 1, refillPerS: 1 });
    limits.take('key_a', START_MS);
    expect(limits.take('key_b', START_MS)).toBeNull();
    expect(limits.take('__proto__', START_MS)).toBeNull();
  });

  test('agrees with the model on every call, and the wait it asks for is enough and not a second too long', () => {
    const steps = fc.array(fc.oneof(fc.constant(0), fc.nat(40), fc.integer({ min: -2000, max: 5000 }), fc.nat(10_000_000)), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2000 }), steps, (capacity, refillPerS, waits) => {
        const limits = createRateLimits({ capacity, refillPerS });
        const calls: { atMs: bigint; granted: boolean }[] = [];
        let nowMs = START_MS;
        for (const waitMs of waits) {
          nowMs += waitMs;
          const level = modelLevel(BigInt(capacity), BigInt(refillPerS), calls, BigInt(nowMs));
          const answer = limits.take('key_a', nowMs);
          expect(answer === null).toBe(level >= 1_000_000n);
          calls.push({ atMs: BigInt(nowMs), granted: answer === null });
          if (answer === null) continue;
          const gain = (seconds: number): bigint => BigInt(seconds) * 1_000_000n * BigInt(refillPerS);
          expect(level + gain(answer.retryAfterS) >= 1_000_000n).toBe(true);
          expect(level + gain(answer.retryAfterS - 1) < 1_000_000n).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
