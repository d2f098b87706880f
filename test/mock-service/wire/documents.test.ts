// Documents on the wire: tags of their bytes, names that a header can say, and what keeps one as JSON.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delivery, respond } from '../../../mock-service/delivery.ts';
import { PART_SCHEMAS } from '../../../mock-service/sandbox/snapshot/state-schema.ts';
import { createIdempotencyRecords } from '../../../mock-service/store/idempotency.ts';
import { documentEtag, names, readCondition } from '../../../mock-service/wire/etag.ts';
import { native } from '../../../mock-service/wire/native.ts';

const document = (bytes: Uint8Array, fileName = 'INV-0001.pdf') =>
  ({ kind: 'document', mediaType: 'application/pdf', fileName, bytes }) as const;

describe('the tag of a document', () => {
  test('is the same for the same bytes and another for others, and a condition that names it meets it', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
        const [tag, others] = [documentEtag(one), documentEtag(other)];
        expect(tag === others).toBe(Buffer.from(one).equals(Buffer.from(other)));
        const condition = readCondition(`W/${tag.replace(/"$/, '-gzip"')}`, { weak: true });
        expect(condition !== null && names(condition, tag)).toBe(true);
        expect(condition !== null && names(condition, '"1"')).toBe(false);
      }),
    );
  });
});

describe('the name of a document', () => {
  test.each(['a b.pdf', 'fatura"1.pdf', '../x.pdf', 'ação.pdf', '', 'x\r\ny'])('is never %j: a defect', (fileName) => {
    expect(() => native.success(document(new Uint8Array(), fileName), 200)).toThrow(TypeError);
  });
});

test('set-up shows a document as JSON, its bytes in base64', () => {
  expect(native.encode(document(new Uint8Array([0, 255, 37])))).toEqual({
    object: 'document',
    media_type: 'application/pdf',
    file_name: 'INV-0001.pdf',
    size_bytes: 3,
    base64: 'AP8l',
  });
});

test('a key that keeps a document replays its bytes after a snapshot, too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      const answer: Delivery = respond(native.success(document(bytes), 200), 'committed');
      const records = createIdempotencyRecords();
      const claim = records.claim('export key-1', 'GET /x', 0);
      if (claim.state === 'new') claim.keep(answer);
      const state = JSON.parse(JSON.stringify(records.state())) as ReturnType<typeof records.state>;
      const tenant = { status: 'active', store: null, idempotency: null };
      const read = PART_SCHEMAS.tenants.safeParse({ main: { ...tenant, idempotency: state }, other: tenant });
      expect(read.error?.issues ?? []).toEqual([]);
      const again = createIdempotencyRecords(undefined, state).claim('export key-1', 'GET /x', 1);
      expect(again).toEqual({ state: 'replay', answer });
    }),
    { numRuns: 30 },
  );
});
