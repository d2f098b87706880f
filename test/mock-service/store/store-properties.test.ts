// The store against a table that is an array: random puts, deletions, lists, cursors, transactions kept and dropped, ground moved under it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import type { Payment } from '../../../mock-service/domain/payment.ts';
import type { TableReader } from '../../../mock-service/store/staged-table.ts';
import { createStore, type Store } from '../../../mock-service/store/store.ts';
import type { Where } from '../../../mock-service/store/tables.ts';
import { type NaiveTable, naiveTable } from './naive-table.ts';

const RUNS = 1000;

type Change = { readonly put: Payment } | { readonly delete: string };
type Step = { readonly changes: readonly Change[]; readonly ends: 'kept' | 'dropped' | 'ground' };

const id = fc.nat({ max: 11 }).map((n) => `pay_${n}`);
const invoiceId = fc.constantFrom('inv_a', 'inv_b', 'inv_c');
const customerId = fc.constantFrom('cus_a', 'cus_b');
const payment: fc.Arbitrary<Payment> = fc.record({
  kind: fc.constant('payment' as const),
  id,
  reference: fc.constant(null),
  invoiceId,
  customerId,
  amountMinor: fc.nat(),
  currency: fc.constant('BRL'),
  status: fc.constant('succeeded' as const),
  paymentMethodId: fc.constant(null),
  amountOverpaidMinor: fc.constant(0),
  amountRefundedMinor: fc.constant(0),
  version: fc.nat({ max: 3 }),
  createdAtMs: fc.constant(0),
});
// A reference names one row at most, as the operations see to it.
const named = payment.chain((row) => fc.constantFrom(null, `ref ${row.id}`).map((reference) => ({ ...row, reference })));
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: named.map((put) => ({ put })) },
  { weight: 1, arbitrary: id.map((gone) => ({ delete: gone })) },
);
const step: fc.Arbitrary<Step> = fc.record({
  changes: fc.array(change, { maxLength: 8 }),
  ends: fc.constantFrom('kept', 'kept', 'dropped', 'ground'),
});
const where: fc.Arbitrary<Where<'payments'>> = fc.record({ invoiceId, customerId }, { requiredKeys: [] });

function apply(table: { put(row: Payment): unknown; delete(rowId: string): unknown }, changes: readonly Change[]): void {
  for (const each of changes) 'put' in each ? table.put(each.put) : table.delete(each.delete);
}

/** All pages of a list, one after the other. */
function pages(table: TableReader<'payments'>, query: Where<'payments'>, limit: number): readonly Payment[] {
  const rows: Payment[] = [];
  let after: number | null | undefined;
  while (after !== null) {
    const page = table.list({ limit, where: query, after });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    rows.push(...page.rows);
    after = page.nextAfter;
  }
  return rows;
}

function expectSame(table: TableReader<'payments'>, naive: NaiveTable, query: Where<'payments'>, limit: number): void {
  const rows = naive.rows();
  expect(table.count()).toBe(rows.length);
  expect(pages(table, query, limit)).toStrictEqual(naive.fitting(query));
  expect(pages(table, {}, limit)).toStrictEqual(rows.toReversed());
  for (let n = 0; n <= 11; n += 1) {
    const found = rows.find((row) => row.id === `pay_${n}`);
    expect(table.get(`pay_${n}`)).toStrictEqual(found);
    expect(table.byReference(`ref pay_${n}`)).toStrictEqual(found?.reference === null ? undefined : found);
  }
}

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
