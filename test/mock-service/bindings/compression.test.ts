// Compression on the socket: only when asked for, only where it pays, and never of what a fault spoiled.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_KEY } from '../service/in-process.ts';
import { served } from './served.ts';

let service: Awaited<ReturnType<typeof served>>;
let open = '';
beforeAll(async () => {
  service = await served();
  open = (await service.control('GET', '/sandboxes/default')).handles['invoice.open'] ?? '';
});
afterAll(() => service.close());

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A call whose body is left as it came. */
function receive(method: string, path: string, headers: Record<string, string> = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${service.url}/v1${path}`,
      { method, agent: false, headers: { authorization: `Bearer ${DEFAULT_KEY}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      },
    );
    sent.on('error', reject).end();
  });
}

const asked = { 'accept-encoding': 'gzip' };

describe('a large answer', () => {
  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('leaves in %s when that is asked for, with a length and a tag of its own', async (coding, decode) => {
    const plain = await receive('GET', `/invoices/${open}`);
    const coded = await receive('GET', `/invoices/${open}`, { 'accept-encoding': coding });
    expect([coded.status, coded.headers['content-encoding'], coded.headers.vary]).toEqual([200, coding, 'Accept-Encoding']);
    expect(coded.body.byteLength).toBeLessThan(plain.body.byteLength);
    expect(decode(coded.body).equals(plain.body)).toBe(true);
    expect(coded.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, `-${coding}"`));
    const again = await receive('GET', `/invoices/${open}`, { 'if-none-match': String(coded.headers.etag) });
    expect(again.status).toBe(304);
  });

  test.each(['pass', 'latency;delay_ms=0', 'keep_alive_death', 'stale_list;writes=1'])(
    'leaves compressed with %s, which changes nothing of it',
    async (item) => {
      const { status, headers, body } = await receive('GET', '/invoices?limit=50', { ...asked, 'overdue-fault': item });
      expect([status, headers['content-encoding'], headers['overdue-fault-applied']]).toEqual([200, 'gzip', item.split(';')[0]]);
      expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ object: 'list' });
    },
  );

  test('has the same head when only that is wanted, and keeps its tag when the caller has it already', async () => {
    const path = `/invoices/${open}`;
    const named = ({ headers }: Received) => [headers.etag, headers.vary, headers['content-encoding'], headers['content-length']];
    const coded = await receive('GET', path, asked);
    const head = await receive('HEAD', path, asked);
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(named(head)).toEqual(named(coded));
    const held = await receive('GET', path, { ...asked, 'if-none-match': String(coded.headers.etag) });
    expect([held.status, held.headers.etag, held.headers.vary]).toEqual([304, coded.headers.etag, 'Accept-Encoding']);
    const plain = String(coded.headers.etag).replace('-gzip', '');
    expect((await receive('GET', path, { ...asked, 'if-none-match': plain })).headers.etag).toBe(plain);
  });

  test.each([
    ['nothing is asked for', 'GET', {}],
    ['only the identity is', 'GET', { 'accept-encoding': 'identity' }],
    ['gzip is refused', 'GET', { 'accept-encoding': 'gzip;q=0' }],
    ['a fault spoiled it', 'GET', { ...asked, 'overdue-fault': 'wrong_content_type' }],
    ['its connection dies with it', 'GET', { ...asked, 'overdue-fault': 'keep_alive_death;when=now' }],
  ])('leaves as it is when %s', async (_when, method, headers) => {
    const { status, headers: came, body } = await receive(method, '/invoices?limit=50', headers);
    expect([status, came['content-encoding']]).toEqual([200, undefined]);
    expect(Number(came['content-length'])).toBeGreaterThan(1024);
    expect(body.byteLength).toBe(method === 'HEAD' ? 0 : Number(came['content-length']));
  });
});

test('a small answer leaves as it is', async () => {
  const { status, headers } = await receive('GET', '/invoices/inv_none', asked);
  expect([status, headers['content-encoding'], headers.vary]).toEqual([404, undefined, undefined]);
});

test('the journal learns who took a compressed answer', async () => {
  await receive('GET', '/invoices?limit=50', { ...asked, 'request-id': 'compressed-1' });
  const entries = (await service.control('GET', '/sandboxes/default/journal')).data as unknown as { request_id: string; taken: boolean }[];
  expect(entries.find(({ request_id }) => request_id === 'compressed-1')?.taken).toBe(true);
});
