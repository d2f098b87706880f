// A caller may give up at any moment, a port may be deaf, a clock may be set back: nothing hangs, nothing is left behind, nothing is done twice.
import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { advanceUntil, manualClock } from '../../../../mock-service/index.ts';
import { OPERATIONS } from '../../../../src/client/operations.ts';
import { createHarness } from '../../../../src/orchestrator/harness.ts';
import type { CallPort, CallResult } from '../../../../src/orchestrator/port.ts';
import type { Clock } from '../../../../src/ports/clock.ts';
import { type SiteOptions, START_MS, seededRandom, site, startProvider } from '../provider.ts';

const customer = { name: 'Padaria Aurora' };
const onCreate = { match: { operation: 'create_customer' } };

/** A day with every kind of waiting in it: a renewal, a wait, a look-up in a late list, a replay, silence. */
const rules = [
  { fault: 'credential', at: 'before_access', trigger: { first: 1 }, queue: 'q', ...onCreate },
  { fault: 'lost_reply', params: { how: 'html', status: 200 }, queue: 'q', ...onCreate },
  { fault: 'stall', at: 'on_wire', queue: 'q', ...onCreate },
  { fault: 'stale_list', params: { writes: 1 }, trigger: { first: 1 }, match: { operation: 'list_customers' } },
];

