// The harness over the real provider: what is sent, how long is waited, what goes up and who is woken.
import { describe, expect, test } from 'vitest';
import { advanceUntil } from '../../../mock-service/index.ts';
import { createRetryBudget } from '../../../src/orchestrator/accounts/retry-budget.ts';
import { createHandOffs } from '../../../src/orchestrator/hand-offs/hand-offs.ts';
import { DEFAULT_POLICY } from '../../../src/orchestrator/policy.ts';
import type { RandomSource } from '../../../src/ports/random.ts';
import { seededRandom, site, startProvider } from './provider.ts';

const provider = startProvider();
const customer = { name: 'Padaria Aurora' };
const onCreate = { match: { operation: 'create_customer' } };

/** Draws the middle of every range: waits can be read off the policy. */
const halfway = (): RandomSource => ({ ...seededRandom(9), unit: () => 0.5 });

interface Scripted {
  readonly failure: string;
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  /** Waits, in milliseconds. */
  readonly delays: readonly number[];
  readonly events: string;
  /** `error_type`, or how it succeeded. */
  readonly ends: string;
  readonly created: number;
  readonly people: number;
  readonly credential?: string;
}

const status = (code: number, more: object = {}) => ({ fault: 'error_status', params: { status: code }, ...onCreate, ...more });

