// Connections that hold a call are bounded, and the control API is reached past that bound, over real sockets.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { capSockets } from '../../../mock-service/bindings/bounded.ts';
import { manualClock } from '../../../mock-service/determinism/clock.ts';
import { statuses } from './exchange.ts';
import { served } from './served.ts';

const STALL = 'GET /v1/customers HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer sk_test_overdue_default\r\nOverdue-Fault: stall\r\n\r\n';
const GET = STALL.replace('Overdue-Fault: stall\r\n', '');

test('with 20 stalls of 20 allowed a call is refused and counted, and the control API answers; a stall that ends makes room', async () => {
  const provider = await served({ maxConnections: 20 });
  const sockets = Array.from({ length: 20 }, () => provider.open());
  for (const socket of sockets) socket.write(STALL);
  while (((await provider.control('GET', '/sandboxes/default/journal')).data as unknown[]).length < 20);
  const { text, ended } = await provider.raw(GET);
  expect([text.slice(0, 32), ended]).toEqual(['HTTP/1.1 503 Service Unavailable', 'closed']);
  expect(text).toContain('\r\nconnection: close\r\n');
  expect(text).toContain('"code":"too_many_connections"');
  expect(await provider.control('GET', '/health')).toMatchObject({
    status: 'ok',
    refused_before_call: 0,
    connections_refused: 1,
    connections_held: 20,
    connections_died: 0,
  });
  sockets[0]?.destroy();
  let status = 503;
  while (status === 503) status = (await provider.call('GET', '/customers')).status;
  expect(status).toBe(200);
  await provider.close();
});

test('calls that wait behind another on one connection hold that connection once', async () => {
  const provider = await served({ maxConnections: 1 });
  const { text } = await provider.raw(`${GET}${GET}${GET.replace('Host', 'Connection: close\r\nHost')}`);
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect((await provider.call('GET', '/customers')).status).toBe(200);
  await provider.close();
});

test('the thousand-and-first unanswered call of a connection is refused in its turn, ends it, and runs nothing, nor does any behind it', async () => {
  const clock = manualClock(0);
  const provider = await served({ clock });
  const slow = GET.replace('\r\n\r\n', '\r\nOverdue-Fault: latency;delay_ms=1000\r\n\r\n');
  const answer = provider.raw(slow + GET.repeat(1010));
  const refused = async () => (await provider.control('GET', '/health')) as unknown as Record<string, unknown>;
  while ((await refused()).connections_refused === 0);
  await clock.advance(1000);
  const { text, ended } = await answer;
  expect([statuses(text).length, statuses(text).at(-1), ended]).toEqual([1001, '503', 'closed']);
  expect(((await provider.control('GET', '/sandboxes/default/journal')).data as unknown[]).length).toBe(1000);
  await provider.close();
});

test('a server takes 1,000 sockets more than twice those that may hold a call, and tells of each that it drops', async () => {
  const server = createServer();
  let dropped = 0;
  const told = new Promise<void>((resolve) => {
    const noted = (): void => {
      dropped += 1;
      resolve();
    };
    capSockets(server, { dropped: noted }, 20);
  });
  expect(server.maxConnections).toBe(1040);
  server.maxConnections = 1;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const first = connect(port, '127.0.0.1');
  await once(first, 'connect');
  const second = connect(port, '127.0.0.1');
  second.on('error', () => {});
  await told;
  expect(dropped).toBe(1);
  first.destroy();
  second.destroy();
  server.close();
});

test('a caller that hangs up while its calls wait behind another one makes room', async () => {
  const provider = await served({ maxConnections: 1 });
  const socket = provider.open();
  socket.write(`${STALL}${GET}${GET}`);
  while (((await provider.control('GET', '/sandboxes/default/journal')).data as unknown[]).length < 1);
  socket.destroy();
  let status = 503;
  while (status === 503) status = (await provider.call('GET', '/customers')).status;
  expect(status).toBe(200);
  await provider.close();
});
