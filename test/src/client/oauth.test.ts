// An access token that expires: renewed once for all who ask, the call sent once more under its key, and a lost renewal never repeated.
// Against the provider over a real socket; what it saw is read off its journal.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../../mock-service/index.ts';
import type { OAuth, TokenPair } from '../../../src/client/auth.ts';
import { createClient, type Result } from '../../../src/client/client.ts';
import { type Control, createControl, type JournalEntry } from '../../../src/control/client.ts';
import type { Clock } from '../../../src/ports/clock.ts';
import { answers, type Running, serverThat } from './servers.ts';

let service: RunningService;
let control: Control;
beforeAll(async () => {
  service = await startService({});
  control = createControl({ url: service.controlUrl });
});
afterAll(() => service.close());

const servers: Running[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A clock's alarm that rings by hand has nothing to cancel. */
const cancelling = (_count: number) => () => undefined;

/** A sandbox, a first pair of tokens in it, and a client that holds them. */
async function setUp(more: Partial<OAuth> = {}, sandboxOptions: Readonly<Record<string, unknown>> = {}) {
  const sandbox = await control.createSandbox(sandboxOptions);
  const grant = await control.grant(sandbox.id, {});
  const auth: OAuth = {
    tokenUrl: grant.token_url,
    clientId: grant.client_id,
    clientSecret: grant.client_secret,
    accessToken: grant.access_token,
    refreshToken: grant.refresh_token,
    ...more,
  };
  const client = createClient({ baseUrl: sandbox.base_url, auth });
  const arm = (rule: Readonly<Record<string, unknown>>) => control.armRule(sandbox.id, rule);
  const expire = (operation: string, trigger: Readonly<Record<string, number>> = { first: 1 }) =>
    arm({ fault: 'credential', params: { how: 'expire' }, at: 'before_access', trigger, match: { operation } });
  const seen = async () => (await control.journal(sandbox.id)).map(inShort);
  return { sandbox, auth, client, arm, expire, seen };
}

const inShort = ({ operation, answered, idempotency_key: key }: JournalEntry) =>
  `${operation} ${answered?.status ?? answered?.kind}${key === null ? '' : ` ${key}`}`;

function verdict(result: Result<unknown> | { readonly ok: boolean; readonly error?: unknown }) {
  if (!('error' in result)) return 'success';
  const { error_type, retryable, action, effect, details } = (result as Extract<Result<unknown>, { ok: false }>).error;
  return { error_type, retryable, action, effect, refreshable: details?.refreshable };
}

describe('a token that expires between two calls', () => {
  test('is renewed, and the write is sent once more under the same key', async () => {
    const { client, expire, seen, sandbox } = await setUp();
    await expire('create_customer');
    const result = await client.call('create_customer', { name: 'Ana' }, { key: 'order-1042' });
    expect(verdict(result)).toBe('success');
    expect(await seen()).toEqual(['create_customer 401 order-1042', 'oauth_token 200', 'create_customer 201 order-1042']);
    expect((await control.created(sandbox.id)).customers).toHaveLength(1);
  });

  test('is renewed by client_credentials where there is no refresh token', async () => {
    const { auth, sandbox, expire, seen } = await setUp();
    const { refreshToken: _none, accessToken: _neither, ...alone } = auth;
    const client = createClient({ baseUrl: sandbox.base_url, auth: alone });
    await expire('list_customers');
    expect(verdict(await client.call('list_customers'))).toBe('success');
    expect(await seen()).toEqual(['oauth_token 200', 'list_customers 401', 'oauth_token 200', 'list_customers 200']);
  });

  test('is renewed once for fifty calls that met it at the same time', async () => {
    const { client, expire, seen } = await setUp();
    await expire('list_customers');
    const results = await Promise.all(Array.from({ length: 50 }, () => client.call('list_customers')));
    const calls = await seen();
    expect(calls.filter((each) => each.startsWith('oauth_token'))).toEqual(['oauth_token 200']);
    // Calls that were still under way with the old token found the new one waiting.
    expect(results.every(({ ok }) => ok)).toBe(true);
  });

  test('tells whoever keeps the tokens what the new pair is, and goes on with it', async () => {
    const told: TokenPair[] = [];
    const { client, auth, expire } = await setUp({ onTokens: (tokens) => told.push(tokens) });
    await expire('list_customers');
    await client.call('list_customers');
    expect(told).toHaveLength(1);
    expect(told[0]?.refreshToken).toMatch(/^rt_test_/);
    expect(told[0]?.refreshToken).not.toBe(auth.refreshToken);
    expect(verdict(await client.refresh())).toBe('success');
    expect(told).toHaveLength(2);
  });
});

describe('a second expiry', () => {
  test('leaves as expired, not to be renewed again, after two calls and one renewal', async () => {
    const { client, expire, seen } = await setUp();
    await expire('create_customer', { first: 2 });
    expect(verdict(await client.call('create_customer', { name: 'Ana' }, { key: 'k' }))).toEqual({
      error_type: 'expired_credentials',
      retryable: false,
      action: 'escalate',
      effect: 'not_applied',
      refreshable: false,
    });
    expect(await seen()).toEqual(['create_customer 401 k', 'oauth_token 200', 'create_customer 401 k']);
  });
});

describe('refresh: manual', () => {
  test('does nothing by itself; refresh() renews, and the same call passes', async () => {
    const { client, expire, seen } = await setUp({ refresh: 'manual' });
    await expire('list_customers');
    expect(verdict(await client.call('list_customers'))).toEqual({
      error_type: 'expired_credentials',
      retryable: false,
      action: 'refresh_credentials',
      effect: 'not_applied',
      refreshable: true,
    });
    expect(await client.refresh()).toEqual({ ok: true, seen: '200' });
    expect(verdict(await client.call('list_customers'))).toBe('success');
    expect(await seen()).toEqual(['list_customers 401', 'oauth_token 200', 'list_customers 200']);
  });

  test('renews once however many ask at once', async () => {
    const { client, seen } = await setUp({ refresh: 'manual' });
    const all = await Promise.all(Array.from({ length: 20 }, () => client.refresh()));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await seen()).toEqual(['oauth_token 200']);
  });

  test('has nothing to renew with an API key', async () => {
    const client = createClient({ baseUrl: service.url, credential: 'sk_test_overdue_default' });
    await expect(client.refresh()).rejects.toThrow(TypeError);
  });
});

