// runSuite and runCase: order, progress, isolation, and mistakes that are the suite's own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embedService, type RunningService } from '../../../src/cli/embed.ts';
import { localSubject } from '../../../src/cli/subject-local.ts';
import { writeOf } from '../../../src/cli/write-of.ts';
import { createControl } from '../../../src/control/client.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { caseSchema, type NamedCase } from '../../../src/tck/case.ts';
import { runSuite, type SuiteOptions } from '../../../src/tck/suite.ts';

/** A case with `more` over a plain read that holds. */
function named(id: string, more: Readonly<Record<string, unknown>> = {}): NamedCase {
  const call = { operation: 'get_invoice', input: { invoice_id: '$seed.invoice.open' } };
  return { id, ...caseSchema.parse({ about: id, call, expected: 'success', because: 'a test', source: 'a test', ...more }) };
}

let service: RunningService;
beforeAll(async () => {
  service = await embedService({ port: 0, maxSandboxes: 3 });
});
afterAll(() => service.close());
const bench = (): SuiteOptions => ({
  control: createControl({ url: service.controlUrl }),
  subject: localSubject,
  writeOf,
  clock: systemClock,
  concurrency: 2,
});

test('outcomes come in the order of the cases, each is told of, and no sandbox stays behind', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `case/${index}`);
  const slow = { rules: [{ fault: 'latency', params: { delay_ms: 50 } }] };
  const told: string[] = [];
  const outcomes = await runSuite(
    ids.map((id, index) => named(id, index === 0 ? slow : {})),
    { ...bench(), onOutcome: (outcome, done, total) => told.push(`${outcome.verdict} ${done}/${total}`) },
  );
  expect(outcomes.map(({ id, verdict }) => [id, verdict])).toEqual(ids.map((id) => [id, 'pass']));
  expect(told).toEqual(ids.map((_, index) => `pass ${index + 1}/12`));
});

test('the truth is read when a write whose caller gave up is done', async () => {
  const call = { operation: 'record_payment', input: { invoice_id: '$seed.invoice.open' }, deadline_ms: 40 };
  const expected = { error_type: 'timeout', retryable: false, action: 'reconcile_first', effect: 'unknown' };
  const rules = [{ fault: 'latency', params: { delay_ms: 250 } }];
  const [wrong] = await runSuite([named('late', { call, expected, rules, truth: { payments: 0 } })], bench());
  expect(wrong?.reasons).toEqual(['the truth has 1 new payments, expected 0']);
});

test.each([
  ['as long as any call when the case does not say', {}, 5000, 300],
  ['what the case says', { deadline_ms: 2000 }, 2000, 300],
])('the same call once more has a deadline of its own: %s', async (_what, more, deadlineMs, firstMs) => {
  const asked: number[] = [];
  const subject: SuiteOptions['subject'] = {
    name: 'one that notes its deadlines',
    ask: async ({ deadline_ms }) => {
      asked.push(deadline_ms);
      return { outcome: 'success', seen: '' };
    },
  };
  const call = { operation: 'get_invoice', input: { invoice_id: '$seed.invoice.open' }, deadline_ms: firstMs };
  const [outcome] = await runSuite([named('twice', { call, again: { expected: 'success', ...more } })], { ...bench(), subject });
  expect([asked, outcome?.deadlineMs]).toEqual([[firstMs, deadlineMs], firstMs]);
});

test('cases with a deadline run beside the others, and a subject that is asked one at a time is', async () => {
  let [atOnce, most] = [0, 0];
  const subject: SuiteOptions['subject'] = {
    name: 'one that counts',
    ask: async (question) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      const answer = await localSubject.ask(question);
      atOnce -= 1;
      return answer;
    },
  };
  const call = { operation: 'get_invoice', input: { invoice_id: '$seed.invoice.open' }, deadline_ms: 4000 };
  const rules = [{ fault: 'latency', params: { delay_ms: 50 } }];
  const cases = [named('a', { rules }), named('b', { call, rules }), named('c', { rules }), named('d', { call, rules })];
  const outcomes = await runSuite(cases, { ...bench(), subject, concurrency: 1 });
  expect([outcomes.map(({ id, verdict }) => [id, verdict]), most]).toEqual([['a', 'b', 'c', 'd'].map((id) => [id, 'pass']), 1]);
  await runSuite(cases, { ...bench(), subject });
  expect(most).toBe(2);
});

describe('it is the suite’s own mistake, and said so, when', () => {
  test.each([
    [
      'a handle names nothing',
      { call: { operation: 'get_invoice', input: { invoice_id: '$seed.invoice.nope' } } },
      /^\$seed\.invoice\.nope names nothing/,
    ],
    ['a set-up step is refused', { setup: [{ operation: 'create_customer', input: {} }] }, /answered 422 invalid_request/],
    ['a fault does not exist', { rules: [{ fault: 'meteor' }] }, /answered 422 invalid_request: .*one of/],
    ['nobody hands out the credential', { credential: 'golden' }, /^credential "golden" is none of default, /],
    ['an option of the sandbox does not exist', { sandbox: { colour: 'red' } }, /answered 422 invalid_request/],
  ])('%s', async (_when, more, reason) => {
    const [outcome] = await runSuite([named('odd', more)], bench());
    expect(outcome).toMatchObject({ verdict: 'fail', blame: 'suite', turns: [], reasons: [expect.stringMatching(reason)] });
  });
});

test('a fault that is armed and never met is a failure of the case', async () => {
  const [outcome] = await runSuite([named('idle', { rules: [{ fault: 'reset', match: { operation: 'create_refund' } }] })], bench());
  expect(outcome).toMatchObject({ verdict: 'fail', reasons: ['the fault reset was armed and never fired'] });
});
