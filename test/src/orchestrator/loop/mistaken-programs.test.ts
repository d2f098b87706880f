// Programs that are mistaken around the harness: listeners and accounts that fail, clocks that say anything, options that are none.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceUntil, manualClock } from '../../../../mock-service/index.ts';
import { OPERATIONS } from '../../../../src/client/operations.ts';
import type { ToolError } from '../../../../src/contract/tool-error.ts';
import { createRetryBudget } from '../../../../src/orchestrator/accounts/retry-budget.ts';
import { createHarness } from '../../../../src/orchestrator/harness.ts';
import type { HarnessOptions } from '../../../../src/orchestrator/harness-options.ts';
import type { CallResult } from '../../../../src/orchestrator/port.ts';
import { START_MS, seededRandom } from '../provider.ts';

const customer = { name: 'Padaria Aurora' };
const refused: ToolError = {
  ...{ error_type: 'permission_denied', retryable: false, action: 'escalate', effect: 'not_applied', retry_after_ms: null },
  ...{ guidance: 'Ask.', rule: 'x', because: 'y', correlation_id: 'z' },
};
const lost: ToolError = { ...refused, error_type: 'network_error', retryable: true, action: 'retry_with_backoff', effect: 'unknown' };

function harnessOver(options: Partial<HarnessOptions> & { answers?: readonly CallResult[] }) {
  const { answers = [], ...more } = options;
  const clock = manualClock(START_MS);
  const keys: (string | undefined)[] = [];
  const port = {
    call: async ({ key }: { key?: string }): Promise<CallResult> => {
      keys.push(key);
      return answers[keys.length - 1] ?? { ok: true, value: { id: 'cus_1' } };
    },
  };
  const target = { host: 'elsewhere', credential: 'theirs' };
  const harness = createHarness({ port, operations: OPERATIONS, target, clock, random: seededRandom(3), ...more });
  return { clock, keys, harness, run: (...call: Parameters<typeof harness.run>) => advanceUntil(clock, harness.run(...call)) };
}

