// What a query answers: values as they are, cut where it must be, by the sandbox's calendar, the same again; and what it leaves behind: nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection } from '../../../mock-service/domain/rejection.ts';
import { MAX_RESULT_LENGTH, MAX_STEPS } from '../../../mock-service/query/limits.ts';
import { query } from '../../../mock-service/query/query.ts';
import type { Source } from '../../../mock-service/query/table.ts';
import { seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../mock-service/store/store.ts';
import { createProvider, NOW_MS } from '../operations/provider.ts';
import { ask, found, records, ruleOf } from './ask.ts';
import { ENDLESS } from './hostile.ts';

const store = createStore(seedData('default'));
const one = async (sql: string, parameters: readonly string[] = []) => (await found(store, { sql, parameters })).rows[0]?.[0];

describe('a value', () => {
  test.each([
    ['1', 1],
    ['-9007199254740991', -9007199254740991],
    ['9007199254740993', '9007199254740993'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['1.5', 1.5],
    ['1e999', 'Infinity'],
    ['-1e999', '-Infinity'],
    ["'ação € 😀'", 'ação € 😀'],
    ["''", ''],
    ["x'00ff'", '00ff'],
    ["CAST(x'610062' AS TEXT)", 'a\u0000b'],
    ['NULL', null],
    ['1 = 1', 1],
    ['0.0 / 0', null],
  ])('%s is answered as %j', async (sql, value) => {
    expect(await one(`SELECT ${sql}`)).toBe(value);
  });

  test('is given by place or by name, and never becomes part of the SQL', async () => {
    const hostile = "x'; DELETE FROM invoices; --";
    expect(await one('SELECT ?', [hostile])).toBe(hostile);
    const named = await found(store, { sql: 'SELECT :a, @b, $c, :a', parameters: { a: 1.5, b: null, c: true } });
    expect(named.rows).toEqual([[1.5, null, 1, 1.5]]);
    expect(await one('SELECT ?2 || ?1', ['b', 'a'])).toBe('ab');
  });

  test('of any text, number or null comes back as it went', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer(),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true }),
      fc.constant(null),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 8 }), async (values) => {
        const { rows } = await found(store, { sql: `SELECT ${values.map(() => '?').join(', ')}`, parameters: values });
        const expected = values.map((each) => (typeof each === 'number' && !Number.isFinite(each) ? String(each) : each));
        expect(rows[0]?.map((cell) => (cell === 0 ? 0 : cell))).toEqual(expected.map((cell) => (cell === 0 ? 0 : cell)));
      }),
      { numRuns: 300, seed: 20_261_201 },
    );
  });

  test.each<[string, readonly (string | number)[] | Record<string, string>]>([
    ['SELECT ?, ?', [1]],
    ['SELECT ?', [1, 2]],
    ['SELECT 1', ['x']],
    ['SELECT :a', {}],
    ['SELECT :a', { b: 'x' }],
    ['SELECT :a', { a: 'x', b: 'y' }],
    ['SELECT ?', { a: 'x' }],
  ])('that does not fit is refused: %s with %j', async (sql, parameters) => {
    const answer = await ask(store, { sql, parameters });
    expect(isRejection(answer) && [answer.rule, answer.field?.path]).toEqual(['R104', 'parameters']);
  });
});

describe('the columns', () => {
  test('have the names of the query and the types of what came', async () => {
    const sql = "SELECT 1 AS a, 'x' AS b, 1.5 AS c, NULL AS d, e, f FROM (SELECT 1 AS e, NULL AS f UNION ALL SELECT 'x', 2)";
    expect((await found(store, sql)).columns).toEqual([
      { name: 'a', type: 'integer' },
      { name: 'b', type: 'text' },
      { name: 'c', type: 'real' },
      { name: 'd', type: null },
      { name: 'e', type: 'mixed' },
      { name: 'f', type: 'integer' },
    ]);
  });

  test('are there where no row is', async () => {
    expect(await found(store, 'SELECT id, name FROM customers WHERE 1 = 0')).toMatchObject({
      columns: [{ name: 'id' }, { name: 'name' }],
      rows: [],
      cut: null,
    });
  });
});

