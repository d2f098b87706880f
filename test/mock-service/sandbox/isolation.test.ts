// Nothing of one sandbox is seen in another: data, keys, rules, clock, limits, keys of idempotency, journal.
import { expect, test } from 'vitest';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

async function two() {
  const provider = inProcess();
  const make = async () => {
    const { id, base_path, credentials } = (await provider.control('POST', '/sandboxes', { seed: 'same' })).body;
    const secret = credentials.default?.secret ?? '';
    const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      provider.handle(callOf(method, `${base_path}${path}`, body, { authorization: `Bearer ${secret}`, ...headers }));
    return { id, secret, call };
  };
  return { provider, one: await make(), other: await make() };
}

test('data stays where it was written', async () => {
  const { provider, one, other } = await two();
  const { id } = jsonOf(replyOf(await one.call('POST', '/customers', { name: 'Ana' })));
  expect(replyOf(await one.call('GET', `/customers/${id}`)).status).toBe(200);
  expect(replyOf(await other.call('GET', `/customers/${id}`)).status).toBe(404);
  expect((await provider.truth(other.id)).created.customers).toEqual([]);
});

test('a key opens only its own sandbox', async () => {
  const { one, other } = await two();
  const reply = replyOf(await other.call('GET', '/customers', undefined, { authorization: `Bearer ${one.secret}` }));
  expect([reply.status, jsonOf(reply).code]).toEqual([401, 'credential_unknown']);
});

test('a rule spoils only its own sandbox', async () => {
  const { provider, one, other } = await two();
  await provider.arm({ fault: 'reset' }, one.id);
  expect((await one.call('GET', '/customers')).leaves.kind).toBe('reset');
  expect((await other.call('GET', '/customers')).leaves.kind).toBe('respond');
});

test('a clock moves only its own sandbox', async () => {
  const { provider, one, other } = await two();
  await provider.control('POST', `/sandboxes/${one.id}/clock/freeze`, { at: '2030-01-01T00:00:00Z' });
  expect(replyOf(await one.call('GET', '/customers')).headers.date).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
  expect(replyOf(await other.call('GET', '/customers')).headers.date).toBe('Sun, 01 Feb 2026 09:00:00 GMT');
});

test('an idempotency key and a reference mean something only in their own sandbox', async () => {
  const { one, other } = await two();
  const create = { name: 'Ana', reference: 'ref-1' };
  const key = { 'idempotency-key': 'k' };
  expect(await one.call('POST', '/customers', create, key)).toMatchObject({ commit: 'committed' });
  expect(await other.call('POST', '/customers', create, key)).toMatchObject({ commit: 'committed' });
});

test('a dead key, a journal and a deleted sandbox are its own matter', async () => {
  const { provider, one, other } = await two();
  await one.call('GET', '/customers', undefined, { 'overdue-fault': 'credential;how=revoke' });
  expect(replyOf(await one.call('GET', '/customers')).status).toBe(401);
  expect(replyOf(await other.call('GET', '/customers')).status).toBe(200);
  expect(await provider.journal(one.id)).toHaveLength(2);
  expect(await provider.journal(other.id)).toHaveLength(1);
  expect((await provider.control('DELETE', `/sandboxes/${one.id}`)).status).toBe(204);
  expect(replyOf(await one.call('GET', '/customers')).status).toBe(404);
  expect(replyOf(await other.call('GET', '/customers')).status).toBe(200);
});

test('one rate limit empties only its own bucket', async () => {
  const provider = inProcess();
  const tight = (await provider.control('POST', '/sandboxes', { rate_limit: { capacity: 1, refill_per_s: 1 } })).body;
  const authorization = `Bearer ${tight.credentials.default?.secret}`;
  const call = () => provider.handle(callOf('GET', `${tight.base_path}/customers`, undefined, { authorization }));
  const statuses = [
    replyOf(await call()).status,
    replyOf(await call()).status,
    replyOf(await provider.handle(callOf('GET', '/v1/customers'))).status,
  ];
  expect(statuses).toEqual([200, 429, 200]);
});
