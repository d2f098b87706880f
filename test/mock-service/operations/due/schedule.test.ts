// Due work is done in order of time, each piece at its own instant, the same in one jump or in many steps.
// The works here stand for any: a coupon that comes round every so many days and leaves a tax rate each time.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../../mock-service/determinism/random.ts';
import { createCoupon } from '../../../../mock-service/domain/catalogue/coupon.ts';
import { createTaxRate } from '../../../../mock-service/domain/catalogue/tax-rate.ts';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import { type DueWork, defineDueWork } from '../../../../mock-service/operations/due/due-work.ts';
import { DUE, SEEDS_ARE_QUIET_UNTIL_MS } from '../../../../mock-service/operations/due/index.ts';
import { MAX_PIECES, Schedule } from '../../../../mock-service/operations/due/schedule.ts';
import { seedData } from '../../../../mock-service/store/seed/seed.ts';
import { createStore, type Store, type StoreContents } from '../../../../mock-service/store/store.ts';
import { TABLE_NAMES } from '../../../../mock-service/store/tables.ts';
import type { Transaction } from '../../../../mock-service/store/transaction.ts';

const DAY_MS = 86_400_000;

function leaveRate(tx: Transaction, displayName: string, nowMs: number): void {
  const given = { reference: null, percentage: '5', inclusive: false, country: null, active: true, code: null, holder: undefined };
  const rate = createTaxRate({ id: tx.newId('txr'), displayName, ...given, nowMs });
  if (!isRejection(rate)) tx.tax_rates.put(rate);
}

/** Every `maxRedemptions` days, the next time at `validUntilMs`. */
const round = defineDueWork({
  name: 'come_round',
  table: 'coupons',
  where: {},
  nextAtMs: ({ validUntilMs, maxRedemptions }) => (maxRedemptions === null ? null : validUntilMs),
  run: (coupon, { tx, nowMs }) => {
    leaveRate(tx, `round ${coupon.name}`, nowMs);
    tx.coupons.put({ ...coupon, validUntilMs: nowMs + (coupon.maxRedemptions ?? 0) * DAY_MS });
  },
});

/** Once for every tax rate that a round has left, a day later: work that makes work. */
const after = defineDueWork({
  name: 'look_back',
  table: 'tax_rates',
  where: {},
  nextAtMs: ({ active, createdAtMs }) => (active ? createdAtMs + DAY_MS : null),
  run: (rate, { tx }) => {
    tx.tax_rates.put({ ...rate, active: false });
  },
});
const WORKS: readonly DueWork[] = [round, after];

type Coming = readonly [name: string, firstAtMs: number, everyDays: number];

function storeWith(coming: readonly Coming[], maxRows?: number): Store {
  const store = createStore({ random: createRandom('due'), maxRows });
  const tx = store.begin('call');
  for (const [name, validUntilMs, maxRedemptions] of coming) {
    const amount = { percentOff: '5', amountOffMinor: null, currency: null };
    const coupon = createCoupon({ id: tx.newId('cpn'), reference: null, name, ...amount, validUntilMs, maxRedemptions, nowMs: 0 });
    if (!isRejection(coupon)) tx.coupons.put(coupon);
  }
  tx.commit();
  return store;
}

const seen = (store: Store) => store.rows('tax_rates').map(({ displayName, createdAtMs }) => [displayName, createdAtMs / DAY_MS]);

describe('what is due', () => {
  test('is done in order of time, each piece at its own instant, by the origin schedule', () => {
    const store = storeWith([
      ['a', 3 * DAY_MS, 4],
      ['b', 2 * DAY_MS, 3],
    ]);
    expect(new Schedule(store, [round]).catchUp(8.5 * DAY_MS, DEFAULT_PROFILE)).toBe(true);
    expect(seen(store)).toEqual([
      ['round b', 2],
      ['round a', 3],
      ['round b', 5],
      ['round a', 7],
      ['round b', 8],
    ]);
    expect(store.rows('tax_rates', 'schedule')).toHaveLength(5);
    expect(store.rows('coupons', 'call')).toHaveLength(2);
    expect(store.state().history.map(({ at_ms }) => at_ms / DAY_MS)).toEqual([0, 2, 3, 5, 7, 8]);
  });

  test('is done once, and not again where a calendar is set back', () => {
    const store = storeWith([['a', DAY_MS, 2]]);
    const schedule = new Schedule(store, WORKS);
    const counts = [3, 3, 1, 4, 5].map((day) => {
      schedule.catchUp(day * DAY_MS, DEFAULT_PROFILE);
      return store.count('tax_rates');
    });
    expect(counts).toEqual([2, 2, 2, 2, 3]);
  });

  test('changes with the row: moved, taken away, or gone', () => {
    const store = storeWith([
      ['moved', 5 * DAY_MS, 30],
      ['ended', 5 * DAY_MS, 30],
      ['deleted', 5 * DAY_MS, 30],
    ]);
    const schedule = new Schedule(store, [round]);
    schedule.catchUp(DAY_MS, DEFAULT_PROFILE);
    const tx = store.begin('call', DAY_MS);
    const [moved, ended, deleted] = store.rows('coupons');
    if (moved === undefined || ended === undefined || deleted === undefined) throw new Error('no coupons');
    tx.coupons.put({ ...moved, validUntilMs: 2 * DAY_MS });
    tx.coupons.put({ ...ended, maxRedemptions: null });
    tx.coupons.delete(deleted.id);
    tx.commit();
    schedule.catchUp(10 * DAY_MS, DEFAULT_PROFILE);
    expect(seen(store)).toEqual([['round moved', 2]]);
  });
});

