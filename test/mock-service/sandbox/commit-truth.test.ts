// Each fault at each of its places: what leaves, and whether the write was really stored.
import { describe, expect, test } from 'vitest';
import { FAULTS } from '../../../mock-service/faults/index.ts';
import { callOf, inProcess } from '../service/in-process.ts';

type Cells = readonly [fault: string, params: object, at: string, kind: string, status: number | null, commit: string, stored: number];

const row = ([fault, params, at, kind, status, commit, stored]: Cells) => ({ fault, params, at, kind, status, commit, stored });

const CELLS: readonly Cells[] = [
  ['rate_limited', {}, 'before_operation', 'respond', 429, 'none', 0],
  ['rate_limited', {}, 'before_access', 'respond', 429, 'none', 0],
  ['latency', { delay_ms: 0 }, 'before_access', 'respond', 201, 'committed', 1],
  ['latency', { delay_ms: 0 }, 'before_operation', 'respond', 201, 'committed', 1],
  ['latency', { delay_ms: 0 }, 'after_commit', 'respond', 201, 'committed', 1],
  ['latency', { delay_ms: 0 }, 'on_wire', 'respond', 201, 'committed', 1],
  ['drip', { chunk_bytes: 1 }, 'on_wire', 'drip', 201, 'committed', 1],
  ['drip', { chunk_bytes: 1 }, 'after_commit', 'drip', 201, 'committed', 1],
  ['stall', {}, 'before_access', 'stall', null, 'none', 0],
  ['stall', {}, 'before_operation', 'stall', null, 'none', 0],
  ['stall', {}, 'on_wire', 'stall', null, 'committed', 1],
  ['stall', { after_body_bytes: 0 }, 'before_access', 'truncate', 200, 'none', 0],
  ['stall', { after_body_bytes: 5 }, 'on_wire', 'truncate', 201, 'committed', 1],
  ['reset', {}, 'before_access', 'reset', null, 'none', 0],
  ['reset', {}, 'before_operation', 'reset', null, 'none', 0],
  ['reset', {}, 'on_wire', 'reset', null, 'committed', 1],
  ['reset', { fraction: 0.5 }, 'before_operation', 'truncate', 200, 'none', 0],
  ['reset', { after_body_bytes: 5 }, 'on_wire', 'truncate', 201, 'committed', 1],
  ['close', {}, 'before_access', 'close', null, 'none', 0],
  ['close', {}, 'before_operation', 'close', null, 'none', 0],
  ['close', {}, 'on_wire', 'close', null, 'committed', 1],
  ['close', { after_body_bytes: 0 }, 'before_access', 'truncate', 200, 'none', 0],
  ['close', { fraction: 0.9 }, 'on_wire', 'truncate', 201, 'committed', 1],
  ['keep_alive_death', {}, 'on_wire', 'respond', 201, 'committed', 1],
  ['keep_alive_death', { when: 'now', how: 'close' }, 'after_commit', 'respond', 201, 'committed', 1],
  ['upload', {}, 'before_access', 'stall', null, 'none', 0],
  ['upload', { how: 'reset', after_bytes: 10 }, 'before_access', 'reset', null, 'none', 0],
  ['malformed_http', {}, 'before_access', 'malformed', null, 'none', 0],
  ['malformed_http', { how: 'garbage' }, 'before_operation', 'malformed', null, 'none', 0],
  ['malformed_http', { how: 'bad_status' }, 'after_commit', 'malformed', null, 'committed', 1],
  ['malformed_http', { how: 'bad_chunk' }, 'on_wire', 'malformed', null, 'committed', 1],
  ['truncate', {}, 'before_access', 'truncate', 200, 'none', 0],
  ['truncate', { content_length: 'sent' }, 'before_operation', 'respond', 200, 'none', 0],
  ['truncate', { content_length: 'short' }, 'on_wire', 'respond', 201, 'committed', 1],
  ['truncate', { bytes: 3, end: 'reset' }, 'after_commit', 'truncate', 201, 'committed', 1],
  ['lost_reply', { how: 'reset' }, 'after_commit', 'reset', null, 'committed', 1],
  ['lost_reply', { how: 'close' }, 'after_commit', 'close', null, 'committed', 1],
  ['lost_reply', { how: 'stall' }, 'after_commit', 'stall', null, 'committed', 1],
  ['lost_reply', { how: 'error_status' }, 'after_commit', 'respond', 502, 'committed', 1],
  ['lost_reply', { how: 'error_status', status: 504 }, 'after_commit', 'respond', 504, 'committed', 1],
  ['lost_reply', { how: 'html' }, 'after_commit', 'respond', 502, 'committed', 1],
  ['lost_reply', { how: 'truncate', bytes: 7 }, 'after_commit', 'truncate', 201, 'committed', 1],
  ['garble', {}, 'on_wire', 'respond', 201, 'committed', 1],
  ['garble', { how: 'html', status: 503 }, 'on_wire', 'respond', 503, 'committed', 1],
  ['garble', {}, 'after_commit', 'respond', 201, 'committed', 1],
  ['garble', {}, 'before_operation', 'respond', 200, 'none', 0],
  ['garble', { how: 'html' }, 'before_access', 'respond', 200, 'none', 0],
  ['wrong_content_type', {}, 'on_wire', 'respond', 201, 'committed', 1],
  ['wrong_content_type', {}, 'after_commit', 'respond', 201, 'committed', 1],
  ['html', {}, 'before_access', 'respond', 200, 'none', 0],
  ['html', { status: 503 }, 'before_operation', 'respond', 503, 'none', 0],
  ['html', {}, 'after_commit', 'respond', 200, 'committed', 1],
  ['html', { status: 502 }, 'on_wire', 'respond', 502, 'committed', 1],
  ['error_in_success', {}, 'before_operation', 'respond', 200, 'none', 0],
  ['error_in_success', {}, 'before_access', 'respond', 200, 'none', 0],
  ['error_in_success', {}, 'after_commit', 'respond', 200, 'committed', 1],
  ['error_in_success', { form: 'envelope' }, 'on_wire', 'respond', 200, 'committed', 1],
  ['other_object', {}, 'on_wire', 'respond', 201, 'committed', 1],
  ['other_object', { differs_in: 'object' }, 'after_commit', 'respond', 201, 'committed', 1],
  ['error_status', { status: 503 }, 'before_operation', 'respond', 503, 'none', 0],
  ['error_status', { status: 418 }, 'before_access', 'respond', 418, 'none', 0],
  ['error_status', { status: 500, body: 'Oops' }, 'before_access', 'respond', 500, 'none', 0],
  ['maintenance', { duration_s: 60 }, 'before_access', 'respond', 503, 'none', 0],
  ['maintenance', { duration_s: 60 }, 'before_operation', 'respond', 503, 'none', 0],
  ['credential', { how: 'expire' }, 'before_access', 'respond', 401, 'none', 0],
  ['credential', { how: 'revoke' }, 'before_access', 'respond', 401, 'none', 0],
  ['credential', { how: 'revoke' }, 'after_commit', 'respond', 201, 'committed', 1],
  ['refuse', { rule: 'R43' }, 'before_operation', 'respond', 422, 'none', 0],
  ['pass', {}, 'before_access', 'respond', 201, 'committed', 1],
  ['pass', {}, 'before_operation', 'respond', 201, 'committed', 1],
  ['pass', {}, 'after_commit', 'respond', 201, 'committed', 1],
  ['pass', {}, 'on_wire', 'respond', 201, 'committed', 1],
];
const ROWS = CELLS.map(row);

