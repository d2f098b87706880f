// An answer without an end is not read to its end: the client counts what comes and stops.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import { serverThat } from './servers.ts';

const MIB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  [200, 'malformed_response', 'unknown'],
  [503, 'service_unavailable', 'unknown'],
])('a %i whose body never ends is a %s, and its connection is closed', async (status, type, effect) => {
  let closed = (): void => undefined;
  const hungUp = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const server = await serverThat((request, response) => {
    response.writeHead(status, JSON_TYPE);
    const chunk = Buffer.alloc(MIB, 0x20);
    const pump = (): void => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', pump);
    request.socket.on('close', closed);
    pump();
  });
  const client = createClient({ baseUrl: server.url, credential: '' });
  const result = await client.call('create_customer', { name: 'Ana' });
  expect(result).toMatchObject({ seen: 'an answer too long to read', error: { error_type: type, effect } });
  await hungUp;
  await server.close();
});

test('a small answer that unpacks to a large one is counted unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * MIB, 0x20));
  const server = await serverThat((_request, response) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb));
  const result = await createClient({ baseUrl: server.url, credential: '' }).call('list_payments');
  expect(result).toMatchObject({ seen: 'an answer too long to read', error: { error_type: 'malformed_response', retryable: false } });
  await server.close();
});

test('characters that are cut between chunks are whole again', async () => {
  const text = `{"object":"list","data":[],"has_more":false,"next_cursor":"${'ção€😀'.repeat(30_000)}"}`;
  const server = await serverThat((_request, response) => response.writeHead(200, JSON_TYPE).end(text));
  const result = await createClient({ baseUrl: server.url, credential: '' }).call('list_payments');
  expect(result.ok && result.value.next_cursor).toBe('ção€😀'.repeat(30_000));
  await server.close();
});
