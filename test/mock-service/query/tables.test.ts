// Every table, over the seed and over stores that random commands have made: its rows are those of the wire, its keys tell them apart,
// its references resolve, and what it says of its columns is so.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QueryTable } from '../../../mock-service/query/table.ts';
import { QUERY_TABLES, queryTable } from '../../../mock-service/query/tables/index.ts';
import { seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore, type Store } from '../../../mock-service/store/store.ts';
import { REFERENCES, TABLE_NAMES, type TableName } from '../../../mock-service/store/tables.ts';
import { stock } from '../operations/catalogue/catalogue-commands.ts';
import { commandSequence, inputOf } from '../operations/command-sequences.ts';
import { createProvider } from '../operations/provider.ts';
import { found, records } from './ask.ts';
import { WIRE_ROWS } from './wire-rows.ts';

const all = (name: string): { readonly sql: string; readonly limit: number } => ({ sql: `SELECT * FROM ${name}`, limit: 10_000 });
const seeded = (seed = 'default'): Store => createStore(seedData(seed));

/** Its rows, less what the wire does not show of them. */
async function expectRows(table: QueryTable, store: Store): Promise<void> {
  const expected = WIRE_ROWS[table.name]?.(store) ?? [];
  const rows = await records(store, all(table.name));
  expect(rows.map((row, at) => Object.fromEntries(Object.keys(expected[at] ?? {}).map((name) => [name, row[name]])))).toEqual(expected);
}

/** What SQL adds up is what the wire's rows add up to. */
async function expectSums(table: QueryTable, store: Store): Promise<void> {
  const rows = WIRE_ROWS[table.name]?.(store) ?? [];
  const shown = new Set(Object.keys(rows[0] ?? {}));
  const money = table.columns.filter(({ unit, name }) => unit === 'minor' && shown.has(name)).map(({ name }) => name);
  const sums = money.map((name) => `TOTAL(${name}) AS ${name}`);
  const [answer] = await records(store, `SELECT COUNT(*) AS count${sums.map((sum) => `, ${sum}`).join('')} FROM ${table.name}`);
  const expected = money.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]);
  expect(answer).toEqual({ count: rows.length, ...Object.fromEntries(expected) });
}

async function expectKeys({ name, key }: QueryTable, store: Store): Promise<void> {
  const { rows } = await found(store, `SELECT ${key.join(', ')}, COUNT(*) FROM ${name} GROUP BY ${key.join(', ')} HAVING COUNT(*) > 1`);
  expect(rows).toEqual([]);
}

async function expectReferences({ name, columns }: QueryTable, store: Store): Promise<void> {
  for (const column of columns) {
    if (column.references === null) continue;
    const [table, target] = column.references.split('.');
    const sql = `SELECT a.${column.name} FROM ${name} a LEFT JOIN ${table} b ON b.${target} = a.${column.name} WHERE a.${column.name} IS NOT NULL AND b.${target} IS NULL`;
    expect([column.name, (await found(store, sql)).rows]).toEqual([column.name, []]);
  }
}

/** What no customer of the seed has. */
const EMPTY_IN_SEED = [
  ...['customer_addresses', 'invoice_custom_fields', 'invoice_metadata', 'invoice_item_tax_rates', 'credit_note_lines'],
  ...['quote_line_discounts', 'quote_custom_fields', 'quote_metadata'],
  ...['recurring_line_tax_rates', 'recurring_custom_fields', 'recurring_metadata', 'link_visits', 'messages'],
];

/** A line is named by two columns; these tables name lines. */
const NAMING_LINES = ['line_taxes', 'line_discounts', 'credit_note_lines'];

async function expectLines(store: Store): Promise<void> {
  for (const name of NAMING_LINES) {
    const sql = `SELECT a.line_id FROM ${name} a LEFT JOIN invoice_lines l ON l.invoice_id = a.invoice_id AND l.id = a.line_id WHERE l.id IS NULL`;
    expect([name, (await found(store, sql)).rows]).toEqual([name, []]);
  }
  const items = `SELECT i.id FROM invoice_items i LEFT JOIN invoice_lines l ON l.invoice_id = i.invoice_id AND l.id = i.line_id WHERE i.status = 'invoiced' AND l.id IS NULL`;
  expect((await found(store, items)).rows).toEqual([]);
}

async function expectValues({ name, columns }: QueryTable, store: Store): Promise<void> {
  for (const { name: column, values } of columns) {
    if (values === undefined) continue;
    const seen = await found(store, `SELECT DISTINCT ${column} FROM ${name} WHERE ${column} IS NOT NULL`);
    expect([column, seen.rows.flat().filter((value) => !values.includes(String(value)))]).toEqual([column, []]);
  }
}

async function expectTypes({ name, columns }: QueryTable, store: Store): Promise<void> {
  const wrong = columns.map((column) => {
    const type = `typeof(${column.name}) NOT IN ('${column.type}'${column.nullable ? ", 'null'" : ''})`;
    return `SUM(${type}) AS ${column.name}`;
  });
  const [counts] = await records(store, `SELECT ${wrong.join(', ')} FROM ${name}`);
  expect(Object.values(counts ?? {}).filter((count) => count !== 0 && count !== null)).toEqual([]);
}

