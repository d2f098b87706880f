// Uploads that break off while the body is on its way, over real sockets.
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followConnections } from '../../../mock-service/bindings/connections.ts';
import { createListener, prepareServer } from '../../../mock-service/bindings/node-http.ts';
import { manualClock } from '../../../mock-service/determinism/clock.ts';
import { createService } from '../../../mock-service/service.ts';
import { DEFAULT_KEY } from '../service/in-process.ts';
import { entries, fault, get, hangUp, holding, post, postHead, settled, statuses } from './exchange.ts';
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

const MIB = 1024 * 1024;
const CHUNK = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;

const answeredBy = async (count: number): Promise<void> => {
  while ((await entries(provider)).length < count);
};

describe('an upload that stalls', () => {
  test('takes no more than the network’s buffers hold: the rest of 5 MiB stays with the caller', async () => {
    const before = (await entries(provider)).length;
    const { socket, text } = holding(provider, postHead('Transfer-Encoding: chunked', fault('upload')));
    for (let sent = 0; sent < 5 * MIB; sent += 64 * 1024) socket.write(CHUNK);
    await answeredBy(before + 1);
    let left = -1;
    for (let calm = 0; calm < 20; calm += 1) {
      if (socket.writableLength !== left) calm = 0;
      left = socket.writableLength;
      await provider.truth(); // a whole exchange, in which a reader would have read
    }
    expect(left).toBeGreaterThan(0);
    expect(text()).toBe('');
    expect((await entries(provider)).at(-1)).toMatchObject({
      operation: 'create_customer',
      body: null,
      faults: [{ rule_id: 'header', kind: 'upload', at: 'before_access' }],
      commit: 'none',
      answered: { kind: 'stall' },
      taken: null,
    });
    await hangUp(socket);
  });

  test('sends no 100 to a caller that waits for it; the same caller gets one otherwise', async () => {
    const before = (await entries(provider)).length;
    const expecting = ['Content-Length: 14', 'Expect: 100-continue'];
    const stalled = holding(provider, postHead(...expecting, fault('upload')));
    await answeredBy(before + 1);
    const told = holding(provider, postHead(...expecting));
    await told.until((so) => so.includes('\r\n\r\n'));
    expect([stalled.text(), told.text()]).toEqual(['', 'HTTP/1.1 100 Continue\r\n\r\n']);
    told.socket.write('{"name":"Ana"}');
    await told.until((so) => statuses(so).includes('201'));
    await hangUp(stalled.socket);
    await hangUp(told.socket);
  });

  test.each<[string, string]>([
    ['reset', 'reset'],
    ['close', 'closed'],
  ])('after some bytes by %s lets a caller send them that waits to be let', async (how, end) => {
    const head = postHead('Content-Length: 14', 'Expect: 100-continue', fault(`upload;how=${how};after_bytes=8`));
    const { socket, text, until } = holding(provider, head);
    const ended = new Promise((resolve) => {
      socket.on('error', () => resolve('reset')).on('close', () => resolve('closed'));
    });
    await until((so) => so.includes('\r\n\r\n'));
    socket.write('{"name":"Ana"}');
    expect([await ended, text()]).toEqual([end, 'HTTP/1.1 100 Continue\r\n\r\n']);
  });

  test('after two minutes throws away what it left unread, and so learns that its caller has gone', async () => {
    const clock = manualClock(0);
    const other = await served({ clock });
    const { socket } = holding(other, postHead('Content-Length: 1000000', fault('upload')) + 'x'.repeat(900_000));
    while ((await entries(other)).length === 0);
    await hangUp(socket);
    await clock.advance(119_999);
    await other.truth();
    expect((await entries(other))[0]).toMatchObject({ answered: { kind: 'stall' }, taken: null });
    await clock.advance(1);
    expect(await settled(other)).toMatchObject({ answered: { kind: 'stall' }, taken: false });
    await other.close();
  });

  test('is cut when the service closes, and nobody waits for it', async () => {
    let answered = (): void => {};
    const stalled = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const other = await served({ drainMs: 600_000, onCall: () => answered() });
    const { socket } = holding(other, postHead('Content-Length: 1000', fault('upload')));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await stalled;
    await other.close();
    await closed;
  });

  test('outlasts Node’s own patience with half a request', async () => {
    const server = createServer({ requestTimeout: 40, headersTimeout: 40, connectionsCheckingInterval: 10 });
    const service = createService({ onDefect: (error) => defects.push(error) });
    const connections = followConnections(server);
    prepareServer(server, service, connections);
    server.on('request', createListener(service, connections));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const half = (...headers: string[]) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(postHead('Content-Length: 1000', ...headers)));
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      return { socket, text: () => text, closed: new Promise((resolve) => socket.once('close', resolve)) };
    };
    const stalled = half(fault('upload'));
    const given = [half(), half()];
    for (const { closed } of given) await closed;
    expect([stalled.socket.destroyed, stalled.text(), statuses(given[1]?.text() ?? '')]).toEqual([false, '', ['408']]);
    await connections.drain(0);
  });
});

