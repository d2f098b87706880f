// A sandbox whose tables are full, on the wire: what would add a row is refused and leaves nothing, everything else goes on.
import { expect, test } from 'vitest';
import { createTimer, manualClock } from '../../../mock-service/determinism/clock.ts';
import { createSandbox } from '../../../mock-service/sandbox/sandbox.ts';
import { walk } from '../../../mock-service/sandbox/walk.ts';
import { callOf, jsonOf, replyOf, START_MS } from '../service/in-process.ts';

const SEEDED_CUSTOMERS = 12;

test('a row too many is refused, under its key as well, and stored answers and changes go on', async () => {
  const clock = manualClock(START_MS);
  const onDefect = (error: unknown): never => {
    throw error;
  };
  const sandbox = createSandbox({
    id: 'default',
    seed: 'full',
    clock,
    timer: createTimer(clock),
    fixedKeys: true,
    maxRows: SEEDED_CUSTOMERS + 1,
    onDefect,
  });
  const call = async (method: string, path: string, body: unknown, key?: string) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const { delivery } = await walk(sandbox, callOf(method, path, body, headers));
    return { commit: delivery.commit, status: replyOf(delivery).status, body: jsonOf(replyOf(delivery)) };
  };
  const first = await call('POST', '/customers', { name: 'Ana' }, 'a');
  expect(first.commit).toBe('committed');
  const refused = await call('POST', '/customers', { name: 'Bia', reference: 'bia' }, 'b');
  expect(refused).toMatchObject({
    commit: 'none',
    status: 409,
    body: { code: 'too_many_rows', detail: 'A sandbox keeps at most 13 customers; use a new one.' },
  });
  expect((await call('POST', '/customers', { name: 'Bia' }, 'b')).body.code).toBe('too_many_rows');
  expect((await call('POST', '/customers', { name: 'Ana' }, 'a')).commit).toBe('replayed');
  expect((await call('PATCH', `/customers/${first.body.id}`, { name: 'Ana Maria' })).commit).toBe('committed');
  expect(sandbox.store.count('customers')).toBe(13);
});
