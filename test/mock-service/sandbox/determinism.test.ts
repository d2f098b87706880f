// Same seed, same calls: the same bytes. Many callers at once: each one's faults in the same order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callOf, inProcess } from '../service/in-process.ts';

const CALLS = [
  (base: string, authorization: string) => callOf('GET', `${base}/invoices?limit=3`, undefined, { authorization }),
  (base: string, authorization: string) => callOf('POST', `${base}/customers`, { name: 'Ana' }, { authorization }),
  (base: string, authorization: string) => callOf('POST', `${base}/customers`, { name: 'Bia' }, { authorization, 'idempotency-key': 'k' }),
  (base: string, authorization: string) => callOf('POST', `${base}/customers`, { nome: 'Bia' }, { authorization }),
  (base: string, authorization: string) => callOf('GET', `${base}/nowhere`, undefined, { authorization }),
  (base: string, _authorization: string) => callOf('GET', `${base}/customers`, undefined, { authorization: '' }),
];

const RULES = [
  { fault: 'garble', trigger: { every: 3 } },
  { fault: 'lost_reply', params: { how: 'error_status' }, trigger: { nth: 2 } },
  { fault: 'rate_limited', params: { retry_after: 'date' }, trigger: { every: 5 } },
];

async function transcript(provider: ReturnType<typeof inProcess>, order: readonly number[]) {
  const { control, arm, handle, journal, truth } = provider;
  const { id, base_path, credentials } = (await control('POST', '/sandboxes', { seed: 'twin', frozen_at: '2026-03-01T08:00:00Z' })).body;
  for (const rule of RULES) await arm(rule, id);
  const replies: unknown[] = [];
  for (const index of order) {
    const call = CALLS[index]?.(base_path, `Bearer ${credentials.default?.secret}`);
    if (call !== undefined) replies.push(await handle(call));
  }
  const entries = (await journal(id)).map(({ duration_ms: _measured, ...entry }) => entry);
  return JSON.stringify({ replies, entries, truth: await truth(id) });
}

describe('a sandbox with a frozen clock', () => {
  test('answers the same calls with the same bytes, and writes the same journal', async () => {
    const order = fc.array(fc.integer({ min: 0, max: CALLS.length - 1 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(order, async (calls) => {
        const provider = inProcess();
        const first = await transcript(provider, calls);
        await provider.clock.advance(12_345);
        expect(await transcript(provider, calls)).toBe(first);
      }),
      { numRuns: 30 },
    );
  });
});

describe('callers at once', () => {
  const CALLERS = ['ana', 'bia', 'caio'];

  async function faultsOf(order: readonly string[]) {
    const { arm, handle, journal } = inProcess();
    await arm({ fault: 'error_status', params: { status: 503 }, trigger: { every: 2 } });
    await arm({ fault: 'garble', trigger: { nth: 3 } });
    await Promise.all(order.map((caller) => handle(callOf('GET', '/v1/customers', undefined, { 'overdue-caller': caller }))));
    const entries = await journal();
    return CALLERS.map((caller) => entries.filter((entry) => entry.caller === caller).map(({ faults }) => faults.map(({ kind }) => kind)));
  }

  test('each meet their own sequence of faults, whatever the interleaving', async () => {
    const calls = CALLERS.flatMap((caller) => Array.from({ length: 4 }, () => caller));
    const order = fc.shuffledSubarray(calls, { minLength: calls.length });
    const expected = [[], ['error_status'], ['garble'], ['error_status']];
    await fc.assert(
      fc.asyncProperty(order, async (shuffled) => {
        expect(await faultsOf(shuffled)).toEqual([expected, expected, expected]);
      }),
      { numRuns: 50 },
    );
  });
});