const LOST = { error_type: 'expired_credentials', retryable: false, action: 'escalate', effect: 'not_applied', refreshable: false };

describe('a renewal that fails', () => {
  test.each([{ how: 'reset' }, { how: 'close' }])('by a lost reply (%j) is not repeated: the refresh token is gone', async (params) => {
    const { client, arm, expire, seen } = await setUp();
    await expire('create_customer', { first: 5 });
    await arm({ fault: 'lost_reply', params, match: { operation: 'oauth_token' } });
    const pay = () => client.call('create_customer', { name: 'Ana' }, { key: 'k' });
    expect(verdict(await pay())).toEqual(LOST);
    expect(verdict(await pay())).toEqual(LOST);
    expect(verdict(await client.refresh())).toEqual(LOST);
    expect((await seen()).filter((each) => each.startsWith('oauth_token'))).toEqual([`oauth_token ${params.how}`]);
  });

  test.each([{ how: 'invalid_json' }, { how: 'html' }])('by an unreadable reply (%j) is not repeated either', async (params) => {
    const { client, arm, expire, seen } = await setUp();
    await expire('list_customers', { first: 5 });
    await arm({ fault: 'garble', params, at: 'after_commit', match: { operation: 'oauth_token' } });
    expect(verdict(await client.call('list_customers'))).toEqual(LOST);
    expect(verdict(await client.refresh())).toEqual(LOST);
    expect((await seen()).filter((each) => each.startsWith('oauth_token'))).toHaveLength(1);
  });

  test('by invalid_grant is for a person, and is not tried again', async () => {
    const { client, sandbox, expire, seen } = await setUp({ refreshToken: 'rt_test_nobody_has_this_one' });
    await expire('list_customers', { first: 5 });
    const refused = {
      error_type: 'invalid_credentials',
      retryable: false,
      action: 'escalate',
      effect: 'not_applied',
      refreshable: undefined,
    };
    expect(verdict(await client.call('list_customers'))).toEqual(refused);
    expect(verdict(await client.refresh())).toEqual(refused);
    expect(await seen()).toEqual(['list_customers 401', 'oauth_token 400']);
    expect(JSON.stringify(await control.journal(sandbox.id))).not.toContain('rt_test');
  });

  test('by a lost reply behind a 502 is not repeated: the refresh token is gone', async () => {
    const { client, arm, expire, seen } = await setUp();
    await expire('create_customer', { first: 5 });
    await arm({ fault: 'lost_reply', params: { how: 'error_status', status: 502 }, match: { operation: 'oauth_token' } });
    expect(verdict(await client.call('create_customer', { name: 'Ana' }, { key: 'k' }))).toEqual(LOST);
    expect(verdict(await client.call('create_customer', { name: 'Ana' }, { key: 'k' }))).toEqual(LOST);
    expect((await seen()).filter((each) => each.startsWith('oauth_token'))).toEqual(['oauth_token 502']);
  });

  test('by a 429 keeps the token: the same unkeyed write may be made again, for nothing was done', async () => {
    const { client, arm, expire, seen } = await setUp();
    await expire('create_customer', { first: 2 });
    await arm({ fault: 'rate_limited', at: 'before_access', match: { operation: 'oauth_token' }, trigger: { first: 1 } });
    expect(verdict(await client.call('create_customer', { name: 'Ana' }))).toMatchObject({
      error_type: 'rate_limited',
      retryable: true,
      effect: 'not_applied',
    });
    expect(verdict(await client.call('create_customer', { name: 'Ana' }))).toBe('success');
    expect(await seen()).toEqual([
      'create_customer 401',
      'oauth_token 429',
      'create_customer 401',
      'oauth_token 200',
      'create_customer 201',
    ]);
  });

  test('by a 503 passes where no refresh token was sent', async () => {
    const { auth, sandbox, arm, expire } = await setUp();
    const { refreshToken: _none, ...alone } = auth;
    const client = createClient({ baseUrl: sandbox.base_url, auth: alone });
    await expire('list_customers', { first: 2 });
    const params = { status: 503 };
    await arm({ fault: 'error_status', params, at: 'before_access', match: { operation: 'oauth_token' }, trigger: { first: 1 } });
    expect(verdict(await client.call('list_customers'))).toMatchObject({ error_type: 'service_unavailable', retryable: true });
    expect(verdict(await client.call('list_customers'))).toBe('success');
  });

  test.each(['http://127.0.0.1:1/oauth/token', 'http://user:secret@127.0.0.1:4010/oauth/token'])(
    'because fetch takes no such address (%s) is for whoever set up the client, and keeps the token',
    async (tokenUrl) => {
      const { client, expire } = await setUp({ tokenUrl });
      await expire('list_customers', { first: 5 });
      const result = await client.call('list_customers');
      expect(result.seen).toBe('nothing sent: auth.tokenUrl');
      expect(verdict(result)).toMatchObject({ error_type: 'configuration_error', action: 'escalate', effect: 'not_applied' });
      expect(await client.refresh()).toMatchObject({ seen: 'nothing sent: auth.tokenUrl' });
    },
  );

  test('because nobody listens keeps the token, for nothing was sent', async () => {
    const server = await serverThat(answers(200, {}, ''));
    await server.close();
    const { client, expire } = await setUp({ tokenUrl: server.url });
    await expire('list_customers', { first: 5 });
    expect(verdict(await client.call('list_customers'))).toMatchObject({
      error_type: 'network_error',
      retryable: true,
      effect: 'not_applied',
    });
    expect(verdict(await client.refresh())).toMatchObject({ error_type: 'network_error', retryable: true });
  });

  test('while the call runs out of time goes on for the next one', async () => {
    const { auth, sandbox, arm, expire } = await setUp();
    const alarms: { readonly delayMs: number; readonly wake: () => void }[] = [];
    const clock: Clock = { now: () => 0, after: (delayMs, wake) => cancelling(alarms.push({ delayMs, wake })) };
    const asked: string[] = [];
    const fetchTold: typeof fetch = (request, init) => {
      const { url } = request as Request;
      asked.push(new URL(url).pathname.endsWith('/oauth/token') ? 'token' : 'call');
      // The call's time is up as soon as the renewal has been asked for.
      if (asked.at(-1) === 'token') queueMicrotask(() => alarms.find(({ delayMs }) => delayMs === 700)?.wake());
      return fetch(request, init);
    };
    const client = createClient({ baseUrl: sandbox.base_url, auth, clock, fetch: fetchTold });
    await expire('create_customer');
    await arm({ fault: 'latency', params: { delay_ms: 50 }, at: 'on_wire', match: { operation: 'oauth_token' } });
    expect(verdict(await client.call('create_customer', { name: 'Ana' }, { deadlineMs: 700 }))).toMatchObject({
      error_type: 'timeout',
      effect: 'not_applied',
      retryable: true,
    });
    expect(verdict(await client.call('list_customers', {}, { deadlineMs: 900 }))).toBe('success');
    expect(asked.filter((each) => each === 'token')).toHaveLength(1);
  });
});

