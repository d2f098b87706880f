// Every way an answer can leave, byte for byte on a raw socket, and what the journal says became of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, fault, get, hangUp, holding, parts, post, promised, settled, statuses } from './exchange.ts';
import { served } from './served.ts';

let provider: Awaited<ReturnType<typeof served>>;
const defects: unknown[] = [];
beforeAll(async () => {
  provider = await served({ onDefect: (error) => defects.push(error) });
});
afterAll(async () => {
  expect(defects).toEqual([]);
  await provider.close();
});

const ANA = '{"name":"Ana"}';
const died = async (): Promise<number> =>
  Number(((await provider.control('GET', '/health')) as unknown as Record<string, unknown>).connections_died);

/** What arrives of the answer: so much of its body, all of it, or nothing at all. */
type Arrives = number | 'all' | 'nothing';

describe('a write whose answer', () => {
  test.each<[item: string, arrives: Arrives, ended: 'closed' | 'reset', kind: string, commit: string]>([
    ['truncate;bytes=20;end="reset"', 20, 'reset', 'truncate', 'committed'],
    ['truncate;bytes=20;end="close"', 20, 'closed', 'truncate', 'committed'],
    ['truncate;bytes=0;end="reset"', 0, 'reset', 'truncate', 'committed'],
    ['truncate;bytes=0;end="close"', 0, 'closed', 'truncate', 'committed'],
    ['truncate;bytes=20;end="reset";at=after_commit', 20, 'reset', 'truncate', 'committed'],
    ['truncate;bytes=20;end="reset";at=before_operation', 20, 'reset', 'truncate', 'none'],
    ['keep_alive_death;when=now;how=reset', 'all', 'reset', 'respond', 'committed'],
    ['keep_alive_death;when=now;how=close', 'all', 'closed', 'respond', 'committed'],
    ['reset;at=on_wire', 'nothing', 'reset', 'reset', 'committed'],
    ['close;at=on_wire', 'nothing', 'closed', 'close', 'committed'],
    ['lost_reply;how=close', 'nothing', 'closed', 'close', 'committed'],
    ['upload;how=reset', 'nothing', 'reset', 'reset', 'none'],
    ['upload;how=close', 'nothing', 'closed', 'close', 'none'],
    ['upload;how=reset;after_bytes=5', 'nothing', 'reset', 'reset', 'none'],
    ['upload;how=close;after_bytes=5', 'nothing', 'closed', 'close', 'none'],
  ])('meets %s', async (item, ...expected) => {
    const answer = await provider.raw(post(ANA, fault(item)));
    const { head, body } = parts(answer.text);
    const got = answer.text === '' ? 'nothing' : body?.length === promised(head) ? 'all' : body?.length;
    expect(head).not.toMatch(/connection: close/i);
    const { answered, commit, taken } = await settled(provider);
    expect([got, answer.ended, answered?.kind, commit]).toEqual(expected);
    expect(taken).toBe(true);
  });

  test.each<[string, number | null, string, string]>([
    ['truncate;bytes=20;end="stall"', 20, 'truncate', 'committed'],
    ['truncate;bytes=0;end="stall"', 0, 'truncate', 'committed'],
    ['stall;at=on_wire', null, 'stall', 'committed'],
    ['upload;how=stall', null, 'stall', 'none'],
    ['upload;how=stall;after_bytes=5', null, 'stall', 'none'],
  ])('meets %s lasts until the caller hangs up', async (item, bodyBytes, kind, commit) => {
    const before = (await entries(provider)).length;
    const { socket, text, until } = holding(provider, post(ANA, fault(item)));
    if (bodyBytes !== null) await until((so) => parts(so).body?.length === bodyBytes);
    let entry = (await entries(provider)).at(-1);
    while ((await entries(provider)).length === before || entry?.answered === null) entry = (await entries(provider)).at(-1);
    expect((await entries(provider)).at(-1)).toMatchObject({ answered: { kind }, commit, taken: null });
    await hangUp(socket);
    expect(await settled(provider)).toMatchObject({ answered: { kind }, commit, taken: false });
    expect(parts(text()).body?.length ?? null).toBe(bodyBytes);
  });

  test.each([
    ['no_status_line', '{"object":"list","data":[],"has_more":false}\n'],
    ['garbage', '\x00\x01\x02\xff\xfe\r\n\r\n'],
  ])('is no HTTP by %s arrives byte for byte', async (how, bytes) => {
    const { socket, text } = holding(provider, post(ANA, fault(`malformed_http;how=${how}`)));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(text()).toBe(bytes);
    expect(await settled(provider)).toMatchObject({ answered: { kind: 'malformed' }, commit: 'committed', taken: true });
  });
});

