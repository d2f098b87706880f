// A list that lags behind: what the fault asks for, and what a caller sees who has just written.
import { describe, expect, test } from 'vitest';
import { respond } from '../../../mock-service/delivery.ts';
import { staleList } from '../../../mock-service/faults/stale-list.ts';
import { MAX_HISTORY } from '../../../mock-service/store/history.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';
import { asked, routed } from './fault-context.ts';

test.each([[{ writes: 3 }], [{ ms: 5000 }]])('%j is asked for before the operation runs, once', async (params) => {
  const { context, seen } = asked();
  const next = async () => {
    expect(seen.rewound).toEqual([params]);
    return respond({ status: 200, headers: {}, body: '[]' });
  };
  await staleList.inject(next, routed('list_invoices'), params, context);
  expect(seen).toEqual({ delaysMs: [], rewound: [params], bypasses: 0 });
});

test('goes back as far as a store keeps', () => {
  expect(MAX_HISTORY).toBe(100);
  expect(staleList.params.safeParse({ writes: 100 }).success).toBe(true);
});

describe('a list of customers', () => {
  const opened = async (params: object) => {
    const { arm, handle, clock, defects } = inProcess();
    for (const name of ['Ana', 'Bia', 'Caio']) {
      await handle(callOf('POST', '/v1/customers', { name }));
      await clock.advance(1000);
    }
    await arm({ fault: 'stale_list', params, match: { operation: 'list_customers' } });
    const names = async (query = '') => {
      const { data } = jsonOf(replyOf(await handle(callOf('GET', `/v1/customers?limit=3${query}`))));
      return (data as { name: string }[]).map(({ name }) => name).filter((name) => ['Ana', 'Bia', 'Caio'].includes(name));
    };
    return { arm, handle, clock, names, defects };
  };

  test.each([
    [{ writes: 1 }, ['Bia', 'Ana']],
    [{ writes: 2 }, ['Ana']],
    [{ writes: 3 }, []],
    [{ writes: 100 }, []],
    [{ ms: 500 }, ['Caio', 'Bia', 'Ana']],
    [{ ms: 1500 }, ['Bia', 'Ana']],
    [{ ms: 2500 }, ['Ana']],
  ])('as it was %j ago', async (params, expected) => {
    const { names, defects } = await opened(params);
    expect(await names()).toEqual(expected);
    expect(defects).toEqual([]);
  });

  test('comes up to date as time passes', async () => {
    const { names, clock } = await opened({ ms: 1500 });
    expect(await names()).toEqual(['Bia', 'Ana']);
    await clock.advance(1000);
    expect(await names()).toEqual(['Caio', 'Bia', 'Ana']);
  });

  test('does not have what a single read does', async () => {
    const { names, handle } = await opened({ writes: 1 });
    const made = jsonOf(replyOf(await handle(callOf('POST', '/v1/customers', { name: 'Davi' }))));
    expect(replyOf(await handle(callOf('GET', `/v1/customers/${made.id}`))).status).toBe(200);
    expect(await names()).toEqual(['Caio', 'Bia', 'Ana']);
  });
});