describe('an answer', () => {
  test('has as many rows as were asked for, and says whether there are more', async () => {
    expect(await found(store, { sql: 'SELECT id FROM customers', limit: 5 })).toMatchObject({ rows: { length: 5 }, cut: 'row_limit' });
    expect(await found(store, { sql: 'SELECT id FROM customers', limit: 12 })).toMatchObject({ rows: { length: 12 }, cut: null });
    expect(await found(store, { sql: `${ENDLESS} SELECT i FROM n`, limit: 10_000 })).toMatchObject({
      rows: { length: 10_000 },
      cut: 'row_limit',
    });
  });

  test('is cut where it would be too long', async () => {
    const answer = await found(store, { sql: `${ENDLESS} SELECT printf('%016000d', i) FROM n`, limit: 10_000 });
    expect(answer.cut).toBe('size_limit');
    expect(JSON.stringify(answer.rows).length).toBeLessThanOrEqual(MAX_RESULT_LENGTH + 2);
    expect(answer.rows.length).toBeGreaterThan(60);
  });

  test('is the same again, with the same steps, whatever was asked in between', async () => {
    const sql =
      'SELECT c.name, SUM(l.amount_minor) FROM customers c JOIN invoices i ON i.customer_id = c.id JOIN invoice_lines l ON l.invoice_id = i.id GROUP BY c.id';
    const first = await found(store, sql);
    await ask(store, `${ENDLESS} SELECT COUNT(DISTINCT i) FROM n`);
    await ask(store, 'gremlins');
    expect(await found(store, sql)).toEqual(first);
    expect(await found(createStore(seedData('default')), sql)).toEqual(first);
    expect(first.steps).toBeLessThan(MAX_STEPS / 1000);
  });

  test('finds by a value what it finds by looking at every row', async () => {
    for (const [table, column] of [
      ['invoices', 'customer_id'],
      ['invoices', 'total_minor'],
      ['invoice_lines', 'invoice_id'],
      ['payments', 'status'],
    ] as const) {
      const values = (await found(store, `SELECT DISTINCT ${column} FROM ${table}`)).rows.map(([value]) => value ?? null);
      for (const value of [...values, 'nobody', -1, null]) {
        const count = async (condition: string): Promise<unknown> =>
          (await found(store, { sql: `SELECT COUNT(*) FROM ${table} WHERE ${condition}`, parameters: [value] })).rows;
        expect(await count(`${column} = ?`)).toEqual(await count(`+${column} = ?`));
      }
    }
  });

  test.each([
    ["CAST(total_minor AS TEXT) = '125000'", 'total_minor = 125000'],
    ["total_minor = '125000'", 'total_minor = 125000'],
    ['total_minor = 125000.0', 'total_minor = 125000'],
    ["currency = 'brl' COLLATE NOCASE", "currency = 'BRL'"],
    ["currency COLLATE NOCASE = 'brl'", "currency = 'BRL'"],
    ["currency IN ('BRL', 'EUR')", "currency = 'BRL' OR currency = 'EUR'"],
    ['memo IS NULL', 'NOT (memo IS NOT NULL)'],
  ])('compares as SQLite does: %s', async (one, other) => {
    const count = async (condition: string) => (await found(store, `SELECT COUNT(*) FROM invoices WHERE ${condition}`)).rows[0]?.[0];
    expect(await count(one)).toBe(await count(other));
  });
});

/** Runs where the machine's clock shows another time than UTC. */
async function inZone<Value>(zone: string, run: () => Promise<Value>): Promise<Value> {
  const before = process.env.TZ ?? 'UTC';
  process.env.TZ = zone;
  try {
    return await run();
  } finally {
    process.env.TZ = before;
  }
}

