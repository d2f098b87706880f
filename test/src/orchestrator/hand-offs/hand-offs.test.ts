// Hand-offs from being raised to being settled: over a store in memory and over a file, alike.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { HandOff, HandOffStore } from '../../../../src/orchestrator/hand-off.ts';
import { fileHandOffs } from '../../../../src/orchestrator/hand-off-file.ts';
import { memoryHandOffs } from '../../../../src/orchestrator/hand-offs/hand-off-memory.ts';
import { createHandOffs } from '../../../../src/orchestrator/hand-offs/hand-offs.ts';
import { wallClock } from '../accounts/wall-clock.ts';
import { countingIds, handOffsOver, raisedOf } from './raised.ts';

const folder = mkdtempSync(join(tmpdir(), 'overdue-hand-offs-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const inFile = (): HandOffStore => {
  files += 1;
  return fileHandOffs(join(folder, `${files}.jsonl`), countingIds('line'));
};

const DAY_MS = 86_400_000;

describe.each<[string, () => HandOffStore]>([
  ['in memory', memoryHandOffs],
  ['in a file', inFile],
])('hand-offs kept %s', (_, newStore) => {
  it('are complete records', async () => {
    const { handOffs } = handOffsOver(newStore());
    const raised = raisedOf('invalid_credentials', { intent: 'int_1' }, { upstream: { status: 401, code: 'unknown_key' } });
    const made = await handOffs.raise(raised);
    expect(made).toEqual({
      id: 'n1',
      resume_token: 'n2',
      fingerprint: { credential: 'main', host: 'api.example:443', error_type: 'invalid_credentials', upstream_code: 'unknown_key' },
      state: 'open',
      created_at: '2026-01-05T00:00:00.000Z',
      updated_at: '2026-01-05T00:00:00.000Z',
      expires_at: '2026-01-12T00:00:00.000Z',
      count: 1,
      asked: { operation: 'create_invoice', arguments: ['customer_id', 'lines'], intent: 'int_1', found_by: null },
      observed: raised.error,
      attempts: raised.attempts,
      stopped_by: 'human_must_act',
      blocked: ['*'],
      question: {
        en: 'api.example:443 does not accept main. Please check it, and replace it if it was revoked. (Code: unknown_key.)',
        'pt-BR':
          'api.example:443 não aceita a credencial main. Por favor, confira-a e troque-a se tiver sido revogada. (Código: unknown_key.)',
      },
      done_when: {
        en: 'A read with main at api.example:443 succeeds.',
        'pt-BR': 'Uma leitura com main em api.example:443 funciona.',
      },
    });
    expect(await handOffs.list()).toEqual([made]);
  });

  it('are one for the same failure of several operations and runs, with a counter', async () => {
    const { handOffs, clock } = handOffsOver(newStore());
    const denied = (operation: string) => handOffs.raise(raisedOf('permission_denied', { operation }));
    const first = await denied('create_invoice');
    clock.move(60_000);
    const raised = await Promise.all(['void_invoice', 'create_invoice', 'get_invoice'].map(denied));
    expect(new Set(raised.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(await handOffs.list()).toMatchObject([
      { count: 4, blocked: ['create_invoice', 'void_invoice', 'get_invoice'], updated_at: '2026-01-05T00:01:00.000Z' },
    ]);
  });

  it('are one when they are raised at the same moment', async () => {
    const { handOffs } = handOffsOver(newStore());
    await Promise.all(Array.from({ length: 20 }, () => handOffs.raise(raisedOf())));
    expect((await handOffs.list()).map(({ count, blocked }) => ({ count, blocked }))).toEqual([{ count: 20, blocked: ['*'] }]);
  });

  it.each<[string, Parameters<typeof raisedOf>]>([
    ['another type', ['account_restricted']],
    ['another code', ['invalid_credentials', {}, { upstream: { code: 'revoked' } }]],
    ['another credential', ['invalid_credentials', { target: { host: 'api.example:443', credential: 'other' } }]],
    ['another host', ['invalid_credentials', { target: { host: 'other.example:443', credential: 'main' } }]],
  ])('are two for %s', async (_what, other) => {
    const { handOffs } = handOffsOver(newStore());
    await handOffs.raise(raisedOf());
    await handOffs.raise(raisedOf(...other));
    expect(await handOffs.list()).toHaveLength(2);
  });

  it('ask for each lost write by itself: whether one happened says nothing of the next', async () => {
    const { handOffs } = handOffsOver(newStore());
    const lost = (intent: string) => handOffs.raise(raisedOf('timeout', { intent, because: 'cannot_be_found_out' }, { effect: 'unknown' }));
    for (const intent of ['int_1', 'int_2', 'int_1']) await lost(intent);
    expect((await handOffs.list()).map(({ asked, count }) => [asked.intent, count])).toEqual([
      ['int_1', 2],
      ['int_2', 1],
    ]);
  });

  it('ask once for a lost write, however its answers were lost and whatever its intent is called', async () => {
    const { handOffs } = handOffsOver(newStore());
    const lost = (type: 'timeout' | 'unknown', intent: string) => handOffs.raise(raisedOf(type, { intent }, { effect: 'unknown' }));
    for (const intent of ['Order 7', '123.456.789-09 ', 'Order 7']) await lost('timeout', intent);
    await lost('unknown', 'Order 7');
    const kept = await handOffs.list();
    expect(kept.map(({ count }) => count)).toEqual([3, 1]);
    expect(JSON.stringify(kept)).not.toMatch(/Order 7|123\.456/);
  });

  it('take what the person found of a lost write, and another answer does not count', async () => {
    const { handOffs } = handOffsOver(newStore());
    const lost = (intent: string) => handOffs.raise(raisedOf('timeout', { intent }, { effect: 'unknown' }));
    const [one, two] = [await lost('int_1'), await lost('int_2')];
    expect(one.applied).toBeUndefined();
    const resumed = handOffs.resume(one.resume_token, { applied: false });
    expect(await resumed).toMatchObject({ ok: true, handOff: { state: 'resolved', applied: false } });
    expect(await handOffs.resume(one.resume_token, { applied: false })).toMatchObject({ ok: true });
    expect(await handOffs.resume(one.resume_token, { applied: true })).toEqual({ ok: false, because: 'resolved' });
    expect(await handOffs.resolve(two.id, { applied: true })).toMatchObject({ ok: true });
    expect((await handOffs.list()).map(({ applied }) => applied)).toEqual([false, true]);
    await expect(handOffs.resolve(two.id, { applied: 'yes' } as never)).rejects.toThrow('answer: expected { applied: true }');
  });

  it('let every breaker probe that wants to hear of it, once they are resolved', async () => {
    const { handOffs } = handOffsOver(newStore());
    const heard: unknown[] = [];
    for (const _twice of [1, 2]) handOffs.releases({ resolve: ({ host, credential }) => heard.push([host, credential]) });
    const { id, resume_token } = await handOffs.raise(raisedOf());
    await handOffs.acknowledge(id);
    expect(heard).toEqual([]);
    for (const _twice of [1, 2]) await handOffs.resume(resume_token);
    expect(heard).toEqual(Array(2).fill(['api.example:443', 'main']));
  });

  it('are found among thousands as fast as among few', { timeout: 20_000 }, async () => {
    const { handOffs } = handOffsOver(memoryHandOffs());
    const lost = (intent: number) => handOffs.raise(raisedOf('timeout', { intent: `int_${intent}` }, { effect: 'unknown' }));
    const begunMs = performance.now();
    for (let intent = 0; intent < 4_000; intent += 1) await lost(intent);
    expect(await lost(3_999)).toMatchObject({ count: 2 });
    // Compared with each of the others anew it took a minute.
    expect(performance.now() - begunMs).toBeLessThan(10_000);
  });

  it('ask for a lost write that has no id each time anew', async () => {
    const { handOffs } = handOffsOver(newStore());
    for (const operation of ['a', 'a']) await handOffs.raise(raisedOf('timeout', { operation }, { effect: 'unknown' }));
    expect(await handOffs.list()).toHaveLength(2);
  });

  it('count up under names as long as they come', async () => {
    const { handOffs } = handOffsOver(newStore());
    const [host, credential, operation] = ['h', 'c', 'o'].map((letter) => letter.repeat(5_000)) as [string, string, string];
    for (const _time of [1, 2]) await handOffs.raise(raisedOf('permission_denied', { operation, target: { host, credential } }));
    expect(await handOffs.list()).toMatchObject([{ count: 2, blocked: ['o'.repeat(200)] }]);
  });

  it('wait until somebody settles them; the same failure later is a new one', async () => {
    const resolved: string[] = [];
    const { handOffs } = handOffsOver(newStore(), { onResolved: ({ id }: HandOff) => void resolved.push(id) });
    const { id } = await handOffs.raise(raisedOf());
    expect(await handOffs.acknowledge(id)).toMatchObject({ ok: true, handOff: { state: 'acknowledged' } });
    expect(await handOffs.acknowledge(id)).toMatchObject({ ok: true });
    expect(await handOffs.raise(raisedOf())).toMatchObject({ id, state: 'acknowledged', count: 2 });
    expect(await handOffs.resolve(id)).toMatchObject({ ok: true, handOff: { state: 'resolved', count: 2 } });
    expect(resolved).toEqual([id]);
    for (const again of [handOffs.resolve(id), handOffs.acknowledge(id)]) expect(await again).toEqual({ ok: false, because: 'resolved' });
    expect(await handOffs.raise(raisedOf())).toMatchObject({ state: 'open', count: 1 });
    expect((await handOffs.list()).map(({ state }) => state)).toEqual(['resolved', 'open']);
  });

  it('are resumed by their token, as often as asked, and resolved by it once', async () => {
    const resolved: string[] = [];
    const { handOffs } = handOffsOver(newStore(), { onResolved: ({ id }: HandOff) => void resolved.push(id) });
    const { id, resume_token } = await handOffs.raise(raisedOf());
    for (const _time of [1, 2]) expect(await handOffs.resume(resume_token)).toMatchObject({ ok: true, handOff: { id, state: 'resolved' } });
    expect(resolved).toEqual([id]);
    expect(await handOffs.resume(id)).toEqual({ ok: false, because: 'not_known' });
    expect(await handOffs.resolve('nobody')).toEqual({ ok: false, because: 'not_known' });
  });

  it('end when nobody has settled them in time', async () => {
    const { handOffs, clock } = handOffsOver(newStore());
    const { id } = await handOffs.raise(raisedOf());
    clock.move(7 * DAY_MS - 1);
    expect(await handOffs.expire()).toEqual([]);
    clock.move(1);
    expect(await handOffs.resolve(id)).toEqual({ ok: false, because: 'expired' });
    expect(await handOffs.expire()).toMatchObject([{ id, state: 'expired' }]);
    expect(await handOffs.expire()).toEqual([]);
    expect(await handOffs.acknowledge(id)).toEqual({ ok: false, because: 'expired' });
  });

  it('end by themselves when the same failure comes after their time', async () => {
    const { handOffs, clock } = handOffsOver(newStore());
    await handOffs.raise(raisedOf());
    clock.move(8 * DAY_MS);
    await handOffs.raise(raisedOf());
    expect((await handOffs.list()).map(({ state, count }) => [state, count])).toEqual([
      ['expired', 1],
      ['open', 1],
    ]);
  });

  it('are not confused by a clock that is set back', async () => {
    const { handOffs, clock } = handOffsOver(newStore());
    const { id, updated_at } = await handOffs.raise(raisedOf());
    clock.move(-400 * DAY_MS);
    expect(await handOffs.raise(raisedOf())).toMatchObject({ id, count: 2, updated_at });
    expect(await handOffs.expire()).toEqual([]);
    expect(await handOffs.resolve(id)).toMatchObject({ ok: true, handOff: { state: 'resolved', updated_at } });
  });
});

describe('a hand-off', () => {
  it('keeps names of arguments that a program wrote, and no values', async () => {
    const { handOffs } = handOffsOver(memoryHandOffs());
    const input = {
      customer_id: 'cus_secret',
      'lines.0.price': 9,
      'ana@example.com': 1,
      sk_live_51H8abcdEFGH: 2,
      '2026-01-05': 3,
      'a b': 4,
    };
    const made = await handOffs.raise(raisedOf('invalid_input', { input }));
    expect(made.asked.arguments).toEqual(['customer_id']);
    expect(JSON.stringify(made)).not.toMatch(/cus_secret|ana@|sk_live/);
  });

  it('is kept however long what the provider said is', async () => {
    const { handOffs } = handOffsOver(inFile());
    const long = '\u0001'.repeat(300_000);
    const fields = Array.from({ length: 500 }, () => ({ path: long, expected: long }));
    const more = { correlation_id: long, guidance: long, because: long, rule: long, upstream: { code: long, request_id: long } };
    const lists = { succeeded: fields.map(() => long), failed: fields.map(() => long), allowed_operations: fields.map(() => long) };
    const made = await handOffs.raise(raisedOf('unknown', {}, { ...more, details: { fields, existing_id: long, ...lists } }));
    expect([made.observed.correlation_id.length, made.observed.details?.fields?.length]).toEqual([1_000, 20]);
    expect(await handOffs.list()).toEqual([made]);
  });

  it('asks in words that no terminal acts on', async () => {
    const { handOffs } = handOffsOver(memoryHandOffs());
    const target = { host: 'h\u001b[31m\nPay:\u2028\u202e', credential: 'c\u0007' };
    const { question, done_when } = await handOffs.raise(raisedOf('unknown', { target, operation: 'op\r\nx' }));
    expect(Object.values({ ...question, ...done_when }).join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Bidi_Control}]/u);
  });

  it('keeps the last attempts, which say why it ended', async () => {
    const { handOffs } = handOffsOver(memoryHandOffs());
    const attempts = Array.from({ length: 30 }, (_, index) => ({
      number: index + 1,
      startedAt: '2026-01-05T00:00:00.000Z',
      elapsedMs: 1,
      error_type: 'timeout' as const,
    }));
    expect((await handOffs.raise(raisedOf('timeout', { attempts }))).attempts.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 11),
    );
  });

  it('is forgotten only when it is settled and a thousand were settled after it', async () => {
    const { handOffs } = handOffsOver(memoryHandOffs());
    const raise = (code: string) => handOffs.raise(raisedOf('permission_denied', {}, { upstream: { code } }));
    const open = await raise('open');
    for (let time = 0; time < 1_010; time += 1) await handOffs.resolve((await raise(`code_${time}`)).id);
    const kept = await handOffs.list();
    expect([kept[0]?.id, kept.length <= 1_002]).toEqual([open.id, true]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('that waits %d ms is refused by name', (expiresMs) => {
    const options = { store: memoryHandOffs(), clock: wallClock(), random: countingIds(), expiresMs };
    expect(() => createHandOffs(options)).toThrow(`expiresMs: expected milliseconds above 0, got ${expiresMs}`);
  });
});
