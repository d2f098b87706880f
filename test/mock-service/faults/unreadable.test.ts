// Answers that cannot be read, and answers that can but say something else than they should.
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { respond } from '../../../mock-service/delivery.ts';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { garble } from '../../../mock-service/faults/garble.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';
import { asked, routed } from './fault-context.ts';

const bytesOf = (body: string | Uint8Array): Uint8Array => Buffer.from(body as string);
const strict = new TextDecoder('utf-8', { fatal: true });
const list = callOf('GET', '/v1/customers?limit=2');

/** What one rule makes of an answer, next to the honest one. */
async function spoiled(rule: object, call = list) {
  const { arm, handle, defects } = inProcess();
  const honest = replyOf(await handle(call));
  await arm(rule);
  const delivery = await handle(call);
  expect(defects).toEqual([]);
  return { honest, reply: replyOf(delivery), leaves: delivery.leaves };
}

describe('garbled', () => {
  const garbled = async (body: string, how: string, seed: string) => {
    const { context } = asked({ at: 'on_wire' }, createRandom(seed));
    const answer = async () => respond({ status: 200, headers: { 'content-type': 'application/json' }, body });
    return replyOf(await garble.inject(answer, routed('get_invoice'), garble.params.parse({ how }), context));
  };
  const anObject = fc.dictionary(fc.string(), fc.jsonValue()).map((rest) => JSON.stringify({ object: 'invoice', ...rest }));
  const READS: readonly (readonly [how: string, read: (body: Uint8Array) => unknown])[] = [
    ['invalid_json', (body) => JSON.parse(strict.decode(body))],
    ['html', (body) => JSON.parse(strict.decode(body))],
    ['charset', (body) => strict.decode(body)],
    ['gzip', (body) => gunzipSync(body)],
    ['torn_gzip', (body) => gunzipSync(body)],
  ];

  test.each(READS)('by %s no answer can be read', async (how, read) => {
    await fc.assert(
      fc.asyncProperty(anObject, fc.string(), async (body, seed) => {
        const reply = await garbled(body, how, seed);
        expect(() => read(bytesOf(reply.body))).toThrow();
      }),
    );
  });

  test.each([
    ['charset', { 'content-type': 'application/json; charset=utf-8' }],
    ['gzip', { 'content-encoding': 'gzip', 'content-type': 'application/json' }],
    ['torn_gzip', { 'content-encoding': 'gzip', 'content-type': 'application/json' }],
  ])('by %s it claims otherwise, and its length is right', async (how, headers) => {
    const { reply } = await spoiled({ fault: 'garble', params: { how } });
    expect(reply).toMatchObject({ status: 200, headers: { ...headers, 'content-length': String(bytesOf(reply.body).length) } });
  });

  test('by charset each text has one byte of Latin-1, and names have none', async () => {
    const { body } = await garbled('{"object":"list","data":["a \\"b\\"",", "],"n":1}', 'charset', '');
    expect(Buffer.from(body).toString('latin1')).toBe('{"object":"listé","data":["a \\"b\\"é",", é"],"n":1}');
  });

  test('by torn_gzip the first half of it is there', async () => {
    const { body } = await garbled('{"object":"invoice","id":"inv_1"}', 'torn_gzip', '');
    expect(gunzipSync(body, { finishFlush: 2 }).toString()).toBe('{"object":"invoic');
  });

  test('is no hit on a HEAD, unless its status shows', async () => {
    const head = { ...list, method: 'HEAD' };
    expect((await spoiled({ fault: 'garble' }, head)).reply.headers['overdue-fault-applied']).toBeUndefined();
    expect((await spoiled({ fault: 'garble', params: { status: 502 } }, head)).reply.status).toBe(502);
  });
});

