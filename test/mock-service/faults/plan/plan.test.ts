// The plan: order, counting, and what a rule past a commit sees.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, replyOf } from '../../service/in-process.ts';

const list = (caller = 'ana') => callOf('GET', '/v1/customers', undefined, { 'overdue-caller': caller });
const create = (caller = 'ana') => callOf('POST', '/v1/customers', { name: 'Ana' }, { 'overdue-caller': caller });
const failing = (status: number, more: object = {}) => ({ fault: 'error_status', params: { status }, ...more });

describe('a plan', () => {
  test('puts its first rule outermost', async () => {
    const { arm, handle } = inProcess();
    await arm(failing(501));
    await arm(failing(502));
    await arm(failing(503, { at: 'before_access' }));
    expect(replyOf(await handle(list())).status).toBe(503);
  });

  test('asks the next rule once the first is spent', async () => {
    const { arm, handle } = inProcess();
    await arm(failing(501, { trigger: { first: 1 } }));
    await arm(failing(502, { trigger: { first: 1 } }));
    const statuses = [await handle(list()), await handle(list()), await handle(list())].map((each) => replyOf(each).status);
    expect(statuses).toEqual([501, 502, 200]);
  });

  test.each([
    ['caller', [503, 503, 200, 200]],
    ['sandbox', [503, 200, 200, 200]],
  ])('counts each %s', async (count, expected) => {
    const { arm, handle } = inProcess();
    await arm(failing(503, { trigger: { first: 1 }, count }));
    const statuses: number[] = [];
    for (const caller of ['ana', 'bia', 'ana', 'bia']) statuses.push(replyOf(await handle(list(caller))).status);
    expect(statuses).toEqual(expected);
  });

  test('reports hits, and is completed when no caller it has counted can be hit again', async () => {
    const { arm, handle, control } = inProcess();
    await arm(failing(503, { trigger: { nth: 2 } }));
    const report = async () => {
      const { data, completed } = (await control('GET', '/sandboxes/default/rules')).body;
      return [data[0]?.hits, completed];
    };
    const reports = [await report()];
    for (const caller of ['ana', 'ana', 'bia', 'bia']) {
      await handle(list(caller));
      reports.push(await report());
    }
    expect(reports).toEqual([
      [0, false],
      [0, false],
      [1, true],
      [1, false],
      [2, true],
    ]);
  });

  test('past a commit counts only answers that commit', async () => {
    const { arm, handle, control } = inProcess();
    await arm({ fault: 'lost_reply', trigger: { nth: 2 } });
    const kinds: string[] = [];
    for (const call of [list(), create(), list(), callOf('POST', '/v1/customers', {}, { 'overdue-caller': 'ana' }), create(), create()])
      kinds.push((await handle(call)).leaves.kind);
    expect(kinds).toEqual(['respond', 'respond', 'respond', 'respond', 'reset', 'respond']);
    expect((await control('GET', '/sandboxes/default/rules')).body.data).toMatchObject([{ hits: 1, completed: true }]);
  });

  test.each([
    [{ operation: 'list_customers' }, [503, 200, 200]],
    [{ method: 'POST' }, [200, 200, 503]],
    [{ path: '/invoices' }, [200, 503, 200]],
    [{ path: '/*' }, [503, 503, 503]],
    [{ path: '/invoices', method: 'GET' }, [200, 503, 200]],
  ])('matches %j', async (match, expected) => {
    const { arm, handle } = inProcess();
    await arm(failing(503, { match }));
    const calls = [list(), callOf('GET', '/v1/invoices'), create()];
    const statuses = await Promise.all(calls.map(async (call) => replyOf(await handle(call)).status));
    expect(statuses.map((status) => (status === 201 ? 200 : status))).toEqual(expected);
  });

  test('is met as it stood when the call arrived', async () => {
    const { arm, handle, clock, control } = inProcess();
    await arm({ fault: 'latency', params: { delay_ms: 10 } });
    const slow = handle(list());
    await arm(failing(503));
    await control('DELETE', '/sandboxes/default/rules');
    await clock.advance(10);
    expect(replyOf(await slow).status).toBe(200);
  });

  test('holds 1,000 rules and says so', async () => {
    const { arm, control } = inProcess();
    for (let i = 0; i < 1000; i += 1) await arm(failing(503));
    const { status, body } = await control('POST', '/sandboxes/default/rules', failing(503));
    expect([status, body.code, body.detail]).toEqual([409, 'too_many_rules', 'A sandbox holds at most 1000 rules; delete some first.']);
  });
});

describe('a fault for one call', () => {
  const once = (header: string, call = list()) => ({ ...call, headers: { ...call.headers, 'overdue-fault': header } });

  test.each([
    ['error_status;status=503', 503],
    ['error_status;status=503;at=before_access', 503],
    ['rate_limited;retry_after=absent', 429],
    ['rate_limited;retry_after="absent"', 429],
    ['"refuse";rule="R78"', 400],
  ])('%s', async (header, status) => {
    const { handle } = inProcess();
    const reply = replyOf(await handle(once(header)));
    expect([reply.status, reply.headers['overdue-fault-applied']]).toEqual([status, header.replace(/^"?(\w+).*$/, '$1')]);
    expect(replyOf(await handle(list())).status).toBe(200);
  });

  test.each([
    ['explode', 'fault'],
    ['lost_reply', ''],
    ['latency;delay_ms=x', 'delay_ms'],
    ['latency', 'delay_ms'],
    ['refuse;rule="R999"', 'rule'],
    ['reset;at=nowhere', 'at'],
    ['a, b', ''],
    ['', ''],
    ['(reset)', ''],
  ])('%s is refused, and the call with it', async (header, path) => {
    const { handle, truth } = inProcess();
    const call = header === 'lost_reply' ? list() : create();
    const reply = replyOf(await handle(once(header, call)));
    expect(reply.status).toBe(422);
    expect(JSON.parse(String(reply.body))).toMatchObject({ code: 'overdue_fault_invalid', errors: [{ path }] });
    expect((await truth()).created.customers).toEqual([]);
  });

  test.each([
    ['rate_limited;wait_s="3"', 'The Overdue-Fault header (wait_s): expected a number.', 'a string: leave out the quotes'],
    ['error_status;status=200', 'The Overdue-Fault header (status): expected a whole number 400–599.', 'a smaller number'],
    ['error_status;status=600', 'The Overdue-Fault header (status): expected a whole number 400–599.', 'a larger number'],
    [
      'lost_reply',
      expect.stringMatching(
        /^The Overdue-Fault header: expected a call of an operation that commits, because after_commit is where the fault/,
      ),
      'a call on which it can never fire',
    ],
  ])('%s is told what a header may say', async (header, detail, received) => {
    const { handle } = inProcess();
    const { body } = replyOf(await handle(once(header)));
    expect(JSON.parse(String(body))).toMatchObject({ detail, errors: [{ received }] });
  });

  test('goes unmarked where the sandbox says so', async () => {
    const { control, handle } = inProcess();
    const { body } = await control('POST', '/sandboxes', { fault_header: false });
    const authorization = `Bearer ${body.credentials.default?.secret}`;
    const call = callOf('GET', `${body.base_path}/customers`, undefined, { authorization, 'overdue-fault': 'error_status;status=500' });
    const { status, headers } = replyOf(await handle(call));
    expect([status, headers['overdue-fault-applied']]).toEqual([500, undefined]);
  });
});
