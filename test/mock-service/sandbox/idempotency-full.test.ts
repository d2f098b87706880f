// A sandbox whose idempotency keys are all in use, on the wire.
import { expect, test } from 'vitest';
import { createTimer, manualClock } from '../../../mock-service/determinism/clock.ts';
import { createSandbox } from '../../../mock-service/sandbox/sandbox.ts';
import { walk } from '../../../mock-service/sandbox/walk.ts';
import { callOf, jsonOf, replyOf, START_MS } from '../service/in-process.ts';

test('a new key is refused loudly, writes nothing, and works once an old one has ended; old keys replay', async () => {
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
    idempotencyCap: 2,
    onDefect,
  });
  const create = async (key: string) => {
    const { delivery } = await walk(sandbox, callOf('POST', '/customers', { name: key }, { 'idempotency-key': key }));
    return { commit: delivery.commit, reply: replyOf(delivery) };
  };
  for (const key of ['a', 'b']) expect((await create(key)).commit).toBe('committed');
  const refused = await create('c');
  expect([refused.commit, refused.reply.status]).toEqual(['none', 503]);
  expect(jsonOf(refused.reply)).toMatchObject({
    code: 'idempotency_store_full',
    detail:
      "A sandbox keeps at most 2 idempotency keys, each for 24 hours, and all are in use. Use a new sandbox, or advance this one's clock past their life.",
  });
  expect((await create('a')).commit).toBe('replayed');
  expect(sandbox.store.rows('customers', 'call')).toHaveLength(2);
  sandbox.calendar.advance(86_400_000);
  expect((await create('c')).commit).toBe('committed');
});
