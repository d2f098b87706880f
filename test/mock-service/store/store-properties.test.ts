// The store against a table that is an array: random puts, deletions, lists, cursors, transactions kept and dropped, ground moved under it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { createStore, type Store } from '../../../mock-service/store/store.ts';
import { naiveTable } from './naive-table.ts';
import { apply, change, expectSame, step, where } from './random-changes.ts';

const RUNS = 1000;

describe(`a store, over ${RUNS} random histories`, () => {
  it('is a table that only kept transactions change', () => {
    const property = fc.property(fc.array(step, { maxLength: 12 }), where, fc.integer({ min: 1, max: 4 }), (steps, query, limit) => {
      let store: Store = createStore({ random: createRandom('model') });
      let naive = naiveTable();
      for (const { changes, ends } of steps) {
        const tx = store.begin('call');
        const staged = naive.copy();
        apply(tx.payments, changes);
        apply(staged, changes);
        expectSame(tx.payments, staged, query, limit);
        expectSame(store.begin('call').payments, naive, query, limit);
        if (ends === 'dropped') continue;
        tx.commit();
        naive = staged;
        if (ends === 'ground') store = createStore({ random: createRandom('model'), base: store.asBase() });
        expect(store.rows('payments')).toStrictEqual(naive.rows());
        expect(store.count('payments')).toBe(naive.rows().length);
      }
    });
    fc.assert(property, { numRuns: RUNS, seed: 20_260_303 });
  });

  it('goes on from a cursor whatever happened since, never twice over a row and past none', () => {
    const property = fc.property(fc.array(change, { minLength: 4, maxLength: 20 }), fc.array(change), where, (before, since, query) => {
      const store = createStore({ random: createRandom('model') });
      const naive = naiveTable();
      for (const changes of [before, since]) {
        const { nextAfter } = store.begin('call').payments.list({ limit: 2, where: query });
        const tx = store.begin('call');
        apply(tx.payments, changes);
        apply(naive, changes);
        tx.commit();
        if (nextAfter === null) continue;
        const { rows } = store.begin('call').payments.list({ limit: 100, where: query, after: nextAfter });
        expect(rows).toStrictEqual(naive.fitting(query, nextAfter));
      }
    });
    fc.assert(property, { numRuns: RUNS, seed: 20_260_304 });
  });
});
