// An intent: one thing wanted once. Which calls are the same, when they share a key, and what is found out before anything is sent again.
import { describe, expect, test } from 'vitest';
import { advanceUntil } from '../../../../mock-service/index.ts';
import { identityOf } from '../../../../src/orchestrator/intents/identity.ts';
import { PROMISES } from '../lost-writes.ts';
import { type SiteOptions, site, startProvider } from '../provider.ts';

const provider = startProvider();
const customer = { name: 'Padaria Aurora' };
const onCreate = { match: { operation: 'create_customer' } };
const failing = (first: number) => [{ fault: 'error_status', params: { status: 503 }, trigger: { first }, ...onCreate }];
const keysOf = async ({ journal }: { journal: () => Promise<readonly { idempotency_key: string | null }[]> }) =>
  (await journal()).map((entry) => entry.idempotency_key);

describe('two calls are the same', () => {
  test.each([
    ['whatever the order of names', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
    ['not with items in another order', { lines: [1, 2] }, { lines: [2, 1] }, false],
    ['not with another value', { a: 1 }, { a: '1' }, false],
    ['not with a name more', { a: 1 }, { a: 1, b: null }, false],
    ['with a name that has no value', { a: 1 }, { a: 1, b: undefined }, true],
    ['not with a name called __proto__ more', { a: 1 }, JSON.parse('{"a":1,"__proto__":{"b":2}}'), false],
  ])('%s', (_how, one, other, same) => {
    expect(identityOf('create', one, undefined) === identityOf('create', other, undefined)).toBe(same);
  });

  test('not by another operation or under another key', () => {
    const texts = [identityOf('a', {}, undefined), identityOf('b', {}, undefined), identityOf('a', {}, 'k'), identityOf('a', {}, 'l')];
    expect(new Set(texts).size).toBe(4);
  });
});

describe('the same call again', () => {
  test('has the same key while the last failure is retryable', async () => {
    const at = await site(provider, { rules: failing(4) });
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: false, error: { retryable: true } });
    expect(at.harness.openIntents()).toBe(1);
    expect(await at.run('create_customer', { ...customer })).toMatchObject({ ok: true });
    expect(new Set(await keysOf(at)).size).toBe(1);
    expect(at.harness.openIntents()).toBe(0);
  });

  test('is begun anew when it is a read: nothing of it is left open', async () => {
    const down = { fault: 'error_status', params: { status: 503 }, match: { operation: 'list_customers' } };
    const at = await site(provider, { rules: [down] });
    expect(await at.run('list_customers')).toMatchObject({ ok: false, error: { retryable: true } });
    expect(at.harness.openIntents()).toBe(0);
  });

  test.each([
    ['a success', [], true],
    ['a refusal by which nothing was applied', [{ fault: 'refuse', params: { rule: 'R43' }, trigger: { first: 1 }, ...onCreate }], false],
  ])('is another intent after %s', async (_what, rules, ok) => {
    const at = await site(provider, { rules });
    expect((await at.run('create_customer', customer)).ok).toBe(ok);
    expect(at.harness.openIntents()).toBe(0);
    expect((await at.run('create_customer', customer)).ok).toBe(true);
    expect(new Set(await keysOf(at)).size).toBe(2);
  });

  test('keeps the key that the caller gave, and another key is another intent', async () => {
    const at = await site(provider);
    await at.run('create_customer', customer, { key: 'order-1' });
    await at.run('create_customer', customer, { key: 'order-2' });
    expect(await keysOf(at)).toEqual(['order-1', 'order-2']);
  });

  test('keeps the reference that the caller gave', async () => {
    const at = await site(provider);
    await at.run('create_customer', { ...customer, reference: 'crm-7' });
    expect(await at.created('customers')).toMatchObject([{ reference: 'crm-7' }]);
  });

  test.each(['reference alone', 'neither'] as const)(
    'is found out before anything is sent, where the provider promises %s',
    async (promises) => {
      const invoice = (at: Awaited<ReturnType<typeof site>>) => ({
        customer_id: at.sandbox.handles['customer.brazilian'],
        currency: 'BRL',
      });
      const late = { fault: 'latency', params: { delay_ms: 30_000 }, at: 'before_operation', trigger: { first: 1 } };
      const rules = [{ ...late, match: { operation: 'create_invoice' } }];
      const at = await site(provider, { rules, harness: { operations: PROMISES[promises] } });
      const first = await at.run('create_invoice', invoice(at), { deadlineMs: 10_000 });
      expect(first).toMatchObject({ ok: false, error: { effect: 'unknown', action: 'reconcile_first', retryable: false } });
      await provider.clock.advance(60_000);
      await advanceUntil(provider.clock, new Promise((resolve) => setImmediate(resolve)));
      at.events.length = 0;
      const second = await at.run('create_invoice', invoice(at));
      expect(await at.created('invoices')).toHaveLength(1);
      if (promises === 'neither') expect(second).toMatchObject({ ok: false, because: 'cannot_be_found_out', attempts: { count: 0 } });
      else expect(second).toMatchObject({ ok: true, how: 'found', attempts: { count: 0 } });
    },
  );
});

