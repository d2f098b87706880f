// Random changes of a table of payments, and the comparison of a table with a naive one.
// For tests that hold the store against a model of it.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Payment } from '../../../mock-service/domain/payment.ts';
import type { TableReader } from '../../../mock-service/store/staged-table.ts';
import type { Where } from '../../../mock-service/store/tables.ts';
import type { NaiveTable } from './naive-table.ts';

/** One change of a table. */
export type Change = { readonly put: Payment } | { readonly delete: string };
/** A transaction and what becomes of it; `ground`: what is stored becomes what a new store stands on. */
export type Step = { readonly changes: readonly Change[]; readonly ends: 'kept' | 'dropped' | 'ground' };

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
  paymentLinkId: fc.constant(null),
  amountOverpaidMinor: fc.constant(0),
  amountRefundedMinor: fc.constant(0),
  version: fc.nat({ max: 3 }),
  createdAtMs: fc.constant(0),
});
// A reference names one row at most, as the operations see to it.
const named = payment.chain((row) => fc.constantFrom(null, `ref ${row.id}`).map((reference) => ({ ...row, reference })));
export const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: named.map((put) => ({ put })) },
  { weight: 1, arbitrary: id.map((gone) => ({ delete: gone })) },
);
export const step: fc.Arbitrary<Step> = fc.record({
  changes: fc.array(change, { maxLength: 8 }),
  ends: fc.constantFrom('kept', 'kept', 'dropped', 'ground'),
});
export const where: fc.Arbitrary<Where<'payments'>> = fc.record({ invoiceId, customerId }, { requiredKeys: [] });

/** Does changes to a table. */
export function apply(table: { put(row: Payment): unknown; delete(rowId: string): unknown }, changes: readonly Change[]): void {
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

/** Whatever is asked of the table, it is what the model says. */
export function expectSame(table: TableReader<'payments'>, naive: NaiveTable, query: Where<'payments'>, limit: number): void {
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
