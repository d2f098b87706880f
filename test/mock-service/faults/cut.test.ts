// Where an answer is cut, how it leaves then, and when there is nothing to cut.
import { describe, expect, test } from 'vitest';
import type { Delivery } from '../../../mock-service/delivery.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

const list = callOf('GET', '/v1/customers?limit=1');

/** What leaves under one rule: how, the promised length, and the bytes of the body that are handed over. */
async function leaving(rule: object, call = list) {
  const provider = inProcess();
  const honest = replyOf(await provider.handle(call));
  await provider.arm(rule);
  const delivery: Delivery = await provider.handle(call);
  const [{ hits = 0 } = {}] = (await provider.control('GET', '/sandboxes/default/rules')).body.data;
  const bypassed = (await provider.journal()).at(-1)?.faults.some((fault) => fault.bypassed) ?? false;
  expect(provider.defects).toEqual([]);
  const { reply, leaves } = delivery;
  const bytes = (body: string | Uint8Array): number => Buffer.byteLength(body);
  return {
    leaves,
    whole: bytes(honest.body),
    declared: Number(reply?.headers['content-length']),
    sent: bytes(reply?.body ?? ''),
    hits,
    bypassed,
  };
}

describe('an answer breaks off', () => {
  test.each<[string, object, object]>([
    ['reset', { after_body_bytes: 0 }, { kind: 'truncate', bodyBytes: 0, end: 'reset' }],
    ['reset', { after_body_bytes: 40 }, { kind: 'truncate', bodyBytes: 40, end: 'reset' }],
    ['close', { after_body_bytes: 40 }, { kind: 'truncate', bodyBytes: 40, end: 'close' }],
    ['stall', { after_body_bytes: 0 }, { kind: 'truncate', bodyBytes: 0, end: 'stall' }],
    ['stall', { after_body_bytes: 40 }, { kind: 'truncate', bodyBytes: 40, end: 'stall' }],
    ['truncate', { bytes: 40 }, { kind: 'truncate', bodyBytes: 40, end: 'close' }],
    ['truncate', { bytes: 40, end: 'reset' }, { kind: 'truncate', bodyBytes: 40, end: 'reset' }],
    ['truncate', { bytes: 40, end: 'stall' }, { kind: 'truncate', bodyBytes: 40, end: 'stall' }],
  ])('%s %j', async (fault, params, leaves) => {
    const got = await leaving({ fault, params, at: 'on_wire' });
    expect(got).toMatchObject({ leaves, declared: got.whole, hits: 1, bypassed: false });
  });

  test.each([
    ['reset', { fraction: 0 }, 0],
    ['reset', { fraction: 0.25 }, 0.25],
    ['close', { fraction: 0.999 }, 0.999],
    ['truncate', {}, 0.5],
    ['truncate', { fraction: 0.75 }, 0.75],
  ])('%s %j, counted by the body', async (fault, params, part) => {
    const { leaves, whole } = await leaving({ fault, params, at: 'on_wire' });
    expect(leaves).toMatchObject({ kind: 'truncate', bodyBytes: Math.floor(whole * part) });
  });

  test.each(['before_access', 'before_operation'])('%s with nothing done: a stand-in of an answer is cut, however far in', async (at) => {
    const { leaves, declared, hits } = await leaving({ fault: 'truncate', params: { bytes: 9_999_999 }, at });
    expect(leaves).toEqual({ kind: 'truncate', bodyBytes: declared - 1, end: 'close' });
    expect(hits).toBe(1);
  });
});

describe('a complete answer', () => {
  test('of incomplete JSON has the length that it has', async () => {
    const got = await leaving({ fault: 'truncate', params: { bytes: 40, content_length: 'sent' } });
    expect(got).toMatchObject({ leaves: { kind: 'respond' }, declared: 40, sent: 40, hits: 1 });
  });

  test('of no body at all has none', async () => {
    const got = await leaving({ fault: 'truncate', params: { bytes: 0, content_length: 'sent' } });
    expect(got).toMatchObject({ leaves: { kind: 'respond' }, declared: 0, sent: 0, hits: 1 });
  });

  test('may promise less than it sends', async () => {
    const got = await leaving({ fault: 'truncate', params: { bytes: 40, content_length: 'short' } });
    expect(got).toMatchObject({ leaves: { kind: 'respond' }, declared: 40, sent: got.whole, hits: 1 });
  });

  test('may take its time', async () => {
    const got = await leaving({ fault: 'drip', params: { chunk_bytes: 7, every_ms: 50 } });
    expect(got).toMatchObject({ leaves: { kind: 'drip', chunkBytes: 7, everyMs: 50 }, declared: got.whole, sent: got.whole, hits: 1 });
  });
});

