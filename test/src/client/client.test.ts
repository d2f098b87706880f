// createClient: whatever the network does comes back as a value, and a success is looked at before it is believed.
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient, type Result } from '../../../src/client/client.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import type { ClientOptions } from '../../../src/client/options.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import type { Clock } from '../../../src/ports/clock.ts';
import { type Answering, answers, type Running, serverThat } from './servers.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const LIST = '{"object":"list","data":[],"has_more":false,"next_cursor":null}';
const PAYMENT = { invoice_id: 'inv_1', amount_minor: 100 };

const running: Running[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function clientOf(answer: Answering, options: Partial<ClientOptions> = {}) {
  const server = await serverThat(answer);
  running.push(server);
  return { server, client: createClient({ baseUrl: server.url, credential: 'sk_test_1', ...options }) };
}

/** A clock that stands still; its alarms ring by hand. */
function handClock() {
  const alarms: { readonly delayMs: number; readonly wake: () => void; cancelled: boolean }[] = [];
  const clock: Clock = {
    now: () => 0,
    after: (delayMs, wake) => {
      const alarm = { delayMs, wake, cancelled: false };
      alarms.push(alarm);
      return () => {
        alarm.cancelled = true;
      };
    },
  };
  return { clock, alarms };
}

const verdict = (result: Result<unknown>) =>
  result.ok
    ? { seen: result.seen }
    : { seen: result.seen, type: result.error.error_type, retryable: result.error.retryable, effect: result.error.effect };

describe('a success', () => {
  test('has the promised object as its value', async () => {
    const { client } = await clientOf(answers(200, JSON_TYPE, LIST));
    expect(await client.call('list_payments', {})).toEqual({ ok: true, value: JSON.parse(LIST), seen: '200' });
  });

  test('has no member that would reach a prototype', async () => {
    const { client } = await clientOf(
      answers(200, JSON_TYPE, LIST.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{}},')),
    );
    const result = await client.call('list_payments', {});
    expect(result.ok && Object.keys(result.value)).toEqual(['object', 'data', 'has_more', 'next_cursor']);
  });

  test.each<[string, Answering, string]>([
    ['an HTML page', answers(200, { 'content-type': 'text/html; charset=utf-8' }, '<html></html>'), '200 text/html'],
    ['broken JSON', answers(200, JSON_TYPE, LIST.slice(0, 20)), '200 broken JSON'],
    ['JSON without what it must have', answers(200, JSON_TYPE, '{"object":"list","data":[]}'), '200 without has_more, next_cursor'],
    ['a JSON array', answers(200, JSON_TYPE, '[]'), '200 JSON, but no object'],
    ['JSON null', answers(200, JSON_TYPE, 'null'), '200 JSON, but no object'],
    ['nothing', answers(200, JSON_TYPE, ''), '200 empty'],
    ['nothing, and says so', answers(204, {}, ''), '204 empty'],
    ['bytes that are not UTF-8', answers(200, JSON_TYPE, new Uint8Array([0x7b, 0xff, 0x7d])), '200 application/json, not UTF-8'],
    [
      'names that only a prototype has',
      answers(200, JSON_TYPE, '{"__proto__":{"object":1,"data":1,"has_more":1,"next_cursor":1}}'),
      '200 without object, data, has_more, next_cursor',
    ],
  ])('is not believed when it is %s', async (_what, answer, seen) => {
    const { client } = await clientOf(answer);
    expect(verdict(await client.call('list_payments', {}))).toEqual({
      seen,
      type: 'malformed_response',
      retryable: false,
      effect: 'not_applied',
    });
  });
});

describe('an answer about an object that the call named', () => {
  const invoice = (own: object) =>
    JSON.stringify({ ...Object.fromEntries(OPERATIONS.get_invoice.answers.map((name) => [name, null])), object: 'invoice', ...own });

  test.each<[string, object, string]>([
    ['is about that one', { id: 'inv_1' }, '200'],
    ['is not believed about another', { id: 'inv_2' }, '200 another object'],
    ['is not believed about another of no id', { id: null }, '200 another object'],
    ['is not believed about another kind', { id: 'inv_1', object: 'payment' }, '200 another kind of object'],
  ])('%s', async (_what, own, seen) => {
    const { client } = await clientOf(answers(200, JSON_TYPE, invoice(own)));
    const expected = seen === '200' ? { seen } : { seen, type: 'malformed_response', retryable: false, effect: 'not_applied' };
    expect(verdict(await client.call('get_invoice', { invoice_id: 'inv_1' }))).toEqual(expected);
  });
});

test('of many missing names an answer’s doubt tells the first', async () => {
  const { client } = await clientOf(answers(200, JSON_TYPE, '{"error":true}'));
  expect((await client.call('get_customer', { customer_id: 'cus_1' })).seen).toBe('200 without object, id, reference, name and 9 more');
});

describe('a failure on the wire', () => {
  test.each<[string, Answering, ReturnType<typeof verdict>]>([
    [
      'a reset',
      (request) => request.socket.resetAndDestroy(),
      { seen: 'ECONNRESET', type: 'network_error', retryable: true, effect: 'not_applied' },
    ],
    [
      'a close without a byte',
      (request) => request.socket.destroy(),
      { seen: 'UND_ERR_SOCKET', type: 'network_error', retryable: true, effect: 'not_applied' },
    ],
    [
      'an answer cut short',
      (request, response) => {
        response.writeHead(200, { ...JSON_TYPE, 'content-length': '500' });
        response.write('{"object":', () => request.socket.end());
      },
      { seen: 'UND_ERR_SOCKET', type: 'network_error', retryable: true, effect: 'not_applied' },
    ],
    [
      'an error status whose body is cut short: the status is known',
      (request, response) => {
        response.writeHead(503, { ...JSON_TYPE, 'content-length': '500' });
        response.write('{"type":', () => request.socket.end());
      },
      { seen: 'UND_ERR_SOCKET', type: 'service_unavailable', retryable: true, effect: 'not_applied' },
    ],
    [
      'a redirect, which is not followed',
      answers(307, { location: 'http://127.0.0.1:1/' }, ''),
      { seen: '307 no content type', type: 'configuration_error', retryable: false, effect: 'not_applied' },
    ],
    [
      'a gateway page',
      answers(502, { 'content-type': 'text/html' }, '<html>'),
      { seen: '502 text/html', type: 'service_unavailable', retryable: true, effect: 'not_applied' },
    ],
    [
      'a problem document',
      answers(
        404,
        { 'content-type': 'application/problem+json' },
        '{"type":"urn:overdue:problem:not_found","code":"not_found","title":"Not found"}',
      ),
      { seen: '404 not_found', type: 'not_found', retryable: false, effect: 'not_applied' },
    ],
  ])('comes back as a tool error: %s', async (_what, answer, expected) => {
    const { client } = await clientOf(answer);
    expect(verdict(await client.call('list_payments', {}))).toEqual(expected);
  });

  test('comes back as a tool error: nobody listens', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1/v1', credential: 'sk_test_1', fetch: refusing });
    expect(verdict(await client.call('record_payment', PAYMENT))).toMatchObject({ type: 'network_error', effect: 'not_applied' });
  });

  test('shows no secret of the answer in what was seen', async () => {
    const body = '{"code":"ghu_16C7e42F292c6912E7710c838347Ae178B4a"}';
    const { client } = await clientOf(answers(409, { 'content-type': 'secret/ghu-16c7e42f292c6912' }, body));
    expect((await client.call('list_payments')).seen).toBe('409 an odd content type');
  });

  test.each([
    ['without a key is looked up first', undefined, { retryable: false, action: 'reconcile_first' }],
    ['with a key may be sent again', 'key-1', { retryable: true, action: 'retry_with_backoff' }],
  ])('a write that was reset %s', async (_what, key, expected) => {
    const { client } = await clientOf((request) => request.socket.resetAndDestroy());
    const result = await client.call('record_payment', PAYMENT, key === undefined ? {} : { key });
    expect(!result.ok && result.error).toMatchObject({ ...expected, effect: 'unknown' });
  });
});