describe('now', () => {
  test("is the sandbox's calendar, in UTC, in every function that asks", async () => {
    const sql = `SELECT datetime('now') AS a, CURRENT_TIMESTAMP AS b, date() AS c, CURRENT_DATE AS d, CURRENT_TIME AS e, unixepoch() AS f,
      strftime('%s') AS g, datetime('now', 'localtime') AS h, datetime('now', 'utc') AS i, date('now', 'start of month', '+1 month', '-1 day') AS j, julianday() AS k`;
    const [a, c, e] = ['2026-03-02 09:30:00', '2026-03-02', '09:30:00'];
    const f = NOW_MS / 1000;
    expect(await inZone('America/Sao_Paulo', () => records(store, sql))).toEqual([
      { a, b: a, c, d: c, e, f, g: String(f), h: a, i: a, j: '2026-03-31', k: 2461101.8958333335 },
    ]);
  });

  test.each([0, Date.UTC(9999, 11, 31, 23, 59, 59)])('may be anywhere that a calendar goes: %i', async (nowMs) => {
    const { rows } = await found(store, { sql: "SELECT datetime('now')", nowMs });
    expect(rows).toEqual([[new Date(nowMs).toISOString().slice(0, 19).replace('T', ' ')]]);
  });
});

describe('queries', () => {
  test('see every write that came before them, and none that was refused', async () => {
    const provider = createProvider();
    const count = async (): Promise<unknown> => (await found(provider.store, 'SELECT COUNT(*) FROM customers')).rows;
    expect(await count()).toEqual([[0]]);
    await provider.made('create_customer', { name: 'Padaria Aurora', reference: 'a' });
    expect(await count()).toEqual([[1]]);
    await provider.perform('create_customer', { name: 'Padaria Aurora', reference: 'a' });
    expect(await count()).toEqual([[1]]);
  });

  test('that run at the same time do not meet: many of many stores, refused ones among them', async () => {
    const providers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const provider = createProvider();
        for (let made = 0; made <= index; made += 1) await provider.made('create_customer', { name: `c${made}` });
        return provider;
      }),
    );
    const asked = Array.from({ length: 200 }, (_, at) => at);
    const answers = await Promise.all(
      asked.map((at) => {
        const { store: own } = providers[at % 8] ?? createProvider();
        return at % 5 === 0
          ? ruleOf(own, 'SELECT random()')
          : found(own, 'SELECT COUNT(*) FROM customers').then(({ rows }) => rows[0]?.[0]);
      }),
    );
    expect(answers).toEqual(asked.map((at) => (at % 5 === 0 ? 'R108' : (at % 8) + 1)));
  });

  const failing = (error: Error): Source => {
    const fail = (): never => {
      throw error;
    };
    return { rows: fail, row: fail, count: fail };
  };
  const question = { sql: 'SELECT * FROM customers', parameters: [], limit: 10, nowMs: NOW_MS };

  test.each([new Error('a defect'), new RangeError('Invalid time value')])(
    'go on after a defect of ours, which is told and not taken for a refusal: %s',
    async (defect) => {
      await expect(query(question, failing(defect))).rejects.toBe(defect);
      expect((await found(store, 'SELECT COUNT(*) FROM customers')).rows).toEqual([[12]]);
    },
  );

  test.each(['WasmAllocError', 'RuntimeError'])(
    'go on with a new engine after one that came to an end, as if nothing had been: %s',
    async (name) => {
      const sql = 'SELECT c.name, COUNT(*) FROM customers c JOIN invoices i ON i.customer_id = c.id GROUP BY c.id ORDER BY 2 DESC, 1';
      const before = await found(store, sql);
      const answer = await query(question, failing(Object.assign(new Error('at its end'), { name })));
      expect(isRejection(answer) && answer.rule).toBe('R106');
      expect(await found(store, sql)).toEqual(before);
    },
  );
});
