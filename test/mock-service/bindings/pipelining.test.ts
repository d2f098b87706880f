// Several calls on one connection: each is run and answered in its turn, and never when the connection broke before that.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../../mock-service/determinism/clock.ts';
import type { JournalEntry } from '../../../mock-service/index.ts';
import { entries, get, hangUp, holding, parts, post, promised, settled, statuses } from './exchange.ts';
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

const FAST = '/customers?limit=1';
const SLOW = 'Overdue-Fault: latency;delay_ms=60';
const CLOSE = 'Connection: close';

async function lastEntries(count: number): Promise<readonly JournalEntry[]> {
  const { data } = await provider.control('GET', `/sandboxes/default/journal?limit=${count}`);
  return data as unknown as readonly JournalEntry[];
}

describe('calls sent in one packet', () => {
  test.each<[string, string, string[], 'closed' | 'reset']>([
    ['a fast one behind a slow one', get(FAST, SLOW) + get('/nowhere', CLOSE), ['200', '404'], 'closed'],
    ['a slow one behind a fast one', get('/nowhere') + get(FAST, SLOW, CLOSE), ['404', '200'], 'closed'],
    ['a write behind a slow write', post('{"name":"Ana"}', SLOW) + post('{"name":"Bia"}', CLOSE), ['201', '201'], 'closed'],
    [
      'twenty behind a slow one',
      get(FAST, SLOW) + get('/nowhere').repeat(19) + get(FAST, CLOSE),
      ['200', ...Array(19).fill('404'), '200'],
      'closed',
    ],
    ['a reset behind a slow one', get(FAST, SLOW) + get(FAST, 'Overdue-Fault: reset') + get(FAST), ['200'], 'reset'],
    ['a close behind a slow one', get(FAST, SLOW) + post('{"name":"Ana"}', 'Overdue-Fault: lost_reply;how="close"'), ['200'], 'closed'],
    ['a reset in front', get(FAST, 'Overdue-Fault: reset') + get(FAST), [], 'reset'],
  ])('%s', async (_what, bytes, expected, ended) => {
    const answer = await provider.raw(bytes);
    expect([statuses(answer.text), answer.ended]).toEqual([expected, ended]);
  });

  test('are run in their order, each when the one ahead has been answered', async () => {
    const { text } = await provider.raw(post('{"name":"Zoe"}') + get(FAST, CLOSE));
    expect(text.split('HTTP/1.1 200')[1]).toContain('"name":"Zoe"');
    expect((await lastEntries(2)).map(({ operation }) => operation)).toEqual(['create_customer', 'list_customers']);
    await provider.raw(post('{"name":"One"}', SLOW) + post('{"name":"Two"}', CLOSE));
    expect((await lastEntries(2)).map(({ body }) => JSON.stringify(body))).toEqual([
      expect.stringContaining('One'),
      expect.stringContaining('Two'),
    ]);
    const customers = (await provider.truth()).created.customers as unknown as readonly { readonly name: string }[];
    expect(customers.slice(-2).map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  test.each<[string, string]>([
    ['a reset', post('{"name":"Ana"}', 'Overdue-Fault: reset')],
    ['a close', post('{"name":"Ana"}', 'Overdue-Fault: lost_reply;how="close"')],
    ['a cut answer', get(FAST, 'Overdue-Fault: truncate')],
    ['no HTTP', get(FAST, 'Overdue-Fault: malformed_http')],
    ['an upload that was reset', post('{"name":"Ana"}', 'Overdue-Fault: upload;how="reset"')],
    ['an answer whose connection dies at once', get(FAST, 'Overdue-Fault: keep_alive_death;when="now"')],
    ['an answer whose connection dies under the next call', get(FAST, 'Overdue-Fault: keep_alive_death')],
  ])('behind %s never walk and stand in no journal', async (_what, first) => {
    const before = (await entries(provider)).length;
    await provider.raw(first + post('{"name":"Bia"}') + get(FAST));
    expect((await entries(provider)).length).toBe(before + 1);
  });

  test('behind a body that is too large never walk: the refusal says that the connection ends', async () => {
    const before = (await entries(provider)).length;
    const { text } = await provider.raw(post('x'.repeat(1_200_000)) + post('{"name":"Ana"}'));
    expect([statuses(text), /connection: close/i.test(text)]).toEqual([['413'], true]);
    expect((await entries(provider)).length).toBe(before);
  });

  test('behind a stall never walk, however much they bring, and a caller that hangs up is seen', async () => {
    const before = (await entries(provider)).length;
    const { socket, text, until } = holding(provider, get(FAST) + get(FAST, 'Overdue-Fault: stall') + post('x'.repeat(500_000)));
    await until((so) => parts(so).body?.length === promised(so));
    while ((await entries(provider)).length < before + 2);
    socket.write(post('{"name":"Ana"}').repeat(1000));
    await provider.truth();
    await hangUp(socket);
    expect((await settled(provider)).taken).toBe(false);
    expect(statuses(text())).toEqual(['200']);
    expect((await entries(provider)).slice(before).map(({ commit, taken }) => [commit, taken])).toEqual([
      ['none', true],
      ['none', false],
    ]);
  });

  test('behind an answer that its caller did not wait for never walk', async () => {
    const clock = manualClock(0);
    const other = await served({ clock });
    const { socket } = holding(other, post('{"name":"Ana"}', SLOW) + post('{"name":"Bia"}'));
    while ((await entries(other)).length === 0);
    await hangUp(socket);
    await other.truth(); // a whole exchange on another connection: by its end the server has seen the hang-up
    await clock.advance(60);
    expect(await settled(other)).toMatchObject({ commit: 'committed', taken: false });
    expect(await entries(other)).toHaveLength(1);
    await other.close();
  });

  test('of the control API are run in their order, too', async () => {
    const control = (method: string, path: string, more = ''): string =>
      `${method} /__overdue/sandboxes/default/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}`;
    const rule = '{"fault":"pass"}';
    const { text } = await provider.raw(
      control('POST', 'rules', `Content-Length: ${rule.length}\r\n\r\n${rule}`) +
        control('DELETE', 'rules', '\r\n') +
        control('GET', 'rules', 'Connection: close\r\n\r\n'),
    );
    expect(statuses(text)).toEqual(['201', '204', '200']);
    expect(text).toMatch(/"data":\[\]/);
  });

  test.each([
    ['a call', get(FAST, 'Overdue-Fault: reset')],
    ['an upload', post('{"name":"Ana"}', 'Overdue-Fault: upload;how="reset"')],
  ])('and the reset of %s among them is read behind the answer ahead of it, fifty times at once', async (_what, second) => {
    const seen = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { text, ended } = await provider.raw(get(FAST, 'Overdue-Fault: latency;delay_ms=10') + second);
        return `${statuses(text)} ${ended}`;
      }),
    );
    expect(new Set(seen)).toEqual(new Set(['200 reset']));
  });

  test('with CONNECT among them: it waits its turn', async () => {
    const { text, ended } = await provider.raw(`${get(FAST, SLOW)}CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n`);
    expect([statuses(text), ended]).toEqual([['200', '405'], 'closed']);
  });

  test('a reply lost behind a slow answer is taken, and its write is stored', async () => {
    await provider.raw(get(FAST, SLOW) + post('{"name":"Ana"}', 'Overdue-Fault: lost_reply'));
    expect((await lastEntries(1)).map(({ commit, answered, taken }) => [commit, answered, taken])).toEqual([
      ['committed', { kind: 'reset' }, true],
    ]);
  });
});
