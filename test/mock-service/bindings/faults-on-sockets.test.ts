// Each fault as a client sees it over a real socket, and what was stored meanwhile.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../mock-service/index.ts';
import { served } from './served.ts';

let provider: Awaited<ReturnType<typeof served>>;
let answered: (entry: JournalEntry) => void = () => {};
beforeAll(async () => {
  provider = await served({ onCall: (entry) => answered(entry) });
});
afterAll(() => provider.close());

const nextCall = () =>
  new Promise<JournalEntry>((resolve) => {
    answered = resolve;
  });

/** What fetch throws: the code of its cause. */
const codeOf = (failure: { cause?: { code?: string } }) => failure.cause?.code;

const create = (fault: string, signal: AbortSignal | null = null) =>
  fetch(`${provider.url}/v1/customers`, { ...provider.init('POST', { name: 'Ana' }, { 'overdue-fault': fault }), signal });
const customers = async () => (await provider.truth()).created.customers?.length ?? -1;

describe('a broken connection', () => {
  test.each([
    ['reset', 'ECONNRESET', 0],
    ['reset;at=before_operation', 'ECONNRESET', 0],
    ['reset;at=on_wire', 'ECONNRESET', 1],
    ['lost_reply', 'ECONNRESET', 1],
    ['lost_reply;how=close', 'UND_ERR_SOCKET', 1],
  ])('by %s', async (fault, code, stored) => {
    const before = await customers();
    expect(await create(fault).catch(codeOf)).toBe(code);
    expect((await customers()) - before).toBe(stored);
  });

  test.each([
    ['reset', 'reset'],
    ['lost_reply;how=reset', 'reset'],
    ['lost_reply;how=close', 'closed'],
  ])('by %s reaches a raw socket without one byte', async (fault, ended) => {
    const body = JSON.stringify({ name: 'x'.repeat(200), memo: undefined });
    const head = `POST /v1/customers HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer sk_test_overdue_default\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nOverdue-Fault: ${fault}\r\n\r\n`;
    expect(await provider.raw(head + body)).toEqual({ text: '', ended });
  });
});

describe('silence', () => {
  test.each([
    ['stall', 0],
    ['stall;at=on_wire', 1],
    ['lost_reply;how=stall', 1],
  ])('by %s lasts until the caller gives up', async (fault, stored) => {
    const before = await customers();
    const giveUp = new AbortController();
    const stalled = nextCall();
    const outcome = create(fault, giveUp.signal).catch((failure: Error) => failure.name);
    expect((await stalled).answered).toEqual({ kind: 'stall' });
    giveUp.abort();
    expect(await outcome).toBe('AbortError');
    expect((await customers()) - before).toBe(stored);
  });
});

describe('an answer', () => {
  test.each([
    ['rate_limited', 429, '2', 'rate_limited'],
    ['rate_limited;wait_s=7', 429, '7', 'rate_limited'],
    ['rate_limited;retry_after=absent', 429, null, 'rate_limited'],
    ['error_status;status=503', 503, null, 'service_unavailable'],
    ['error_status;status=500;code=melted', 500, null, 'melted'],
    ['error_status;status=503;retry_after_s=30', 503, '30', 'service_unavailable'],
    ['refuse;rule=R43', 422, null, 'payment_exceeds_balance'],
    ['refuse;rule=R75', 409, '1', 'idempotency_in_flight'],
    ['lost_reply;how=error_status;status=504', 504, null, 'gateway_timeout'],
  ])('of %s', async (fault, status, retryAfter, code) => {
    const response = await create(fault);
    const { headers } = response;
    const facts = [response.status, headers.get('retry-after'), headers.get('content-type'), headers.get('overdue-fault-applied')];
    expect(facts).toEqual([status, retryAfter, 'application/problem+json', fault.split(';')[0]]);
    const body = (await response.json()) as Record<string, unknown>;
    expect([body.code, body.status, body.request_id]).toEqual([code, status, headers.get('request-id')]);
  });

  test('of rate_limited with a date names one exactly wait_s after its own Date', async () => {
    const { headers } = await create('rate_limited;retry_after=date;wait_s=9');
    expect(Date.parse(headers.get('retry-after') ?? '') - Date.parse(headers.get('date') ?? '')).toBe(9000);
  });

  test.each([
    ['garble', 200, 'application/json'],
    ['garble;status=502', 502, 'application/json'],
    ['garble;how=html', 200, 'text/html; charset=utf-8'],
    ['garble;how=html;at=before_access', 200, 'text/html; charset=utf-8'],
  ])('of %s is whole and no JSON', async (fault, status, type) => {
    const response = await provider.call('GET', '/invoices', undefined, { 'overdue-fault': fault });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
    const text = await response.text();
    expect(text.length).toBeGreaterThan(0);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test.each([
    ['credential;how=expire', 'credential_expired', 'The API key expired'],
    ['credential;how=revoke', 'credential_revoked', 'The API key was revoked'],
  ])('of %s comes at once and stays', async (fault, code, description) => {
    const { base_path, credentials } = await provider.control('POST', '/sandboxes', {});
    const headers = { authorization: `Bearer ${credentials.default?.secret}` };
    for (const extra of [{ 'overdue-fault': fault }, {}]) {
      const response = await fetch(`${provider.url}${base_path}/customers`, { headers: { ...headers, ...extra } });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, code]);
      expect(response.headers.get('www-authenticate')).toContain(`error_description="${description}"`);
    }
  });

  test('of latency is the real one', async () => {
    const response = await create('latency;delay_ms=1');
    expect([response.status, response.headers.get('overdue-fault-applied')]).toEqual([201, 'latency']);
  });

  test('without a fault has every header and no mark', async () => {
    const response = await provider.call('GET', '/customers?limit=1');
    const names = ['request-id', 'date', 'content-type', 'content-length', 'cache-control', 'overdue-fault-applied'];
    expect(names.map((name) => response.headers.get(name))).toEqual([
      expect.stringMatching(/^req_[a-z0-9]{16}$/),
      expect.stringMatching(/ GMT$/),
      'application/json',
      String((await response.clone().arrayBuffer()).byteLength),
      'no-store',
      null,
    ]);
  });
});

describe('the control API', () => {
  test('answers while every provider call is held on the wire', async () => {
    const rule = await provider.control('POST', '/sandboxes/default/rules', { fault: 'stall', at: 'on_wire' });
    const giveUp = new AbortController();
    const held = Array.from({ length: 20 }, () =>
      fetch(`${provider.url}/v1/customers`, { ...provider.init('GET'), signal: giveUp.signal }).catch((failure: Error) => failure.name),
    );
    const { data } = await provider.control('GET', '/sandboxes/default/rules');
    expect(data).toHaveLength(1);
    expect(await provider.control('GET', '/health')).toMatchObject({
      status: 'ok',
      refused_before_call: 0,
      connections_refused: 0,
      connections_died: 0,
      rules_armed: 1,
    });
    await provider.control('DELETE', `/sandboxes/default/rules/${rule.id}`);
    giveUp.abort();
    expect(new Set(await Promise.all(held))).toEqual(new Set(['AbortError']));
    expect((await provider.call('GET', '/customers')).status).toBe(200);
  });
});
