// What is pasted into `overdue classify`: prints of HTTP clients, JSON of all kinds, texts, and what is none of these.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { readFailure } from '../../../../src/evidence/input/read-failure.ts';

const response = (status: number, headers: object, body: string, request?: object): object => ({
  http: { status, headers, body },
  ...(request === undefined ? {} : { request }),
});

const PRINTS: readonly (readonly [string, string, object])[] = [
  [
    'curl -i',
    'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 3\r\nContent-Type: text/plain\r\n\r\nslow down',
    response(429, { 'retry-after': '3', 'content-type': 'text/plain' }, 'slow down'),
  ],
  [
    'curl -iL after a redirect',
    'HTTP/1.1 301 Moved\r\nLocation: /x\r\n\r\nHTTP/2 503 \r\nretry-after: 9\r\n\r\nbusy',
    response(503, { 'retry-after': '9' }, 'busy'),
  ],
  ['curl -i after 100 Continue', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 409 Conflict\r\n\r\n{}', response(409, {}, '{}')],
  ['curl -i through a proxy', 'HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 502 Bad Gateway\r\n\r\n', response(502, {}, '')],
  [
    'curl -v, the key itself dropped',
    '*   Trying 127.0.0.1:4010...\n> POST /v1/invoices HTTP/1.1\n> Idempotency-Key: order-1\n> \n< HTTP/1.1 503 Service Unavailable\n< Retry-After: 7\n< \n{ [4 bytes data]\n* Connection #0 left intact\ndown',
    response(503, { 'retry-after': '7' }, 'down', { method: 'POST', keyed: true }),
  ],
  [
    'HTTPie -v',
    'PATCH /v1/x HTTP/1.1\nHost: a\n\n{"a": 1}\n\nHTTP/1.1 422 Unprocessable Entity\nContent-Type: application/json\n\n{"code":"x"}',
    response(422, { 'content-type': 'application/json' }, '{"code":"x"}', { method: 'PATCH', keyed: false }),
  ],
  [
    'wget -S',
    '--2026-01-01 00:00:00--  http://x/\nHTTP request sent, awaiting response... \n  HTTP/1.1 404 Not Found\n  Retry-After: 1\n',
    response(404, { 'retry-after': '1' }, ''),
  ],
  [
    'curl -v beside its progress',
    '  % Total    % Received % Xferd  Average Speed\n                Dload  Upload   Total\n\r  0     0 --:--:-- --:--:--     0* Trying\n< HTTP/1.1 503 x\n< A: b\n< \n{ [2 bytes data]\n\r100    2 --:--:-- --:--:-- 58250\n* Connection #0 left intact\n{}',
    response(503, { a: 'b' }, '{}'),
  ],
  [
    'wget without headers of its own',
    'Connecting to x (x)|127.0.0.1|:80... connected.\nHTTP request sent, awaiting response... HTTP/1.1 404 Not Found\n',
    response(404, {}, ''),
  ],
  ['a status line alone', 'HTTP/1.1 500 Internal Server Error', response(500, {}, '')],
  [
    'headers that come twice',
    'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Basic\nWWW-Authenticate: Bearer\n\n',
    response(401, { 'www-authenticate': 'Basic, Bearer' }, ''),
  ],
];

const DOCUMENTS: readonly (readonly [string, unknown, string])[] = [
  ['a response', { status: 429, headers: { 'Retry-After': '3' }, body: {} }, 'response'],
  ["a response by a client's names", { statusCode: 429, headers: [['Retry-After', '3']], data: {} }, 'response'],
  [
    'an entry of a HAR',
    { request: { method: 'POST', headers: [] }, response: { status: 500, headers: [], content: { text: '' } } },
    'response',
  ],
  ['a serialized error', { name: 'TypeError', message: 'fetch failed', cause: { code: 'ECONNRESET' } }, 'exception'],
  [
    "axios's toJSON",
    { message: 'timeout', name: 'AxiosError', config: { method: 'post' }, code: 'ECONNABORTED', status: null },
    'exception',
  ],
  ['a line of pino', { level: 50, msg: 'failed', err: { type: 'Error', message: 'read ECONNRESET', stack: 'Error: …' } }, 'exception'],
  ['google.rpc.Status', { code: 8, message: 'quota', details: [] }, 'grpc'],
  ['an error of grpc-js', { code: 14, details: 'No connection', message: '14 UNAVAILABLE: No connection', metadata: {} }, 'grpc'],
  ['an MCP tool result', { content: [{ type: 'text', text: 'no' }], isError: true }, 'tool_result'],
  ['an error of JSON-RPC', { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'no' } }, 'tool_result'],
  ['a body that names its status', { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 'body'],
  ['a body that names none', { error: { code: 'card_declined' } }, 'body'],
  ['a list', [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }], 'body'],
  ['a form', { http: { status: 429, headers: {} } }, 'http'],
  ['a text', 'curl: (7) Failed to connect', 'text'],
];