/** How a node:http client that uploads 5 MiB ends. */
function uploaded(url: string, item: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${DEFAULT_KEY}`, 'content-type': 'application/json', 'overdue-fault': item };
    const sending = request(`${url}/v1/customers`, { method: 'POST', headers }, (answer: IncomingMessage) =>
      resolve(String(answer.statusCode)),
    );
    sending.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'no code'));
    for (let sent = 0; sent < 5 * MIB; sent += 64 * 1024) sending.write('x'.repeat(64 * 1024));
    sending.end();
  });
}

describe('an upload that is broken off', () => {
  test.each([['upload;how=reset'], ['upload;how=reset;after_bytes=500000'], ['upload;how=close'], ['upload;how=close;after_bytes=500000']])(
    'by %s is an error of the connection to node:http',
    async (item) => {
      expect(await uploaded(provider.url, item)).toMatch(/^(ECONNRESET|EPIPE)$/);
      expect(await settled(provider)).toMatchObject({ commit: 'none', taken: true });
    },
  );

  test('waits its turn behind a slow answer', async () => {
    const slow = get('/customers?limit=1', fault('latency;delay_ms=60'));
    const answer = await provider.raw(slow + post('{"name":"Ana"}', fault('upload;how=reset')));
    expect([statuses(answer.text), answer.ended]).toEqual([['200'], 'reset']);
  });

  test('stores nothing and keeps no key: the same call, made again, is the first', async () => {
    const key = 'Idempotency-Key: upload-1';
    const before = (await provider.truth()).created.customers?.length ?? 0;
    await provider.raw(post('{"name":"Ana"}', key, fault('upload;how=reset')));
    const again = await provider.raw(post('{"name":"Ana"}', key, 'Connection: close'));
    expect(statuses(again.text)).toEqual(['201']);
    expect(again.text).not.toMatch(/idempotent-replayed/i);
    expect((await provider.truth()).created.customers).toHaveLength(before + 1);
  });
});

describe('a rule of an upload', () => {
  test('counts calls with a body alone, each caller’s own, and leaves a call it does not fire on as it was', async () => {
    const { id, base_path, credentials } = await provider.control('POST', '/sandboxes', {});
    const rules = `/sandboxes/${id}/rules`;
    await provider.control('POST', rules, { fault: 'upload', params: { how: 'reset' }, trigger: { nth: 2 } });
    const call = (method: string, caller: string) =>
      fetch(`${provider.url}${base_path}/customers`, {
        method,
        headers: {
          authorization: `Bearer ${credentials.default?.secret}`,
          'content-type': 'application/json',
          'overdue-caller': caller,
        },
        ...(method === 'POST' ? { body: '{"name":"Ana"}' } : {}),
      }).then(
        ({ status }) => status,
        ({ cause }) => cause.code,
      );
    const seen = [];
    for (const [method, caller] of [
      ['POST', 'a'],
      ['GET', 'a'],
      ['POST', 'b'],
      ['POST', 'a'],
      ['POST', 'a'],
      ['POST', 'b'],
    ] as const)
      seen.push(await call(method, caller));
    expect(seen).toEqual([201, 200, 201, 'ECONNRESET', 201, 'ECONNRESET']);
    const { data } = await provider.control('GET', rules);
    expect(data).toMatchObject([{ hits: 2, completed: true }]);
    const journal = await provider.control('GET', `/sandboxes/${id}/journal`);
    expect((journal.data as unknown as { faults: unknown[] }[]).map(({ faults }) => faults.length)).toEqual([0, 0, 0, 1, 0, 1]);
  });

  test.each<[string, unknown, string]>([
    ['an operation without a body', { operation: 'list_customers' }, 'match'],
    ['a method without a body', { method: 'GET' }, 'match'],
    ['a field of the body', { operation: 'create_customer', body: { name: 'Ana' } }, 'match.body'],
  ])('for %s is refused', async (_what, match, path) => {
    const refused = await provider.control('POST', '/sandboxes/default/rules', { fault: 'upload', match });
    expect([refused.code, refused.errors[0]?.path]).toEqual(['invalid_request', path]);
  });
});

test.each([
  ['a read', get('/customers?limit=1', fault('upload'), 'Connection: close')],
  ['a write without a body', postHead('Content-Length: 0', fault('upload'), 'Connection: close')],
])('%s that asks for an upload’s fault by header is told that it has none', async (_what, bytes) => {
  const { text } = await provider.raw(bytes);
  expect(statuses(text)).toEqual(['422']);
  expect(text).toContain('"code":"overdue_fault_invalid"');
});

test('a call that asks for one in a sandbox that is not there is answered as ever', async () => {
  const { text } = await provider.raw(post('{}', 'Overdue-Sandbox: sb_nobody', 'Connection: close', fault('upload')));
  expect(statuses(text)).toEqual(['404']);
});
