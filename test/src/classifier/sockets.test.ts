// Failures provoked for real: a server that misbehaves on the wire, met through the global fetch and through node:http.
import { get, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';

const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** What the server says when it does not understand, a TLS greeting for one. */
const garbage = (socket: Socket): unknown => socket.end('this is not HTTP\r\n\r\n');

/** What the server does with a connection, by path; it acts once the request has arrived. */
const BEHAVIOUR: Readonly<Record<string, (socket: Socket) => unknown>> = {
  '/reset': (socket) => socket.resetAndDestroy(),
  '/close': (socket) => socket.end(),
  '/garbage': garbage,
  '/stall': () => undefined,
  '/cut': (socket) => socket.end(`${JSON_HEAD}Content-Length: 100\r\n\r\n{"id": `),
  '/cut-by-reset': (socket) => socket.write(`${JSON_HEAD}Content-Length: 100\r\n\r\n{"id": `, () => socket.resetAndDestroy()),
  '/stall-in-body': (socket) => socket.write(`${JSON_HEAD}Content-Length: 100\r\n\r\n{"id": `),
  '/bad-json': (socket) => socket.end(`${JSON_HEAD}Content-Length: 7\r\n\r\n{"id": `),
  '/html': (socket) => socket.end(`${JSON_HEAD}Content-Length: 15\r\n\r\n<html>hi</html>`),
};

let server: Server;
let baseUrl = '';
let refusedUrl = '';

const listen = (made: Server): Promise<string> =>
  new Promise((resolve) => made.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(made.address() as AddressInfo).port}`)));

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (chunk) => (BEHAVIOUR[chunk.toString('latin1').split(' ')[1] ?? ''] ?? garbage)(socket));
  });
  baseUrl = await listen(server);
  const gone = createServer();
  refusedUrl = await listen(gone);
  await new Promise((resolve) => gone.close(resolve));
});

afterAll(() => void server.close());

/** What a plain use of fetch throws. */
async function viaFetch(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, signal === undefined ? { method: 'POST' } : { method: 'POST', signal });
    return await response.json();
  } catch (thrown) {
    return thrown;
  }
}

/** What a plain use of node:http throws or emits. */
function viaHttp(url: string, signal?: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const read = (response: IncomingMessage): void => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', resolve);
      response.on('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        } catch (thrown) {
          resolve(thrown);
        }
      });
    };
    const options = signal === undefined ? {} : { signal };
    const sent = request(url, { method: 'POST', agent: false, ...options }, read);
    sent.on('error', resolve).end();
  });
}

const UNKEYED = { operation: { name: 'record_payment', write: 'keyed', keyed: false } } as const;

type Verdict = Pick<ToolError, 'error_type' | 'effect' | 'action'>;

const lost = (error_type: ToolError['error_type']): Verdict => ({ error_type, effect: 'unknown', action: 'reconcile_first' });
const notSent: Verdict = { error_type: 'network_error', effect: 'not_applied', action: 'retry_with_backoff' };

const CASES: readonly (readonly [string, Verdict])[] = [
  ['/reset', lost('network_error')],
  ['/close', lost('network_error')],
  ['/garbage', lost('malformed_response')],
  ['/cut', lost('network_error')],
  ['/cut-by-reset', lost('network_error')],
  ['/bad-json', lost('malformed_response')],
  ['/html', lost('malformed_response')],
];

describe.each([
  ['the global fetch', viaFetch],
  ['node:http', viaHttp],
] as const)('through %s, an unkeyed write', (_, send) => {
  it.each(CASES)('that meets %s', async (path, expected) => {
    expect(classify(await send(baseUrl + path), UNKEYED)).toMatchObject(expected);
  });

  it('that is refused', async () => {
    expect(classify(await send(`${refusedUrl}/x`), UNKEYED)).toMatchObject({ ...notSent, rule: 'errno.ECONNREFUSED' });
  });

  it('whose host does not exist', async () => {
    const { error_type, effect, action } = classify(await send('http://no-such-host.invalid/x'), UNKEYED);
    // A machine without any resolver says EAI_AGAIN: also nothing sent.
    expect([{ error_type: 'configuration_error', effect: 'not_applied', action: 'escalate' }, notSent]).toContainEqual({
      error_type,
      effect,
      action,
    });
  });

  it.each(['/stall', '/stall-in-body'])('that meets %s until its deadline', async (path) => {
    expect(classify(await send(baseUrl + path, AbortSignal.timeout(50)), UNKEYED)).toMatchObject({
      ...lost('timeout'),
      rule: 'abort.deadline',
    });
  });

  it('that its caller aborts', async () => {
    const caller = new AbortController();
    const answer = send(`${baseUrl}/stall`, caller.signal);
    caller.abort();
    expect(classify(await answer, UNKEYED)).toMatchObject({ ...lost('unknown'), rule: 'abort.caller' });
  });

  it('that speaks TLS to a plain port', async () => {
    const url = `${baseUrl.replace('http:', 'https:')}/garbage`;
    const thrown = send === viaFetch ? await viaFetch(url) : await viaTls(url);
    expect(classify(thrown, UNKEYED)).toMatchObject({ effect: 'not_applied', error_type: 'configuration_error' });
  });

  it('whose address is no URL', async () => {
    const thrown = await send('http://').catch((error: unknown) => error);
    expect(classify(thrown, UNKEYED)).toMatchObject({ error_type: 'configuration_error', effect: 'not_applied' });
  });
});

async function viaTls(url: string): Promise<unknown> {
  const https = await import('node:https');
  return new Promise((resolve) => {
    https.get(url, { agent: false }).on('error', resolve);
  });
}

describe('a read', () => {
  it.each(['/reset', '/close', '/cut'])('that meets %s may be repeated', async (path) => {
    const thrown = await new Promise((resolve) => {
      get(baseUrl + path, { agent: false }, (response) => response.on('error', resolve).resume()).on('error', resolve);
    });
    expect(classify(thrown, { operation: { write: 'safe' } })).toMatchObject({
      error_type: 'network_error',
      retryable: true,
      effect: 'not_applied',
    });
  });
});