const refusing: typeof fetch = async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  throw new TypeError('fetch failed', { cause });
};

describe('the deadline', () => {
  test('is thirty seconds when none is given, and is taken off after the answer', async () => {
    const { clock, alarms } = handClock();
    const { client } = await clientOf(answers(200, JSON_TYPE, LIST), { clock });
    await client.call('list_payments', {});
    expect(alarms).toMatchObject([{ delayMs: 30_000, cancelled: true }]);
  });

  test.each<[string, Answering]>([
    ['before the headers', () => undefined],
    ['in the middle of the body', (_request, response) => response.writeHead(200, JSON_TYPE).write('{"object":')],
  ])('ends a call that is silent %s', async (_when, answer) => {
    const { client } = await clientOf(answer);
    const result = await client.call('record_payment', PAYMENT, { deadlineMs: 80 });
    expect(verdict(result)).toEqual({ seen: 'deadline 80 ms', type: 'timeout', retryable: false, effect: 'unknown' });
  });

  test('runs on the clock it was given, and ends even a fetch that does not listen', async () => {
    const { clock, alarms } = handClock();
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', credential: '', clock, fetch: () => new Promise(() => undefined) });
    const waiting = client.call('list_payments', {}, { deadlineMs: 5000 });
    alarms[0]?.wake();
    expect(verdict(await waiting)).toEqual({ seen: 'deadline 5000 ms', type: 'timeout', retryable: true, effect: 'not_applied' });
  });

  test.each([
    ['while it waits', (abort: AbortController) => queueMicrotask(() => abort.abort('enough'))],
    ['before it began', (abort: AbortController) => abort.abort(new DOMException('late', 'TimeoutError'))],
  ])('is not what a caller who gives up %s meets: that is no timeout and is not repeated', async (_when, giveUp) => {
    const abort = new AbortController();
    giveUp(abort);
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', credential: '', fetch: () => new Promise(() => undefined) });
    const result = await client.call('list_payments', {}, { signal: abort.signal });
    expect(verdict(result)).toEqual({ seen: 'aborted by the caller', type: 'unknown', retryable: false, effect: 'not_applied' });
  });
});

