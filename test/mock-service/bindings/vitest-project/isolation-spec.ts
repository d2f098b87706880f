// What the fixture promises, from inside a test; failing-spec.ts and this run in parallel workers against one service.
import { describe, expect, inject } from 'vitest';
import { type TestSandbox, test } from '../../../../mock-service/bindings/vitest.ts';

const create = ({ baseUrl, apiKey }: TestSandbox, name: string): Promise<Response> =>
  fetch(`${baseUrl}/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });

const seen: string[] = [];

describe.concurrent('a test', () => {
  test.for(['one', 'two', 'three', 'four'])('%s sees its own writes alone', async (name, { overdue, expect }) => {
    seen.push(overdue.id);
    expect((await create(overdue, name)).status).toBe(201);
    const { created } = await overdue.truth();
    expect(created.customers?.map((row) => row.name)).toEqual([name]);
    expect((await overdue.journal()).map(({ operation, commit }) => [operation, commit])).toEqual([['create_customer', 'committed']]);
  });
});

test('is the only one in its sandbox, and the sandboxes before are gone', async ({ overdue }) => {
  expect(new Set([...seen, overdue.id]).size).toBe(5);
  const { controlUrl } = inject('overdue');
  const gone = await Promise.all(seen.map(async (id) => (await fetch(`${controlUrl}/sandboxes/${id}`)).status));
  expect(gone).toEqual([404, 404, 404, 404]);
});

test('arms rules, sets up and moves the clock', async ({ overdue }) => {
  const rule = await overdue.arm({ fault: 'lost_reply', match: { operation: 'create_customer' }, trigger: { first: 1 } });
  await expect(create(overdue, 'lost')).rejects.toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } });
  expect((await overdue.truth()).created.customers).toHaveLength(1);
  expect(await overdue.rules()).toMatchObject([{ id: rule.id, hits: 1 }]);
  await overdue.clearRules();
  expect(await overdue.rules()).toEqual([]);
  expect(await overdue.run('create_customer', { name: 'set up' })).toMatchObject({ object: 'customer', name: 'set up' });
  expect(await overdue.clock.freeze('2026-02-01T09:00:00.000Z')).toEqual({
    now: '2026-02-01T09:00:00.000Z',
    frozen: true,
    caught_up: true,
  });
  expect(await overdue.clock.advance(86_400_000)).toEqual({ now: '2026-02-02T09:00:00.000Z', frozen: true, caught_up: true });
  expect(await overdue.clock.set('2026-01-02T09:00:00.000Z')).toEqual({ now: '2026-01-02T09:00:00.000Z', frozen: true, caught_up: true });
  expect((await overdue.clock.resume()).frozen).toBe(false);
  expect(await overdue.control('GET', '/check')).toBeTypeOf('object');
  expect(overdue.handles['invoice.open']).toMatch(/^inv_/);
});

test('reads what would have been sent', async ({ overdue }) => {
  const invoice_id = overdue.handles['invoice.open'] ?? '';
  await overdue.run('send_invoice', { invoice_id });
  await overdue.run('send_invoice', { invoice_id: overdue.handles['invoice.paid'] });
  const [message, ...others] = await overdue.outbox({ invoice_id });
  expect(message).toMatchObject({ object: 'message', purpose: 'invoice', subject: expect.stringContaining('INV-') });
  expect(others).toEqual([]);
  expect(await overdue.outbox()).toHaveLength(2);
});

test('is told what is wrong with a rule', async ({ overdue }) => {
  const refused = await overdue.arm({ fault: 'reset', at: 'after_commit', ttl_ms: 0 }).catch(({ message }: Error) => message);
  expect(refused).toMatch(
    /^overdue POST \/sandboxes\/\w+\/rules: 422 invalid_request: ttl_ms: expected at least 1, got a smaller number\.$/,
  );
  // @ts-expect-error: there is no such fault
  await expect(overdue.arm({ fault: 'resett' })).rejects.toThrow('fault: expected perhaps reset; one of latency, drip, ');
  // @ts-expect-error: there is no such operation
  await expect(overdue.run('create_custommer', {})).rejects.toThrow('404');
});

describe('options', () => {
  test.override({ overdueOptions: { seed: 'mine', frozen_at: '2026-01-01T00:00:00Z' } });

  test('shape the sandboxes of a suite', async ({ overdue }) => {
    expect((await overdue.clock.read()).now).toBe('2026-01-01T00:00:00.000Z');
    expect(await overdue.control('GET', '')).toMatchObject({ seed: 'mine' });
  });
});