const SCRIPTED: readonly Scripted[] = [
  {
    failure: 'none',
    rules: [],
    ...{ delays: [], events: 'attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a rate limit that names its wait',
    rules: [{ fault: 'rate_limited', params: { wait_s: 2 }, trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [2_500], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'two rate limits that name none',
    rules: [{ fault: 'rate_limited', params: { retry_after: 'absent' }, trigger: { first: 2 }, ...onCreate }],
    ...{ delays: [500, 1_000], events: 'attempt waiting attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'an outage longer than all attempts',
    rules: [status(503)],
    ...{
      delays: [250, 500],
      events: 'attempt waiting attempt waiting attempt stopped',
      ends: 'service_unavailable',
      created: 0,
      people: 0,
    },
  },
  {
    failure: 'a maintenance whose end is not within the deadline',
    rules: [{ fault: 'maintenance', params: { duration_s: 90 }, ...onCreate }],
    ...{ delays: [], events: 'attempt stopped', ends: 'service_unavailable', created: 0, people: 0 },
  },
  {
    failure: 'a reset before anything was stored',
    rules: [{ fault: 'reset', at: 'before_operation', trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [250], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a reply lost after the write was stored',
    rules: [{ fault: 'lost_reply', trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [250], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a page in place of the answer, after the write was stored',
    rules: [{ fault: 'lost_reply', params: { how: 'html', status: 200 }, trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [], events: 'attempt reconciling attempt succeeded', ends: 'found', created: 1, people: 0 },
  },
  {
    failure: 'silence for longer than an attempt is waited for',
    rules: [{ fault: 'stall', trigger: { first: 1 }, ...onCreate }],
    ...{ delays: [250], events: 'attempt waiting attempt succeeded', ends: 'answered', created: 1, people: 0 },
  },
  {
    failure: 'a business rule',
    rules: [{ fault: 'refuse', params: { rule: 'R43' }, ...onCreate }],
    ...{ delays: [], events: 'attempt stopped', ends: 'business_rule_violation', created: 0, people: 0 },
  },
  {
    failure: 'a credential that was revoked',
    credential: 'revoked',
    rules: [],
    ...{ delays: [], events: 'attempt escalated', ends: 'invalid_credentials', created: 0, people: 1 },
  },
  {
    failure: 'a credential that may not do this',
    credential: 'read_only',
    rules: [],
    ...{ delays: [], events: 'attempt escalated', ends: 'permission_denied', created: 0, people: 1 },
  },
];

describe('of scripted failures, the same harness', () => {
  test.each(SCRIPTED)('meets $failure with the waits $delays', async ({ rules, credential = 'default', ...expected }) => {
    const at = await site(provider, { rules, credential, harness: { random: halfway() } });
    const outcome = await at.run('create_customer', customer);
    expect(at.kinds().join(' ')).toBe(expected.events);
    expect(at.delays()).toEqual(expected.delays);
    expect(outcome.ok ? outcome.how : outcome.error.error_type).toBe(expected.ends);
    expect(await at.created('customers')).toHaveLength(expected.created);
    expect(await at.handOffs()).toHaveLength(expected.people);
    // Nothing of it waits on: neither a timer nor a listener keeps a program up.
    expect(provider.defects).toEqual([]);
  });

  test('keeps one key and one reference over all attempts of an intent', async () => {
    const rules = [status(503, { trigger: { first: 2 } })];
    const at = await site(provider, { rules });
    await at.run('create_customer', customer);
    const journal = await at.journal();
    expect(journal).toHaveLength(3);
    expect(new Set(journal.map((entry) => entry.idempotency_key)).size).toBe(1);
    expect(new Set(journal.map(({ body }) => (body as { reference?: string }).reference)).size).toBe(1);
  });
});

describe('what goes up', () => {
  test('says how many attempts there were, how long they took, and that the identical call may be repeated', async () => {
    const at = await site(provider, { rules: [status(503)], harness: { random: halfway() } });
    const outcome = await at.run('create_customer', customer);
    expect(outcome).toMatchObject({
      ok: false,
      because: 'attempts_spent',
      handOff: null,
      error: { retryable: true, effect: 'unknown', attempts: { count: 3, elapsed_ms: 750 } },
    });
  });

  test('says when it is worth another call where the wait does not fit, and is not slept for', async () => {
    const at = await site(provider, { rules: [{ fault: 'maintenance', params: { duration_s: 90 }, ...onCreate }] });
    const outcome = await at.run('create_customer', customer);
    expect(outcome).toMatchObject({
      because: 'deadline_too_near',
      error: { retryable: true, retry_after_ms: 90_000, attempts: { count: 1, elapsed_ms: 0 } },
    });
  });

  test('has the least certain effect of all attempts: a refusal by a limit says nothing of the reply that was lost before', async () => {
    const rules = [
      { fault: 'lost_reply', queue: 'q', trigger: { first: 1 }, ...onCreate },
      { fault: 'rate_limited', params: { wait_s: 120 }, at: 'before_access', queue: 'q', trigger: { first: 9 }, ...onCreate },
    ];
    const at = await site(provider, { rules });
    expect(await at.run('create_customer', customer)).toMatchObject({
      ok: false,
      error: { error_type: 'rate_limited', effect: 'unknown', retryable: true, attempts: { count: 2 } },
    });
    expect(await at.created('customers')).toHaveLength(1);
  });

  test('keeps to one deadline over all attempts and waits', async () => {
    const at = await site(provider, { rules: [{ fault: 'stall', ...onCreate }] });
    const began = provider.clock.now();
    const outcome = await at.run('create_customer', customer, { deadlineMs: 30_000 });
    expect(provider.clock.now() - began).toBeLessThanOrEqual(30_000);
    expect(outcome).toMatchObject({ ok: false, because: 'deadline_too_near', error: { error_type: 'timeout', effect: 'unknown' } });
    expect(at.kinds()).toEqual(['attempt', 'waiting', 'attempt', 'stopped']);
  });
});

describe('one confirmed failure of a credential', () => {
  test('stops every operation on it without a call, wakes one human, and counts the others', async () => {
    const at = await site(provider, { credential: 'revoked' });
    for (const operation of ['create_customer', 'list_customers', 'list_invoices']) {
      const outcome = await at.run(operation, operation === 'create_customer' ? customer : {});
      expect(outcome).toMatchObject({ ok: false, because: 'human_must_act', error: { error_type: 'invalid_credentials' } });
    }
    expect(await at.journal()).toHaveLength(1);
    expect(await at.handOffs()).toMatchObject([{ count: 3, state: 'open', blocked: expect.arrayContaining(['*']) }]);
  });

  test('lets one probe through when a human has settled it', async () => {
    const rules = [{ fault: 'error_status', params: { status: 401 }, trigger: { first: 1 } }];
    const at = await site(provider, { rules });
    expect((await at.run('list_customers')).ok).toBe(false);
    const [handOff] = await at.handOffs();
    await at.harness.accounts.handOffs.resolve(handOff?.id ?? '');
    expect((await at.run('list_customers')).ok).toBe(true);
    expect(await at.journal()).toHaveLength(2);
  });
});

describe('a token that expired', () => {
  const expire = (first: number) => [
    { fault: 'credential', at: 'before_access', match: { operation: 'create_customer' }, trigger: { first } },
  ];

  test('is renewed once and the call is made', async () => {
    const at = await site(provider, { rules: expire(1), tokens: true });
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: true, attempts: { count: 2 } });
    expect(at.kinds()).toEqual(['attempt', 'refreshing', 'attempt', 'succeeded']);
  });

  test('is handed off when it expires again', async () => {
    const at = await site(provider, { rules: expire(9), tokens: true });
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: false, because: 'refresh_in_vain' });
    expect(at.kinds()).toEqual(['attempt', 'refreshing', 'attempt', 'escalated']);
  });

  test('is a matter of time when the token endpoint is busy: nobody is woken, and nothing is sent with the old token', async () => {
    const busy = { fault: 'rate_limited', at: 'before_access', match: { operation: 'oauth_token' } };
    const at = await site(provider, { rules: [...expire(1), busy], tokens: true });
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: false, handOff: null, error: { retryable: true } });
    expect(at.kinds()).toEqual(['attempt', 'refreshing', 'stopped']);
  });
});

describe('the budgets', () => {
  const outage = { fault: 'error_status', params: { status: 503 } };

  test('are written down line by line, and what failures ate is a number', async () => {
    const at = await site(provider, { rules: [status(503, { trigger: { first: 2 } })], harness: { random: halfway() } });
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

  test('of a host that is down are spared: its breaker opens, nothing is sent, and the time of reopening is said', async () => {
    const at = await site(provider, { rules: [{ ...outage, trigger: { first: 5 } }] });
    await at.run('list_customers');
    expect(await at.run('list_invoices')).toMatchObject({
      because: 'breaker_open',
      attempts: { count: 2 },
      error: { retry_after_ms: 30_000 },
    });
    const kept = await at.run('list_customers');
    expect(kept).toMatchObject({
      because: 'breaker_open',
      attempts: { count: 0 },
      error: { error_type: 'service_unavailable', retryable: true },
    });
    expect(await at.journal()).toHaveLength(5);
    await provider.clock.advance(30_000);
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
    await expect(advanceUntil(provider.clock, at.harness.run(operation, {}, options))).rejects.toThrow(words);
    expect(at.events).toEqual([]);
  });

  test('in the policy is thrown when the harness is made', async () => {
    await expect(site(provider, { harness: { policy: { ...DEFAULT_POLICY, attemptsMax: 0 } } })).rejects.toThrow('attemptsMax');
  });
});
