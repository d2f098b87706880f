// What is refused, and that nothing is left of it: a table of hostile statements, and statements that chance has spoiled.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection, RULES } from '../../../mock-service/domain/rejection.ts';
import { MAX_QUERY_MS } from '../../../mock-service/query/limits.ts';
import { QUERY_TABLES } from '../../../mock-service/query/tables/index.ts';
import { seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../mock-service/store/store.ts';
import { ask, found, ruleOf } from './ask.ts';
import { HOSTILE, SLOW } from './hostile.ts';

const store = createStore(seedData('default'));

describe('a hostile statement', () => {
  test.each(HOSTILE)('%s', async (_about, sql, rule) => {
    expect(await ruleOf(store, { sql, limit: 10_000 })).toBe(rule);
    // The engine that met it is as good as before.
    expect((await found(store, 'SELECT COUNT(*) FROM customers')).rows).toEqual([[12]]);
  });

  test.each(SLOW)('%s: cut by the clock, soon after its time', { timeout: 60_000 }, async (_about, sql, rule) => {
    const began = performance.now();
    const answer = await ask(store, sql);
    expect(isRejection(answer) && [answer.rule, answer.detail]).toEqual([rule, 'Refused: the query takes longer than 3,000 ms.']);
    // One step of the machine may be slow, ten of them are no second on a machine that does something else as well.
    expect(performance.now() - began).toBeLessThan(MAX_QUERY_MS + 3000);
  });

  test('that asks for a text by the gigabyte gets none', async () => {
    expect((await found(store, "SELECT printf('%1000000000d', 1), length(printf('%16385d', 1))")).rows).toEqual([[null, null]]);
  });

  test('is met in numbers', () => {
    expect(HOSTILE.length + SLOW.length).toBeGreaterThan(90);
  });
});

describe('a refusal', () => {
  test.each([
    ['SELECT * FROM invoice', 'Refused: there is no table invoice.', 'perhaps invoices; a table of the list of tables'],
    ['SELECT totl_minor FROM invoices', 'Refused: there is no column totl_minor at character 8.', /^perhaps total_minor; /],
    ['SELECT i.stauts FROM invoices i', 'Refused: there is no column i.stauts at character 8.', /^perhaps status; /],
    [
      'SELECT totl FROM tax_rates',
      'Refused: there is no column totl at character 8.',
      /^one of id, reference, display_name, .*; texts stand in single quotes$/,
    ],
    ['SELECT totl', 'Refused: there is no column totl at character 8.', 'a column of a table in FROM; texts stand in single quotes'],
    ['SELECT é, totl_minor FROM invoices', /^Refused: a column does not exist at character 8\.$/, /^one of id, /],
    ['SELECT cuont(*) FROM invoices', /^Refused: there is no function cuont/, /^perhaps count; one of /],
    ['SELECT * FORM invoices', 'Refused: the SQL has a syntax error near FORM at character 10.', /SELECT/],
    ['SELECT id FROM invoices, customers', 'Refused: the column id is in more than one table at character 8.', /table in front/],
    ['SELECT random()', 'Refused: a query may not call random.', /^perhaps .*; one of |^one of /],
  ])('of %s names what is wrong and what is near', async (sql, detail, expected) => {
    const answer = await ask(store, sql);
    if (!isRejection(answer)) throw new Error('not refused');
    expect(answer.detail).toMatch(detail);
    expect(answer.field?.path).toBe('sql');
    expect(answer.field?.expected).toMatch(expected);
  });

  test.each([
    "SELECT * FROM invoices WHERE memo = 'ana@example.com",
    'SELECT "ana@example.com" FROM invoices',
    'SELECT * FROM "ana@example.com"',
    'SELECT [ana@example.com]()',
    "SELECT 'ana@example.com'; SELECT 'ana@example.com'",
    "SELECT printf('%s ana@example.com', random())",
    'SELECT 1 FROM invoices ORDER BY id COLLATE "ana@example.com"',
    'SELECT * FROM "ana@example.com".invoices',
    "SELECT * FROM invoices WHERE 'ana@example.com' MATCH 'ana@example.com'",
  ])('of %s repeats no value', async (sql) => {
    expect(JSON.stringify(await ask(store, sql))).not.toMatch(/ana@example/);
  });
});

const WORDS = [
  ...[
    'SELECT',
    'FROM',
    'WHERE',
    'JOIN',
    'ON',
    'GROUP BY',
    'ORDER BY',
    'LIMIT',
    'UNION ALL',
    'WITH RECURSIVE',
    'AS',
    'DELETE',
    'UPDATE',
    'SET',
  ],
  ...[
    'INSERT INTO',
    'PRAGMA',
    'ATTACH',
    'CREATE',
    'DROP',
    'EXPLAIN',
    'VALUES',
    'CASE',
    'OVER',
    'COLLATE NOCASE',
    'CAST',
    'NULL',
    'NOT',
    'IN',
  ],
  ...[
    '(',
    ')',
    ',',
    ';',
    '*',
    '=',
    '||',
    '--',
    '/*',
    '*/',
    "'",
    '"',
    '?',
    ':x',
    '1',
    '-',
    '.',
    '%',
    '\u0000',
    'é',
    '😀',
    '9223372036854775807',
    '1e999',
    "x'00'",
  ],
  ...['count', 'sum', 'random', 'printf', 'group_concat', 'date', 'zeroblob', 'sqlite_master', 'pragma_table_list', 'json_each', 'rowid'],
  ...QUERY_TABLES.flatMap(({ name, columns }) => [name, ...columns.slice(0, 3).map((column) => column.name)]),
];

const rubbish = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
/** A statement of the tables above, or an example, with a part cut out, doubled, or replaced by words. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...HOSTILE.map(([, sql]) => sql).filter((sql) => sql.length < 1000), ...QUERY_TABLES.map(({ example }) => example)),
    fc.nat(),
    fc.nat({ max: 12 }),
    rubbish,
  )
  .map(([sql, at, length, words]) => {
    const place = at % (sql.length + 1);
    return `${sql.slice(0, place)}${length % 3 === 0 ? ` ${words} ` : ''}${sql.slice(place + length)}`;
  });

describe('statements that chance has made', () => {
  test('are answered or refused, never thrown at, never more than their time, and change nothing', { timeout: 300_000 }, async () => {
    const before = JSON.stringify(store.state());
    const rows = JSON.stringify(store.rows('invoices'));
    const outcomes = new Map<string, number>();
    let longest = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(rubbish, spoiled, spoiled), async (sql) => {
        const began = performance.now();
        const answer = await ask(store, { sql, limit: 100 });
        longest = Math.max(longest, performance.now() - began);
        const outcome = isRejection(answer) ? answer.rule : 'rows';
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(outcome === 'rows' || outcome in RULES).toBe(true);
      }),
      { numRuns: 3000, seed: 20_261_201 },
    );
    expect(JSON.stringify(store.state())).toBe(before);
    expect(JSON.stringify(store.rows('invoices'))).toBe(rows);
    expect(longest).toBeLessThan(MAX_QUERY_MS + 3000);
    for (const outcome of ['rows', 'R104', 'R105', 'R106', 'R108']) expect([outcome, outcomes.get(outcome) ?? 0]).not.toEqual([outcome, 0]);
    expect((await found(store, 'SELECT COUNT(*) FROM customers')).rows).toEqual([[12]]);
  });
});
