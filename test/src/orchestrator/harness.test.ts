// The harness over the real provider: what is sent, how long is waited, what goes up and who is woken.
import { describe, expect, test } from 'vitest';
import { site, startProvider } from './provider.ts';

const provider = startProvider();
const customer = { name: 'Padaria Aurora' };

describe('a failure that time heals', () => {
  test('is waited out and the same call is sent once more, for one outcome', async () => {
    const rules = [{ fault: 'rate_limited', params: { wait_s: 2 }, match: { operation: 'create_customer' }, trigger: { first: 1 } }];
    const { run, kinds, delays, journal, created } = await site(provider, { rules });
    const outcome = await run('create_customer', customer);
    expect(outcome).toMatchObject({ ok: true, how: 'answered', attempts: { count: 2 } });
    expect(kinds()).toEqual(['attempt', 'waiting', 'attempt', 'succeeded']);
    expect(delays()[0]).toBeGreaterThanOrEqual(2_000);
    expect(new Set((await journal()).map((entry) => entry.idempotency_key)).size).toBe(1);
    expect(await created('customers')).toHaveLength(1);
  });
});