describe('a request', () => {
  test('carries path, query, body, key and credential where they belong', async () => {
    const { client, server } = await clientOf(answers(500, {}, ''));
    await client.call('list_invoices', { limit: 2, reference: 'a b&c' });
    await client.call('record_payment', { ...PAYMENT, invoice_id: 'inv 1?' }, { key: 'key-1' });
    await client.call('finalize_invoice', { invoice_id: 'inv_1' });
    expect(server.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'GET', path: '/v1/invoices?limit=2&reference=a%20b%26c', body: '' },
      { method: 'POST', path: '/v1/invoices/inv%201%3F/payments', body: '{"amount_minor":100}' },
      { method: 'POST', path: '/v1/invoices/inv_1/finalize', body: '' },
    ]);
    expect(server.requests.map(({ headers }) => [headers.authorization, headers['idempotency-key']])).toEqual([
      ['Bearer sk_test_1', undefined],
      ['Bearer sk_test_1', 'key-1'],
      ['Bearer sk_test_1', undefined],
    ]);
  });

  test('has no Authorization header when there is no credential', async () => {
    const { client, server } = await clientOf(answers(401, {}, ''), { credential: '' });
    await client.call('list_invoices', {});
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('is sent once', async () => {
    const { client, server } = await clientOf(answers(503, { 'retry-after': '0' }, ''));
    await client.call('list_invoices', {});
    expect(server.requests).toHaveLength(1);
  });

  test('is not written without the id in its path', async () => {
    const { client, server } = await clientOf(answers(200, JSON_TYPE, '{}'));
    await expect(client.call('get_invoice', { invoice_id: '' })).rejects.toThrow(TypeError);
    expect(server.requests).toEqual([]);
  });

  test('for an operation that does not exist is a mistake of the program', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', credential: '' });
    await expect(client.call('toString' as 'get_invoice', { invoice_id: 'inv_1' })).rejects.toThrow(/there is no operation "toString"/);
  });
});

test('guidance comes in the language that was asked for', async () => {
  const { client } = await clientOf(answers(404, {}, ''), { lang: 'pt-BR' });
  const result = await client.call('list_payments', {});
  expect(!result.ok && result.error.guidance).toMatch(/\b(?:não|nada|chamada|identificador|procure|confira)\b/i);
});

test('whatever fetch throws or answers, a call resolves and keeps the laws', async () => {
  const thrown = fc.anything({ withNullPrototype: true, withBigInt: true });
  const answered = fc.record({
    status: fc.integer({ min: 200, max: 599 }),
    body: fc.string(),
    type: fc.constantFrom('application/json', 'text/html', ''),
  });
  const network: fc.Arbitrary<typeof fetch> = fc.oneof(
    thrown.map((value) => () => Promise.reject(value)),
    answered.map(({ status, body, type }) => async () => {
      const empty = [204, 205, 304].includes(status);
      return new Response(empty ? null : body, { status, headers: type === '' ? {} : { 'content-type': type } });
    }),
  );
  await fc.assert(
    fc.asyncProperty(network, fc.boolean(), async (fetch, keyed) => {
      const client = createClient({ baseUrl: 'http://127.0.0.1:1', credential: 'sk_test_1', fetch });
      const result = await client.call('record_payment', PAYMENT, keyed ? { key: 'key-1' } : {});
      expect(result.ok ? [] : checkLaws(result.error, { write: 'keyed', keyed })).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
