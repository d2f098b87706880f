// A fork is what its source was, and from then on neither sees the other; a reset is how a sandbox began.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inProcess, jsonOf } from '../../service/in-process.ts';
import { type Box, boxOf, CHANGES, createBox, PART_NAMES } from './boxes.ts';

const part = fc.constantFrom(...PART_NAMES);
const changes = fc.array(part, { maxLength: 6 });

async function change(box: Box, parts: readonly (typeof PART_NAMES)[number][], from = 0): Promise<void> {
  for (const [at, each] of parts.entries()) await CHANGES[each](box, from + at);
}

async function fork(provider: ReturnType<typeof inProcess>, source: Box, options: unknown = {}): Promise<Box> {
  const { status, body } = await source.control('POST', '/fork', options);
  expect(status).toBe(201);
  return boxOf(provider, body);
}

describe('a fork', () => {
  test('has all that its source had, and whatever either does afterwards is its own: as if each were alone (100 random histories)', async () => {
    const later = fc.array(fc.record({ part, inFork: fc.boolean() }), { maxLength: 8 });
    const property = fc.asyncProperty(changes, later, async (before, after) => {
      const provider = inProcess();
      // The twins do what source and fork do, each without there being another.
      const [source, twin, forkTwin] = [await createBox(provider), await createBox(provider), await createBox(provider)];
      for (const box of [source, twin, forkTwin]) await change(box, before);
      const forked = await fork(provider, source);
      expect(await forked.snapshot()).toEqual(await source.snapshot());
      for (const [at, { part: each, inFork }] of after.entries()) {
        for (const box of inFork ? [forked, forkTwin] : [source, twin]) await CHANGES[each](box, 100 + at);
      }
      expect(await source.snapshot()).toEqual(await twin.snapshot());
      expect(await forked.snapshot()).toEqual(await forkTwin.snapshot());
      expect(provider.defects).toEqual([]);
    });
    await fc.assert(property, { numRuns: 100, seed: 20_260_402 });
  });

  test('has keys of its own, and its source’s open nothing in it', async () => {
    const provider = inProcess();
    const source = await createBox(provider);
    const forked = await fork(provider, source);
    expect([forked.id, forked.secret]).not.toEqual([source.id, source.secret]);
    const refused = await forked.call('GET', '/customers', undefined, { authorization: `Bearer ${source.secret}` });
    expect([refused.status, jsonOf(refused).code]).toEqual([401, 'credential_unknown']);
  });

  test('answers a key that its source has used with what that one answered', async () => {
    const provider = inProcess();
    const source = await createBox(provider);
    const create = ['POST', '/customers', { name: 'Ana' }, { 'idempotency-key': 'k' }] as const;
    const made = jsonOf(await source.call(...create));
    const again = await (await fork(provider, source)).call(...create);
    expect([again.headers['idempotent-replayed'], jsonOf(again).id]).toEqual(['true', made.id]);
  });

  test('goes on counting where the rules of its source were, and reads the past that its source had', async () => {
    const provider = inProcess();
    const source = await createBox(provider);
    await source.control('POST', '/rules', {
      fault: 'error_status',
      params: { status: 503 },
      match: { path: '/coupons' },
      trigger: { nth: 2 },
    });
    await source.call('GET', '/coupons');
    await source.call('POST', '/customers', { name: 'Ana', reference: 'new' });
    const forked = await fork(provider, source);
    expect([(await forked.call('GET', '/coupons')).status, (await source.call('GET', '/coupons')).status]).toEqual([503, 503]);
    const stale = await forked.call('GET', '/customers?reference=new', undefined, { 'overdue-fault': 'stale_list;writes=1' });
    expect(jsonOf(stale).data).toEqual([]);
    expect(jsonOf(await forked.call('GET', '/customers?reference=new')).data).toHaveLength(1);
  });

  test('takes room: without any it is refused and counted, and the source is as it was', async () => {
    const provider = inProcess({ maxSandboxes: 2 });
    const source = await createBox(provider);
    const { status, body } = await source.control('POST', '/fork', {});
    expect([status, body.code]).toEqual([409, 'too_many_sandboxes']);
    expect((await provider.control('GET', '/health')).body).toMatchObject({ sandboxes: 2, sandboxes_refused: 1 });
  });
});

describe('a reset', () => {
  test('makes a sandbox what it was when it was created, whatever became of it (40 random histories)', async () => {
    const property = fc.asyncProperty(changes, async (parts) => {
      const provider = inProcess();
      const options = { seed: 's', frozen_at: '2026-02-01T00:00:00Z', tenants: { other: 'suspended' }, profile: { R40: false } };
      const [box, fresh] = [await createBox(provider, options), await createBox(provider, options)];
      await change(box, parts);
      const { status, body } = await box.control('POST', '/reset');
      expect([status, boxOf(provider, body).id, boxOf(provider, body).secret]).toEqual([200, box.id, box.secret]);
      expect(await box.snapshot()).toEqual(await fresh.snapshot());
      await change(box, parts);
      await change(fresh, parts);
      expect(await box.snapshot()).toEqual(await fresh.snapshot());
    });
    await fc.assert(property, { numRuns: 40, seed: 20_260_403 });
  });

  test('of a fork makes it what it was when it was forked', async () => {
    const provider = inProcess();
    const source = await createBox(provider);
    await change(source, PART_NAMES);
    const forked = await fork(provider, source);
    const began = await forked.snapshot();
    await change(forked, PART_NAMES, 50);
    await forked.control('POST', '/reset');
    expect(await forked.snapshot()).toEqual(began);
  });

  test('leaves a call under way to end in what is gone: nothing of it is seen', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    const slow = box.call('POST', '/customers', { name: 'Ana' }, { 'overdue-fault': 'latency;delay_ms=1000;at=before_operation' });
    await provider.clock.advance(1);
    await box.control('POST', '/reset');
    await provider.clock.advance(1000);
    expect((await slow).status).toBe(201);
    expect([await provider.journal(box.id), (await provider.truth(box.id)).created.customers]).toEqual([[], []]);
  });

  test('of the sandbox default keeps its documented key', async () => {
    const provider = inProcess();
    await provider.control('POST', '/sandboxes/default/reset');
    const { body } = await provider.control('GET', '/sandboxes/default');
    expect(body.credentials.default?.secret).toBe('sk_test_overdue_default');
  });
});
