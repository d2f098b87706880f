// TABLES says which column names a row of which table; the row schemas and the seed's data say the same.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ROWS } from '../../../mock-service/store/rows/index.ts';
import { seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../mock-service/store/store.ts';
import { REFERENCES, TABLE_NAMES, TABLES } from '../../../mock-service/store/tables.ts';

/** Columns that end in Id and name no row that is always there, and why. */
const LOOSE: Readonly<Record<string, string>> = {
  'customers.defaultPaymentMethodId': 'may be a test name, which is no row',
  'payments.paymentMethodId': 'may be a test name, which is no row',
  'invoice_items.invoiceId': 'a draft that claimed it may be deleted',
  'invoice_items.lineItemId': 'a pending item has its line yet to come',
};

const columns = TABLE_NAMES.flatMap((table) => {
  const schema = ROWS[table];
  if (!(schema instanceof z.ZodObject)) throw new Error(`${table} is no object`);
  return Object.keys(schema.shape).map((column) => [table, column] as const);
});

describe('a column that ends in Id', () => {
  const named = columns.filter(([, column]) => column.endsWith('Id'));
  test.each(named)('%s.%s is a reference, or it says why not', (table, column) => {
    const isReference = REFERENCES.some(([of, field]) => of === table && field === column);
    expect(isReference).not.toBe(`${table}.${column}` in LOOSE);
  });
});

test('a reference is a column', () => {
  const known = columns.map(([table, column]) => `${table}.${column}`);
  expect(known).toEqual(expect.arrayContaining(REFERENCES.map(([table, field]) => `${table}.${field}`)));
});

describe.each(['overdue', 'one', 'ação'])('the data of the seed %s', (seed) => {
  const store = createStore(seedData(seed));

  test.each(REFERENCES)('%s.%s names rows of %s', (table, field, of) => {
    const ids = new Set(store.rows(of).map(({ id }) => id));
    const names = store.rows(table).map((row) => (row as unknown as Readonly<Record<string, unknown>>)[field]);
    expect(names.filter((name) => name !== null && !ids.has(String(name)))).toEqual([]);
  });

  test.each(TABLE_NAMES)('%s has rows that its schema knows, with ids that begin as it says', (table) => {
    for (const row of store.rows(table)) {
      expect(row.id.startsWith(`${TABLES[table].prefix}_`)).toBe(true);
      expect(ROWS[table].safeParse(row).error?.issues ?? []).toEqual([]);
    }
  });
});
