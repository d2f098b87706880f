// What the harness keeps account of, at work: the ledger, retry budgets, breakers, the loop guard, hand-offs; and what its owner did wrong.
import { describe, expect, test } from 'vitest';
import { advanceUntil } from '../../../mock-service/index.ts';
import { DEFAULT_BREAKERS } from '../../../src/orchestrator/accounts/breakers.ts';
import { createRetryBudget } from '../../../src/orchestrator/accounts/retry-budget.ts';
import { createHandOffs } from '../../../src/orchestrator/hand-offs/hand-offs.ts';
import { createHarness } from '../../../src/orchestrator/harness.ts';
import type { HarnessOptions } from '../../../src/orchestrator/harness-options.ts';
import { DEFAULT_POLICY } from '../../../src/orchestrator/policy.ts';
import type { RunOptions } from '../../../src/orchestrator/run-options.ts';
import { halfway, seededRandom, site, startProvider } from './provider.ts';

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

  test('of a caller that rewords its arguments again and again end with a human', async () => {
    const at = await site(provider, { rules: [{ fault: 'refuse', params: { rule: 'R43' }, ...onCreate }] });
    const names = ['Padaria Aurora', 'Padaria Aurora Ltda', 'A Padaria Aurora'];
    const outcomes = [];
    for (const name of names) outcomes.push(await at.run('create_customer', { name }));
    expect(outcomes.map((outcome) => !outcome.ok && outcome.because)).toEqual([
      'input_to_be_fixed',
      'input_to_be_fixed',
      'same_failure_again',
    ]);
    expect(await at.handOffs()).toHaveLength(1);
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