/** One such day, given up at the moment named by `at`, if there are so many; how many there were. */
async function giveUpAt(at: number): Promise<{ readonly moments: number; readonly because: string }> {
  const provider = startProvider();
  const controller = new AbortController();
  let moments = 0;
  const moment = (): void => {
    if (moments === at) controller.abort();
    moments += 1;
  };
  const watched: Clock = {
    now: () => provider.clock.now(),
    after: (delayMs, wake) => {
      moment();
      return provider.clock.after(delayMs, wake);
    },
  };
  const options: SiteOptions = { rules, tokens: true, harness: { clock: watched, onEvent: moment, policy: { attemptsMax: 4 } } };
  const { harness, port, created } = await site(provider, options);
  watch(port, moment);
  const outcome = await advanceUntil(provider.clock, harness.run('create_customer', customer, { signal: controller.signal }));
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  // A renewal under way goes on for whoever comes next.
  for (let turn = 0; turn < 100; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  expect(provider.clock.nextDueMs()).toBeNull();
  expect((await created('customers')).length).toBeLessThanOrEqual(1);
  const again = await advanceUntil(provider.clock, harness.run('create_customer', customer));
  expect(again.ok || again.error.retryable || again.error.action === 'reconcile_first', JSON.stringify(again)).toBe(true);
  expect((await created('customers')).length).toBeLessThanOrEqual(outcome.ok ? 2 : 1);
  return { moments, because: outcome.ok ? outcome.how : outcome.because };
}

/** Every call through the port is a moment before and after. */
function watch(port: { -readonly [Name in keyof CallPort]: CallPort[Name] }, moment: () => void): void {
  const { call, refresh } = port;
  port.call = async (request) => {
    moment();
    const result = await call(request);
    moment();
    return result;
  };
  if (refresh === undefined) return;
  port.refresh = async (signal) => {
    moment();
    const result = await refresh(signal);
    moment();
    return result;
  };
}

describe('a caller that gives up', () => {
  test('at whatever moment gets an answer, leaves no timer and no listener, and the same call again does it once', {
    timeout: 60_000,
  }, async () => {
    const { moments } = await giveUpAt(Number.POSITIVE_INFINITY);
    expect(moments).toBeGreaterThan(20);
    const ends = new Map<string, number>();
    for (let at = 0; at < moments; at += 1) {
      const { because } = await giveUpAt(at);
      ends.set(because, (ends.get(because) ?? 0) + 1);
    }
    expect(ends.get('caller_aborted')).toBeGreaterThan(moments / 2);
  });

  test('before anything is sent is told that nothing happened', async () => {
    const provider = startProvider();
    const { run, journal, events } = await site(provider);
    const outcome = await run('create_customer', customer, { signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ ok: false, because: 'caller_aborted', error: { effect: 'not_applied' }, attempts: { count: 0 } });
    expect(events.map(({ kind }) => kind)).toEqual(['stopped']);
    expect(await journal()).toEqual([]);
  });
});

describe('a port that does as it likes', () => {
  const harnessOver = (port: CallPort) => {
    const clock = manualClock(START_MS);
    const target = { host: 'elsewhere', credential: 'theirs' };
    return { clock, harness: createHarness({ port, operations: OPERATIONS, target, clock, random: seededRandom(3) }) };
  };

  test.each([
    ['never answers', () => new Promise<CallResult>(() => {}), 'timeout', 3],
    ['answers nothing', () => Promise.resolve(null as unknown as CallResult), 'unknown', 1],
    ['answers a failure without an error', () => Promise.resolve({ ok: false } as unknown as CallResult), 'unknown', 1],
    [
      'answers an error of another kind',
      () => Promise.resolve({ ok: false, error: { error_type: 'oops' } } as unknown as CallResult),
      'unknown',
      1,
    ],
  ])('and %s is left behind, with all timers', async (_what, call, type, attempts) => {
    const { clock, harness } = harnessOver({ call });
    const outcome = await advanceUntil(clock, harness.run('create_customer', customer));
    expect(outcome).toMatchObject({ ok: false, error: { error_type: type, effect: 'unknown' }, attempts: { count: attempts } });
    expect(clock.nextDueMs()).toBeNull();
    expect(clock.now() - START_MS).toBeLessThanOrEqual(50_250);
  });

  test('and never answers an aborted caller is left behind soon', async () => {
    const { clock, harness } = harnessOver({ call: () => new Promise<CallResult>(() => {}) });
    const controller = new AbortController();
    const running = harness.run('create_customer', customer, { signal: controller.signal });
    await clock.advance(1_000);
    controller.abort();
    expect(await advanceUntil(clock, running)).toMatchObject({ because: 'caller_aborted', error: { effect: 'unknown' } });
    expect(clock.now() - START_MS).toBeLessThanOrEqual(1_500);
    expect(clock.nextDueMs()).toBeNull();
  });

  test('and calls an abort a broken connection opens no breaker: its own caller broke it', async () => {
    const refused = { rule: 'x', because: 'y', correlation_id: 'z', guidance: 'Wait.', retry_after_ms: null };
    const broken = { error_type: 'network_error', effect: 'unknown', retryable: true, action: 'retry_with_backoff', ...refused } as const;
    const { clock, harness } = harnessOver({
      call: ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ ok: false, error: broken }))),
    });
    for (let turn = 0; turn < 10; turn += 1) {
      const controller = new AbortController();
      const running = harness.run('create_customer', customer, { signal: controller.signal });
      await clock.advance(10);
      controller.abort();
      expect(await advanceUntil(clock, running)).toMatchObject({ because: 'caller_aborted', error: { error_type: 'network_error' } });
    }
    expect(harness.accounts.breakers.reopensInMs({ host: 'elsewhere', credential: 'theirs' })).toBeNull();
  });

  const getter = {
    get ok(): boolean {
      throw new Error('a getter');
    },
  } as CallResult;
  test.each<[string, CallPort['call']]>([
    [
      'throws',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    ['rejects', () => Promise.reject(new Error('socket hang up'))],
    ['answers what throws when it is read', () => Promise.resolve(getter)],
  ])('and %s may have done it: nobody knows, and the next call has the same key', async (_what, fails) => {
    const keys: unknown[] = [];
    const { clock, harness } = harnessOver({
      call: (request) => {
        keys.push(request.key);
        return request.operation.startsWith('list_') || keys.length === 1
          ? fails(request)
          : Promise.resolve({ ok: true, value: { id: 'cus_1' } });
      },
    });
    const outcome = await advanceUntil(clock, harness.run('create_customer', customer));
    expect(outcome).toMatchObject({
      ok: false,
      error: { error_type: 'unknown', effect: 'unknown', retryable: false },
      thrown: expect.any(Error),
    });
    expect(clock.nextDueMs()).toBeNull();
    expect(harness.openIntents()).toBe(1);
    expect(await advanceUntil(clock, harness.run('create_customer', customer))).toMatchObject({ ok: true });
    expect(keys.at(-1)).toBe(keys[0]);
  });

  test('and never ends a renewal is left behind at the deadline', async () => {
    const provider = startProvider();
    const expired = { fault: 'credential', at: 'before_access', trigger: { first: 1 }, ...onCreate };
    const at = await site(provider, { rules: [expired], tokens: true });
    at.port.refresh = () => new Promise(() => {});
    const outcome = await at.run('create_customer', customer, { deadlineMs: 9_000 });
    expect(outcome).toMatchObject({ ok: false, attempts: { elapsed_ms: 9_000 } });
    expect(provider.clock.nextDueMs()).toBeNull();
  });
});

describe('a clock that is set back', () => {
  test.each([1, 3_600_000, 10 * 365 * 86_400_000])('by %i ms in the middle of a run delays no wait and no deadline', async (backMs) => {
    const provider = startProvider();
    let shiftMs = 0;
    const clock: Clock = { now: () => provider.clock.now() + shiftMs, after: provider.clock.after };
    const stalls = [{ fault: 'stall', ...onCreate }];
    const onEvent = (): void => {
      shiftMs -= backMs;
    };
    const at = await site(provider, { rules: stalls, harness: { clock, onEvent } });
    const began = provider.clock.now();
    const outcome = await at.run('create_customer', customer);
    expect(provider.clock.now() - began).toBeLessThanOrEqual(50_250);
    expect(outcome).toMatchObject({ ok: false, error: { error_type: 'timeout' } });
    expect(outcome.attempts.elapsed_ms).toBeGreaterThanOrEqual(0);
    expect(provider.clock.nextDueMs()).toBeNull();
  });
});
