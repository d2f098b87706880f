// Two writers and one invoice: the second is refused while the first is at work (R73), and nobody else is.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

/** A service where every finalization takes half a second, and one that has begun. */
async function withOneAtWork(fault: unknown = { fault: 'latency', params: { delay_ms: 500 }, at: 'before_operation' }) {
  const provider = inProcess();
  const { handles } = (await provider.control('GET', '/sandboxes/default')).body;
  await provider.arm({ ...(fault as object), match: { operation: 'void_invoice' } });
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    replyOf(await provider.handle(callOf(method, `/v1${path}`, body, headers)));
  const open = `/invoices/${handles['invoice.open']}`;
  const first = provider.handle(callOf('POST', `/v1${open}/void`));
  await Promise.resolve();
  return { ...provider, handles, send, open, first };
}

describe('while one write holds an invoice (R73)', () => {
  test.each([
    ['POST', '/payments', { amount_minor: 100 }],
    ['PATCH', '', { memo: 'Olá' }],
    ['POST', '/lines', { description: 'Chá', amount_minor: 1 }],
  ])('another is refused at once, and leaves no trace: %s %s', async (method, path, body) => {
    const { clock, first, open, send, truth, journal } = await withOneAtWork();
    const reply = await send(method, `${open}${path}`, body);
    expect([reply.status, jsonOf(reply).code, jsonOf(reply).rule, reply.headers['retry-after']]).toEqual([409, 'conflict', 'R73', '1']);
    expect((await truth()).created).toMatchObject({ payments: [], line_items: [] });
    await clock.advance(500);
    expect(replyOf(await first).status).toBe(200);
    expect((await journal()).map(({ commit }) => commit)).toEqual(['committed', 'none']);
  });

  test('it may be read, and other invoices may be written', async () => {
    const { clock, first, handles, open, send } = await withOneAtWork();
    expect((await send('GET', open)).status).toBe(200);
    expect((await send('PATCH', `/invoices/${handles['invoice.paid']}`, { memo: 'Olá' })).status).toBe(200);
    expect((await send('POST', '/customers', { name: 'Ana' })).status).toBe(201);
    await clock.advance(500);
    await first;
  });

  test('the same call under the same key is told to wait for the first (R75)', async () => {
    const { clock, arm, handle, truth } = inProcess();
    await arm({ fault: 'latency', params: { delay_ms: 500 }, at: 'before_operation', match: { operation: 'create_customer' } });
    const create = () => handle(callOf('POST', '/v1/customers', { name: 'Ana' }, { 'idempotency-key': 'c-1' }));
    const first = create();
    await Promise.resolve();
    const second = replyOf(await create());
    expect([second.status, jsonOf(second).rule, second.headers['retry-after']]).toEqual([409, 'R75', '1']);
    await clock.advance(500);
    expect(replyOf(await first).status).toBe(201);
    expect((await truth()).created.customers).toHaveLength(1);
  });

  test('a refused write does not use up its idempotency key', async () => {
    const { clock, first, open, send } = await withOneAtWork();
    const key = { 'idempotency-key': 'memo-1' };
    expect((await send('PATCH', open, { memo: 'Olá' }, key)).status).toBe(409);
    await clock.advance(500);
    await first;
    const again = await send('PATCH', open, { memo: 'Olá' }, key);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
  });
});

describe('an invoice is let go', () => {
  test.each([
    ['once the write is done', { fault: 'latency', params: { delay_ms: 500 }, at: 'before_operation' }],
    ['when a fault takes the place of the write', { fault: 'reset', at: 'before_operation' }],
    ['when the caller never hears', { fault: 'stall', at: 'before_operation' }],
  ])('%s', async (_when, fault) => {
    const { clock, first, open, send } = await withOneAtWork(fault);
    await clock.advance(500);
    await first;
    expect((await send('PATCH', open, { memo: 'Olá' })).status).toBe(200);
  });
});

describe('where keys are required (R77)', () => {
  const profile = { R77: true };
  test.each([
    ['a keyed write without one is refused', 'POST', '/customers', { name: 'Ana' }, {}, 400, 'idempotency_key_required'],
    ['a keyed write with one is done', 'POST', '/customers', { name: 'Ana' }, { 'idempotency-key': 'k' }, 201, undefined],
    ['an idempotent write needs none', 'PATCH', '/invoices/open', { memo: 'Olá' }, {}, 200, undefined],
    ['a read needs none', 'GET', '/customers', undefined, {}, 200, undefined],
  ] as const)('%s', async (...[, method, path, body, headers, status, code]) => {
    const { control, handle, truth } = inProcess();
    const made = (await control('POST', '/sandboxes', { profile })).body;
    const authorization = `Bearer ${made.credentials.default?.secret}`;
    const target = `${made.base_path}${path.replace('open', made.handles['invoice.open'] ?? '')}`;
    const reply = replyOf(await handle(callOf(method, target, body, { authorization, ...headers })));
    expect([reply.status, jsonOf(reply).code]).toEqual([status, code]);
    expect((await truth(made.id)).created.customers).toHaveLength(status === 201 ? 1 : 0);
  });
});
