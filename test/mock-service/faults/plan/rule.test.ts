// Rules that are wrong, or could never fire, are refused when they are written, and the refusal lists what is valid.
import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../../../../mock-service/faults/fault.ts';
import { FAULTS } from '../../../../mock-service/faults/index.ts';
import { readRule } from '../../../../mock-service/faults/plan/rule.ts';
import { OPERATIONS } from '../../../../mock-service/operations/index.ts';
import { RULES_OF_READS } from '../../../../mock-service/sandbox/vocabulary.ts';
import { SCENARIOS } from '../../operations/rule-scenarios.ts';

const VOCABULARY: Vocabulary = {
  operations: {
    get_invoice: { commits: false, method: 'GET', path: '/invoices/{invoice_id}', rules: ['R01'], object: true },
    record_payment: { commits: true, method: 'POST', path: '/invoices/{invoice_id}/payments' },
    list_invoices: { commits: false, method: 'GET', path: '/invoices', list: true },
  },
  rules: ['R01', 'R41', 'R43'],
  credentials: {},
};
const KINDS = FAULTS.map(({ kind }) => kind).join(', ');
const WRITES = 'an operation that commits, because after_commit is where the fault sits; one of: record_payment';
const PATHS =
  'a path that some operation has, * for any one segment; paths: /invoices/{invoice_id}, /invoices/{invoice_id}/payments, /invoices';
const BARE_PATH = 'a path without its base path: leave out /v1 or /s/<id>/v1';

const UNKNOWN_TRIGER = 'no such field, perhaps trigger; valid ones: fault, params, at, match, trigger, count, window, ttl_ms, queue';

const complaints = (input: unknown) => {
  const reading = readRule(input, VOCABULARY);
  return reading.ok ? [] : reading.complaints.map(({ path, expected, received }) => [path, expected, received]);
};