const create = (headers: Record<string, string> = {}) => callOf('POST', '/v1/customers', { name: 'Padaria Aurora' }, headers);

async function run(provider: ReturnType<typeof inProcess>, headers: Record<string, string> = {}) {
  let answered = false;
  const delivery = provider.handle(create(headers)).finally(() => {
    answered = true;
  });
  while (!answered) await provider.clock.advance(0);
  return delivery;
}

describe('a write under a fault', () => {
  test.each(ROWS)('$fault $params at $at', async ({ fault, params, at, kind, status, commit, stored }) => {
    const provider = inProcess();
    await provider.arm({ fault, params, at });
    const delivery = await run(provider);
    expect(delivery).toMatchObject({ leaves: { kind }, commit, ...(status === null ? {} : { reply: { status } }) });
    const { created } = await provider.truth();
    expect(created.customers).toHaveLength(stored);
    expect(await provider.journal()).toMatchObject([{ faults: [{ kind: fault, at }], commit, answered: { kind } }]);
    expect(provider.defects).toEqual([]);
  });

  test('is covered by this table at every place of every fault that a write can meet', () => {
    const places = FAULTS.filter(({ kind }) => kind !== 'stale_list')
      .flatMap(({ kind, allowedAt }) => allowedAt.map((at) => `${kind} ${at}`))
      .sort();
    expect([...new Set(ROWS.map(({ fault, at }) => `${fault} ${at}`))].sort()).toEqual(places);
  });
});

