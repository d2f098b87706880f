// What no well-behaved client sends: each gets a problem document or a closed socket, and the service goes on.
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { served } from './served.ts';

let provider: Awaited<ReturnType<typeof served>>;
const defects: unknown[] = [];
beforeAll(async () => {
  provider = await served({ onDefect: (error) => defects.push(error) });
});
afterEach(async () => {
  expect((await provider.call('GET', '/customers')).status).toBe(200);
  expect(defects).toEqual([]);
});
afterAll(() => provider.close());

const KEY = 'Authorization: Bearer sk_test_overdue_default';
const CLOSE = 'Connection: close';
const MIB = 1024 * 1024;

/** Status and problem code of a raw answer. */
function read(text: string): [number, string | null] {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text.replace('HTTP/1.1 100 Continue\r\n\r\n', ''))?.[1]);
  return [status, /"code":"(\w+)"/.exec(text)?.[1] ?? null];
}

describe('a raw socket', () => {
  test.each<[string, string, number, string | null]>([
    ['64 KB of headers', `GET /v1/customers HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(65_536)}\r\n\r\n`, 431, 'headers_too_large'],
    ['a long request line', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'headers_too_large'],
    ['no HTTP at all', 'HELO overdue\r\n\r\n', 400, 'malformed'],
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'malformed'],
    ['two lengths', 'POST /v1/customers HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400, 'malformed'],
    [
      'a length and chunks',
      'POST /v1/customers HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed',
    ],
    ['CONNECT', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', 405, 'method_not_allowed'],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\nHost: a\r\n${CLOSE}\r\n\r\n`, 404, 'route_not_found'],
    ['no Host', `GET /v1/customers HTTP/1.1\r\n${KEY}\r\n${CLOSE}\r\n\r\n`, 200, null],
    ['HTTP/1.0', `GET /v1/customers HTTP/1.0\r\n${KEY}\r\n\r\n`, 200, null],
    ['an absolute target', `GET http://a.example/v1/customers?limit=1 HTTP/1.1\r\nHost: a\r\n${KEY}\r\n${CLOSE}\r\n\r\n`, 200, null],
    [
      'an upgrade',
      `GET /v1/customers HTTP/1.1\r\nHost: a\r\n${KEY}\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n`,
      200,
      null,
    ],
    ['an expectation nobody knows', `GET /v1/customers HTTP/1.1\r\nHost: a\r\n${KEY}\r\nExpect: magic\r\n${CLOSE}\r\n\r\n`, 200, null],
    ['two keys', `GET /v1/customers HTTP/1.1\r\nHost: a\r\n${KEY}\r\n${KEY}\r\n${CLOSE}\r\n\r\n`, 400, 'credential_malformed'],
    ['a header named __proto__', `GET /v1/customers HTTP/1.1\r\nHost: a\r\n${KEY}\r\n__proto__: x\r\n${CLOSE}\r\n\r\n`, 200, null],
    ['dots in its path', `GET /v1/../__overdue/sandboxes/default HTTP/1.1\r\nHost: a\r\n${CLOSE}\r\n\r\n`, 404, 'route_not_found'],
    [
      'a body over 1 MiB',
      `POST /v1/customers HTTP/1.1\r\nHost: a\r\n${KEY}\r\nContent-Length: ${3 * MIB}\r\n\r\n${'a'.repeat(3 * MIB)}`,
      413,
      'payload_too_large',
    ],
    [
      'a control body over 1 MiB',
      `POST /__overdue/sandboxes HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${2 * MIB}\r\n\r\n${'a'.repeat(2 * MIB)}`,
      413,
      'payload_too_large',
    ],
  ])('with %s', async (...[, bytes, status, code]) => {
    const { text } = await provider.raw(bytes);
    expect(read(text)).toEqual([status, code]);
  });

  test('that sends three calls in one packet gets three answers in order', async () => {
    const get = (path: string, more = '') => `GET /v1${path} HTTP/1.1\r\nHost: a\r\n${KEY}\r\n${more}\r\n`;
    const { text } = await provider.raw(
      get('/customers?limit=1', 'Overdue-Fault: latency;delay_ms=5\r\n') + get('/nowhere') + get('/invoices?limit=1', `${CLOSE}\r\n`),
    );
    expect([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['200', '404', '200']);
  });

  test.each(['GET', 'GET /v1/customers HTTP/1.1\r\nHost', 'POST /v1/customers HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{"na'])(
    'that hangs up after %j is forgotten',
    async (bytes) => {
      const socket = provider.open();
      await new Promise((resolve) => socket.write(bytes, resolve));
      await new Promise((resolve) => socket.on('close', resolve).destroy());
      expect((await provider.truth()).created.customers).toEqual([]);
    },
  );
});

describe('300 generated requests', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'GET /v1/customers HTTP/1.1',
      'POST /v1/customers HTTP/1.1',
      'GET /__overdue/%zz HTTP/1.1',
      'BREW /v1 HTTP/1.1',
      'GET // HTTP/9.9',
    ),
    fc.string({ maxLength: 60 }),
  );
  const header = fc.oneof(
    fc.constantFrom(
      'Host: localhost',
      KEY,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      'Content-Type: application/json',
      'Overdue-Fault: garble',
      'Overdue-Sandbox: x',
    ),
    fc.string({ maxLength: 40 }),
  );
  const request = fc.tuple(line, fc.array(header, { maxLength: 5 }), fc.string({ maxLength: 40 }));

  test('never meet a 500, never hang, and store nothing', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ([first, headers, body]) => {
        const socket = provider.open();
        const text = await new Promise<string>((resolve) => {
          let got = '';
          socket.on('data', (chunk) => {
            got += String(chunk);
          });
          socket.on('error', () => resolve(got));
          socket.on('close', () => resolve(got));
          socket.end([first, ...headers, CLOSE, '', body].join('\r\n'));
        });
        expect(text).not.toMatch(/HTTP\/1\.1 5\d\d/);
      }),
      { numRuns: 300 },
    );
    expect((await provider.truth()).created.customers).toEqual([]);
  });
});
