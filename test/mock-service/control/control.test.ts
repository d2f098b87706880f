// The control API: who may use it, what it refuses, what it answers.
import { describe, expect, test } from 'vitest';
import { CONTROL_ROUTES } from '../../../mock-service/control/index.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

describe('the guard', () => {
  const ALLOWED = { allowedHosts: ['overdue'] };

  test.each<[string, Record<string, string>, number]>([
    ['a loopback name', { host: 'localhost:4010' }, 200],
    ['a loopback address', { host: '127.0.0.1:4010' }, 200],
    ['the other loopback address', { host: '[::1]:4010' }, 200],
    ['an allowed host', { host: 'Overdue:4010' }, 200],
    ['its own origin', { origin: 'http://localhost:4010' }, 200],
    ['another host', { host: 'evil.example' }, 403],
    ['a host that begins like a loopback one', { host: 'localhost.evil.example' }, 403],
    ['a host with a user', { host: 'localhost@evil.example' }, 403],
    ['no host', { host: '' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
  ])('meets %s', async (_title, headers, status) => {
    expect((await inProcess(ALLOWED).control('GET', '/sandboxes/default', undefined, headers)).status).toBe(status);
  });

  test.each<[string, Record<string, string>, number]>([
    ['the token', { authorization: 'Bearer s3cret' }, 200],
    ['no token', { authorization: '' }, 401],
    ['another token', { authorization: 'Bearer s3creT' }, 401],
    ['a longer token', { authorization: 'Bearer s3crets3cret' }, 401],
    ['an empty token', { authorization: 'Bearer ' }, 401],
  ])('that asks for a token meets %s', async (_title, headers, status) => {
    const { control } = inProcess({ controlToken: 's3cret' });
    expect((await control('GET', '/sandboxes/default', undefined, headers)).status).toBe(status);
    expect((await control('GET', '/health', undefined, headers)).status).toBe(200);
  });
});

describe('bad input', () => {
  test.each<[string, string, string, unknown, number, string]>([
    ['an unknown path', 'GET', '/nowhere', undefined, 404, 'route_not_found'],
    ['a path trick', 'GET', '/sandboxes/%2e%2e/journal', undefined, 404, 'sandbox_not_found'],
    ['an endless name', 'GET', `/sandboxes/${'x'.repeat(3000)}`, undefined, 404, 'sandbox_not_found'],
    ['a broken escape', 'GET', '/sandboxes/%zz', undefined, 404, 'sandbox_not_found'],
    ['another method', 'PUT', '/sandboxes', {}, 405, 'method_not_allowed'],
    ['an unknown sandbox', 'GET', '/sandboxes/sb_none/truth', undefined, 404, 'sandbox_not_found'],
    ['an unknown field', 'POST', '/sandboxes', { sead: 'x' }, 422, 'invalid_request'],
    ['a wrong type', 'POST', '/sandboxes', { seed: 7 }, 422, 'invalid_request'],
    ['a date that is none', 'POST', '/sandboxes/default/clock/freeze', { at: 'tomorrow' }, 422, 'invalid_request'],
    ['a clock going back', 'POST', '/sandboxes/default/clock/advance', { duration_ms: -1 }, 422, 'invalid_request'],
    ['a calendar before 1970', 'POST', '/sandboxes/default/clock/freeze', { at: '1969-12-31T23:59:59Z' }, 422, 'calendar_out_of_range'],
    ['a sandbox before 1970', 'POST', '/sandboxes', { frozen_at: '1969-12-31T23:59:59Z' }, 422, 'calendar_out_of_range'],
    ['an unknown rule', 'DELETE', '/sandboxes/default/rules/rule_9', undefined, 404, 'rule_not_found'],
    ['an unknown operation', 'POST', '/sandboxes/default/operations/pay', { input: {} }, 404, 'operation_not_found'],
    ['a bad set-up input', 'POST', '/sandboxes/default/operations/create_customer', { input: {} }, 422, 'invalid_request'],
    ['a set-up that is refused', 'POST', '/sandboxes/default/operations/get_invoice', { input: { invoice_id: 'inv_0' } }, 404, 'not_found'],
    ['the end of the default sandbox', 'DELETE', '/sandboxes/default', undefined, 409, 'sandbox_permanent'],
    ['a limit that is none', 'GET', '/sandboxes/default/journal?limit=0', undefined, 422, 'invalid_request'],
    ['a limit that is no number', 'GET', '/sandboxes/default/journal?limit=abc', undefined, 422, 'invalid_request'],
    ['a write on the index', 'POST', '', {}, 405, 'method_not_allowed'],
  ])('%s', async (...[, method, path, input, status, code]) => {
    const provider = inProcess();
    const { status: got, body } = await provider.control(method, path, input);
    expect([got, body.code]).toEqual([status, code]);
    expect(provider.defects).toEqual([]);
  });

  test('of twenty thousand fields is answered in twenty lines', async () => {
    const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field_${index}`, 1]));
    const refused = await inProcess().control('POST', '/sandboxes', body);
    expect([refused.status, refused.body.errors.length]).toEqual([422, 20]);
    expect(refused.body.errors[0]?.expected).toMatch(
      /^no such field; valid ones: seed, data, expires_in_s, frozen_at, rate_limit, (?:\w+, )*fault_header$/,
    );
    expect(refused.body.detail).toMatch(/; and 19997 more\.$/);
  });

  test('of a rule is bounded just so', async () => {
    const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field_${index}`, 1]));
    const refused = await inProcess().control('POST', '/sandboxes/default/rules', body);
    expect([refused.status, refused.body.errors.length]).toEqual([422, 20]);
  });

  test('names the valid operations', async () => {
    const { body } = await inProcess().control('POST', '/sandboxes/default/operations/pay', {});
    expect(body.errors[0]?.expected).toMatch(/^one of create_customer, .*\blist_refunds\b/);
  });

  test('that is no JSON type is 415, so that no form of a web page gets through', async () => {
    const { control } = inProcess();
    expect((await control('POST', '/sandboxes', {}, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('past the cap of sandboxes is refused until one is deleted', async () => {
    const { control } = inProcess({ maxSandboxes: 2 });
    const { body } = await control('POST', '/sandboxes', {});
    const refused = await control('POST', '/sandboxes', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_sandboxes']);
    await control('DELETE', `/sandboxes/${body.id}`);
    expect((await control('POST', '/sandboxes', {})).status).toBe(201);
  });
});

describe('someone who looks around', () => {
  test.each(['', '/'])('finds every route at /__overdue%s', async (path) => {
    const { status, body } = await inProcess().control('GET', path);
    expect(status).toBe(200);
    const listed = body as unknown as { readonly routes: readonly Readonly<Record<string, string>>[] };
    expect(listed.routes.map(({ name }) => name)).toEqual(CONTROL_ROUTES.map(({ name }) => name).filter((name) => name !== 'index'));
    expect(listed.routes).toContainEqual({
      name: 'read_truth',
      method: 'GET',
      path: '/__overdue/sandboxes/{sandbox_id}/truth',
      summary: expect.any(String),
    });
  });

  test('finds every sandbox', async () => {
    const { control } = inProcess();
    const made = (await control('POST', '/sandboxes', { seed: 'x' })).body;
    expect((await control('GET', '/sandboxes')).body.data).toEqual([
      { id: 'default', base_url: 'http://localhost/v1', seed: expect.any(String) },
      { id: made.id, base_url: `http://localhost/s/${made.id}/v1`, seed: 'x' },
    ]);
    await control('DELETE', `/sandboxes/${made.id}`);
    expect((await control('GET', '/sandboxes')).body.data).toHaveLength(1);
  });
});

describe('the truth', () => {
  test('shows the last rows of a table, as many as it is asked for, and says when there are more', async () => {
    const { control, handle } = inProcess();
    for (const name of ['Ana', 'Bia', 'Caio']) await handle(callOf('POST', '/v1/customers', { name }, { 'idempotency-key': name }));
    const read = async (query: string) => {
      const { created, counts, truncated } = (await control('GET', `/sandboxes/default/truth${query}`)).body as unknown as {
        readonly created: { readonly customers: readonly { readonly name: string }[] };
        readonly counts: { readonly customers: number };
        readonly truncated: boolean;
      };
      return [created.customers.map(({ name }) => name), counts.customers, truncated];
    };
    expect(await read('')).toEqual([['Ana', 'Bia', 'Caio'], 15, false]);
    expect(await read('?limit=3')).toEqual([['Ana', 'Bia', 'Caio'], 15, false]);
    expect(await read('?limit=2')).toEqual([['Bia', 'Caio'], 15, true]);
    expect((await control('GET', '/sandboxes/default/truth?limit=0')).status).toBe(422);
  });
});

describe('a sandbox', () => {
  test('is created with its keys, its base URL and its handles', async () => {
    const { status, body } = await inProcess().control('POST', '/sandboxes', { seed: 'x' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ base_url: `http://localhost${body.base_path}`, base_path: `/s/${body.id}/v1` });
    expect(Object.keys(body.credentials)).toEqual(['default', 'read_only', 'restricted', 'expired', 'revoked', 'other_tenant']);
    expect(body.handles['invoice.open']).toMatch(/^inv_/);
  });

  test.each([
    ['default', 200],
    ['read_only', 200],
    ['expired', 401],
    ['revoked', 401],
  ])('has the documented key sk_test_overdue_%s', async (name, status) => {
    const authorization = `Bearer sk_test_overdue_${name}`;
    const { handle } = inProcess();
    expect(replyOf(await handle(callOf('GET', '/v1/customers', undefined, { authorization }))).status).toBe(status);
  });

  test('takes a set-up past its faults, and leaves it out of the journal and of what was created', async () => {
    const { arm, control, journal, truth } = inProcess();
    await arm({ fault: 'reset' });
    const { status, body } = await control('POST', '/sandboxes/default/operations/create_customer', { input: { name: 'Ana' } });
    expect([status, body.result.id.slice(0, 4)]).toEqual([200, 'cus_']);
    expect(await journal()).toEqual([]);
    const { counts, created } = await truth();
    expect([counts.customers, created.customers]).toEqual([13, []]);
  });

  test('has a clock that freezes, advances and resumes', async () => {
    const { control, clock } = inProcess();
    const at = async (method: string, path: string, body?: unknown) =>
      (await control(method, `/sandboxes/default/clock${path}`, body)).body;
    expect(await at('GET', '')).toEqual({ now: '2026-02-01T09:00:00.000Z', frozen: false, caught_up: true });
    expect(await at('POST', '/freeze', { at: '2027-01-01T00:00:00Z' })).toEqual({
      now: '2027-01-01T00:00:00.000Z',
      frozen: true,
      caught_up: true,
    });
    await clock.advance(5000);
    expect(await at('POST', '/advance', { duration_ms: 1000 })).toEqual({ now: '2027-01-01T00:00:01.000Z', frozen: true, caught_up: true });
    expect(await at('POST', '/resume')).toEqual({ now: '2027-01-01T00:00:01.000Z', frozen: false, caught_up: true });
    await clock.advance(2000);
    expect(await at('GET', '')).toEqual({ now: '2027-01-01T00:00:03.000Z', frozen: false, caught_up: true });
  });

  test('has a calendar that ends with the year 9999', async () => {
    const { control, defects } = inProcess();
    await control('POST', '/sandboxes/default/clock/freeze', { at: '9999-12-31T23:59:58Z' });
    const past = await control('POST', '/sandboxes/default/clock/advance', { duration_ms: 2000 });
    expect([past.status, past.body.code]).toEqual([422, 'calendar_out_of_range']);
    const last = await control('POST', '/sandboxes/default/clock/advance', { duration_ms: 1999 });
    expect(last.body).toEqual({ now: '9999-12-31T23:59:59.999Z', frozen: true, caught_up: true });
    expect(defects).toEqual([]);
  });

  test('keeps a journal that names the key and never shows it', async () => {
    const { service, journal } = inProcess();
    const call = callOf('POST', '/v1/customers?x=1', { name: 'Ana' }, { 'idempotency-key': 'k-1' });
    (await service.handle(call)).settle(true);
    const [entry] = await journal();
    expect(entry).toMatchObject({
      seq: 1,
      at: '2026-02-01T09:00:00.000Z',
      caller: 'key:default',
      credential: 'default',
      operation: 'create_customer',
      method: 'POST',
      path: '/customers',
      query: 'x=1',
      idempotency_key: 'k-1',
      body: { name: 'Ana' },
      commit: 'none',
      answered: { kind: 'respond', status: 422, code: 'invalid_request' },
      taken: true,
      duration_ms: 0,
    });
    expect(JSON.stringify(entry)).not.toContain('sk_test');
  });
});

describe('every answer of the control API', () => {
  test.each(CONTROL_ROUTES.filter(({ method }) => method === 'GET').map(({ name, path, output }) => ({ name, path, output })))(
    'has the shape $name promises',
    async ({ path, output }) => {
      const { arm, control, handle } = inProcess();
      await arm({ fault: 'error_status', params: { status: 503 }, match: { method: 'GET' }, trigger: { first: 1 } });
      await handle(callOf('GET', '/v1/invoices'));
      await handle(callOf('POST', '/v1/customers', { name: 'Ana' }));
      const { status, body } = await control('GET', path.replace('{sandbox_id}', 'default'));
      expect(status).toBe(200);
      expect(output?.safeParse(body)).toMatchObject({ success: true });
    },
  );

  test('carries its own id and is never in a journal', async () => {
    const { service, journal } = inProcess();
    const reply = await service.control(callOf('GET', '/__overdue/sandboxes/none'));
    expect(reply.headers['request-id']).toBe(jsonOf(reply).request_id);
    expect(await journal()).toEqual([]);
  });
});
