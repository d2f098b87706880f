// Determinism over a long plan: one caller, the same bytes every time; eight at once, each its own faults whatever the interleaving.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../mock-service/determinism/clock.ts';
import { callOf, inProcess, START_MS } from '../service/in-process.ts';
import { callsOf, OWN_RULES, SHARED_RULES } from './long-plan.ts';

/** A clock on which no delay takes long: `soon` decides when each is over. */
const clockOf = (soon: (wake: () => void) => void): Clock => ({
  now: () => START_MS,
  after: (_delayMs, wake) => {
    soon(wake);
    return () => {};
  },
});

/** A sandbox with a calendar that stands still and a plan. */
async function planned(rules: readonly object[], clock: Clock, seed = 'long') {
  const provider = inProcess({ clock });
  const { control, service } = provider;
  const { id, base_path, credentials } = (await control('POST', '/sandboxes', { seed, frozen_at: '2026-03-01T08:00:00Z' })).body;
  const armed = await control('POST', `/sandboxes/${id}/plan`, { rules });
  if (armed.status !== 201) throw new Error(armed.body.detail);
  const send = async (make: ReturnType<typeof callsOf>[number]) => {
    const { delivery, settle } = await service.handle(make(base_path, (name) => credentials[name]?.secret ?? ''));
    settle(true);
    return delivery;
  };
  return { ...provider, id, send };
}

describe('one caller and a long plan', () => {
  const RULES = [...OWN_RULES, ...SHARED_RULES];
  const CALLS = callsOf('ana', 320);

  async function run(seed: string) {
    const { control, id, send, journal, defects } = await planned(
      RULES,
      clockOf((wake) => void Promise.resolve().then(wake)),
      seed,
    );
    const hash = createHash('sha256');
    for (const [n, call] of CALLS.entries()) {
      hash.update(JSON.stringify(await send(call)));
      if (n % 10 === 9) await control('POST', `/sandboxes/${id}/clock/advance`, { duration_ms: 5_000 });
    }
    for (const { duration_ms: _measured, ...entry } of await journal(id)) hash.update(JSON.stringify(entry));
    const rules = (await control('GET', `/sandboxes/${id}/rules`)).body.data;
    return { hash: hash.digest('hex'), hits: rules.map(({ hits }) => hits), defects };
  }

  test('have one hash of replies and journal in 50 runs', { timeout: 60_000 }, async () => {
    const hashes = new Set<string>();
    for (let n = 0; n < 50; n += 1) hashes.add((await run('long')).hash);
    expect(hashes.size).toBe(1);
    expect(hashes).not.toContain((await run('another')).hash);
  });

  test('meet each other: every rule fires, but for the one that never does', async () => {
    const { hits, defects } = await run('long');
    expect(RULES.length).toBeGreaterThanOrEqual(30);
    expect(defects).toEqual([]);
    expect(RULES.filter((_rule, at) => hits[at] === 0)).toEqual([
      { fault: 'error_status', params: { status: 500 }, trigger: { probability: 0 } },
    ]);
  });
});

describe('eight callers at once', () => {
  const CALLERS = ['ana', 'bia', 'caio', 'davi', 'eva', 'fred', 'gil', 'hugo'];
  const CALLS_EACH = 30;

  /** Each caller's faults, call by call; `turn` is waited for before each call and wherever a fault waits. */
  async function faultsOf(turn: () => Promise<unknown>, until: (done: Promise<unknown>) => Promise<unknown>) {
    const { id, send, journal, defects } = await planned(
      OWN_RULES,
      clockOf((wake) => void turn().then(wake)),
    );
    const callers = CALLERS.map(async (caller) => {
      for (const call of callsOf(caller, CALLS_EACH)) {
        await turn();
        await send(call);
      }
    });
    await until(Promise.all(callers));
    expect(defects).toEqual([]);
    const entries = await journal(id);
    const order = entries.map(({ caller }) => caller).join();
    return { order, faults: CALLERS.map((caller) => entries.filter((entry) => entry.caller === caller).map(({ faults }) => faults)) };
  }

  test('each meet their own sequence of faults, the same in 50 interleavings', { timeout: 60_000 }, async () => {
    const alone = await faultsOf(
      () => Promise.resolve(),
      (done) => done,
    );
    expect(alone.faults.map((faults) => faults.length)).toEqual(CALLERS.map(() => CALLS_EACH));
    expect(new Set(alone.faults.map((faults) => JSON.stringify(faults))).size).toBe(CALLERS.length);
    const orders = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const seen = await faultsOf(
          () => scheduler.schedule(Promise.resolve()),
          (done) => scheduler.waitFor(done),
        );
        orders.add(seen.order);
        expect(seen.faults).toEqual(alone.faults);
      }),
      { numRuns: 50, seed: 4 },
    );
    expect(orders.size).toBeGreaterThan(40);
  });

  test('share what counts over the sandbox: how many is sure, whose is not', async () => {
    const shared = { fault: 'error_status', params: { status: 503 }, count: 'sandbox', trigger: { first: 3 } };
    const counts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(CALLERS, { minLength: CALLERS.length }), async (order) => {
        const { arm, handle, journal } = inProcess();
        await arm(shared);
        await Promise.all(order.map((caller) => handle(callOf('GET', '/v1/customers', undefined, { 'overdue-caller': caller }))));
        const hit = (await journal()).filter(({ faults }) => faults.length > 0).map(({ caller }) => caller);
        expect(hit).toHaveLength(3);
        counts.add(hit.sort().join());
      }),
      { numRuns: 20, seed: 4 },
    );
    expect(counts.size).toBeGreaterThan(1);
  });
});
