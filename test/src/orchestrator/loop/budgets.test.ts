// What the harness keeps account of, at work: the ledger, retry budgets, breakers, the loop guard, hand-offs; and what its owner did wrong.
import { describe, expect, test } from 'vitest';
import { advanceUntil } from '../../../../mock-service/index.ts';
import { DEFAULT_BREAKERS } from '../../../../src/orchestrator/accounts/breakers.ts';
import { createRetryBudget } from '../../../../src/orchestrator/accounts/retry-budget.ts';
import { createHandOffs } from '../../../../src/orchestrator/hand-offs/hand-offs.ts';
import { STORE_MS } from '../../../../src/orchestrator/hand-offs/within.ts';
import { createHarness } from '../../../../src/orchestrator/harness.ts';
import type { HarnessOptions } from '../../../../src/orchestrator/harness-options.ts';
import { DEFAULT_POLICY } from '../../../../src/orchestrator/policy.ts';
import type { RunOptions } from '../../../../src/orchestrator/run-options.ts';
import { halfway, seededRandom, site, startProvider } from '../provider.ts';

const provider = startProvider();
const customer = { name: 'Padaria Aurora' };
const onCreate = { match: { operation: 'create_customer' } };

describe('the budgets', () => {
  const outage = { fault: 'error_status', params: { status: 503 } };

  test('are written down line by line, and what failures ate is a number', async () => {
    const at = await site(provider, { rules: [{ ...outage, trigger: { first: 2 }, ...onCreate }], harness: { random: halfway() } });
    await at.run('create_customer', customer);
    const lines = at.harness.ledger.lines().map(({ work, elapsedMs, error_type, wasted }) => [work, elapsedMs, error_type, wasted]);
    expect(lines).toEqual([
      ['attempt', 0, 'service_unavailable', true],
      ['wait', 250, 'service_unavailable', true],
      ['attempt', 0, 'service_unavailable', true],
      ['wait', 500, 'service_unavailable', true],
      ['attempt', 0, null, false],
    ]);
    expect(at.harness.ledger.wasted()).toMatchObject({ attempts: 2, calls: 2, elapsedMs: 750 });
  });

  test('of retries is shared by host, and says when it pays for one again', async () => {
    const budget = createRetryBudget(provider.clock, { capacity: 20, tokenMs: 1_000 });
    const first = await site(provider, {
      rules: [outage],
      harness: { accounts: { budget }, policy: { attemptsMax: 2 }, random: halfway() },
    });
    const second = await site(provider, {
      rules: [outage],
      harness: { accounts: { budget }, policy: { attemptsMax: 2 }, random: halfway() },
    });
    expect(await first.run('list_customers')).toMatchObject({ because: 'attempts_spent', attempts: { count: 2 } });
    const poor = await second.run('list_customers');
    expect(poor).toMatchObject({ because: 'retry_budget_empty', handOff: null, attempts: { count: 1 }, error: { retryable: true } });
    expect(poor.ok ? null : poor.error.retry_after_ms).toBe(7_750);
  });

  test('of retries get back what a retry took when it brought a success, and a token for a first attempt that did', async () => {
    const budget = createRetryBudget(provider.clock, { capacity: 20, tokenMs: Number.POSITIVE_INFINITY });
    const left = (): number => budget.tokens('overdue.localhost');
    const seen: number[] = [];
    const onEvent = (): number => seen.push(left());
    const rules = [{ ...outage, trigger: { first: 1 } }];
    const at = await site(provider, { rules, harness: { accounts: { budget }, onEvent } });
    await at.run('list_customers');
    expect([...seen, left()]).toEqual([20, 6, 6, 20, 20]);
    budget.take('overdue.localhost', 5);
    await at.run('list_customers');
    expect(left()).toBe(16);
  });

  test('of a host that is down are spared: its breaker opens, nothing is sent, and the time of reopening is said', async () => {
    const { openMs } = DEFAULT_BREAKERS.host;
    const at = await site(provider, { rules: [{ ...outage, trigger: { first: 5 } }] });
    await at.run('list_customers');
    expect(await at.run('list_invoices')).toMatchObject({
      because: 'breaker_open',
      attempts: { count: 2 },
      error: { retry_after_ms: openMs },
    });
    const kept = await at.run('list_customers');
    expect(kept).toMatchObject({
      because: 'breaker_open',
      attempts: { count: 0 },
      error: { error_type: 'service_unavailable', retryable: true },
    });
    expect(await at.journal()).toHaveLength(5);
    await provider.clock.advance(openMs);
    expect(await at.run('list_customers')).toMatchObject({ ok: true, attempts: { count: 1 } });
  });

  test('of a caller that makes the same call again and again end with a human', async () => {
    const at = await site(provider, { rules: [{ fault: 'refuse', params: { rule: 'R43' }, ...onCreate }] });
    const outcomes = [];
    for (const _time of [1, 2, 3]) outcomes.push(await at.run('create_customer', customer));
    expect(outcomes.map((outcome) => !outcome.ok && outcome.because)).toEqual([
      'input_to_be_fixed',
      'input_to_be_fixed',
      'same_failure_again',
    ]);
    expect(await at.handOffs()).toHaveLength(1);
  });

  test('of one who rewords it for ever do so, too; of several who err independently they do not', async () => {
    const at = await site(provider);
    const wakes = [];
    for (let turn = 1; turn <= 21; turn += 1) {
      const outcome = await at.run('get_customer', { customer_id: `cus_${String(turn).padStart(20, '0')}` });
      if (!outcome.ok && outcome.handOff !== null) wakes.push(turn);
    }
    expect(wakes).toEqual([21]);
  });

  test('of a call that was told twice to come back later are kept for others', async () => {
    const limited = { fault: 'rate_limited', params: { wait_s: 1 }, ...onCreate };
    const at = await site(provider, { rules: [{ ...limited, trigger: { first: 7 } }] });
    for (const name of ['A', 'B']) expect(await at.run('create_customer', { name })).toMatchObject({ because: 'attempts_spent' });
    expect(await at.run('create_customer', { name: 'C' })).toMatchObject({ ok: true, attempts: { count: 2 } });
  });

  test('of a deadline that is too near are no matter of the call, nor of the host', async () => {
    const at = await site(provider, { rules: [{ fault: 'latency', params: { delay_ms: 200 }, match: { operation: 'list_customers' } }] });
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await at.run('list_customers', {}, { deadlineMs: 5 })).toMatchObject({
        error: { error_type: 'timeout' },
        attempts: { count: 1 },
      });
    }
    expect(await at.run('list_invoices')).toMatchObject({ ok: true });
    expect(await at.run('list_customers')).toMatchObject({ ok: true });
  });

  test('of a host that lets attempt after attempt wait in vain are spared', async () => {
    const at = await site(provider, { rules: [{ fault: 'stall', match: { operation: 'list_customers' } }] });
    const outcomes = [];
    for (let turn = 0; turn < 3; turn += 1) outcomes.push(await at.run('list_customers', { limit: turn + 1 }, { deadlineMs: 100_000 }));
    expect(outcomes.map((outcome) => !outcome.ok && outcome.because)).toEqual(['attempts_spent', 'breaker_open', 'breaker_open']);
  });

  test('of all who call a host are not withheld for an hour because one answer says so', async () => {
    const retry = { fault: 'error_status', params: { status: 503, retry_after_s: 3_600 }, match: { operation: 'list_customers' } };
    const at = await site(provider, { rules: [{ ...retry, trigger: { first: 5 } }] });
    for (let turn = 0; turn < 5; turn += 1) await at.run('list_customers', { limit: turn + 1 });
    expect(await at.run('list_invoices')).toMatchObject({ because: 'breaker_open', error: { retry_after_ms: 300_000 } });
  });
});

