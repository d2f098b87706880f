// What never becomes a call is answered all the same, in its turn, before its body has arrived, and counted by health.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followConnections } from '../../../mock-service/bindings/connections.ts';
import { createListener, prepareServer } from '../../../mock-service/bindings/node-http.ts';
import { createService } from '../../../mock-service/service.ts';
import { served } from './served.ts';

let provider: Awaited<ReturnType<typeof served>>;
const defects: unknown[] = [];
beforeAll(async () => {
  provider = await served({ onDefect: (error) => defects.push(error) });
});
afterAll(async () => {
  expect(defects).toEqual([]);
  await provider.close();
});

const POST =
  'POST /v1/customers HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer sk_test_overdue_default\r\nContent-Type: application/json\r\n';
const KEY = 'Authorization: Bearer sk_test_overdue_default';
const WHOLE = `${POST}Content-Length: 14\r\n\r\n{"name":"Ana"}`;

/** Status and code of each answer on a connection. */
function answers(text: string): string[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part !== '')
    .map((part) => [/^HTTP\/1\.1 (\d{3})/.exec(part)?.[1], /"code":"(\w+)"/.exec(part)?.[1]].filter(Boolean).join(' '));
}

async function refusedBeforeCall(): Promise<number> {
  const { refused_before_call } = (await provider.control('GET', '/health')) as unknown as { readonly refused_before_call: number };
  return refused_before_call;
}

describe('a request that never becomes a call', () => {
  test.each<[string, string, string[]]>([
    ['a chunk whose size is none', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, ['400 malformed']],
    ['a chunk that goes on too long', `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\nabcdef\r\n`, ['400 malformed']],
    ['garbage behind a whole call', `${WHOLE}\x00\x01garbage\r\n\r\n`, ['201', '400 malformed']],
    [
      'garbage behind a slow call',
      `${POST}Overdue-Fault: latency;delay_ms=50\r\nContent-Length: 14\r\n\r\n{"name":"Ana"}garbage\r\n\r\n`,
      ['201', '400 malformed'],
    ],
    ['a body that goes on past its length', `${POST}Content-Length: 14\r\n\r\n{"name":"Ana"}xyz\r\n\r\n`, ['201', '400 malformed']],
    ['1 GiB announced and not sent', `${POST}Content-Length: ${2 ** 30}\r\n\r\n`, ['413 payload_too_large']],
    ['2 MB announced, waiting to be let', `${POST}Content-Length: 2000000\r\nExpect: 100-continue\r\n\r\n`, ['413 payload_too_large']],
    ['2 MB announced behind a whole call', `${WHOLE}${POST}Content-Length: 2000000\r\n\r\n`, ['201', '413 payload_too_large']],
    ['2,100 headers', `GET /v1/customers HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(2100)}${KEY}\r\n\r\n`, ['431 headers_too_large']],
  ])('is answered and counted: %s', async (_what, bytes, expected) => {
    const before = await refusedBeforeCall();
    const { text, ended } = await provider.raw(bytes);
    expect([answers(text), ended]).toEqual([expected, 'closed']);
    expect(await refusedBeforeCall()).toBe(before + 1);
  });

  test('may announce a body that fits, and is let send it', async () => {
    const { text } = await provider.raw(`${POST}Connection: close\r\nContent-Length: 14\r\nExpect: 100-continue\r\n\r\n{"name":"Ana"}`);
    expect(answers(text)).toEqual(['100', '201']);
  });

  test('is never told to go on in HTTP/1.0, which knows no such word', async () => {
    const { text } = await provider.raw(`${POST.replace('1.1', '1.0')}Content-Length: 14\r\nExpect: 100-continue\r\n\r\n{"name":"Ana"}`);
    expect(answers(text)).toEqual(['201']);
  });

  test('may have 2,000 headers less the usual ones', async () => {
    const { text } = await provider.raw(
      `GET /v1/customers HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(1990)}Connection: close\r\n${KEY}\r\n\r\n`,
    );
    expect(answers(text)).toEqual(['200']);
  });

  test.each([
    ['FOO / HTTP/1.1\r\n\r\n', 'The request does not begin with a method of HTTP.'],
    ['GET /v1/caf\u00e9 HTTP/1.1\r\n\r\n', 'The request target has characters that no URL may have; percent-encode them.'],
    ['GET / HTTP/9.9\r\n\r\n', 'The request line does not end with HTTP/1.0 or HTTP/1.1.'],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'The request is a TLS hello; this service speaks plain HTTP.'],
    [`${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 'The chunks of the body are broken.'],
  ])('is told what is wrong with it: %j', async (bytes, detail) => {
    expect((await provider.raw(bytes)).text).toContain(`"detail":"${detail}"`);
  });
});

test('a half-sent body is given up after a while: 408', async () => {
  const server = createServer({ requestTimeout: 40, headersTimeout: 40, connectionsCheckingInterval: 10 });
  const service = createService({ onDefect: (error) => defects.push(error) });
  const connections = followConnections(server);
  prepareServer(server, service, connections);
  server.on('request', createListener(service, connections));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const half = (bytes: string): Promise<string> =>
    new Promise((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('close', () => resolve(text));
    });
  const texts = await Promise.all([half(`${POST}Content-Length: 14\r\n\r\n{"na`), half('GET /v1/customers HTTP/1.1\r\nHos')]);
  expect(texts.map(answers)).toEqual([['408 request_timeout'], ['408 request_timeout']]);
  await connections.drain(0);
});

test('a connection that was opened ahead of its first call is kept, however long that takes', async () => {
  const server = createServer({ requestTimeout: 40, headersTimeout: 40, connectionsCheckingInterval: 10 });
  const service = createService({ onDefect: (error) => defects.push(error) });
  const connections = followConnections(server);
  prepareServer(server, service, connections);
  server.on('request', createListener(service, connections));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const impatient = once(server, 'clientError');
  const socket = connect(port, '127.0.0.1');
  expect((await impatient)[0]).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  socket.end(`GET /v1/customers HTTP/1.1\r\nHost: a\r\n${KEY}\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(answers(text)).toEqual(['200']);
  await connections.drain(0);
});

describe('a sandbox named in a header', () => {
  const get = (path: string, ...names: string[]) =>
    provider.raw(
      `GET ${path} HTTP/1.1\r\nHost: a\r\n${KEY}\r\n${names.map((name) => `Overdue-Sandbox: ${name}\r\n`).join('')}Connection: close\r\n\r\n`,
    );
  test.each<[string, string[], string[]]>([
    ['/v1/customers', ['default', 'default'], ['200']],
    ['/v1/customers', ['default', 'sb_other'], ['400 sandbox_ambiguous']],
    ['/s/default/v1/customers', ['default', 'default'], ['200']],
    ['/s/default/v1/customers', ['sb_other', 'sb_other'], ['400 sandbox_ambiguous']],
  ])('%s, named %j', async (path, names, expected) => {
    expect(answers((await get(path, ...names)).text)).toEqual(expected);
  });
});

test('a listener of defects or of calls that throws ends neither the call nor the process', async () => {
  const throwing = await served({
    onCall: () => {
      throw new Error('a listener broke');
    },
    onDefect: () => {
      throw new Error('and so did the one it was told to');
    },
  });
  expect((await throwing.call('POST', '/customers', { name: 'Ana' }, { 'idempotency-key': 'k' })).status).toBe(201);
  expect((await throwing.call('GET', '/customers')).status).toBe(200);
  await throwing.close();
});
