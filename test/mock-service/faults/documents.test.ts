// Answers that are bytes: every fault does to a document what it does to a text of the same bytes, or says how it differs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delivery, type Reply, respond } from '../../../mock-service/delivery.ts';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import type { Place } from '../../../mock-service/faults/fault.ts';
import { FAULTS } from '../../../mock-service/faults/index.ts';
import { bytesOf } from '../../../mock-service/faults/spoil.ts';
import { asked, routed } from './fault-context.ts';

type Row = readonly [fault: string, params: object];

/** What can come upon an answer that is there; parameters where the usual ones do not show it all. */
const ROWS: readonly Row[] = [
  ['latency', { delay_ms: 5 }],
  ['drip', { chunk_bytes: 3 }],
  ['stall', {}],
  ['stall', { after_body_bytes: 7 }],
  ['reset', { fraction: 0.4 }],
  ['close', { after_body_bytes: 0 }],
  ['keep_alive_death', { when: 'now' }],
  ['malformed_http', { how: 'bad_chunk' }],
  ['truncate', {}],
  ['truncate', { bytes: 9, content_length: 'sent' }],
  ['truncate', { fraction: 0.9, content_length: 'short' }],
  ['truncate', { bytes: 5000 }],
  ['lost_reply', {}],
  ['lost_reply', { how: 'truncate', bytes: 6 }],
  ['lost_reply', { how: 'html' }],
  ['lost_reply', { how: 'error_status' }],
  ['garble', {}],
  ['garble', { how: 'html' }],
  ['garble', { how: 'gzip' }],
  ['garble', { how: 'torn_gzip', status: 206 }],
  ['wrong_content_type', {}],
  ['html', { status: 502 }],
  ['error_in_success', {}],
  ['error_status', { status: 503 }],
  ['rate_limited', {}],
  ['maintenance', { duration_s: 60 }],
  ['credential', { how: 'revoke' }],
  ['refuse', { rule: 'R11' }],
  ['pass', {}],
];

/** Kinds that look into JSON, or never meet an answer; each has a test of its own, here or elsewhere. */
const OTHERWISE = ['other_object', 'stale_list', 'upload'];

const reply = (body: Reply['body']): Reply => ({ status: 200, headers: { 'content-type': 'application/pdf', etag: '"ab"' }, body });

async function under([kind, params]: Row, body: Reply['body'], seed = 'seed') {
  const fault = FAULTS.find((each) => each.kind === kind);
  if (fault === undefined) throw new Error(`no fault ${kind}`);
  const at: Place = fault.allowedAt.find((place) => place === 'on_wire' || place === 'after_commit') ?? fault.allowedAt[0];
  const { context, seen } = asked({ at }, createRandom(seed));
  const delivery = await fault.inject(async () => respond(reply(body)), routed('get_invoice'), fault.params.parse(params), context);
  return { delivery, seen };
}

/** A delivery with its body as bytes. */
const inBytes = (delivery: Delivery) => ({
  ...delivery,
  reply: delivery.reply && { ...delivery.reply, body: bytesOf(delivery.reply.body) },
});

const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 2, maxLength: 300 }).map((text) => `{${JSON.stringify(text)}:1}`);

describe('a document', () => {
  test.each(ROWS)('meets what a text of the same bytes meets: %s %j', async (kind, params) => {
    await fc.assert(
      fc.asyncProperty(ascii, fc.string(), async (text, seed) => {
        const [asBytes, asText] = [await under([kind, params], bytesOf(text), seed), await under([kind, params], text, seed)];
        expect(inBytes(asBytes.delivery)).toStrictEqual(inBytes(asText.delivery));
        expect(asBytes.seen).toStrictEqual(asText.seen);
      }),
      { numRuns: 30 },
    );
  });

  test('has a row for every kind of fault', () => {
    const kinds = FAULTS.map(({ kind }) => kind).filter((kind) => !OTHERWISE.includes(kind));
    expect([...new Set(ROWS.map(([kind]) => kind))].toSorted()).toEqual(kinds.toSorted());
  });

  test('is no other object: the fault finds nothing to spoil', async () => {
    const bytes = bytesOf('{"object":"invoice","id":"inv_1"}');
    const { delivery, seen } = await under(['other_object', {}], bytes);
    expect([delivery.reply?.body, seen.bypasses]).toEqual([bytes, 1]);
  });

  test('is written as text by a wrong charset: longer, marked as UTF-8, and the same once that is undone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 2, maxLength: 300 }), async (bytes) => {
        const { delivery } = await under(['garble', { how: 'charset' }], bytes);
        const spoiled = bytesOf(delivery.reply?.body ?? '');
        const text = new TextDecoder('utf-8', { fatal: true }).decode(spoiled);
        expect(spoiled.byteLength).toBeGreaterThan(bytes.byteLength);
        expect([...text].map((character) => character.charCodeAt(0))).toEqual([...bytes]);
        expect(delivery.reply?.headers).toEqual({ 'content-type': 'application/pdf', etag: '"ab"' });
      }),
    );
  });

  test('never ends where it should when it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 2, maxLength: 300 }), fc.string(), async (bytes, seed) => {
        const { delivery } = await under(['garble', {}], bytes, seed);
        const { length } = bytesOf(delivery.reply?.body ?? '');
        expect(length).toBeGreaterThan(0);
        expect(delivery.reply?.body).toEqual(bytes.slice(0, length));
        expect(length).toBeLessThan(bytes.length);
      }),
    );
  });
});