describe('a hand-off that cannot be kept', () => {
  test('is told to whoever listens; the tool error goes up all the same', async () => {
    const lost: unknown[] = [];
    const store = { append: () => Promise.reject(new Error('disk full')), list: async () => [] };
    const handOffs = createHandOffs({ store, clock: provider.clock, random: seededRandom(5) });
    const harness = { accounts: { handOffs }, onHandOffLost: (thrown: unknown) => lost.push(thrown) };
    const at = await site(provider, { credential: 'revoked', harness });
    expect(await at.run('list_customers')).toMatchObject({ ok: false, handOff: null, error: { error_type: 'invalid_credentials' } });
    expect(at.kinds()).toEqual(['attempt', 'stopped']);
    expect(lost).toEqual([new Error('disk full')]);
  });

  test('is given up when the store hangs, and given to whoever listens', { timeout: 20_000 }, async () => {
    const lost: unknown[] = [];
    const store = { append: () => new Promise<never>(() => undefined), list: async () => [] };
    const handOffs = createHandOffs({ store, clock: provider.clock, random: seededRandom(5) });
    const harness = { accounts: { handOffs }, onHandOffLost: (thrown: unknown) => lost.push(thrown) };
    const at = await site(provider, { credential: 'revoked', harness });
    expect(await at.run('list_customers')).toMatchObject({ ok: false, handOff: null, error: { error_type: 'invalid_credentials' } });
    expect(lost).toEqual([new Error(`the hand-off store said nothing within ${STORE_MS} ms`)]);
  });
});

test('a listener that throws changes nothing', async () => {
  const at = await site(provider, {
    harness: {
      onEvent: () => {
        throw new Error('no screen');
      },
    },
  });
  expect((await at.run('create_customer', customer)).ok).toBe(true);
});

describe('a mistake of the program', () => {
  test.each([
    ['an operation that does not exist', 'create_invioce', {}, 'there is no operation "create_invioce"'],
    [
      'a deadline in the past',
      'list_customers',
      { deadlineMs: -1 },
      'run: deadlineMs: expected a number of milliseconds above 0, or Infinity',
    ],
    ['an empty key', 'list_customers', { key: '' }, 'run: key: expected 1 to 255 characters'],
    ['an option that does not exist', 'list_customers', { retries: 3 }, 'run: there is no option "retries"'],
  ])('is thrown, with %s', async (_what, operation, options, words) => {
    const at = await site(provider);
    await expect(advanceUntil(provider.clock, at.harness.run(operation, {}, options as RunOptions))).rejects.toThrow(words);
    expect(at.events).toEqual([]);
  });

  test.each([
    ['keyLifeMs', 0],
    ['keyLifeMs', Number.NaN],
    ['clock', {}],
    ['random', Math.random],
    ['lang', 'fr'],
    ['target', { host: 'here' }],
    ['target', { host: 'h\u001b[31m\n', credential: 'c' }],
    ['target', { host: 'h', credential: '' }],
    ['port', undefined],
    ['onEvent', 'log'],
    ['retries', 3],
  ])('in the option %s, such as %s, is thrown when the harness is made', async (name, value) => {
    const options = { port: { call: async () => ({ ok: true, value: {} }) }, operations: {}, target: { host: 'a', credential: 'b' } };
    expect(() => createHarness({ ...options, [name]: value } as unknown as HarnessOptions)).toThrow(
      new RegExp(`^createHarness: .*${name}`),
    );
  });

  test('in the policy is thrown when the harness is made', async () => {
    await expect(site(provider, { harness: { policy: { ...DEFAULT_POLICY, attemptsMax: 0 } } })).rejects.toThrow('attemptsMax');
  });
});