describe('an idempotency key', () => {
  const keyed = { 'idempotency-key': 'order-1' };
  const rowsWithCommit = ROWS.filter(({ fault, commit }) => commit === 'committed' && fault !== 'credential');
  const rowsWithout = ROWS.filter(({ fault, commit }) => commit === 'none' && fault !== 'credential');

  test.each(rowsWithCommit)('finds the stored answer after $fault $params at $at', async ({ fault, params, at }) => {
    const provider = inProcess();
    await provider.arm({ fault, params, at, trigger: { first: 1 } });
    await run(provider, keyed);
    const again = await run(provider, keyed);
    expect(again).toMatchObject({ commit: 'replayed', reply: { status: 201, headers: { 'idempotent-replayed': 'true' } } });
    expect((await provider.truth()).created.customers).toHaveLength(1);
  });

  test.each(rowsWithout)('is free again after $fault $params at $at', async ({ fault, params, at }) => {
    const provider = inProcess();
    await provider.arm({ fault, params, at, trigger: { first: 1 } });
    await run(provider, keyed);
    expect(await run(provider, keyed)).toMatchObject({ commit: 'committed', reply: { status: 201 } });
    expect((await provider.truth()).created.customers).toHaveLength(1);
  });

  test('replays what is lost once more: the rule sees commits and replays alike', async () => {
    const provider = inProcess();
    await provider.arm({ fault: 'lost_reply', trigger: { first: 2 } });
    const kinds = [await run(provider, keyed), await run(provider, keyed), await run(provider, keyed)].map((d) => [
      d.leaves.kind,
      d.commit,
    ]);
    expect(kinds).toEqual([
      ['reset', 'committed'],
      ['reset', 'replayed'],
      ['respond', 'replayed'],
    ]);
  });

  test('keeps a business refusal, which another body does not get (R74), and a refused parse frees it', async () => {
    const provider = inProcess();
    const { handles } = (await provider.control('GET', '/sandboxes/default')).body;
    const pay = (body: unknown) => provider.handle(callOf('POST', `/v1/invoices/${handles['invoice.paid']}/payments`, body, keyed));
    expect(await pay({ amount_minor: 'ten' })).toMatchObject({ reply: { status: 422 } });
    expect(await pay({ amount_minor: 1 })).toMatchObject({ commit: 'none', reply: { status: 409 } });
    const again = await pay({ amount_minor: 1 });
    expect(again).toMatchObject({ commit: 'none', reply: { status: 409, headers: { 'idempotent-replayed': 'true' } } });
    expect(await pay({ amount_minor: 2 })).toMatchObject({ reply: { status: 422, body: expect.stringContaining('"R74"') } });
  });

  test('of 256 characters is refused (R76)', async () => {
    const key = 'x'.repeat(256);
    const provider = inProcess();
    expect(await run(provider, { 'idempotency-key': key })).toMatchObject({
      reply: { status: 400, body: expect.stringContaining('"R76"') },
    });
  });
});