describe('nothing to cut is no hit', () => {
  const head = { ...list, method: 'HEAD' };
  test.each<[string, string, object, object]>([
    ['a body that ends before the cut', 'reset', { after_body_bytes: 9_999_999 }, list],
    ['a body that ends before the cut', 'truncate', { bytes: 9_999_999, content_length: 'sent' }, list],
    ['a body that leaves in one piece', 'drip', { chunk_bytes: 65_536 }, list],
    ['a HEAD, which has no body', 'close', { after_body_bytes: 0 }, head],
    ['a HEAD, which has no body', 'truncate', {}, head],
    ['a HEAD, which has no body', 'drip', { chunk_bytes: 1 }, head],
  ])('%s: %s %j', async (_what, fault, params, call) => {
    expect(await leaving({ fault, params, at: 'on_wire' }, call as typeof list)).toMatchObject({
      leaves: { kind: 'respond' },
      hits: 0,
      bypassed: true,
    });
  });

  test('what another fault has taken away already', async () => {
    const { arm, handle, control } = inProcess();
    for (const fault of ['truncate', 'wrong_content_type', 'other_object', 'drip', 'garble', 'reset']) await arm({ fault, at: 'on_wire' });
    expect((await handle(list)).leaves).toEqual({ kind: 'reset' });
    const { data } = (await control('GET', '/sandboxes/default/rules')).body;
    expect(data.map(({ hits }) => hits)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  const BROKEN: readonly (readonly [fault: string, params: object])[] = [
    ['truncate', {}],
    ['truncate', { end: 'stall' }],
    ['truncate', { content_length: 'short', fraction: 0.9 }],
    ['drip', { chunk_bytes: 20, every_ms: 1 }],
    ['keep_alive_death', { when: 'now' }],
    ['reset', { after_body_bytes: 5 }],
    ['stall', { after_body_bytes: 5 }],
    ['close', {}],
    ['malformed_http', {}],
  ];
  const OUTER: readonly (readonly [fault: string, params: object])[] = [
    ...BROKEN,
    ['html', {}],
    ['error_in_success', {}],
    ['garble', { how: 'html' }],
    ['garble', { how: 'invalid_json' }],
    ['garble', { how: 'torn_gzip' }],
    ['truncate', { content_length: 'sent', bytes: 10 }],
    ['wrong_content_type', {}],
  ];
  test.each(
    OUTER.flatMap(([outer, outerParams]) => BROKEN.map(([inner, innerParams]) => [outer, outerParams, inner, innerParams] as const)),
  )('what is broken stays as it is: %s %j around %s %j', async (outer, outerParams, inner, innerParams) => {
    const alone = inProcess();
    await alone.arm({ fault: inner, params: innerParams, at: 'on_wire' });
    const { arm, handle, control } = inProcess();
    await arm({ fault: outer, params: outerParams, at: 'on_wire' });
    await arm({ fault: inner, params: innerParams, at: 'on_wire' });
    expect(await handle(list)).toEqual(await alone.handle(list));
    const { data } = (await control('GET', '/sandboxes/default/rules')).body;
    expect(data).toMatchObject([
      { hits: 0, bypassed: 1 },
      { hits: 1, bypassed: 0 },
    ]);
  });

  test('but what changes nothing of it is a hit', async () => {
    const { arm, handle, control } = inProcess();
    await arm({ fault: 'pass', at: 'on_wire' });
    await arm({ fault: 'truncate', at: 'on_wire' });
    expect((await handle(list)).leaves).toMatchObject({ kind: 'truncate' });
    const { data } = (await control('GET', '/sandboxes/default/rules')).body;
    expect(data.map(({ hits }) => hits)).toEqual([1, 1]);
  });

  test('and the rule keeps its turn for an answer that it can spoil', async () => {
    const { arm, handle, control } = inProcess();
    await arm({ fault: 'truncate', trigger: { first: 1 } });
    const { handles } = (await control('GET', '/sandboxes/default')).body;
    const update = (headers: Record<string, string>) =>
      handle(
        callOf(
          'PATCH',
          `/v1/customers/${handles['customer.ana'] ?? Object.values(handles).find((id) => id.startsWith('cus_'))}`,
          { name: 'Ana' },
          headers,
        ),
      );
    expect(await update({ prefer: 'return=minimal' })).toMatchObject({ leaves: { kind: 'respond' }, reply: { status: 204 } });
    expect(await update({})).toMatchObject({ leaves: { kind: 'truncate' }, reply: { status: 200 } });
  });
});

test('a whole answer after a cut one is the honest one', async () => {
  const { arm, handle } = inProcess();
  await arm({ fault: 'truncate', params: { content_length: 'sent' }, trigger: { first: 1 } });
  const [cut, whole] = [replyOf(await handle(list)), replyOf(await handle(list))];
  expect(() => JSON.parse(Buffer.from(cut.body).toString())).toThrow(SyntaxError);
  expect(jsonOf(whole)).toMatchObject({ object: 'list' });
});