describe('readFailure', () => {
  test.each(PRINTS)('reads what %s printed', (_who, text, failure) => {
    expect(readFailure(text)).toEqual({ failure, readAs: 'response' });
  });

  test('keeps what curl says of a body that broke off as its cause', () => {
    const text = 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"id"\ncurl: (18) transfer closed with 495 bytes remaining to read\n';
    expect(readFailure(text).failure).toEqual({
      http: { status: 200, headers: { 'content-length': '500' }, body: '{"id"' },
      cause: { name: 'CurlError', message: 'curl: (18) transfer closed with 495 bytes remaining to read' },
    });
    expect(classify(readFailure(text).failure)).toMatchObject({ error_type: 'network_error', effect: 'unknown' });
  });

  test('finds the same when it overtook the answer', () => {
    const text = 'curl: (18) transfer closed with 495 bytes remaining to read\nHTTP/1.1 200 OK\r\n\r\n{"id"';
    expect(readFailure(text).failure).toMatchObject({ http: { body: '{"id"' }, cause: { name: 'CurlError' } });
  });

  test('does not believe the length that a cut print names', () => {
    expect(readFailure('HTTP/1.1 200 OK\nContent-Length: 500\n\n{"id":1}', true).failure).toEqual(response(200, {}, '{"id":1}'));
  });

  test('takes no text for a response because it quotes one', () => {
    const line = '2026-01-01 ERROR upstream said HTTP/1.1 500 Internal Server Error for /invoices/429';
    expect(readFailure(line)).toEqual({ failure: line, readAs: 'text' });
  });

  test.each(DOCUMENTS)('reads %s', (_what, document, readAs) => {
    expect(readFailure(JSON.stringify(document)).readAs).toBe(readAs);
  });

  test.each([
    ['nothing', '', 'empty'],
    ['white space', ' \r\n\t', 'empty'],
    ['a NUL', 'PNG\0', 'binary'],
    ['what was no UTF-8', '\uFFFD\uFFFDab\uFFFD', 'binary'],
    ['broken JSON', '{"error":', 'text'],
    ['a number', '429', 'text'],
    ['a mark before the text', '\uFEFFboom', 'text'],
  ])('takes %s for what it is', (_what, text, readAs) => expect(readFailure(text).readAs).toBe(readAs));

  test('answers any text, with what classify answers', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('HTTP/1.1 500 x\n', '\n', '< ', '> GET / HTTP/1.1\n', 'curl: (7) no\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { failure } = readFailure(pieces.join(''));
        expect(typeof classify(failure).retryable).toBe('boolean');
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['a million lists in each other', '['.repeat(1_000_000)],
    ['two hundred thousand answers', 'HTTP/1.1 100 Continue\n\n'.repeat(200_000)],
    ['a million lines of headers', `HTTP/1.1 500 x\n${'a: b\n'.repeat(1_000_000)}`],
    ['a million lines of chatter', `${'* a\n'.repeat(1_000_000)}HTTP/1.1 500 x\n`],
    ['four million spaces', ' '.repeat(4_000_000)],
    ['a line that never ends', `HTTP/1.1 500 x\n\n${'curl: (1) '.repeat(400_000)}`],
  ])('is done with %s in a moment', (_what, text) => {
    const start = performance.now();
    readFailure(text);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
