// judge: every way in which a case can fail, one row each.
import { describe, expect, test } from 'vitest';
import type { ToolError } from '../../../src/contract/tool-error.ts';
import { judge, type Observed, seenIn, type Turn } from '../../../src/tck/judge.ts';

const ERROR: ToolError = {
  error_type: 'network_error',
  retryable: true,
  guidance: 'Send the same call again after a short wait.',
  action: 'retry_with_backoff',
  effect: 'unknown',
  retry_after_ms: null,
  rule: 'errno.ECONNRESET',
  because: 'The peer closed the connection by force.',
  correlation_id: 'c-1',
};
const KEY = 'key-of-the-intent';
const TURN: Turn = {
  question: {
    base_url: 'http://127.0.0.1:1/v1',
    credential: 'sk_test_secret_of_the_case',
    operation: 'record_payment',
    input: {},
    key: KEY,
    deadline_ms: 100,
  },
  context: { name: 'record_payment', write: 'keyed', keyed: true },
  expected: { error_type: 'network_error', retryable: true, action: 'retry_with_backoff', effect: 'unknown' },
  reply: { kind: 'answer', answer: { outcome: 'tool_error', seen: 'ECONNRESET', error: ERROR } },
  calls: [{ operation: 'record_payment', key: KEY }],
};
const HOLDS: Observed = {
  turns: [TURN],
  rules: [{ fault: 'reset', hits: 1 }],
  truth: { expected: { payments: 1 }, found: { payments: 1 } },
};

const answering = (error: Partial<ToolError>): Turn => ({
  ...TURN,
  reply: { kind: 'answer', answer: { outcome: 'tool_error', seen: 'ECONNRESET', error: { ...ERROR, ...error } } },
});
const expecting = (expected: Turn['expected'], turn: Turn = TURN): Turn => ({ ...turn, expected });
const SUCCEEDED: Turn = { ...TURN, reply: { kind: 'answer', answer: { outcome: 'success', seen: '201' } } };

test('a case in which everything is as expected has no complaint', () => expect(judge(HOLDS)).toEqual([]));

describe('complains when', () => {
  test.each<[string, Turn, readonly string[]]>([
    ['the type is another', answering({ error_type: 'server_error' }), ['error_type: expected network_error, got server_error']],
    [
      'the wait is another',
      expecting({ error_type: 'network_error', retryable: true, action: 'retry_with_backoff', effect: 'unknown', retry_after_ms: 2000 }),
      ['retry_after_ms: expected 2000, got null'],
    ],
    [
      'nobody said how long and the subject made a wait up',
      expecting(
        { error_type: 'network_error', retryable: true, action: 'retry_with_backoff', effect: 'unknown', retry_after_ms: null },
        answering({ retry_after_ms: 1000 }),
      ),
      ['retry_after_ms: expected null, got 1000'],
    ],
    [
      'a detail is missing',
      expecting({
        error_type: 'network_error',
        retryable: true,
        action: 'retry_with_backoff',
        effect: 'unknown',
        details: { existing_id: 'cus_1' },
      }),
      ['details.existing_id: expected "cus_1", got nothing'],
    ],
    [
      'a law is broken',
      answering({ retryable: false, action: 'treat_as_done' }),
      [
        'retryable: expected true, got false',
        'action: expected retry_with_backoff, got treat_as_done',
        'breaks law 3.done: treat as done ⇒ applied',
      ],
    ],
    ['a failure is taken for a success', SUCCEEDED, ['expected network_error, got success']],
    ['a success is taken for a failure', expecting('success'), ['expected success, got network_error (ECONNRESET)']],
    ['the idempotency key comes back', answering({ guidance: `Send ${KEY} again.` }), ['leaks the idempotency key']],
    [
      'the service saw a second call',
      { ...TURN, calls: [...TURN.calls, ...TURN.calls] },
      ['the service saw 2 calls of record_payment, expected 1'],
    ],
    ['the service saw no call', { ...TURN, calls: [] }, ['the service saw 0 calls of record_payment, expected 1']],
    [
      'the call came without its key',
      { ...TURN, calls: [{ operation: 'record_payment', key: null }] },
      ['did not send the idempotency key it was given'],
    ],
    ['the subject gave no answer', { ...TURN, reply: { kind: 'none', why: 'the subject crashed: boom' } }, ['the subject crashed: boom']],
  ])('%s', (_when, turn, reasons) => expect(judge({ ...HOLDS, turns: [turn] })).toEqual(reasons));

  test('an armed fault never fired', () => {
    expect(judge({ ...HOLDS, rules: [{ fault: 'lost_reply', hits: 0 }] })).toEqual(['the fault lost_reply was armed and never fired']);
  });

  test('the truth is another', () => {
    expect(judge({ ...HOLDS, truth: { expected: { payments: 1, refunds: 0 }, found: { payments: 2 } } })).toEqual([
      'the truth has 2 new payments, expected 1',
    ]);
  });

  test('the answer has members the contract does not know', () => {
    const odd = { outcome: 'tool_error', seen: '', error: { ...ERROR, status: 500 } };
    expect(judge({ ...HOLDS, turns: [{ ...TURN, reply: { kind: 'answer', answer: odd } }] })).toEqual([
      'the answer is not of the contract\'s form: error: Unrecognized key: "status"',
    ]);
  });

  test('the second answer is wrong, and says that it is the second', () => {
    expect(judge({ ...HOLDS, turns: [TURN, SUCCEEDED] })).toEqual(['again: expected network_error, got success']);
  });
});

test('other operations a subject calls are its own business', () => {
  const calls = [...TURN.calls, { operation: 'list_payments', key: null }];
  expect(judge({ ...HOLDS, turns: [{ ...TURN, calls }] })).toEqual([]);
});

test('a case may ask for more attempts than one', () => {
  const turn = expecting({
    error_type: 'network_error',
    retryable: true,
    action: 'retry_with_backoff',
    effect: 'unknown',
    attempts_seen: 2,
  });
  expect(judge({ ...HOLDS, turns: [{ ...turn, calls: [...TURN.calls, ...TURN.calls] }] })).toEqual([]);
});

test('an answer without its error is told what to send, and what it has seen is kept', () => {
  const reply = { kind: 'answer', answer: { outcome: 'tool_error', seen: '429' } } as const;
  expect(judge({ ...HOLDS, turns: [{ ...TURN, reply }] })).toEqual([
    "the answer is not of the contract's form: error: missing; send a whole tool error (docs/contract.md)",
  ]);
  expect(seenIn(reply)).toBe('429');
});

test.each([
  [{ kind: 'none', why: 'silence' }, ''],
  [{ kind: 'answer', answer: 'ECONNRESET' }, ''],
  [{ kind: 'answer', answer: { seen: 7 } }, ''],
  [{ kind: 'answer', answer: { seen: 'x'.repeat(300) } }, 'x'.repeat(200)],
] as const)('what %j has seen is %j', (reply, seen) => expect(seenIn(reply)).toBe(seen));
