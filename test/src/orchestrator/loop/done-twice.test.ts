// Ways in which one thing could be done twice, each in front of a provider that has it once in the end: a key that came to its end, a success
// that nobody got, an input that changed on the way, a restart, a caller who comes while another leaves.
import { describe, expect, test } from 'vitest';
import { advanceUntil } from '../../../../mock-service/index.ts';
import { OPERATIONS } from '../../../../src/client/operations.ts';
import { createHarness } from '../../../../src/orchestrator/harness.ts';
import type { Clock } from '../../../../src/ports/clock.ts';
import { type SiteOptions, site, startProvider } from '../provider.ts';

const provider = startProvider();
const { clock } = provider;
const HOUR_MS = 3_600_000;
const ADD = 'add_invoice_line_item';
const onAdd = { match: { operation: ADD } };
const customer = { name: 'Padaria Aurora' };
const onCreate = { match: { operation: 'create_customer' } };
const lost = (first: number, on: object = onAdd) => ({ fault: 'lost_reply', trigger: { first }, ...on });

/** A draft, a line for it, and how many lines there are: no reference shows whose a line is. */
async function draft(options: SiteOptions) {
  const at = await site(provider, options);
  const made = await at.run('create_invoice', { customer_id: at.sandbox.handles['customer.brazilian'] ?? '', currency: 'BRL' });
  const invoice_id = made.ok ? (made.value as { id: string }).id : '';
  const line = { invoice_id, description: 'Consultoria', amount_minor: 500 };
  const lines = async () => {
    const read = await at.run('get_invoice', { invoice_id });
    return read.ok ? (read.value as { lines: unknown[] }).lines.length : Number.NaN;
  };
  return { at, line, lines };
}

describe('a line whose answers are lost', () => {
  test.each([
    ['a key of the harness’s', {}],
    ['a key of the caller’s', { key: 'order-1' }],
  ])('is never sent again once its key has ended, however often it is asked for, under %s', async (_whose, given) => {
    const { at, line, lines } = await draft({ rules: [lost(3)] });
    expect(await at.run(ADD, line, given)).toMatchObject({ ok: false, error: { retryable: true, effect: 'unknown' } });
    await clock.advance(25 * HOUR_MS);
    for (let again = 0; again < 4; again += 1) {
      const outcome = await at.run(ADD, line, given);
      const error = { retryable: false, effect: 'unknown', action: 'reconcile_first' };
      expect(outcome).toMatchObject({ ok: false, because: 'cannot_be_found_out', attempts: { count: 0 }, error });
      expect(outcome).not.toHaveProperty('error.attempts');
      await clock.advance(25 * HOUR_MS);
    }
    expect(await lines()).toBe(1);
    expect(at.harness.issued().map(({ attempts }) => attempts)).toContain(3);
  });

  test('is not repeated by a wait that its key does not outlive', async () => {
    const later = { fault: 'error_status', at: 'before_access', params: { status: 503, retry_after_s: 90_000 }, queue: 'q', ...onAdd };
    const { at, line, lines } = await draft({ rules: [{ fault: 'lost_reply', queue: 'q', ...onAdd }, later] });
    const began = clock.now();
    const outcome = await at.run(ADD, line, { deadlineMs: Number.POSITIVE_INFINITY });
    expect(outcome).toMatchObject({ ok: false, because: 'cannot_be_found_out', error: { effect: 'unknown', retryable: false } });
    expect(clock.now() - began).toBeLessThan(HOUR_MS);
    expect(await at.run(ADD, line)).toMatchObject({ ok: false, because: 'cannot_be_found_out' });
    expect(await lines()).toBe(1);
  });

  test('is not sent under a key that ended while the clock was set back: a steady one has counted on', async () => {
    let backMs = 0;
    const shifted: Clock = { now: () => clock.now() - backMs, after: clock.after, steadyMs: () => clock.now() };
    const { at, line, lines } = await draft({ rules: [lost(3)], harness: { clock: shifted } });
    await at.run(ADD, line);
    await clock.advance(25 * HOUR_MS);
    backMs = 25 * HOUR_MS;
    expect(await at.run(ADD, line)).toMatchObject({ ok: false, because: 'cannot_be_found_out' });
    expect(await lines()).toBe(1);
  });
});

