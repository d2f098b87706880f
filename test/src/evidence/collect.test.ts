// What collect finds in a failure and its causes.
import { describe, expect, it } from 'vitest';
import { collect } from '../../../src/evidence/collect.ts';
import { EXTRACTORS } from '../../../src/evidence/extractors/index.ts';

const error = (message: string, own: object = {}): Error => Object.assign(new Error(message), own);

describe('collect', () => {
  it('reads a response whole', () => {
    const body = {
      type: 'urn:overdue:problem:invoice_already_paid',
      code: 'invoice_already_paid',
      rule: 'R41',
      request_id: 'req_body',
      allowed_operations: ['update_invoice', 'rm -rf'],
      errors: [
        { path: 'lines.0.quantity', expected: 'a decimal number in text', received: 'secret' },
        { path: 'not a path!', expected: 'x' },
      ],
    };
    expect(
      collect({
        http: { status: 409, headers: { 'Request-Id': 'req_4ead', 'Content-Type': 'text/html' }, body: JSON.stringify(body) },
        request: { method: 'post', keyed: true },
      }),
    ).toEqual({
      sources: ['http-response', 'problem-details', 'error-words'],
      status: 409,
      body_kind: 'json',
      request_id: 'req_4ead',
      method: 'POST',
      keyed: true,
      problem_type: 'urn:overdue:problem:invoice_already_paid',
      code: 'invoice_already_paid',
      says: 'rule',
      allowed_operations: ['update_invoice'],
      fields: [{ path: 'lines.0.quantity', expected: 'a decimal number in text' }],
    });
  });

  it.each([
    ['{"a":1}', 'json'],
    ['<!DOCTYPE html><p>', 'html'],
    ['  <html lang="en">', 'html'],
    ['{"a":', 'invalid_json'],
    ['Bad Gateway', 'text'],
    [' \n', 'empty'],
  ])('takes %j for %s whatever the content type says', (body, kind) => {
    for (const type of ['text/plain', 'text/html', 'image/png']) {
      expect(collect({ http: { status: 500, headers: { 'content-type': type }, body } }).body_kind).toBe(kind);
    }
  });

  it.each<[number, object, number]>([
    [200, { title: 'Slow down', status: 429 }, 429],
    [201, { status: 500, message: 'Oops' }, 500],
    [200, { error: { status: 404 } }, 404],
    [200, { error: { code: 503, status: 'UNAVAILABLE' } }, 503],
    [200, { error: 'no', status: 400 }, 400],
    [200, { status: 'open' }, 200],
    [200, { status: 200 }, 200],
    [200, { status: 600 }, 200],
    [200, { status: 404.5 }, 200],
    [200, { error: {}, status: 404 }, 200],
    [302, { status: 404 }, 302],
    [500, { status: 404 }, 500],
  ])('takes the status of a %i with %j for %i', (status, body, expected) => {
    const evidence = collect({ http: { status, headers: {}, body: JSON.stringify(body) } });
    expect([evidence.status, evidence.phase]).toEqual([expected, expected < 300 ? 'decode' : undefined]);
  });

  it.each([
    [{ error: { code: 'rate_limited' } }, 'rate_limited'],
    [{ error: { code: 'not a code!' } }, undefined],
    [{ error: { code: 429 } }, undefined],
    [{ error: ['rate_limited'] }, 'rate_limited'],
    [{ title: 'x', code: 'gone', error: { code: 'rate_limited' } }, 'gone'],
  ])('reads the code of an envelope: %j', (body, code) => {
    expect(collect({ http: { status: 400, headers: {}, body: JSON.stringify(body) } }).code).toBe(code);
  });

  it('reads a body that was parsed already, and none that was not read', () => {
    expect(collect({ http: { status: 500, headers: {}, body: { title: 'x', code: 'broken' } } }).code).toBe('broken');
    expect(collect({ http: { status: 500, headers: {} } }).body_kind).toBeUndefined();
  });

  it.each([
    [200, { 'content-length': '99' }, '{"a":1}', 'body'],
    [200, { 'content-length': '7' }, '{"a":1}', 'decode'],
    [200, { 'content-length': '99', 'content-encoding': 'gzip' }, '{"a":1}', 'decode'],
    [200, { 'content-length': '-5' }, '{"a":1}', 'decode'],
    [200, { 'content-length': '4' }, 'çç', 'decode'],
    [500, { 'content-length': '99' }, '{"a":1}', undefined],
  ])('a %i with %j came as far as it did', (status, headers, body, phase) => {
    expect(collect({ http: { status, headers, body } }).phase).toBe(phase);
  });

  it('says how a success broke off, from its cause', () => {
    const cause = Object.assign(new TypeError('terminated'), { cause: error('other side closed', { code: 'UND_ERR_SOCKET' }) });
    expect(collect({ http: { status: 200, headers: {} }, cause })).toMatchObject({ status: 200, phase: 'body', errno: 'UND_ERR_SOCKET' });
  });

  it.each([
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'connect'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'connect'],
    [{ code: 'ECONNRESET', syscall: 'read' }, 'headers'],
    [{ code: 'ECONNRESET', syscall: 'connect' }, 'connect'],
    [{ code: 'ECONNRESET' }, 'headers'],
    [{ code: 'EHOSTUNREACH', syscall: 'read' }, 'headers'],
    [{ code: 'EPIPE', syscall: 'write' }, 'send'],
    [{ code: 'ETIMEDOUT', syscall: 'connect' }, 'connect'],
    [{ code: 'ETIMEDOUT' }, undefined],
    [{ code: 'CERT_HAS_EXPIRED' }, 'connect'],
    [{ code: 'HPE_INVALID_CONSTANT' }, 'headers'],
    [{ code: 'toString', syscall: 'constructor' }, undefined],
  ])('%j came as far as %s', (own, phase) => {
    expect(collect(error('x', own)).phase).toBe(phase);
  });

  it("ignores a library's own code, so that the cause speaks", () => {
    const failure = error('payment failed', { code: 'EXPIRED_SESSION', cause: error('read', { code: 'ECONNRESET', syscall: 'read' }) });
    expect(collect(failure)).toMatchObject({ errno: 'ECONNRESET', exception: 'Error' });
  });

  it('lets the furthest of several errors speak', () => {
    const errors = [error('a', { code: 'ECONNREFUSED', syscall: 'connect' }), error('b', { code: 'ECONNRESET', syscall: 'read' })];
    expect(collect(new AggregateError(errors))).toMatchObject({ errno: 'ECONNRESET', phase: 'headers' });
  });

  it('looks ten links down and no further', () => {
    const chain = (length: number): Error =>
      Array.from({ length }).reduce<Error>((cause) => new Error('wrapped', { cause }), error('x', { code: 'ECONNRESET' }));
    expect(collect(chain(9)).errno).toBe('ECONNRESET');
    expect(collect(chain(10)).errno).toBeUndefined();
  });

  it('names the class that decides, else the outermost', () => {
    expect(collect(new RangeError('x')).exception).toBe('RangeError');
    expect(
      collect(Object.assign(new TypeError('fetch failed'), { cause: error('x', { name: 'SocketError', code: 'UND_ERR_SOCKET' }) }))
        .exception,
    ).toBe('SocketError');
  });

  it('takes only a message of exactly these words for a network failure', () => {
    expect(collect(new TypeError('fetch failed')).transport_failed).toBe(true);
    expect(collect(new TypeError('fetch failed for invoice 7')).transport_failed).toBeUndefined();
    expect(collect(new Error('fetch failed')).transport_failed).toBeUndefined();
  });
});

describe('EXTRACTORS', () => {
  it('have a source of their own each', () => {
    expect(EXTRACTORS.map((extractor) => extractor.source)).toEqual([
      'item-status',
      'http-response',
      'tool-error',
      'problem-details',
      'oauth-error',
      'dialect',
      'error-envelope',
      'retry-after',
      'other-waits',
      'limit',
      'error-words',
      'input-errors',
      'soap-fault',
      'code-header',
      'told-to-retry',
      'edge',
      'www-authenticate',
      'unreached',
      'tunnel',
      'axios-timeout',
      'client-codes',
      'unsendable',
      'renewal',
      'undici-fetch',
      'node-errno',
      'abort',
      'decode',
      'request-config',
      'settled',
      'grpc',
      'json-rpc',
      'printed',
      'said',
      'success',
    ]);
  });
});
