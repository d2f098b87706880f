// The control API of a plan: several rules at once, what each has come to, and when there is no room.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, replyOf } from '../service/in-process.ts';

const PLAN = '/sandboxes/default/plan';
const RULES = '/sandboxes/default/rules';
const failing = (status: number, more: object = {}) => ({ fault: 'error_status', params: { status }, ...more });
const list = callOf('GET', '/v1/customers');

/** What the list says besides its rules. */
interface Listed {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly completed: boolean;
  readonly capacity: number;
  readonly refused: number;
}

function planned() {
  const provider = inProcess();
  const listed = async () => (await provider.control('GET', RULES)).body as unknown as Listed;
  return { ...provider, listed };
}

describe('several rules', () => {
  test('are armed at once, in their order', async () => {
    const { control, handle, listed } = planned();
    const rules = [failing(501, { trigger: { first: 1 } }), failing(502)];
    const { status, body } = await control('POST', PLAN, { rules });
    expect([status, body.data.map(({ id }) => id)]).toEqual([201, ['rule_1', 'rule_2']]);
    expect([replyOf(await handle(list)).status, replyOf(await handle(list)).status]).toEqual([501, 502]);
    expect((await listed()).data).toMatchObject([{ hits: 1 }, { hits: 1 }]);
  });

  test('are armed behind those that stand, or in their place', async () => {
    const { control, listed } = planned();
    const ids = async () => (await listed()).data.map(({ id }) => id);
    await control('POST', PLAN, { rules: [failing(501)] });
    await control('POST', PLAN, { rules: [failing(502)] });
    expect(await ids()).toEqual(['rule_1', 'rule_2']);
    await control('POST', PLAN, { rules: [failing(503)], replace: true });
    expect(await ids()).toEqual(['rule_3']);
    await control('POST', PLAN, { rules: [], replace: true });
    expect(await ids()).toEqual([]);
  });

  test('are all refused when one is, and each complaint says whose it is', async () => {
    const { control, listed } = planned();
    await control('POST', RULES, failing(500));
    const rules = [failing(501), failing(502, { match: { operation: 'pay' } }), failing(200)];
    const { status, body } = await control('POST', PLAN, { rules, replace: true });
    expect([status, body.code]).toEqual([422, 'invalid_request']);
    expect(body.errors.map(({ path }) => path)).toEqual(['rules.1.match.operation', 'rules.2.params.status']);
    expect((await listed()).data).toMatchObject([{ id: 'rule_1', params: { status: 500 } }]);
  });

  test('for which there is no room are all refused, and counted', async () => {
    const { control, listed } = planned();
    const many = (count: number) => ({ rules: Array.from({ length: count }, () => failing(503)) });
    expect((await control('POST', PLAN, many(999))).status).toBe(201);
    const { status, body } = await control('POST', PLAN, many(2));
    expect([status, body.code, body.detail]).toEqual([409, 'too_many_rules', 'A sandbox holds at most 1000 rules; delete some first.']);
    const { data, capacity, refused } = await listed();
    expect([data.length, capacity, refused]).toEqual([999, 1000, 2]);
    expect((await control('GET', '/health')).body).toMatchObject({ rules_refused: 2 });
    expect((await control('POST', PLAN, { ...many(1000), replace: true })).status).toBe(201);
  });

  test('more than a plan holds are refused whatever stands', async () => {
    const { control } = planned();
    const { status, body } = await control('POST', PLAN, { rules: Array.from({ length: 1001 }, () => failing(503)) });
    expect([status, body.errors]).toMatchObject([422, [{ path: 'rules', expected: 'at most 1000 items' }]]);
  });
});

test('a rule is shown as it was written, with what has become of it', async () => {
  const { control } = planned();
  await control('POST', '/sandboxes/default/clock/freeze', { at: '2026-02-01T09:00:00Z' });
  const written = {
    ...{ fault: 'error_status', params: { status: 503 }, at: 'before_access', count: 'sandbox' },
    match: { operation: 'create_invoice', header: { 'X-Shop': 'a' }, body: { 'lines.0.quantity': 2 }, credential: 'default' },
    trigger: { first: 2 },
    window: { from: '2026-02-01T09:30:00Z', until: '2026-02-01T10:00:00Z' },
    ttl_ms: 3_600_000,
    queue: 'writes',
  };
  const { status, body } = await control('POST', RULES, written);
  const armed = { id: 'rule_1', armed_at: '2026-02-01T09:00:00.000Z', hits: 0, bypassed: 0, completed: false, expired: false };
  expect([status, body]).toEqual([201, { ...written, ...armed }]);
});