describe('a key that has come to its end', () => {
  const HOUR_MS = 3_600_000;
  const aged = async (rules: SiteOptions['rules'], given: object = {}) => {
    const at = await site(provider, { rules: rules ?? [] });
    const first = await at.run('create_customer', customer, { ...given, deadlineMs: 10_000 });
    expect(first).toMatchObject({ ok: false, error: { effect: 'unknown' } });
    await provider.clock.advance(24 * HOUR_MS);
    at.events.length = 0;
    return { at, second: await at.run('create_customer', customer, given) };
  };
  const silent = (fault: string) => [
    { fault, at: fault === 'stall' ? 'before_operation' : 'after_commit', trigger: { first: 1 }, ...onCreate },
  ];

  test('is not used again: what was done under it is found by its reference', async () => {
    const rules = [{ fault: 'lost_reply', params: { how: 'stall' }, trigger: { first: 1 }, ...onCreate }];
    const { at, second } = await aged(rules);
    expect(second).toMatchObject({ ok: true, how: 'found', attempts: { count: 0 } });
    expect(await at.created('customers')).toHaveLength(1);
  });

  test('is followed by a new one under the same reference when nothing is found', async () => {
    const { at, second } = await aged(silent('stall'));
    expect(second).toMatchObject({ ok: true, how: 'answered' });
    const calls = (await at.journal()).filter(({ operation }) => operation === 'create_customer');
    expect(new Set(calls.map((entry) => entry.idempotency_key)).size).toBe(2);
    expect(new Set(calls.map(({ body }) => (body as { reference: string }).reference)).size).toBe(1);
  });

  test('is not missed where nothing could have happened', async () => {
    const at = await site(provider, { rules: [{ fault: 'rate_limited', params: { wait_s: 100 }, trigger: { first: 1 }, ...onCreate }] });
    await at.run('create_customer', customer);
    await provider.clock.advance(24 * HOUR_MS);
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: true, attempts: { count: 1 } });
    expect(at.kinds().slice(-2)).toEqual(['attempt', 'succeeded']);
  });
});

describe('an identical call while one is under way', () => {
  const slow = [{ fault: 'latency', params: { delay_ms: 5_000 }, at: 'before_operation', ...onCreate }];

  test('joins it and gets its answer', async () => {
    const at = await site(provider, { rules: slow });
    const both = Promise.all([at.harness.run('create_customer', customer), at.harness.run('create_customer', customer)]);
    const [one, other] = await advanceUntil(provider.clock, both);
    expect(other).toEqual(one);
    expect(await at.journal()).toHaveLength(1);
    expect(await at.created('customers')).toHaveLength(1);
  });

  test('goes on when only one of them gives up', async () => {
    const at = await site(provider, { rules: slow });
    const controller = new AbortController();
    const leaves = at.harness.run('create_customer', customer, { signal: controller.signal });
    const stays = at.harness.run('create_customer', customer);
    controller.abort();
    expect(await leaves).toMatchObject({ ok: false, because: 'caller_aborted', error: { effect: 'unknown' } });
    expect(await advanceUntil(provider.clock, stays)).toMatchObject({ ok: true });
    expect(await at.created('customers')).toHaveLength(1);
  });

  test('is waited for no longer than the one who joined has time', async () => {
    const at = await site(provider, { rules: slow });
    const began = provider.clock.now();
    const first = at.harness.run('create_customer', customer);
    const late = at.harness.run('create_customer', customer, { deadlineMs: 2_000 });
    expect(await advanceUntil(provider.clock, late)).toMatchObject({
      ok: false,
      because: 'deadline_too_near',
      error: { error_type: 'timeout' },
    });
    expect(provider.clock.now() - began).toBe(2_000);
    expect(await advanceUntil(provider.clock, first)).toMatchObject({ ok: true });
    expect(await at.created('customers')).toHaveLength(1);
    expect(provider.clock.nextDueMs()).toBeNull();
  });

  test('ends when the last one gives up, and stays open', async () => {
    const at = await site(provider, { rules: slow });
    const controllers = [new AbortController(), new AbortController()];
    const runs = controllers.map(({ signal }) => at.harness.run('create_customer', customer, { signal }));
    await provider.clock.advance(1_000);
    for (const controller of controllers) controller.abort();
    for (const outcome of await advanceUntil(provider.clock, Promise.all(runs)))
      expect(outcome).toMatchObject({ because: 'caller_aborted' });
    expect(at.harness.openIntents()).toBe(1);
    // Until then the provider is still at work on it, and says that the key is in use.
    await provider.clock.advance(5_000);
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: true });
    expect(await at.created('customers')).toHaveLength(1);
  });

  test('is no other call: one with other arguments is made beside it', async () => {
    const at = await site(provider, { rules: slow });
    const both = Promise.all([at.harness.run('create_customer', customer), at.harness.run('create_customer', { name: 'Livraria Sol' })]);
    await advanceUntil(provider.clock, both);
    expect(await at.created('customers')).toHaveLength(2);
  });
});

test('a success that nobody waited for any longer is there for the next identical call', async () => {
  const controller = new AbortController();
  const onEvent = ({ kind }: { kind: string }): void => {
    if (kind === 'succeeded') controller.abort();
  };
  const at = await site(provider, { harness: { onEvent } });
  await at.run('create_customer', customer, { signal: controller.signal });
  expect(at.harness.openIntents()).toBe(1);
  expect(await at.run('create_customer', customer)).toMatchObject({ ok: true });
  expect(await at.created('customers')).toHaveLength(1);
});

/** Of which there is room for one more. */