const comings = fc.array(
  fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.integer({ min: 0, max: 40 * DAY_MS }), fc.integer({ min: 1, max: 9 })),
  {
    maxLength: 6,
  },
);
const steps = fc.array(fc.integer({ min: 0, max: 60 * DAY_MS }), { maxLength: 12 }).map((all) => all.toSorted((a, b) => a - b));

/** A new store that goes on from what another has become. */
const restored = (contents: StoreContents): Store =>
  createStore({ random: createRandom('due'), from: JSON.parse(JSON.stringify(contents)) });

test('one jump and many steps leave the same rows, ids, origins and history; so does a store that is restored between', () => {
  fc.assert(
    fc.property(comings, steps, fc.boolean(), (coming, days, isRestored) => {
      const endMs = 60 * DAY_MS;
      const [jumped, stepped] = [storeWith(coming), storeWith(coming)];
      expect(new Schedule(jumped, WORKS).catchUp(endMs, DEFAULT_PROFILE)).toBe(true);
      let [store, schedule] = [stepped, new Schedule(stepped, WORKS)];
      for (const atMs of [...days, endMs]) {
        schedule.catchUp(atMs, DEFAULT_PROFILE);
        if (!isRestored) continue;
        store = restored(store.state());
        schedule = new Schedule(store, WORKS);
      }
      expect(store.state()).toEqual(jumped.state());
    }),
    { numRuns: 200 },
  );
});

describe('a jump', () => {
  test(`of which more than ${MAX_PIECES} pieces are due does those first, and the rest when it is asked again`, () => {
    const store = storeWith(Array.from({ length: 4 }, (_each, n) => [`${n}`, DAY_MS, 1] as const));
    const schedule = new Schedule(store, [round]);
    const endMs = 3650 * DAY_MS;
    expect(schedule.catchUp(endMs, DEFAULT_PROFILE)).toBe(false);
    expect(store.count('tax_rates')).toBe(MAX_PIECES);
    expect(schedule.catchUp(endMs, DEFAULT_PROFILE)).toBe(true);
    expect(store.count('tax_rates')).toBe(4 * 3650);
  });

  test('stops where a table is full, and goes on when there is room', () => {
    const store = storeWith([['a', DAY_MS, 1]], 3);
    const schedule = new Schedule(store, [round]);
    expect(schedule.catchUp(9 * DAY_MS, DEFAULT_PROFILE)).toBe(false);
    expect(seen(store)).toEqual([1, 2, 3].map((day) => ['round a', day]));
    const tx = store.begin('call', 9 * DAY_MS);
    tx.tax_rates.delete(store.rows('tax_rates')[0]?.id ?? '');
    tx.commit();
    schedule.catchUp(9 * DAY_MS, DEFAULT_PROFILE);
    expect(seen(store)).toEqual([2, 3, 4].map((day) => ['round a', day]));
  });

  test('of work that leaves its row as due as it was is a defect, and ends', () => {
    const idle = defineDueWork({ ...round, table: 'coupons', where: {}, nextAtMs: () => DAY_MS, run: () => {} });
    expect(() => new Schedule(storeWith([['a', 0, 1]]), [idle]).catchUp(DAY_MS, DEFAULT_PROFILE)).toThrow('leaves its row as due');
  });
});

test.each(DUE)('$name: nothing of it is due in the data of a seed before 2099', ({ table, nextAtMs }) => {
  for (const seed of ['overdue', 'one', 'two']) {
    const rows = createStore(seedData(seed)).rows(table);
    expect(rows.map(nextAtMs).filter((atMs) => atMs !== null && atMs < SEEDS_ARE_QUIET_UNTIL_MS)).toEqual([]);
  }
});

test('a seed has every table, so that the test above means something', () => {
  const store = createStore(seedData('overdue'));
  expect(TABLE_NAMES.filter((table) => DUE.some((work) => work.table === table) && store.count(table) === 0)).toEqual([]);
});
