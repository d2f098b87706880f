// The harness over the real provider: what is sent, how long is waited, what goes up and who is woken.
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/client/operations.ts';
import { halfway, site, startProvider } from './provider.ts';
import { customer, onCreate, SCRIPTED, status } from './scripted.ts';

const provider = startProvider();

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

describe('what may be done twice', () => {
  test('is repeated without a key where the provider promises that', async () => {
    const rules = [{ fault: 'lost_reply', match: { operation: 'update_customer' }, trigger: { first: 1 } }];
    const at = await site(provider, { rules });
    const customer_id = at.sandbox.handles['customer.brazilian'];
    expect(await at.run('update_customer', { customer_id, name: 'Padaria Aurora Ltda' })).toMatchObject({
      ok: true,
      attempts: { count: 2 },
    });
    expect((await at.journal()).map((entry) => entry.idempotency_key)).toEqual([null, null]);
  });

  test('is asked for once more under its key when a command’s answer could not be read: its object proves nothing', async () => {
    const lost = { fault: 'lost_reply', params: { how: 'html', status: 200 }, trigger: { first: 1 } };
    const at = await site(provider, { rules: [{ ...lost, match: { operation: 'void_invoice' } }] });
    const invoice_id = at.sandbox.handles['invoice.open'];
    expect(await at.run('void_invoice', { invoice_id })).toMatchObject({ ok: true, how: 'answered', value: { status: 'void' } });
    expect(at.events).toMatchObject([
      { kind: 'attempt' },
      { kind: 'reconciling', how: 'replay' },
      { kind: 'attempt' },
      { kind: 'succeeded' },
    ]);
    expect((await at.journal()).map(({ operation, commit }) => [operation, commit])).toEqual([
      ['void_invoice', 'committed'],
      ['void_invoice', 'replayed'],
    ]);
  });

  test('is asked for once more and no oftener when that answer cannot be read either', async () => {
    const lost = { fault: 'lost_reply', params: { how: 'html', status: 200 } };
    const at = await site(provider, { rules: [{ ...lost, match: { operation: 'void_invoice' } }] });
    expect(await at.run('void_invoice', { invoice_id: at.sandbox.handles['invoice.open'] })).toMatchObject({
      because: 'cannot_be_found_out',
    });
    expect(at.kinds()).toEqual(['attempt', 'reconciling', 'attempt', 'escalated']);
  });

  test('is looked for again when the provider says that the reference is taken and its list does not show it yet', async () => {
    const late = { fault: 'stale_list', params: { writes: 1 }, trigger: { first: 2 }, match: { operation: 'list_customers' } };
    const lost = { fault: 'lost_reply', trigger: { first: 1 }, ...onCreate };
    const operations = { ...OPERATIONS, create_customer: { ...OPERATIONS.create_customer, write: 'unsafe' } } as const;
    const at = await site(provider, { rules: [late, lost], harness: { operations, random: halfway() } });
    expect(await at.run('create_customer', customer)).toMatchObject({ ok: true, how: 'found', attempts: { count: 2 } });
    expect(at.delays()).toEqual([250, 250]);
    expect((await at.journal()).map(({ operation }) => operation?.split('_')[0])).toEqual(['create', 'list', 'create', 'list', 'list']);
    expect(await at.created('customers')).toHaveLength(1);
  });

  test('is not done again when the provider says that it is there already', async () => {
    const at = await site(provider);
    const { call } = at.port;
    at.port.call = async (request) => {
      const came = await call(request);
      const there = { error_type: 'duplicate', effect: 'applied', action: 'treat_as_done', details: { existing_id: 'cus_1' } } as const;
      return came.ok ? came : { ok: false, error: { ...came.error, ...there, retryable: false } };
    };
    const taken = { ...customer, reference: 'crm-1' };
    await at.run('create_customer', taken);
    expect(await at.run('create_customer', taken)).toMatchObject({
      ok: true,
      how: 'already',
      value: { id: 'cus_1' },
      attempts: { count: 1 },
    });
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
    expect(await at.run('create_customer', customer)).toMatchObject({
      ...{ ok: false, because: 'renewal_failed', handOff: null },
      error: { retryable: true },
    });
    expect(at.kinds()).toEqual(['attempt', 'refreshing', 'stopped']);
  });
});
