// What a list costs: rows looked at, not time. It depends on the page, never on how many rows there are.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { createInvoice, type Invoice } from '../../../mock-service/domain/invoice.ts';
import { DEFAULT_PROFILE } from '../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../mock-service/domain/rejection.ts';
import { createStore, type Store } from '../../../mock-service/store/store.ts';
import type { Where } from '../../../mock-service/store/tables.ts';

function draft(n: number): Invoice {
  const invoice = createInvoice({
    id: `inv_${n}`,
    reference: `order-${n}`,
    customerId: `cus_${n % 10}`,
    currency: 'BRL',
    number: null,
    terms: {},
    notes: {},
    automaticTax: false,
    coupon: null,
    profile: DEFAULT_PROFILE,
    lines: [],
    nowMs: 0,
  });
  if (isRejection(invoice)) throw new Error(invoice.rule);
  return invoice;
}

/** Drafts that were all opened after they were made, but the first five, which are deleted or still drafts; in many commits. */
function storeOf(count: number): Store {
  const store = createStore({ random: createRandom('work') });
  const each = (write: (tx: ReturnType<Store['begin']>, n: number) => void): void => {
    for (let from = 0; from < count; from += 500) {
      const tx = store.begin('call');
      for (let n = from; n < Math.min(count, from + 500); n += 1) write(tx, n);
      tx.commit();
    }
  };
  each((tx, n) => tx.invoices.put(draft(n)));
  each((tx, n) => (n < 3 ? tx.invoices.delete(`inv_${n}`) : n < 5 ? undefined : tx.invoices.put({ ...draft(n), status: 'open' })));
  return store;
}

const SMALL = storeOf(100);
const LARGE = storeOf(100_000);

describe('a list of 100,000 rows', () => {
  it.each<[string, Where<'invoices'>, number, number]>([
    ['whole', {}, 10, 11],
    ['by state, where nearly all are', { status: 'open' }, 10, 11],
    ['by state, where the two oldest are', { status: 'draft' }, 2, 2],
    ['by state, where none is', { status: 'void' }, 0, 0],
    ['by customer', { customerId: 'cus_5' }, 9, 10],
    ['by customer and state', { customerId: 'cus_7', status: 'open' }, 9, 10],
    ['by customer and state, where one is', { customerId: 'cus_3', status: 'draft' }, 1, 1],
    ['by reference', { reference: 'order-50' }, 1, 1],
    ['by a reference and a state it has not', { reference: 'order-50', status: 'draft' }, 0, 1],
  ])('%s, looks at as many rows as one of 100', (_, where, rows, visited) => {
    for (const store of [SMALL, LARGE]) {
      const page = store.begin('call').invoices.list({ limit: rows === 0 ? 10 : rows, where });
      expect([page.rows.length, page.visited]).toStrictEqual([rows, visited]);
    }
  });

  it('that is deep in it looks at no more rows than the first', () => {
    const page = LARGE.begin('call').invoices.list({ limit: 10, after: 50_000, where: { status: 'open' } });
    expect([page.rows[0]?.id, page.rows.length, page.visited]).toStrictEqual(['inv_49999', 10, 11]);
  });

  it('looks once more at each row of the ground that was changed since, and at no other', () => {
    const store = createStore({ random: createRandom('work'), base: SMALL.asBase() });
    const tx = store.begin('call');
    for (const n of [99, 98, 97]) tx.invoices.put({ ...draft(n), status: 'void' });
    tx.commit();
    const page = store.begin('call').invoices.list({ limit: 5, where: { status: 'open' } });
    expect([page.rows[0]?.id, page.visited]).toStrictEqual(['inv_96', 9]);
  });

  it('is counted without being looked at', () => {
    expect([SMALL.count('invoices'), LARGE.count('invoices')]).toStrictEqual([97, 99_997]);
  });
});
