// The journal: bounded, in order of arrival, and never more of a body than fits.
import { describe, expect, test } from 'vitest';
import { type Delivery, leave, respond } from '../../../mock-service/delivery.ts';
import { answeredBy } from '../../../mock-service/journal/answered.ts';
import { createJournalBudget } from '../../../mock-service/journal/budget.ts';
import { type Arrival, createJournal } from '../../../mock-service/journal/journal.ts';

const arrival = (requestId: string, body = ''): Arrival => ({
  atMs: Date.UTC(2026, 1, 1, 9),
  request_id: requestId,
  own_request_id: 'req_own',
  caller: 'ana',
  credential: null,
  operation: null,
  method: 'GET',
  path: '/',
  query: '',
  idempotency_key: null,
  body: new TextEncoder().encode(body),
  startedAtMs: 100,
});

describe('a journal', () => {
  test('drops its oldest entries, counts them, and forgets what becomes of them', () => {
    const journal = createJournal({ maxEntries: 2 });
    const lines = ['a', 'b', 'c'].map((id) => journal.open(arrival(id)));
    lines[0]?.settled(true, 150);
    lines[1]?.settled(false, 150);
    expect(journal.entries().map(({ seq, request_id, taken }) => [seq, request_id, taken])).toEqual([
      [2, 'b', false],
      [3, 'c', null],
    ]);
    expect(journal.dropped).toBe(1);
  });

  test('keeps no more bytes than it may, but always the last call', () => {
    const journal = createJournal({ maxBytes: 5000 });
    for (const id of ['a', 'b', 'c', 'd', 'e']) journal.open(arrival(id, 'x'.repeat(500)));
    expect(journal.entries().map(({ request_id }) => request_id)).toEqual(['c', 'd', 'e']);
    expect([journal.dropped, journal.bytes]).toEqual([2, 3 * (1024 + 500 + '/ana'.length)]);
    for (const path of ['/f', '/g']) journal.open({ ...arrival(path), path: path.repeat(4000) });
    expect(journal.entries().map(({ request_id }) => request_id)).toEqual(['/g']);
    expect(journal.dropped).toBe(6);
  });

  test('counts the faults that fire, also on a call that it has dropped meanwhile', () => {
    const journal = createJournal({ maxEntries: 1 });
    const fault = { rule_id: 'rule_1', kind: 'latency', at: 'on_wire' };
    const first = journal.open(arrival('a'));
    first.fired(fault);
    expect(journal.bytes).toBe(1024 + '/ana'.length + 128);
    journal.open(arrival('b'));
    first.fired(fault);
    expect(journal.bytes).toBe(1024 + '/ana'.length);
  });

  test('shares a budget with others: the largest forgets first, and one that is gone counts no more', () => {
    const budget = createJournalBudget(4500);
    const [large, small, late] = [createJournal({ budget }), createJournal({ budget }), createJournal({ budget })];
    for (const id of ['a', 'b', 'c']) large.open(arrival(id));
    small.open(arrival('d'));
    expect([large.dropped, small.dropped]).toEqual([0, 0]);
    small.open(arrival('e'));
    expect([large.dropped, small.dropped]).toEqual([1, 0]);
    budget.leave(large);
    for (const id of ['f', 'g']) late.open(arrival(id));
    expect([large.dropped, small.dropped, late.dropped]).toEqual([1, 0, 0]);
  });

  test('goes on, made from its state, as if it were the same', () => {
    const journal = createJournal({ maxEntries: 3 });
    const bodies = ['', '{"n":1}', 'no JSON', 'x'.repeat(9000), '[2]'];
    const lines = bodies.map((body, at) => journal.open(arrival(`call ${at}`, body)));
    lines[3]?.fired({ rule_id: 'rule_1', kind: 'latency', at: 'on_wire' });
    lines[3]?.answered(respond({ status: 201, headers: {}, body: '' }, 'committed'));
    lines[3]?.settled(false, 150);
    const copy = createJournal({ maxEntries: 3, from: JSON.parse(JSON.stringify(journal.state())) });
    expect(copy.entries()).toEqual(journal.entries());
    expect(copy.entries().map(({ body }) => body)).toEqual([{ bytes: 7 }, { bytes: 9000 }, [2]]);
    expect([copy.dropped, copy.state()]).toEqual([2, journal.state()]);
    for (const each of [journal, copy]) each.open(arrival('next'));
    expect(copy.entries()).toEqual(journal.entries());
    expect(copy.dropped).toBe(3);
  });

  test('keeps nothing that an entry has no place for', () => {
    const journal = createJournal();
    journal.open({ ...arrival('a'), ...{ headers: { authorization: 'Bearer sk_test_secret' } } });
    expect(JSON.stringify(journal.entries())).not.toContain('sk_test_secret');
  });

  test('keeps its own copy of a body', () => {
    const journal = createJournal();
    const call = arrival('a', '{"n":1}');
    journal.open(call);
    call.body.fill(0);
    expect(journal.entries()[0]?.body).toEqual({ n: 1 });
  });

  test('follows a call from its arrival to its end', () => {
    const journal = createJournal();
    const line = journal.open(arrival('a'));
    line.fired({ rule_id: 'rule_1', kind: 'lost_reply', at: 'after_commit' });
    line.answered(leave('reset', 'committed'));
    line.settled(true, 142);
    expect(line.entry()).toMatchObject({
      at: '2026-02-01T09:00:00.000Z',
      faults: [{ rule_id: 'rule_1', kind: 'lost_reply', at: 'after_commit' }],
      commit: 'committed',
      answered: { kind: 'reset' },
      taken: true,
      duration_ms: 42,
    });
  });

  test.each<[string, string, unknown]>([
    ['nothing', '', null],
    ['JSON', '{"a":[1]}', { a: [1] }],
    ['text', 'not json', { bytes: 8 }],
    ['8 KiB of JSON', `"${'a'.repeat(8190)}"`, 'a'.repeat(8190)],
    ['more than 8 KiB', `"${'a'.repeat(8191)}"`, { bytes: 8193 }],
  ])('keeps of a body of %s what it can', (_title, body, expected) => {
    const journal = createJournal();
    journal.open(arrival('a', body));
    expect(journal.entries()[0]?.body).toEqual(expected);
  });
});

describe('an answer in the journal', () => {
  const problem = { 'content-type': 'application/problem+json' };
  test.each<[string, Delivery, object]>([
    ['a stall', leave('stall'), { kind: 'stall' }],
    [
      'a success',
      respond({ status: 201, headers: { 'content-type': 'application/json' }, body: '{"code":"x"}' }),
      { kind: 'respond', status: 201 },
    ],
    [
      'a problem',
      respond({ status: 409, headers: problem, body: '{"code":"x","rule":"R41"}' }),
      { kind: 'respond', status: 409, code: 'x', rule: 'R41' },
    ],
    [
      'a problem without a rule',
      respond({ status: 404, headers: problem, body: '{"code":"x","rule":null}' }),
      { kind: 'respond', status: 404, code: 'x' },
    ],
    ['a spoiled problem', respond({ status: 404, headers: problem, body: '{"co' }), { kind: 'respond', status: 404 }],
  ])('%s', (_title, delivery, expected) => expect(answeredBy(delivery)).toEqual(expected));
});
