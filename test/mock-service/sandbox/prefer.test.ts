// Prefer: return=minimal gets no more than the news that it worked; a create and a refusal say what they have to say all the same.
import { describe, expect, test } from 'vitest';
import { jsonOf } from '../service/in-process.ts';
import { withSandbox } from './with-sandbox.ts';

const memo = { memo: 'Olá' };

describe('Prefer: return=minimal', () => {
  test.each([
    ['return=minimal', 204],
    ['respond-async, RETURN="minimal"; x=1', 204],
    ['return=representation, return=minimal', 200],
    ['handling=strict', 200],
    ['foo="a, return=minimal"', 200],
    ['foo="a; \\", return=minimal"', 200],
    ['foo; return=minimal', 200],
    ['foo="a, b", return=minimal', 204],
    ['minimal', 200],
  ])('%s: %i', async (prefer, status) => {
    const { send } = await withSandbox();
    const reply = await send('PATCH', '/invoices/$open', { prefer }, memo);
    expect([reply.status, reply.headers['preference-applied'], reply.body === '']).toEqual(
      status === 204 ? [204, 'return=minimal', true] : [200, undefined, false],
    );
    expect(reply.headers.etag).toBeDefined();
    expect(reply.headers['content-type']).toBe(status === 204 ? undefined : 'application/json');
  });

  test('a create says what it made all the same, and a refusal why', async () => {
    const { send } = await withSandbox();
    const prefer = { prefer: 'return=minimal' };
    expect((await send('POST', '/customers', prefer, { name: 'Ana' })).status).toBe(201);
    expect((await send('POST', '/invoices/$paid/void', prefer)).status).toBe(409);
  });

  test.each(['invalid_json', 'html'])('is undone by a fault that has a body to garble (%s)', async (how) => {
    const { send } = await withSandbox();
    const headers = { prefer: 'return=minimal', 'overdue-fault': `garble;how="${how}";at="on_wire"` };
    const reply = await send('PATCH', '/invoices/$open', headers, memo);
    expect([reply.status, reply.headers['preference-applied'], reply.body === '']).toEqual([200, undefined, false]);
    expect(reply.headers['content-type']).toBe(how === 'html' ? 'text/html; charset=utf-8' : 'application/json');
  });

  test('a replay is shaped by its own call', async () => {
    const { send } = await withSandbox();
    const key = { 'idempotency-key': 'void-1' };
    const first = await send('POST', '/invoices/$open/void', { ...key, prefer: 'return=minimal' });
    const second = await send('POST', '/invoices/$open/void', key);
    expect([first.status, second.status, second.headers['idempotent-replayed'], jsonOf(second).status]).toEqual([204, 200, 'true', 'void']);
  });
});
