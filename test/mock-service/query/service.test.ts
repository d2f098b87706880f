// Queries as callers meet them: who may ask, whose rows they get, under which faults, and that no sandbox or tenant sees another's.
import { describe, expect, test } from 'vitest';
import { QUERY_TABLES } from '../../../mock-service/query/tables/index.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

async function opened() {
  const provider = inProcess();
  const sandbox = async (options: object = {}) => {
    const { base_path, credentials } = (await provider.control('POST', '/sandboxes', options)).body;
    return (key: string, route: string, body?: unknown, headers: Record<string, string> = {}) => {
      const [method = '', path = ''] = route.split(' ');
      const authorization = `Bearer ${credentials[key]?.secret}`;
      return provider.handle(callOf(method, `${base_path}${path}`, body, { authorization, ...headers })).then(replyOf);
    };
  };
  return { ...provider, sandbox };
}

interface Problem {
  readonly code: string;
  readonly rule: string | null;
  readonly errors: readonly { readonly path: string; readonly expected: string }[];
}

interface Listed {
  readonly count: number;
  readonly data: readonly { readonly name: string; readonly column_count: number }[];
}

const COUNT = { sql: 'SELECT COUNT(*) AS customers FROM customers' };

describe('query_data', () => {
  test('answers the rows, their columns, and what it took', async () => {
    const { sandbox } = await opened();
    const call = await sandbox();
    const reply = await call('default', 'POST /query', {
      sql: 'SELECT name FROM customers ORDER BY name LIMIT ?',
      parameters: [2],
      limit: 1,
    });
    expect(reply.status).toBe(200);
    expect(jsonOf(reply)).toMatchObject({
      object: 'query_result',
      columns: [{ name: 'name', type: 'text' }],
      rows: [[expect.any(String)]],
      row_count: 1,
      truncated: true,
      truncated_because: 'row_limit',
      steps: expect.any(Number),
    });
  });

  test.each([
    ['default', 200],
    ['read_only', 200],
    ['other_tenant', 200],
    ['restricted', 403],
    ['expired', 401],
  ])('is for the key %s: %i', async (key, status) => {
    const { sandbox } = await opened();
    const call = await sandbox();
    expect((await call(key, 'POST /query', COUNT)).status).toBe(status);
    expect((await call(key, 'GET /tables')).status).toBe(status);
    expect((await call(key, 'GET /tables/invoices')).status).toBe(status);
  });

  test("finds no row of another tenant's or sandbox's, in no table", async () => {
    const { sandbox } = await opened();
    const [one, two] = [await sandbox(), await sandbox()];
    await one('default', 'POST /customers', { name: 'Mine alone', reference: 'mine' });
    const seen = async (call: typeof one, key: string): Promise<string> => {
      const all = await Promise.all(
        QUERY_TABLES.map(({ name }) => call(key, 'POST /query', { sql: `SELECT * FROM ${name}`, limit: 10_000 })),
      );
      return JSON.stringify(all.map(jsonOf));
    };
    expect(await seen(one, 'default')).toContain('Mine alone');
    expect(await seen(one, 'other_tenant')).not.toContain('Mine alone');
    expect(await seen(two, 'default')).not.toContain('Mine alone');
    const ids = (text: string): ReadonlySet<string> => new Set(text.match(/\b[a-z]{2,3}_[0-9a-z]{20}\b/g));
    const [main, other] = [ids(await seen(one, 'default')), ids(await seen(one, 'other_tenant'))];
    expect(main.size).toBeGreaterThan(100);
    expect([...main].filter((id) => other.has(id))).toEqual([]);
  });

  test('reads the past under stale_list, as a replica that lags', async () => {
    const { sandbox } = await opened();
    const call = await sandbox();
    await call('default', 'POST /customers', { name: 'New' });
    const rows = async (headers = {}) => jsonOf(await call('default', 'POST /query', COUNT, headers)).rows;
    expect(await rows()).toEqual([[13]]);
    expect(await rows({ 'overdue-fault': 'stale_list;writes=1' })).toEqual([[12]]);
    expect(await rows()).toEqual([[13]]);
  });

  test("has the sandbox's calendar for now", async () => {
    const { sandbox } = await opened();
    const call = await sandbox({ frozen_at: '2031-05-06T07:08:09.000Z' });
    expect(jsonOf(await call('default', 'POST /query', { sql: "SELECT datetime('now')" })).rows).toEqual([['2031-05-06 07:08:09']]);
  });

  test('is no write: no key is needed, none is kept, and the journal says that nothing was committed', async () => {
    const { sandbox, defects } = await opened();
    const call = await sandbox();
    const key = { 'idempotency-key': 'k' };
    const first = jsonOf(await call('default', 'POST /query', COUNT, key));
    await call('default', 'POST /customers', { name: 'New' });
    expect(first.rows).toEqual([[12]]);
    expect(jsonOf(await call('default', 'POST /query', COUNT, key)).rows).toEqual([[13]]);
    expect(defects).toEqual([]);
  });

  test.each([
    ['no row is asked for', { sql: 'SELECT 1', limit: 0 }, 'limit'],
    ['too many rows are asked for', { sql: 'SELECT 1', limit: 10_001 }, 'limit'],
    ['the SQL is too long', { sql: 'x'.repeat(10_001) }, 'sql'],
    ['there are too many parameters', { sql: 'SELECT 1', parameters: Array.from({ length: 101 }, () => 1) }, 'parameters'],
    ['a parameter is no single value', { sql: 'SELECT ?', parameters: [{}] }, 'parameters'],
    ['there is no SQL', {}, 'sql'],
  ])('is refused as no request where %s', async (_about, body, path) => {
    const { sandbox } = await opened();
    const reply = await (await sandbox())('default', 'POST /query', body);
    const { code, errors } = jsonOf(reply) as unknown as Problem;
    expect([reply.status, code]).toEqual([422, 'invalid_request']);
    expect(errors[0]?.path).toMatch(new RegExp(`^${path}`));
  });
});

describe('what there is to ask', () => {
  test('is named, each table with what a row is, and each can be looked at', async () => {
    const { sandbox } = await opened();
    const call = await sandbox();
    const { data, count } = jsonOf(await call('read_only', 'GET /tables')) as unknown as Listed;
    expect(count).toBe(QUERY_TABLES.length);
    for (const { name, column_count } of data) {
      const schema = jsonOf(await call('read_only', `GET /tables/${name}`));
      expect(schema.columns).toHaveLength(column_count);
      expect((await call('read_only', 'POST /query', { sql: schema.example })).status).toBe(200);
    }
  });

  test.each([
    ['invoice', /^perhaps invoices; one of /],
    ['payment', /^perhaps payments; one of /],
    ['sqlite_master', /^one of customers, /],
    ['constructor', /^one of customers, /],
  ])('of another name, %s, is missing, and the nearest is named', async (name, expected) => {
    const { sandbox } = await opened();
    const reply = await (await sandbox())('default', `GET /tables/${name}`);
    const { rule, errors } = jsonOf(reply) as unknown as Problem;
    expect([reply.status, rule, errors[0]?.path]).toEqual([404, 'R01', 'table_name']);
    expect(errors[0]?.expected).toMatch(expected);
  });
});