describe('a rule is refused', () => {
  test.each<[string, unknown, string[][]]>([
    ['that is no object', 7, [['', 'an object', 'number']]],
    ['without a fault', {}, [['fault', `one of ${KINDS}`, 'nothing']]],
    ['of a kind but for a letter', { fault: 'ratelimited' }, [['fault', `perhaps rate_limited; one of ${KINDS}`, 'another string']]],
    ['with a member but for a letter', { fault: 'reset', triger: {} }, [['triger', UNKNOWN_TRIGER, 'an unknown field']]],
    ['of an unknown kind', { fault: 'explode' }, [['fault', `one of ${KINDS}`, 'another string']]],
    [
      'at an unknown place',
      { fault: 'reset', at: 'nowhere' },
      [['at', 'one of on_wire, before_access, after_commit, before_operation', 'another string']],
    ],
    [
      'at a place where it makes no sense',
      { fault: 'refuse', params: { rule: 'R41' }, at: 'on_wire' },
      [['at', 'a place where refuse makes sense; one of: before_operation', 'the place on_wire']],
    ],
    [
      'with an unknown field',
      { fault: 'reset', kind: 'x' },
      [['kind', 'no such field; valid ones: fault, params, at, match, trigger, count, window, ttl_ms, queue', 'an unknown field']],
    ],
    [
      'with an unknown parameter',
      { fault: 'drip', params: { chunk_bytes: 1, jitter: 2 } },
      [['params.jitter', 'no such field; valid ones: chunk_bytes, every_ms', 'an unknown field']],
    ],
    [
      'with a parameter that takes none',
      { fault: 'pass', params: { delay_ms: 1 } },
      [['params.delay_ms', 'no fields at all', 'an unknown field']],
    ],
    ['without a parameter it needs', { fault: 'error_status' }, [['params.status', 'a whole number 400–599', 'nothing']]],
    ['with a parameter of the wrong type', { fault: 'latency', params: { delay_ms: '5' } }, [['params.delay_ms', 'a number', 'string']]],
    [
      'with a parameter that is not whole',
      { fault: 'latency', params: { delay_ms: 1.5 } },
      [['params.delay_ms', 'a whole number', 'a number that is not whole']],
    ],
    [
      'with a parameter out of bounds',
      { fault: 'error_status', params: { status: 302 } },
      [['params.status', 'a whole number 400–599', 'a smaller number']],
    ],
    [
      'with an unknown way to lose a reply',
      { fault: 'lost_reply', params: { how: 'burn' } },
      [['params.how', 'one of reset, close, stall, truncate, error_status, html', 'another string']],
    ],
    [
      'for an unknown operation',
      { fault: 'reset', match: { operation: 'pay' } },
      [['match.operation', 'one of get_invoice, record_payment, list_invoices', 'an unknown operation']],
    ],
    [
      'for an unknown method',
      { fault: 'reset', match: { method: 'BREW' } },
      [['match.method', 'one of GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS', 'another string']],
    ],
    [
      'with two triggers',
      { fault: 'reset', trigger: { first: 1, nth: 2 } },
      [['trigger', 'exactly one of: first, nth, every, after, probability', 'an object with first, nth']],
    ],
    [
      'with a trigger that is none',
      { fault: 'reset', trigger: {} },
      [['trigger', 'exactly one of: first, nth, every, after, probability', 'an empty object']],
    ],
    [
      'with an unknown trigger',
      { fault: 'reset', trigger: { last: 1 } },
      [
        ['trigger.last', 'no such field; valid ones: first, nth, every, after, probability', 'an unknown field'],
        ['trigger', 'exactly one of: first, nth, every, after, probability', 'an object with last'],
      ],
    ],
    ['with a trigger that counts from 0', { fault: 'reset', trigger: { first: 0 } }, [['trigger.first', 'at least 1', 'a smaller number']]],
    ['with an unknown way to count', { fault: 'reset', count: 'world' }, [['count', 'one of caller, sandbox', 'another string']]],
    [
      'that loses the reply of a read',
      { fault: 'lost_reply', match: { operation: 'get_invoice' } },
      [['match', WRITES, 'a match that can never fire']],
    ],
    [
      'that sits after the commit of a read',
      { fault: 'latency', params: { delay_ms: 1 }, at: 'after_commit', match: { method: 'GET' } },
      [['match', WRITES, 'a match that can never fire']],
    ],
    [
      'whose method the operation does not have',
      { fault: 'reset', match: { operation: 'record_payment', method: 'GET' } },
      [['match.method', 'POST, which record_payment takes', 'another method']],
    ],
    ...['/nowhere', '/invoicez', '/invoices/a/b/c'].map((path): [string, unknown, string[][]] => [
      `whose path ${path} no operation has`,
      { fault: 'reset', match: { path } },
      [['match.path', PATHS, 'a match that can never fire']],
    ]),
    ...['/v1/invoices/*', '/v1', '/s/sb_1/v1/invoices/*'].map((path): [string, unknown, string[][]] => [
      `whose path ${path} holds the base path`,
      { fault: 'reset', match: { path } },
      [['match.path', BARE_PATH, 'a match that can never fire']],
    ]),
    [
      'whose path begins otherwise',
      { fault: 'reset', match: { path: 'x' } },
      [['match.path', 'a path that begins with /', 'another string']],
    ],
    [
      'whose path is longer than any call’s',
      { fault: 'reset', match: { path: `/${'x'.repeat(2048)}` } },
      [['match.path', 'at most 2048 characters', 'a longer string']],
    ],
    [
      'of a business rule that a read does not know',
      { fault: 'refuse', params: { rule: 'R41' }, match: { operation: 'get_invoice' } },
      [['params.rule', 'one of R01', 'another value']],
    ],
    ...[204, 205, 304].map((status): [string, unknown, string[][]] => [
      `that garbles the body of a ${status}, which has none`,
      { fault: 'garble', params: { status } },
      [['params.status', 'a status whose answer has a body; not 204, 205, 304', 'another number']],
    ]),
    [
      'of a business rule that does not exist',
      { fault: 'refuse', params: { rule: 'R999' } },
      [['params.rule', 'one of R01, R41, R43', 'another value']],
    ],
  ])('%s', (_title, input, expected) => expect(complaints(input)).toEqual(expected));

  test('with every complaint at once', () => {
    expect(complaints({ fault: 'x', at: 'y', count: 'z' }).map(([path]) => path)).toEqual(['fault', 'at', 'count']);
  });

  test('without its values being repeated', () => {
    const secret = 'sk_test_do_not_echo';
    expect(JSON.stringify(complaints({ fault: secret, at: secret, match: { operation: secret } }))).not.toContain(secret);
  });
});

describe('a rule takes its own place when none is given', () => {
  // All of them are pinned in test/pins.test.ts, the own one first.
  test.each([
    ['latency', { delay_ms: 1 }, 'before_access'],
    ['drip', {}, 'on_wire'],
    ['lost_reply', {}, 'after_commit'],
    ['rate_limited', {}, 'before_operation'],
  ])('%s', (fault, params, place) => {
    expect(readRule({ fault, params }, VOCABULARY)).toMatchObject({ ok: true, rule: { at: place } });
  });

  test.each([
    ['reset', { after_body_bytes: 0 }],
    ['reset', { fraction: 0.5 }],
    ['close', { after_body_bytes: 10 }],
    ['close', { fraction: 0 }],
    ['stall', { after_body_bytes: 0 }],
  ])('%s in the middle of an answer: on_wire, where there is one; elsewhere when it says so', (fault, params) => {
    expect(readRule({ fault, params }, VOCABULARY)).toMatchObject({ ok: true, rule: { at: 'on_wire' } });
    expect(readRule({ fault, params, at: 'before_access' }, VOCABULARY)).toMatchObject({ ok: true, rule: { at: 'before_access' } });
  });
});

test('a read refuses by no other rule than those a refuse on it may name', () => {
  const reads = new Set(OPERATIONS.filter(({ method }) => method === 'GET').map(({ name }) => name));
  const raised = SCENARIOS.filter(({ operation }) => reads.has(operation)).map(({ rule }) => rule);
  expect([...new Set(raised)].sort()).toEqual(['R01', 'R109', 'R112', 'R13', 'R19', 'R78']);
  expect(RULES_OF_READS.toSorted()).toEqual(['R01', 'R109', 'R112', 'R13', 'R19', 'R78']);
});