test('one deadline covers the call, its renewal and its repetition', async () => {
  const { auth, sandbox, expire } = await setUp();
  const delays: number[] = [];
  const clock: Clock = { now: () => 0, after: (delayMs) => cancelling(delays.push(delayMs)) };
  const client = createClient({ baseUrl: sandbox.base_url, auth, clock });
  await expire('list_customers');
  expect(verdict(await client.call('list_customers', {}, { deadlineMs: 1234 }))).toBe('success');
  expect(delays).toEqual([1234, 30_000]);
});

test.each<[given: object, complaint: string]>([
  [{}, 'createClient: credential: expected'],
  [{ auth: {} }, 'createClient: auth: tokenUrl: expected'],
  [{ auth: { tokenUrl: 'http://x.example', clientId: 'a', clientSecret: '' } }, 'createClient: auth: clientSecret: expected'],
  [{ auth: { tokenUrl: 'http://x.example', clientId: 'a', clientSecret: 'b', refresh: 'never' } }, 'createClient: auth: refresh: expected'],
  [
    { auth: { tokenUrl: 'http://x.example', clientId: 'a', clientSecret: 'b' }, credential: 'c' },
    'createClient: expected credential or auth',
  ],
])('a client given %j is refused: %s', (given, complaint) => {
  expect(() => createClient({ baseUrl: 'http://x.example', ...given })).toThrow(complaint);
});
