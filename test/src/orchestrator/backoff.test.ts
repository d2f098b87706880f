// Waits as arrays: what grows, where it ends, and what the server's own word does to it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffMs } from '../../../src/orchestrator/backoff.ts';
import { DEFAULT_POLICY, type Policy } from '../../../src/orchestrator/policy.ts';

const ATTEMPTS = [1, 2, 3, 4, 5, 6, 7, 8, 1_100];

function waits(
  error_type: 'rate_limited' | 'timeout',
  retry_after_ms: number | null,
  roll: number,
  policy: Policy = DEFAULT_POLICY,
): number[] {
  return ATTEMPTS.map((attempt) => backoffMs({ error: { error_type, retry_after_ms }, attempt, roll, policy }));
}

describe('a wait', () => {
  const instant: Policy = { ...DEFAULT_POLICY, baseMs: 0 };
  const steady: Policy = { ...DEFAULT_POLICY, factor: 1 };
  test.each([
    ['doubles up to the cap', waits('timeout', null, 0.5), [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]],
    ['may be nothing: the jitter is full', waits('timeout', null, 0), [0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [
      'begins higher after a throttling answer',
      waits('rate_limited', null, 0.5),
      [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000],
    ],
    [
      'adds the jitter to what the server named',
      waits('timeout', 2_000, 0.5),
      [2_250, 2_500, 3_000, 4_000, 6_000, 10_000, 17_000, 17_000, 17_000],
    ],
    ['is what the server named at least', waits('rate_limited', 90_000, 0), ATTEMPTS.map(() => 90_000)],
    [
      'takes a zero that the server named as a wait',
      waits('timeout', 0, 0.5),
      [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000],
    ],
    ['is none with a base of zero, however often', waits('timeout', null, 0.9, instant), ATTEMPTS.map(() => 0)],
    ['stays with a factor of one', waits('timeout', null, 0.5, steady), ATTEMPTS.map(() => 250)],
    [
      'is the longest for a draw that is none',
      waits('timeout', null, Number.NaN),
      [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000],
    ],
  ])('%s', (_, found, wanted) => expect(found).toEqual(wanted));

  test('is whole, never below what the server named and never above that and the cap', () => {
    const policies = fc.record({
      baseMs: fc.nat(10_000),
      factor: fc.double({ min: 1, max: 10, noNaN: true }),
      capMs: fc.integer({ min: 10_000, max: 100_000 }),
    });
    const rolls = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(policies, rolls, fc.integer({ min: 1, max: 5_000 }), fc.option(fc.nat()), (part, roll, attempt, retry_after_ms) => {
        const error = { error_type: 'server_error', retry_after_ms } as const;
        const delayMs = backoffMs({ error, attempt, roll, policy: { ...DEFAULT_POLICY, ...part } });
        const named = retry_after_ms ?? 0;
        expect(Number.isSafeInteger(delayMs)).toBe(true);
        expect(delayMs).toBeGreaterThanOrEqual(named);
        expect(delayMs).toBeLessThanOrEqual(named + part.capMs);
      }),
    );
  });

  test('is spread evenly: a tenth of the draws falls into each tenth of the bound', () => {
    const tenths = Array.from({ length: 1_000 }, (_, draw) =>
      backoffMs({ error: { error_type: 'timeout', retry_after_ms: null }, attempt: 1, roll: draw / 1_000, policy: DEFAULT_POLICY }),
    ).map((delayMs) => Math.floor(delayMs / 50));
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => tenths.filter((each) => each === tenth).length)).toEqual(Array(10).fill(100));
  });
});