describe.each(QUERY_TABLES)('$name, in the seed', (table) => {
  const store = seeded();

  test('has the rows that the wire shows', () => expectRows(table, store));
  test('adds up to what they do', () => expectSums(table, store));
  test('tells its rows apart by its key', () => expectKeys(table, store));
  test('names rows that are there', () => expectReferences(table, store));
  test('has values of the types that it says', () => expectTypes(table, store));
  test('has no other words than it says where it says them', () => expectValues(table, store));

  test('has an example that answers', async () => {
    expect((await found(store, table.example)).columns.length).toBeGreaterThan(0);
    expect(table.example).toContain(table.name);
  });

  test('says of each column what it is, and where it refers to', () => {
    const names = table.columns.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...table.key]));
    for (const { name, about, unit, references } of table.columns) {
      expect(about.length).toBeGreaterThan(3);
      expect(name.endsWith('_minor') && !/^unit_amount/.test(name)).toBe(unit === 'minor');
      if (references === null) continue;
      const [target = '', column] = references.split('.');
      expect(queryTable(target)?.key).toEqual([column]);
    }
  });
});

test('there is no table of which the wire tells nothing, and none is left out', () => {
  expect(QUERY_TABLES.map(({ name }) => name).toSorted()).toEqual(Object.keys(WIRE_ROWS).toSorted());
});

/** Repeats the lines that are on the invoices. */
const NOT_SHOWN: readonly TableName[] = ['line_items'];

test('every table of the store is one of them, with the references that the store keeps', () => {
  const shown = new Map(QUERY_TABLES.flatMap((table) => (table.stored === undefined ? [] : [[table.stored, table] as const])));
  expect(TABLE_NAMES.filter((name) => !shown.has(name))).toEqual(NOT_SHOWN);
  const missing = REFERENCES.filter(([table, field, of]) => {
    if (NOT_SHOWN.includes(table)) return false;
    const name = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const column = shown.get(table)?.columns.find((each) => each.name === name);
    return column?.references !== `${of}.id`;
  });
  expect(missing).toEqual([]);
});

test('no table has a secret, a behaviour of a card, or a row of the other tenant', async () => {
  const text = JSON.stringify(await Promise.all(QUERY_TABLES.map(({ name }) => found(seeded(), all(name)))));
  expect(text).not.toMatch(/sk_test|cs_test|decline|needs_authentication/);
  for (const { token } of seeded().rows('payment_links')) expect(text).not.toContain(token);
});

test('the seed has rows in all tables but these', async () => {
  const counts = await Promise.all(QUERY_TABLES.map(async ({ name }) => [name, (await found(seeded(), all(name))).rows.length] as const));
  expect(counts.filter(([, count]) => count === 0).map(([name]) => name)).toEqual(EMPTY_IN_SEED);
});

describe('over random command sequences', () => {
  test('every table has the rows of the wire, and adds up, refers and tells apart as in the seed', { timeout: 120_000 }, async () => {
    let most = 0;
    const property = fc.asyncProperty(commandSequence, async (sequence) => {
      const provider = createProvider();
      const customer = await provider.made('create_customer', {
        name: 'José €',
        default_payment_method_id: 'pm_card_visa',
        address: { line1: 'Rua 1', city: null },
        tax_ids: [{ type: 'br_cpf', value: '123.456.789-09' }],
      });
      await stock(provider);
      const notes = { metadata: { order: '1', '2': 'x' }, custom_fields: [{ name: 'PO', value: '"quoted"; -- text' }] };
      await provider.made('create_invoice', {
        customer_id: customer,
        currency: 'BRL',
        lines: [{ description: 'x', amount_minor: 1 }],
        ...notes,
      });
      const lines = [{ description: 'x', amount_minor: 900, coupon_id: provider.store.rows('coupons')[0]?.id }];
      const offered = { customer_id: customer, currency: 'BRL', lines, ...notes };
      await provider.made('convert_quote_to_invoice', { quote_id: await provider.made('create_quote', offered) });
      const rates = provider.store
        .rows('tax_rates')
        .slice(0, 1)
        .map(({ id }) => id);
      const monthly = {
        interval: 'month',
        starts_on: '2026-03-31',
        ...offered,
        lines: [{ description: 'x', amount_minor: 5, tax_rate_ids: rates }],
      };
      await provider.made('create_recurring_invoice', monthly);
      for (const command of sequence) {
        const input = inputOf(provider, customer, command);
        if (input !== null) await provider.perform(command.operation, input);
      }
      const { store } = provider;
      for (const table of QUERY_TABLES) {
        await expectRows(table, store);
        await expectSums(table, store);
        await expectKeys(table, store);
        await expectReferences(table, store);
        await expectTypes(table, store);
        await expectValues(table, store);
      }
      await expectLines(store);
      most = Math.max(most, store.rows('invoices').length);
    });
    await fc.assert(property, { numRuns: 60, seed: 20_261_201 });
    expect(most).toBeGreaterThan(3);
  });

  test.each(['a', 'b', 'c', 'd'])('and so over the seed %s', async (seed) => {
    const store = seeded(seed);
    for (const table of QUERY_TABLES) {
      await expectRows(table, store);
      await expectSums(table, store);
      await expectKeys(table, store);
      await expectReferences(table, store);
    }
    await expectLines(store);
  });
});