describe('the bytes of a cut', () => {
  test('are those of UTF-8', async () => {
    const { text } = await provider.raw(post('{"name":"Ação"}', fault('truncate;fraction=0.999;end="close"')));
    const { head, body } = parts(text);
    expect(Buffer.byteLength(body ?? '', 'utf8')).toBeLessThan(promised(head));
    const whole = await provider.raw(post('{"name":"Ação"}', 'Connection: close'));
    expect(Buffer.byteLength(parts(whole.text).body ?? '', 'utf8')).toBe(promised(whole.text));
  });

  test('arrive exactly, a hundred resets at once', async () => {
    const cut = get('/invoices?limit=100', fault('truncate;bytes=20000;end="reset"'));
    const seen = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { socket, text } = holding(provider, cut);
        const ended = await new Promise((resolve) => {
          socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code)).on('end', () => resolve('end'));
        });
        return `${parts(text()).body?.length} ${ended}`;
      }),
    );
    expect(new Set(seen)).toEqual(new Set(['20000 ECONNRESET']));
  });

  test('of a HEAD are none: its head arrives whole, and the connection breaks', async () => {
    const answer = await provider.raw(get('/customers?limit=1', fault('keep_alive_death;when=now')).replace(/^GET/, 'HEAD'));
    const plain = await provider.raw(get('/customers?limit=1', 'Connection: close'));
    expect([parts(answer.text).body, promised(answer.text), answer.ended]).toEqual(['', promised(plain.text), 'reset']);
  });
});

describe('on one connection', () => {
  const FAST = '/customers?limit=1';
  const SLOW = fault('latency;delay_ms=60');

  test.each<[string, string[], 'closed' | 'reset']>([
    ['truncate;bytes=5;end="reset"', ['200', '200'], 'reset'],
    ['truncate;bytes=5;end="close"', ['200', '200'], 'closed'],
    ['keep_alive_death;when=now', ['200', '200'], 'reset'],
    ['drip;chunk_bytes=4000;every_ms=1', ['200', '200', '404'], 'closed'],
    ['malformed_http', ['200'], 'closed'],
  ])('%s waits its turn behind a slow answer', async (item, expected, ended) => {
    const answer = await provider.raw(get(FAST, SLOW) + get(FAST, fault(item)) + get('/nowhere', 'Connection: close'));
    expect([statuses(answer.text), answer.ended]).toEqual([expected, ended]);
  });

  test.each<[string, 'reset' | 'closed']>([
    ['reset', 'reset'],
    ['close', 'closed'],
  ])('a call after keep_alive_death by %s meets a dead connection, never walks, and is counted', async (how, ended) => {
    const before = { died: await died(), calls: (await entries(provider)).length };
    const { socket, text, until } = holding(provider, get(FAST, fault(`keep_alive_death;how=${how}`)));
    await until((so) => (parts(so).body?.length ?? -1) === promised(so));
    const alive = text();
    let end = 'closed';
    socket.on('error', () => {
      end = 'reset';
    });
    await provider.truth();
    expect([socket.destroyed, socket.readableEnded]).toEqual([false, false]);
    socket.write(post(ANA));
    await new Promise((resolve) => socket.once('close', resolve));
    expect([text(), end]).toEqual([alive, ended]);
    expect([await died(), (await entries(provider)).length]).toEqual([before.died + 1, before.calls + 1]);
  });

  test.each([['at its side'], ['behind a slow one']])('calls sent together with keep_alive_death, %s, never walk', async (where) => {
    const [before, calls] = [await died(), (await entries(provider)).length];
    const ahead = where === 'at its side' ? '' : get(FAST, SLOW);
    const answer = await provider.raw(ahead + get(FAST, fault('keep_alive_death')) + post(ANA) + get(FAST));
    expect([statuses(answer.text).length, answer.ended]).toEqual([ahead === '' ? 1 : 2, 'reset']);
    expect(await settled(provider)).toMatchObject({ operation: 'list_customers', taken: true });
    expect((await entries(provider)).length).toBe(calls + (ahead === '' ? 1 : 2));
    expect(await died()).toBe(before + 1);
  });

  test('a caller that closes a doomed connection itself is no death', async () => {
    const before = await died();
    const { socket, until } = holding(provider, get(FAST, fault('keep_alive_death')));
    await until((so) => (parts(so).body?.length ?? -1) === promised(so));
    await hangUp(socket);
    expect(await died()).toBe(before);
  });
});
