// Queues: rules that take turns, each caller with turns of its own.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, replyOf } from '../../service/in-process.ts';

const list = (caller = 'ana') => callOf('GET', '/v1/customers', undefined, { 'overdue-caller': caller });
const create = (caller = 'ana') => callOf('POST', '/v1/customers', { name: 'Ana' }, { 'overdue-caller': caller });
const failing = (status: number, more: object = {}) => ({ fault: 'error_status', params: { status }, queue: 'q', ...more });
const pass = (more: object = {}) => ({ fault: 'pass', queue: 'q', ...more });

async function armed(...rules: readonly object[]) {
  const provider = inProcess();
  for (const rule of rules) await provider.arm(rule);
  const statuses = async (...calls: readonly ReturnType<typeof list>[]): Promise<number[]> => {
    const all: number[] = [];
    for (const call of calls) all.push(replyOf(await provider.handle(call)).status);
    return all;
  };
  return { ...provider, statuses, listed: async () => (await provider.control('GET', '/sandboxes/default/rules')).body };
}

describe('a queue', () => {
  test('gives each of its rules one turn, in their order', async () => {
    const { statuses, listed } = await armed(failing(501), pass(), failing(503, { trigger: { first: 2 } }));
    expect(await statuses(list(), list(), list(), list(), list())).toEqual([501, 200, 503, 503, 200]);
    const { data, completed } = await listed();
    expect([data.map(({ hits }) => hits), completed]).toEqual([[1, 1, 2], true]);
  });

  test('gives each caller turns of its own', async () => {
    const { statuses } = await armed(failing(501), failing(502));
    expect(await statuses(list('ana'), list('bia'), list('bia'), list('ana'), list('bia'))).toEqual([501, 501, 502, 502, 200]);
  });

  test('gives all callers its turns together where its rules count so', async () => {
    const { statuses } = await armed(failing(501, { count: 'sandbox' }), failing(502, { count: 'sandbox' }));
    expect(await statuses(list('ana'), list('bia'), list('caio'))).toEqual([501, 502, 200]);
  });

  test('waits for a call that its next rule is about', async () => {
    const { statuses } = await armed(failing(501, { match: { operation: 'create_customer' } }), failing(502));
    expect(await statuses(list(), list(), create(), list(), list())).toEqual([200, 200, 501, 502, 200]);
  });

  test('per operation has a name of its own, and is no other’s business', async () => {
    const reads = { queue: 'reads', match: { operation: 'list_customers' } };
    const writes = { queue: 'writes', match: { operation: 'create_customer' } };
    const { statuses } = await armed(failing(501, reads), failing(502, writes), failing(503, reads), failing(504, writes));
    expect(await statuses(list(), create(), list(), create(), list())).toEqual([501, 502, 503, 504, 200]);
  });

  test('has no turn for a fault that finds nothing to spoil, nor past a commit for an answer that commits nothing', async () => {
    const { statuses, listed, handle } = await armed(
      { fault: 'lost_reply', queue: 'q' },
      { fault: 'truncate', params: { bytes: 1 }, at: 'on_wire', queue: 'q' },
      failing(503),
    );
    expect(await statuses(list())).toEqual([200]);
    expect((await handle(create())).leaves.kind).toBe('reset');
    expect(replyOf(await handle(callOf('OPTIONS', '/v1/customers', undefined, { 'overdue-caller': 'ana' }))).status).toBe(204);
    expect((await handle(list())).leaves.kind).toBe('truncate');
    expect(await statuses(list(), list())).toEqual([503, 200]);
    expect((await listed()).data).toMatchObject([
      { hits: 1, bypassed: 0 },
      { hits: 1, bypassed: 1 },
      { hits: 1, bypassed: 0 },
    ]);
  });

  test('goes past a rule whose time is over, and waits for one whose time is to come', async () => {
    const { control, statuses, clock } = await armed(
      failing(501, { ttl_ms: 1_000 }),
      failing(502, { window: { from: '2026-02-01T09:00:05Z' } }),
      failing(503),
    );
    await clock.advance(1_000);
    expect(await statuses(list())).toEqual([200]);
    await control('POST', '/sandboxes/default/clock/advance', { duration_ms: 5_000 });
    expect(await statuses(list(), list(), list())).toEqual([502, 503, 200]);
  });

  test('goes past a maintenance that has ended, which is then completed, hit or not', async () => {
    const closed = { fault: 'maintenance', params: { duration_s: 10 } };
    const { statuses, clock, listed } = await armed({ ...closed, queue: 'q' }, failing(501), closed);
    await clock.advance(10_000);
    expect(await statuses(list(), list())).toEqual([501, 200]);
    expect((await listed()).data).toMatchObject([
      { hits: 0, completed: true },
      { hits: 1, completed: true },
      { hits: 0, completed: true },
    ]);
    expect((await listed()).completed).toBe(true);
  });

  test('loses a rule that is deleted', async () => {
    const { statuses, control } = await armed(failing(501), failing(502), failing(503));
    expect(await statuses(list())).toEqual([501]);
    await control('DELETE', '/sandboxes/default/rules/rule_2');
    expect(await statuses(list(), list())).toEqual([503, 200]);
  });

  test('stands among other rules where each of its rules was armed', async () => {
    const { statuses } = await armed(failing(501), { ...failing(599), queue: undefined, trigger: { nth: 2 } }, failing(502));
    expect(await statuses(list(), list(), list(), list())).toEqual([501, 502, 599, 200]);
  });
});
