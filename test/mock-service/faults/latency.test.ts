// How long a slow call takes, in each form that a delay can have; nobody waits for it here.
import { describe, expect, test } from 'vitest';
import { respond } from '../../../mock-service/delivery.ts';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { latency } from '../../../mock-service/faults/latency.ts';
import { callOf, inProcess, replyOf } from '../service/in-process.ts';
import { asked, routed } from './fault-context.ts';

/** The delays of matches 1 to `count`, each with draws of its own, as in a plan. */
async function delaysOf(params: object, count: number): Promise<readonly number[]> {
  const seed = createRandom('a-seed');
  const { seen, context } = asked();
  const parsed = latency.params.parse(params);
  for (let ordinal = 1; ordinal <= count; ordinal += 1) {
    const next = async () => respond({ status: 200, headers: {}, body: '' });
    await latency.inject(next, routed('get_invoice'), parsed, { ...context, ordinal, random: seed.fork(ordinal) });
  }
  return seen.delaysMs;
}

/** The value below which so much of `values` lies. */
const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

describe('a delay', () => {
  test.each<[string, object, readonly number[]]>([
    ['fixed', { delay_ms: 250 }, [250, 250, 250, 250, 250]],
    ['of no time', { delay_ms: 0 }, [0, 0, 0, 0, 0]],
    ['uniform between one number and itself', { min_ms: 7, max_ms: 7 }, [7, 7, 7, 7, 7]],
    ['ramping up', { from_ms: 0, to_ms: 300, over: 4 }, [0, 100, 200, 300, 300]],
    ['ramping down', { from_ms: 10, to_ms: 0, over: 3 }, [10, 5, 0, 0, 0]],
    ['ramping at once', { from_ms: 1, to_ms: 9, over: 2 }, [1, 9, 9, 9, 9]],
  ])('%s', async (_form, params, expected) => expect(await delaysOf(params, 5)).toEqual(expected));

  test('is drawn the same for the same seed', async () => {
    const spread = { median_ms: 200, sigma: 0.8 };
    expect(await delaysOf(spread, 20)).toEqual(await delaysOf(spread, 20));
    expect(new Set(await delaysOf(spread, 20)).size).toBeGreaterThan(15);
  });

  test('that is uniform has both ends and everything between, evenly', async () => {
    const delays = await delaysOf({ min_ms: 100, max_ms: 300 }, 10_000);
    expect([Math.min(...delays), Math.max(...delays)]).toEqual([100, 300]);
    for (const [part, ms] of [
      [0.25, 150],
      [0.5, 200],
      [0.75, 250],
    ] as const)
      expect(Math.abs(quantile(delays, part) - ms)).toBeLessThan(5);
    expect(delays.every(Number.isInteger)).toBe(true);
  });

  test('that is lognormal has its median, its spread and its longest', async () => {
    const delays = await delaysOf({ median_ms: 1000, sigma: 0.5, max_ms: 3000 }, 10_000);
    // 1000 · e^(0.5 · z) at z = -1.2816, -1, 0, 1, 1.2816
    for (const [part, ms] of [
      [0.1, 527],
      [0.1587, 607],
      [0.5, 1000],
      [0.8413, 1649],
      [0.9, 1898],
    ] as const)
      expect(Math.abs(quantile(delays, part) / ms - 1)).toBeLessThan(0.03);
    expect(Math.max(...delays)).toBe(3000);
    expect(delays.filter((ms) => ms === 3000).length).toBeLessThan(300);
  });
});

describe('in a sandbox', () => {
  test('a ramp counts each caller’s matches, and a call waits for exactly its delay', async () => {
    const { arm, handle, clock } = inProcess();
    await arm({ fault: 'latency', params: { from_ms: 100, to_ms: 300, over: 3 } });
    for (const [caller, delayMs] of [
      ['ana', 100],
      ['ana', 200],
      ['bia', 100],
      ['ana', 300],
    ] as const) {
      let answered = false;
      const call = handle(callOf('GET', '/v1/customers', undefined, { 'overdue-caller': caller })).finally(() => {
        answered = true;
      });
      await clock.advance(delayMs - 1);
      await Promise.resolve();
      expect(answered).toBe(false);
      await clock.advance(1);
      expect(replyOf(await call).status).toBe(200);
    }
  });
});
