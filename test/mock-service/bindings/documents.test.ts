// Bytes leave as they are, over a socket and in process: whole, dripped or cut, whatever they are.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFetch } from '../../../mock-service/bindings/fetch/fetch.ts';
import { createListener } from '../../../mock-service/bindings/node-http.ts';
import type { Delivery } from '../../../mock-service/delivery.ts';
import { createService, type Service } from '../../../mock-service/service.ts';
import { native } from '../../../mock-service/wire/native.ts';
import { stamp } from '../../../mock-service/wire/stamp.ts';

let next: Delivery;
const defects: unknown[] = [];
const service: Service = {
  ...createService({ onDefect: (error) => defects.push(error) }),
  handle: async () => ({ delivery: next, settle: () => {} }),
};
let server: Server;
const inProcess = createFetch(service, 'http://overdue.localhost');
const port = (): number => (server.address() as AddressInfo).port;
beforeAll(async () => {
  server = createServer(createListener(service));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => server.close());

const bytesThat = fc.uint8Array({ minLength: 1, maxLength: 5000 });

function deliver(bytes: Uint8Array, leaves: object = { kind: 'respond' }, mediaType = 'application/pdf'): void {
  const reply = native.success({ kind: 'document', mediaType, fileName: 'INV-0001.pdf', bytes }, 200);
  next = { commit: 'none', reply: stamp(reply, { requestId: 'req_1', nowMs: 0 }), leaves } as Delivery;
}

/** All bytes that come before the end, or before it breaks. */
async function received(response: Response): Promise<{ readonly bytes: Uint8Array; readonly whole: boolean }> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of response.body ?? []) chunks.push(chunk);
    return { bytes: new Uint8Array(Buffer.concat(chunks)), whole: true };
  } catch {
    return { bytes: new Uint8Array(Buffer.concat(chunks)), whole: false };
  }
}

const CARRIERS: readonly (readonly [string, () => Promise<Response>])[] = [
  ['over a socket', () => fetch(`http://127.0.0.1:${port()}/v1/x`)],
  ['in process', () => inProcess('http://overdue.localhost/v1/x')],
];

describe.each(CARRIERS)('%s', (_carrier, send) => {
  test('a document arrives byte for byte, with its type, its name, its length and a tag', async () => {
    await fc.assert(
      fc.asyncProperty(bytesThat, async (bytes) => {
        deliver(bytes);
        const response = await send();
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="INV-0001.pdf"',
          'content-length': String(bytes.byteLength),
          etag: expect.stringMatching(/^"[\da-f]{32}"$/),
        });
        expect(await received(response)).toEqual({ bytes, whole: true });
      }),
      { numRuns: 30 },
    );
    expect(defects).toEqual([]);
  });

  test('one that drips arrives whole', async () => {
    const bytes = new Uint8Array(1000).map((_byte, at) => at % 256);
    deliver(bytes, { kind: 'drip', chunkBytes: 100, everyMs: 1 });
    expect(await received(await send())).toEqual({ bytes, whole: true });
  });

  test('one that is cut arrives as far as the cut', async () => {
    const bytes = new Uint8Array(1000).map((_byte, at) => 255 - (at % 256));
    deliver(bytes, { kind: 'truncate', bodyBytes: 300, end: 'close' });
    expect(await received(await send())).toEqual({ bytes: bytes.subarray(0, 300), whole: false });
  });
});

describe('where compression is asked for', () => {
  const ask = (): Promise<{ readonly coding: unknown; readonly body: Buffer }> =>
    new Promise((resolve, reject) => {
      request({ port: port(), host: '127.0.0.1', path: '/v1/x', agent: false, headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ coding: response.headers['content-encoding'], body: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });
  const bytes = new Uint8Array(4000).map((_byte, at) => at % 7);

  test('a PDF, which is compressed within, leaves as it is', async () => {
    deliver(bytes);
    const { coding, body } = await ask();
    expect([coding, body.equals(bytes)]).toEqual([undefined, true]);
  });

  test('bytes of a type that gains by it leave compressed, and are the same unpacked', async () => {
    deliver(bytes, { kind: 'respond' }, 'text/csv');
    const { coding, body } = await ask();
    expect([coding, gunzipSync(body).equals(bytes)]).toEqual(['gzip', true]);
  });
});