describe('what a listener rejects with', () => {
  const unhandled = vi.fn();
  beforeEach(() => void process.on('unhandledRejection', unhandled));
  afterEach(() => void process.off('unhandledRejection', unhandled));

  test.each<[string, Partial<HarnessOptions>]>([
    ['onEvent', { onEvent: () => Promise.reject(new Error('no disk')) }],
    ['onHandOffLost', { onHandOffLost: () => Promise.reject(new Error('no pager')) }],
    [
      'onHandOffLost, which throws',
      {
        onHandOffLost: () => {
          throw new Error('no pager');
        },
      },
    ],
  ])('ends neither the run nor the program: %s', async (_which, options) => {
    const raise = () => Promise.reject(new Error('no disk'));
    const handOffs = { ...harnessOver({}).harness.accounts.handOffs, raise };
    const { run } = harnessOver({ ...options, accounts: { handOffs }, answers: [{ ok: false, error: refused }] });
    expect(await run('create_customer', customer)).toMatchObject({ ok: false, handOff: null, error: { error_type: 'permission_denied' } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  });
});

test('an account that throws after something was sent reaches whoever called, and the intent stays open under its key', async () => {
  const clock = manualClock(START_MS);
  const budget = {
    ...createRetryBudget(clock),
    take: () => {
      throw new Error('no budget');
    },
  };
  const { run, harness, keys } = harnessOver({ accounts: { budget }, answers: [{ ok: false, error: lost }] });
  await expect(run('create_customer', customer)).rejects.toThrow('no budget');
  expect(harness.openIntents()).toBe(1);
  expect(await run('create_customer', customer)).toMatchObject({ ok: true });
  expect(new Set(keys).size).toBe(1);
});

test('an account that throws while an answer is taken in leaves it unknown, under the same key', async () => {
  const end = () => {
    throw new Error('no breaker');
  };
  let isWell = false;
  const enter = () => ({ ok: true, isProbe: false, abandon() {}, end: isWell ? () => {} : end }) as const;
  const { run, harness, keys } = harnessOver({ accounts: { breakers: { enter, reopensInMs: () => null, resolve() {} } } });
  await expect(run('create_customer', customer)).rejects.toThrow('no breaker');
  expect(harness.openIntents()).toBe(1);
  isWell = true;
  expect(await run('create_customer', customer)).toMatchObject({ ok: true });
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e17, -1e17])(
  'a clock that says %d ends no run',
  async (now) => {
    const { after } = manualClock(START_MS);
    const { run } = harnessOver({ clock: { now: () => now, after }, answers: [{ ok: false, error: refused }] });
    const outcome = await run('create_customer', customer);
    expect(outcome).toMatchObject({ ok: false, error: { error_type: 'permission_denied' }, attempts: { elapsed_ms: 0 } });
  },
);

describe('options that are none', () => {
  test.each<[string, object, string]>([
    ['a date', { policy: new Date(0) }, 'createHarness: policy: expected an object of options'],
    ['a map', { policy: new Map() }, 'createHarness: policy: expected an object of options'],
    ['a cost in parts of tokens', { policy: { transientCost: 1.5 } }, 'policy: transientCost: expected a whole number'],
    [
      'an account that nobody knows',
      { accounts: { bogus: 1 } },
      'createHarness: accounts: there is no account "bogus"; valid ones: ledger, ',
    ],
    ['an account without its methods', { accounts: { budget: {} } }, 'createHarness: accounts.budget: expected an object with tokens, '],
  ])('are refused by name: %s', (_what, options, message) => {
    expect(() => harnessOver(options)).toThrow(TypeError);
    expect(() => harnessOver(options)).toThrow(message);
  });
});

test('one signal may end any number of runs without a warning', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const { harness, clock } = harnessOver({});
  const { signal } = new AbortController();
  await advanceUntil(
    clock,
    Promise.all(Array.from({ length: 30 }, (_, index) => harness.run('create_customer', { name: `${index}` }, { signal }))),
  );
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

test('a breaker that keeps the only attempt back is what is told, with the time of its reopening', async () => {
  const down = { ...lost, error_type: 'service_unavailable', effect: 'not_applied' } as const;
  const answers = Array.from({ length: 5 }, () => ({ ok: false, error: down }) as const);
  const { run, keys } = harnessOver({ policy: { attemptsMax: 1 }, answers });
  for (let index = 0; index < 5; index += 1) await run('create_customer', { name: `${index}` });
  const outcome = await run('create_customer', customer);
  expect(outcome).toMatchObject({ ok: false, because: 'breaker_open', error: { retry_after_ms: 10_000 }, attempts: { count: 0 } });
  expect(keys).toHaveLength(5);
});

test('when ten thousand things are open that may have been done no other is begun, and the oldest is still known', {
  timeout: 60_000,
}, async () => {
  const breakers = { enter: () => ({ ok: true, isProbe: false, end() {}, abandon() {} }) as const, reopensInMs: () => null, resolve() {} };
  let answer: CallResult = { ok: false, error: lost };
  const keys: (string | undefined)[] = [];
  const port = {
    call: async ({ key }: { key?: string }) => {
      keys.push(key);
      return answer;
    },
  };
  const { harness } = harnessOver({ port, policy: { attemptsMax: 1 }, accounts: { breakers } });
  for (let index = 0; index < 10_000; index += 1) await harness.run('create_customer', { name: `${index}` });
  answer = { ok: true, value: { id: 'cus_1' } };
  const refusal = await harness.run('create_customer', customer);
  expect(refusal).toMatchObject({
    ok: false,
    error: { rule: 'harness.intents_full', effect: 'not_applied', retryable: false },
    attempts: { count: 0 },
  });
  expect(refusal).toMatchObject({ handOff: expect.any(String) });
  expect(await harness.run('list_customers')).toMatchObject({ ok: true });
  expect(await harness.run('create_customer', { name: '0' })).toMatchObject({ ok: true });
  expect(keys.at(-1)).toBe(keys[0]);
  expect(await harness.run('create_customer', customer)).toMatchObject({ ok: true });
});
