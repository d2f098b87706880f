// A store as it was: held against a model that keeps a full copy of every state it went through.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { MAX_HISTORY } from '../../../mock-service/store/history.ts';
import type { StoreBase } from '../../../mock-service/store/layers.ts';
import { createStore, type Store } from '../../../mock-service/store/store.ts';
import { type NaiveTable, naiveTable } from './naive-table.ts';
import { apply, expectSame, step, where } from './random-changes.ts';

const RUNS = 500;

const random = createRandom('model');

/** A store made anew from what is left when it was written to a file and read back. */
function restored(store: Store, base: StoreBase | undefined): Store {
  return createStore({ random, base, from: JSON.parse(JSON.stringify(store.state())) });
}

describe(`a store as it was, over ${RUNS} random histories`, () => {
  it('is what it was so many writes, or so much time, ago; a copy of it too', () => {
    const timed = fc.record({ step, passMs: fc.nat({ max: 2 }), isCopied: fc.boolean() });
    const property = fc.property(fc.array(timed, { maxLength: 8 }), where, fc.integer({ min: 1, max: 4 }), (steps, query, limit) => {
      let base: StoreBase | undefined;
      let store: Store = createStore({ random });
      let past: { readonly naive: NaiveTable; readonly atMs: number }[] = [{ naive: naiveTable(), atMs: 0 }];
      let nowMs = 1;
      for (const { step: each, passMs, isCopied } of steps) {
        nowMs += passMs;
        const naive = (past.at(-1)?.naive ?? naiveTable()).copy();
        const tx = store.begin('call', nowMs);
        apply(tx.payments, each.changes);
        apply(naive, each.changes);
        if (each.ends === 'dropped') continue;
        if (tx.commit()) past.push({ naive, atMs: nowMs });
        if (each.ends === 'ground') {
          base = store.asBase();
          store = createStore({ random, base });
          past = past.slice(-1);
        }
        if (isCopied) store = restored(store, base);
      }
      for (const [back, { naive }] of past.toReversed().entries()) {
        expectSame(store.asOf({ writes: back }).begin('call').payments, naive, query, limit);
      }
      for (let atMs = nowMs; atMs > 0; atMs -= 1) {
        const { naive = naiveTable() } = past.findLast((state) => state.atMs <= atMs) ?? past[0] ?? {};
        expectSame(store.asOf({ atMs }).begin('call').payments, naive, query, limit);
      }
    });
    fc.assert(property, { numRuns: RUNS, seed: 20_260_401 });
  });
});

/** A store to which `count` products were added, a millisecond apart from 1 on. */
function withProducts(count: number): Store {
  const store = createStore({ random });
  for (let n = 1; n <= count; n += 1) {
    const tx = store.begin('call', n);
    tx.products.put({
      kind: 'product',
      id: `prod_${n}`,
      reference: null,
      name: 'x',
      description: null,
      active: true,
      price: {
        kind: 'price',
        id: `price_${n}`,
        productId: `prod_${n}`,
        currency: 'BRL',
        unitAmountMinor: '1',
        active: true,
        version: 1,
        createdAtMs: n,
      },
      version: 1,
      createdAtMs: n,
    });
    tx.commit();
  }
  return store;
}

describe('how far back', () => {
  it('is as far as is kept: 100 commits, and no further whatever is asked', () => {
    const store = withProducts(MAX_HISTORY + 20);
    const countAsOf = (to: Parameters<Store['asOf']>[0]): number => store.asOf(to).begin('call').products.count();
    expect([0, 1, 100, 101, 1_000_000].map((writes) => countAsOf({ writes }))).toEqual([120, 119, 20, 20, 20]);
    expect([120, 119.5, 60, 1, -5].map((atMs) => countAsOf({ atMs }))).toEqual([120, 119, 60, 20, 20]);
  });
});

describe('a store as it was', () => {
  it('takes no writes, and the store itself stays as it is', () => {
    const store = withProducts(3);
    const before = JSON.stringify(store.state());
    const tx = store.asOf({ writes: 1 }).begin('call', 9);
    expect(tx.products.delete('prod_1')).toBe(true);
    expect(() => tx.commit()).toThrow('takes no writes');
    expect(JSON.stringify(store.state())).toBe(before);
  });
});