test('a wait longer than the key’s life is kept where a reference protects what comes after it', async () => {
  const later = { fault: 'error_status', at: 'before_access', params: { status: 503, retry_after_s: 90_000 }, queue: 'q', ...onCreate };
  const stall = { fault: 'stall', at: 'before_operation', queue: 'q', ...onCreate };
  const at = await site(provider, { rules: [stall, later] });
  const began = clock.now();
  const outcome = await at.run('create_customer', customer, { deadlineMs: Number.POSITIVE_INFINITY });
  expect(outcome).toMatchObject({ ok: true, attempts: { count: 3 } });
  expect(clock.now() - began).toBeGreaterThan(25 * HOUR_MS);
  expect(await at.created('customers')).toHaveLength(1);
});

test.each(['keyed', 'unsafe'] as const)(
  'a success that nobody got is told to the next who asks, days later, and not sent again: %s',
  async (write) => {
    const controller = new AbortController();
    const operations = {
      [ADD]: { write, found_by: null },
      create_invoice: { write, found_by: null },
      get_invoice: { write: 'safe', found_by: null },
    } as const;
    const onEvent = ({ kind, operation }: { kind: string; operation: string }) => {
      if (kind === 'succeeded' && operation === ADD) controller.abort();
    };
    const { at, line, lines } = await draft({ harness: { onEvent, operations } });
    const first = await at.run(ADD, line, { signal: controller.signal });
    await clock.advance(50 * HOUR_MS);
    const again = await at.run(ADD, line);
    expect(again).toMatchObject({ ok: true, how: 'answered', attempts: { count: 0 } });
    expect(again.ok && first.ok && again.value).toEqual(first.ok && first.value);
    expect(await lines()).toBe(1);
    expect(at.harness.openIntents()).toBe(0);
  },
);

test('what the caller does to its input on the way reaches no attempt', async () => {
  const input = { ...customer };
  const onEvent = () => {
    input.name = 'Livraria Sol';
  };
  const at = await site(provider, { rules: [lost(1, onCreate)], harness: { onEvent } });
  expect(await at.run('create_customer', input)).toMatchObject({ ok: true, value: customer });
  expect(await at.created('customers')).toMatchObject([customer]);
});

test('a caller’s key replays in another program, too: the reference goes with the key', async () => {
  const at = await site(provider, { rules: [lost(3, onCreate)] });
  expect(await at.run('create_customer', customer, { key: 'order-1' })).toMatchObject({ ok: false, error: { effect: 'unknown' } });
  const restarted = createHarness({ port: at.port, operations: OPERATIONS, target: { host: 'overdue', credential: 'default' }, clock });
  expect(await advanceUntil(clock, restarted.run('create_customer', customer, { key: 'order-1' }))).toMatchObject({ ok: true });
  expect(await advanceUntil(clock, restarted.run('create_customer', customer, { key: 'order-1' }))).toMatchObject({ ok: true });
  expect(await at.created('customers')).toHaveLength(1);
});

describe('an identical call', () => {
  const slow = [{ fault: 'latency', params: { delay_ms: 5_000 }, at: 'before_operation', trigger: { first: 1 }, ...onCreate }];

  test('in the moment in which the only other leaves begins anew, and is not told of an abort', async () => {
    const at = await site(provider, { rules: [{ fault: 'stall', at: 'before_operation', trigger: { first: 1 }, ...onCreate }] });
    const controller = new AbortController();
    const leaves = at.harness.run('create_customer', customer, { signal: controller.signal });
    await clock.advance(1_000);
    controller.abort();
    const comes = at.harness.run('create_customer', customer);
    expect(await advanceUntil(clock, leaves)).toMatchObject({ because: 'caller_aborted' });
    expect(await advanceUntil(clock, comes)).toMatchObject({ ok: true });
    expect(await at.created('customers')).toHaveLength(1);
  });

  test('whose own time is over after all others left is told of its time', async () => {
    const at = await site(provider, { rules: slow });
    const controller = new AbortController();
    const leaves = at.harness.run('create_customer', customer, { signal: controller.signal });
    const stays = at.harness.run('create_customer', customer, { deadlineMs: 1_000 });
    await clock.advance(100);
    controller.abort();
    expect(await advanceUntil(clock, leaves)).toMatchObject({ because: 'caller_aborted' });
    const error = { error_type: 'timeout', retryable: true, effect: 'unknown' };
    expect(await advanceUntil(clock, stays)).toMatchObject({ because: 'deadline_too_near', error });
    await clock.advance(5_000);
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: true });
    expect(await at.created('customers')).toHaveLength(1);
  });
});