describe('a rule is completed', () => {
  test.each<[string, object, number, boolean]>([
    ['after its first one', { trigger: { first: 1 } }, 1, true],
    ['not before its second', { trigger: { first: 2 } }, 1, false],
    ['after its nth', { trigger: { nth: 2 } }, 2, true],
    ['never, when it is every nth', { trigger: { every: 1 } }, 3, false],
    ['never, when it is all after the nth', { trigger: { after: 1 } }, 3, false],
    ['never, when it is all', {}, 3, false],
    ['never, when it is drawn', { trigger: { probability: 1 } }, 3, false],
    ['at once, when its chance is none', { trigger: { probability: 0 } }, 0, true],
    ['after its turn in a queue', { queue: 'q' }, 1, true],
    ['not before it was counted', { trigger: { first: 1 } }, 0, false],
  ])('%s', async (_title, more, calls, completed) => {
    const { arm, handle, listed } = planned();
    await arm(failing(503, more));
    for (let n = 0; n < calls; n += 1) await handle(list);
    expect((await listed()).completed).toBe(completed);
  });
});

describe('a fault that finds nothing to spoil', () => {
  const options = callOf('OPTIONS', '/v1/customers');
  const cut = { fault: 'truncate', params: { bytes: 1 }, at: 'on_wire', trigger: { first: 1 } };

  test('is no hit and no match: it is counted as bypassed, and has its turn with the next call', async () => {
    const { arm, handle, listed } = planned();
    await arm(cut);
    const first = replyOf(await handle(options));
    expect([first.status, first.headers['overdue-fault-applied']]).toEqual([204, undefined]);
    expect(await listed()).toMatchObject({ data: [{ hits: 0, bypassed: 1, completed: false }], completed: false });
    expect((await handle(list)).leaves.kind).toBe('truncate');
    expect(await listed()).toMatchObject({ data: [{ hits: 1, bypassed: 1, completed: true }], completed: true });
  });

  test('stays in the journal, marked', async () => {
    const { arm, handle, journal } = planned();
    await arm(cut);
    await handle(options);
    await handle(list);
    const fault = { rule_id: 'rule_1', kind: 'truncate', at: 'on_wire' };
    expect((await journal()).map(({ faults }) => faults)).toEqual([[{ ...fault, bypassed: true }], [fault]]);
  });

  test('is a key that is to expire on a call without one', async () => {
    const { arm, handle, listed } = planned();
    await arm({ fault: 'credential', trigger: { first: 1 } });
    await handle(callOf('GET', '/v1/customers', undefined, { authorization: '' }));
    expect(await listed()).toMatchObject({ data: [{ hits: 0, bypassed: 1, completed: false }] });
  });

  test('does not draw its luck twice', async () => {
    const { arm, handle, listed } = planned();
    await arm({ ...cut, trigger: { probability: 0.5 } });
    for (let n = 0; n < 400; n += 1) await handle(options);
    const [rule] = (await listed()).data;
    // Four standard deviations of the binomial, √(400·½·½) = 10.
    expect(Math.abs(Number(rule?.bypassed) - 200)).toBeLessThanOrEqual(40);
  });
});

test.each(['rules', 'plan'])(
  'a body that is nested too deep is refused by …/%s: 64 levels are taken, 65 and 100,000 are not',
  async (path) => {
    const provider = planned();
    const statusOf = async (levels: number): Promise<number> => {
      const body = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const rule = `{"fault":"error_status","params":{"status":500,"body":${body}}}`;
      const text = path === 'plan' ? `{"rules":[${rule}]}` : rule;
      const call = callOf('POST', `/__overdue/sandboxes/default/${path}`, {});
      return (await provider.service.control({ ...call, body: new TextEncoder().encode(text) })).status;
    };
    expect([await statusOf(64), await statusOf(65), await statusOf(2500), await statusOf(100_000)]).toEqual([201, 422, 422, 422]);
    expect((await provider.control('GET', RULES)).status).toBe(200);
    expect(provider.defects).toEqual([]);
  },
);
