// Several calls on one connection: answers leave in the order of the calls, and a fault breaks the connection in its turn.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../mock-service/index.ts';
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

const KEY = 'Authorization: Bearer sk_test_overdue_default';

function get(path: string, ...headers: string[]): string {
  return [`GET /v1${path} HTTP/1.1`, 'Host: a', KEY, ...headers, '', ''].join('\r\n');
}

function post(body: string, ...headers: string[]): string {
  return [
    'POST /v1/customers HTTP/1.1',
    'Host: a',
    KEY,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
}

const FAST = '/customers?limit=1';
const SLOW = 'Overdue-Fault: latency;delay_ms=60';
const CLOSE = 'Connection: close';

function statuses(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');
}

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

  test('behind a stall are not answered, are stored, and the journal says nobody took the reply', async () => {
    const before = (await provider.truth()).created.customers?.length ?? 0;
    const socket = provider.open();
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.write(get(FAST) + get(FAST, 'Overdue-Fault: stall') + post('{"name":"Ana"}'));
    while ((await provider.truth()).created.customers?.length !== before + 1);
    await new Promise((resolve) => socket.on('close', resolve).destroy());
    while ((await lastEntries(1))[0]?.taken === null);
    expect(statuses(text)).toEqual(['200']);
    expect((await lastEntries(3)).map(({ commit, taken }) => [commit, taken])).toEqual([
      ['none', true],
      ['none', false],
      ['committed', false],
    ]);
  });

  test('a reply lost behind a slow answer is taken, and its write is stored', async () => {
    await provider.raw(get(FAST, SLOW) + post('{"name":"Ana"}', 'Overdue-Fault: lost_reply'));
    expect((await lastEntries(1)).map(({ commit, answered, taken }) => [commit, answered, taken])).toEqual([
      ['committed', { kind: 'reset' }, true],
    ]);
  });
});
