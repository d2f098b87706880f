// Windows and lives of rules, on the sandbox's calendar.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, replyOf } from '../../service/in-process.ts';

const START = '2026-02-01T09:00:00Z';

/** A sandbox whose calendar stands still, with one rule; a call is met or not. */
async function frozen(rule: object) {
  const { control, arm, handle } = inProcess();
  const { id, base_path, credentials } = (await control('POST', '/sandboxes', { frozen_at: START })).body;
  await arm({ fault: 'error_status', params: { status: 503 }, ...rule }, id);
  const authorization = `Bearer ${credentials.default?.secret}`;
  const met = async (): Promise<boolean> =>
    replyOf(await handle(callOf('GET', `${base_path}/customers`, undefined, { authorization }))).status === 503;
  const advance = (duration_ms: number) => control('POST', `/sandboxes/${id}/clock/advance`, { duration_ms });
  const view = async () => {
    const [rule] = (await control('GET', `/sandboxes/${id}/rules`)).body.data as unknown as readonly Record<string, unknown>[];
    return [rule?.hits, rule?.completed, rule?.expired];
  };
  return { met, advance, view };
}

describe('a window', () => {
  test('opens at from and is closed at until', async () => {
    const { met, advance, view } = await frozen({ window: { from: '2026-02-01T09:00:10Z', until: '2026-02-01T09:00:20Z' } });
    const seen = [await met()];
    for (const step of [9_999, 1, 9_999, 1]) {
      await advance(step);
      seen.push(await met());
    }
    expect(seen).toEqual([false, false, true, true, false]);
    expect(await view()).toEqual([2, true, true]);
  });

  test('counts no match outside', async () => {
    const { met, advance } = await frozen({ window: { from: '2026-02-01T09:00:10Z' }, trigger: { nth: 2 } });
    const seen = [await met(), await met()];
    await advance(10_000);
    expect([...seen, await met(), await met()]).toEqual([false, false, false, true]);
  });

  test('that has no from is open from arming on', async () => {
    const { met, advance } = await frozen({ window: { until: '2026-02-01T09:00:01Z' } });
    expect(await met()).toBe(true);
    await advance(1_000);
    expect(await met()).toBe(false);
  });
});

describe('a life', () => {
  test('begins at arming and ends on the calendar; what is over stays listed', async () => {
    const { met, advance, view } = await frozen({ ttl_ms: 1_000 });
    expect([await met(), await view()]).toEqual([true, [1, false, false]]);
    await advance(999);
    expect([await met(), await view()]).toEqual([true, [2, false, false]]);
    await advance(1);
    expect([await met(), await view()]).toEqual([false, [2, true, true]]);
  });

  test('that ends before a match is told apart from one that was hit', async () => {
    const { advance, view } = await frozen({ ttl_ms: 1_000, trigger: { first: 1 } });
    await advance(1_000);
    expect(await view()).toEqual([0, true, true]);
  });
});

test('a probability of 0 is completed at once', async () => {
  const { met, view } = await frozen({ trigger: { probability: 0 } });
  expect([await view(), await met(), await view()]).toEqual([[0, true, false], false, [0, true, false]]);
});