describe('the body is the real one', () => {
  test.each(['text/plain', 'text/html; charset=utf-8', 'application/octet-stream'])('under %s', async (content_type) => {
    const { reply, honest } = await spoiled({ fault: 'wrong_content_type', params: { content_type } });
    expect([reply.status, reply.headers['content-type'], reply.body]).toEqual([200, content_type, honest.body]);
  });

  test('and no hit under the type that it has', async () => {
    const { reply } = await spoiled({ fault: 'wrong_content_type', params: { content_type: 'application/json' } });
    expect(reply.headers['overdue-fault-applied']).toBeUndefined();
  });
});

describe('a page', () => {
  test.each([
    [{}, 200, 'Sign in'],
    [{ status: 302 }, 302, 'Sign in'],
    [{ status: 503 }, 503, 'Service unavailable'],
    [{ status: 404, title: 'Página não encontrada' }, 404, 'Página não encontrada'],
  ])('of %j leaves nothing of the provider’s answer', async (params, status, title) => {
    const { reply } = await spoiled({ fault: 'html', params, at: 'on_wire' });
    expect([reply.status, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(reply.body).toBe(`<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`);
  });

  test('has none of what was said of other bytes: neither their coding nor their length', async () => {
    const { arm, handle } = inProcess();
    await arm({ fault: 'garble', params: { how: 'html' }, at: 'on_wire' });
    await arm({ fault: 'garble', params: { how: 'torn_gzip' }, at: 'on_wire' });
    const { headers, body } = replyOf(await handle(list));
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(body.length)]);
  });
});

describe('an error in a success', () => {
  test.each([
    [{}, { status: 500, code: 'internal_error', type: 'urn:overdue:problem:internal_error' }],
    [{ status: 429 }, { status: 429, code: 'rate_limited' }],
    [
      { status: 409, code: 'too_late' },
      { status: 409, code: 'too_late' },
    ],
    [{ form: 'envelope' }, { error: { code: 'internal_error', status: 500, message: 'The provider could not handle the call.' } }],
  ])('of %j', async (params, body) => {
    const { reply } = await spoiled({ fault: 'error_in_success', params });
    expect([reply.status, reply.headers['content-type'], reply.headers['retry-after']]).toEqual([200, 'application/json', undefined]);
    expect(jsonOf(reply)).toMatchObject(body);
  });
});

describe('another object', () => {
  const get = async () => {
    const { handles } = (await inProcess().control('GET', '/sandboxes/default')).body;
    return callOf('GET', `/v1/invoices/${handles['invoice.open']}`);
  };
  test.each<[string, string, RegExp]>([
    ['id', 'invoice', /^inv_[a-z0-9]{4,}$/],
    ['object', '(customer|payment)', /^(cus|pay)_[a-z0-9]{8,}$/],
  ])('that differs in its %s', async (differs_in, object, id) => {
    const { honest, reply } = await spoiled({ fault: 'other_object', params: { differs_in } }, await get());
    const [real, got] = [jsonOf(honest), jsonOf(reply)];
    expect(got.object).toMatch(new RegExp(`^${object}$`));
    expect(got.id).toMatch(id);
    expect(got.id).not.toBe(real.id);
    expect({ ...got, id: real.id, object: real.object }).toEqual(real);
    expect(reply.status).toBe(200);
  });

  test.each([
    ['a list', () => list],
    ['a refusal', () => callOf('GET', '/v1/invoices/inv_nowhere')],
    ['a HEAD', async () => ({ ...(await get()), method: 'HEAD' })],
  ])('is not there to be confused with in %s', async (_what, call) => {
    const { reply, honest } = await spoiled({ fault: 'other_object' }, await call());
    expect([reply.headers['overdue-fault-applied'], reply.status]).toEqual([undefined, honest.status]);
  });

  test('is not made of a failure, whatever that holds', async () => {
    const { arm, handle } = inProcess();
    await arm({ fault: 'other_object' });
    await arm({ fault: 'error_status', params: { status: 409, body: { object: 'invoice', id: 'inv_1' } } });
    expect(replyOf(await handle(await get())).body).toBe('{"object":"invoice","id":"inv_1"}');
  });
});
