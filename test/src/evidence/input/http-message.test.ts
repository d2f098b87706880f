// Which of the answers that curl printed is the one that failed, and whose call it answers; an answer that a body quotes is data.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { readFailure } from '../../../../src/evidence/input/read-failure.ts';

const verbose = (method: string, status: string, body = '', key = '') =>
  `> ${method} /v1/x HTTP/1.1\n> Host: a\n${key}> \n< HTTP/1.1 ${status}\n< X-A: b\n< \n${body}* Connection #0 left intact\n`;
const judged = (text: string) => classify(readFailure(text).failure);

describe('several calls that curl -v printed', () => {
  it.each([
    ['with a body between', 'ok\n'],
    ['with none', ''],
  ])('are judged by the last one, %s', (_what, body) => {
    const text = verbose('GET', '200 OK', body) + verbose('POST', '503 Service Unavailable');
    expect(readFailure(text).failure).toMatchObject({ http: { status: 503 }, request: { method: 'POST', keyed: false } });
    expect(judged(text)).toMatchObject({ error_type: 'service_unavailable', retryable: false, effect: 'unknown' });
  });

  it('lend the last one no key', () => {
    const text = verbose('POST', '200 OK', '', '> Idempotency-Key: a1\n') + verbose('POST', '503 Service Unavailable');
    expect(judged(text).retryable).toBe(false);
  });

  it('end in a call without an answer', () => {
    const text = `${verbose('GET', '200 OK', 'ok\n')}> POST /v1/x HTTP/1.1\n> Host: a\n> \ncurl: (56) Recv failure: Connection reset by peer\n`;
    expect(judged(text)).toMatchObject({ error_type: 'network_error', retryable: false, effect: 'unknown' });
  });

  it('are one when the first was sent on', () => {
    const text = verbose('POST', '303 See Other') + verbose('GET', '503 Service Unavailable');
    expect(judged(text)).toMatchObject({ retryable: false, effect: 'unknown' });
  });
});

describe('several answers that curl -i printed', () => {
  const answer = (status: string, body: string, more = '') => `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n${more}\r\n${body}`;
  const throttled = answer('429 Too Many Requests', '{"code":"rate_limited"}');
  const made = answer('201 Created', '{"name":"Maçã"}');
  const absent = answer('404 Not Found', '{"code":"não"}', 'content-length: 15\r\n');

  it.each([
    [made, '', throttled, 'http.429'],
    [made, '\n', throttled, 'http.429'],
    [made, '\n\n', throttled, 'http.429'],
    [absent, '', throttled, 'http.429'],
    [absent, '\n', throttled, 'http.429'],
    [throttled, '\n', made, 'none.not_a_failure'],
    [throttled, '', `${made}\n${absent}`, 'http.404'],
  ])('are judged by the last one: %j%j%j', (first, between, second, rule) => {
    expect(judged(`${first}${between}${second}\n`).rule).toBe(rule);
  });

  it.each([
    ['of an answer that was cut', answer('422 Unprocessable Entity', '{"memo":"')],
    ['that is longer than was told', answer('422 Unprocessable Entity', '{"memo":"a"}', 'content-length: 900\r\n')],
  ])('are one where the second stands in the body %s', (_what, first) => {
    expect(judged(`${first}${throttled}`).upstream?.status).toBe(422);
  });
});

it.each([
  'HTTP/1.1 422 Unprocessable Entity\r\nContent-Type: text/plain\r\n\r\nHTTP/1.1 429 Too Many Requests\r\n\r\nis not a valid memo',
  'HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\n\r\nHTTP/1.1 503 Service Unavailable\r\n\r\nis not a valid memo',
])('an answer that a body quotes is data: %j', (text) => {
  expect(judged(text)).toMatchObject({ error_type: 'invalid_input', retryable: false });
});

it('Google Cloud logs a call with its method', () => {
  const entry = (requestMethod: string) =>
    JSON.stringify({ severity: 'ERROR', httpRequest: { requestMethod, requestUrl: 'https://a/b', status: 503 } });
  expect(judged(entry('POST'))).toMatchObject({ error_type: 'service_unavailable', retryable: false });
  expect(judged(entry('GET'))).toMatchObject({ error_type: 'service_unavailable', retryable: true });
});
