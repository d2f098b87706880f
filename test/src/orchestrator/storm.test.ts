// A retry storm that does not happen: what the host's retry budget lets through while the provider is away is a number, whoever calls.
// In virtual time against the real provider, by the bench's own storm; docs/storm.md shows all of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { HARNESSES } from '../../../bench/storm/contenders/harness.ts';
import { OUTAGE, type OutageKind, START_MS } from '../../../bench/storm/outage.ts';
import { type Day, runStorm } from '../../../bench/storm/run.ts';
import { STORM_CLIENTS, stormRow } from '../../../bench/storm/table.ts';

// Thousands of calls each, and two cores that do other things as well.
vi.setConfig({ testTimeout: 120_000 });

type Setting = keyof typeof HARNESSES;

/** As documented: 500 tokens, one more each second, 14 for a retry. */
const RETRIES_MAX = Math.floor((500 + (OUTAGE.untilMs - OUTAGE.fromMs) / 1_000) / 14);

/** Enough to see it, for what sends three times as much. */
const FEWER = 20;

const lived = new Map<string, Promise<Day>>();

/** Each day is lived once. */
function dayOf(setting: Setting, outage: OutageKind, clients = STORM_CLIENTS): Promise<Day> {
  const name = `${setting} ${outage} ${clients}`;
  const day = lived.get(name) ?? runStorm(HARNESSES[setting], outage, clients);
  lived.set(name, day);
  return day;
}

/** What arrived in the outage: calls, orders that they were for, and how many of the calls were not an order's first. */
function arrivedInOutage({ journal }: Day) {
  const arrived = journal.filter(({ at }) => {
    const ms = Date.parse(at) - START_MS;
    return ms >= OUTAGE.fromMs && ms < OUTAGE.untilMs;
  });
  const orders = new Set(arrived.map(({ idempotency_key, query }) => idempotency_key ?? query)).size;
  return { calls: arrived.length, orders, repeats: arrived.length - orders, perOrder: arrived.length / orders };
}

describe('while the provider is away for a minute', () => {
  test.each([
    ['silent', 10],
    ['silent', 50],
    ['announced', 50],
  ] as const)('a shared budget lets 40 retries through in all, however many call (%s, %i clients)', async (outage, clients) => {
    const { orders, perOrder, repeats } = arrivedInOutage(await dayOf('budgetAlone', outage, clients));
    expect(RETRIES_MAX).toBe(40);
    expect(orders).toBeGreaterThan(clients * 14);
    expect(perOrder).toBeLessThanOrEqual(1 + RETRIES_MAX / orders);
    if (outage === 'silent') expect(repeats).toBeGreaterThan(RETRIES_MAX - 5);
  });

  test('without a budget each call is sent three times, and one that each client has for itself changes nothing', async () => {
    const without = arrivedInOutage(await dayOf('neither', 'silent', FEWER));
    expect(without.perOrder).toBeGreaterThan(2.9);
    expect(without.repeats).toBeGreaterThan(10 * RETRIES_MAX);
    expect(arrivedInOutage(await dayOf('budgetPerClient', 'silent', FEWER))).toEqual(without);
  });

  test('a shared breaker lets a handful of calls through: those that open it, and its probes', async () => {
    expect(arrivedInOutage(await dayOf('asItComes', 'silent')).calls).toBeLessThanOrEqual(10);
  });
});

test.each([
  ['asItComes', 'silent'],
  ['budgetAlone', 'silent'],
  ['budgetAlone', 'announced'],
] as const)('docs/storm.md has the row as it is: %s, %s', async (setting, outage) => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/storm.md'), 'utf8');
  const part = page.split(`<!-- generated:${outage} -->`)[1]?.split('<!-- /generated -->')[0] ?? '';
  const row = stormRow(HARNESSES[setting], await dayOf(setting, outage));
  // When it is not: npx tsx bench/programs/storm-page.ts
  expect(part.split('\n')).toContain(`| ${row.join(' | ')} |`);
});
