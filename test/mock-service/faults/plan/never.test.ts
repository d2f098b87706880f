// Rules that could never fire, over the provider's own names: refused when they are written, with what is valid instead.
import { describe, expect, test } from 'vitest';
import { readRule, readRules } from '../../../../mock-service/faults/plan/rule.ts';
import { VOCABULARY } from '../../../../mock-service/sandbox/vocabulary.ts';

const NOW_MS = Date.UTC(2026, 1, 1, 9);
const failing = (more: object) => ({ fault: 'error_status', params: { status: 503 }, ...more });
const complaints = (rule: object) => {
  const reading = readRule(rule, VOCABULARY, NOW_MS);
  return reading.ok ? [] : reading.complaints;
};
const NEVER = 'a match that can never fire';

describe('a match is refused', () => {
  test.each<[string, object, string, string | RegExp, string]>([
    [
      'on a parameter that its operation does not take',
      { operation: 'list_invoices', query: { stat: 'open' } },
      'query.stat',
      /^perhaps status; one of limit, cursor, reference, customer_id, status, recurring_invoice_id$/,
      'an unknown parameter',
    ],
    [
      'on a value that a parameter never has',
      { operation: 'list_invoices', query: { status: 'opne' } },
      'query.status',
      'draft, scheduled, open, paid, uncollectible, void, cancelled',
      'a value that it cannot have',
    ],
    [
      'on text where a parameter is a number',
      { operation: 'list_invoices', query: { limit: 'ten' } },
      'query.limit',
      'a whole number',
      'a value that it cannot have',
    ],
    [
      'on a parameter that no operation takes',
      { query: { nothing: '*' } },
      'query.nothing',
      /^one of .*\bstatus\b/,
      'an unknown parameter',
    ],
    [
      'on the query of a write',
      { operation: 'create_customer', query: { status: 'open' } },
      'query',
      /^an operation that takes a query; one of list_customers, /,
      NEVER,
    ],
    [
      'on the body of a read',
      { operation: 'list_customers', body: { name: '*' } },
      'body',
      /^an operation that takes a body; one of create_customer, /,
      NEVER,
    ],
    [
      'on a body by a method that has none',
      { method: 'GET', body: { name: '*' } },
      'body',
      /^an operation that takes a body; one of /,
      NEVER,
    ],
    [
      'on a field that its operation does not take',
      { operation: 'create_customer', body: { nme: 'Ana' } },
      'body.nme',
      /^perhaps name; one of name, email, /,
      'an unknown field',
    ],
    [
      'on a field of a list that its items do not have',
      { operation: 'create_invoice', body: { 'lines.0.quantty': '*' } },
      'body.lines.0.quantty',
      /^perhaps lines\.0\.quantity; one of lines\.0\.description, /,
      'an unknown field',
    ],
    [
      'on an item of a list that is no position',
      { operation: 'create_invoice', body: { 'lines.first.quantity': '*' } },
      'body.lines.first.quantity',
      'one of lines.0',
      'an unknown field',
    ],
    [
      'on a field written with brackets',
      { operation: 'create_invoice', body: { 'lines[0].quantity': '*' } },
      'body.lines[0].quantity',
      'lines.0.quantity: dots between names and positions',
      'brackets',
    ],
    [
      'on a method that its path does not take',
      { path: '/customers', method: 'DELETE', credential: 'default', operation: 'list_customers' },
      'method',
      'GET, which /customers takes',
      'another method',
    ],
    [
      'on a path that is another operation’s',
      { operation: 'list_customers', path: '/invoices' },
      'path',
      '/customers, the path of list_customers',
      'another path',
    ],
    [
      'on an operation but for a letter',
      { operation: 'create_customers' },
      'operation',
      /^perhaps create_customer; one of /,
      'an unknown operation',
    ],
    [
      'on a field within a scalar',
      { operation: 'create_invoice', body: { 'metadata.shop.till': '*' } },
      'body.metadata.shop.till',
      'metadata.shop, which holds no fields',
      'an unknown field',
    ],
    [
      'on a field that the path names',
      { operation: 'record_payment', body: { invoice_id: '*' } },
      'body.invoice_id',
      'match.path: the path names it',
      'an unknown field',
    ],
    [
      'on a fraction where a field is whole',
      { operation: 'record_payment', body: { amount_minor: 1.5 } },
      'body.amount_minor',
      'a whole number',
      'a value that it cannot have',
    ],
    [
      'on fields that no operation has together',
      { body: { name: '*', amount_minor: '*' } },
      'body',
      'fields that one operation has together',
      NEVER,
    ],
    [
      'on a query and a body, which no call has together',
      { query: { status: '*' }, body: { name: '*' } },
      'body',
      /^an operation that/,
      NEVER,
    ],
    [
      'on a grant that the token endpoint does not know',
      { operation: 'oauth_token', body: { grant_type: 'password' } },
      'body.grant_type',
      'client_credentials, refresh_token',
      'a value that it cannot have',
    ],
    [
      'on an unknown credential',
      { credential: 'defalt' },
      'credential',
      'perhaps default; one of default, read_only, restricted, expired, revoked, other_tenant, oauth:default, oauth:machine, oauth:other_tenant, none, *',
      'an unknown credential',
    ],
    ['on what is no header’s name', { header: { 'x shop': '*' } }, 'header.x shop', 'the name of a header', 'another name'],
    ['on a header of one hop', { header: { TE: '*' } }, 'header.TE', /^a header that every hop passes on; none of /, 'a header of one hop'],
    [
      'on one header twice',
      { header: { 'X-Shop': 'a', 'x-shop': 'b' } },
      'header.x-shop',
      'each header once, whatever the case',
      'a header that is there already',
    ],
    ...[' a', 'a ', 'a\nb', 'a\u0000', '☃'].map((value): [string, object, string, RegExp, string] => [
      `on ${JSON.stringify(value)} in a header`,
      { header: { 'x-shop': value } },
      'header.x-shop',
      /^text without control characters/,
      'a value that no header has',
    ]),
    ['on a caller with outer spaces', { caller: ' ana' }, 'caller', /^a caller’s name: /, 'another string'],
    ['on a caller longer than any', { caller: 'a'.repeat(101) }, 'caller', /^a caller’s name: /, 'another string'],
    ['on no header at all', { header: {} }, 'header', 'at least one name', 'an empty object'],
    [
      'on an empty segment',
      { path: '/invoices/' },
      'path',
      'a path without a query, spaces, empty segments or dots, and without / at its end',
      NEVER,
    ],
    [
      'on a path with a query',
      { path: '/invoices/a?b=c' },
      'path',
      'a path without a query, spaces, empty segments or dots, and without / at its end',
      NEVER,
    ],
    [
      'on a path with dots',
      { path: '/invoices/../customers' },
      'path',
      'a path without a query, spaces, empty segments or dots, and without / at its end',
      NEVER,
    ],
  ])('%s', (...[, match, path, expected, received]) => {
    expect(complaints({ ...failing({ match }), at: 'before_access' })).toEqual([
      { path: `match.${path}`, expected: typeof expected === 'string' ? expected : expect.stringMatching(expected), received },
    ]);
  });

  test.each<[string, object, string]>([
    [
      'an expired key',
      { credential: 'expired' },
      'default, read_only, restricted, other_tenant, oauth:default, oauth:machine, oauth:other_tenant',
    ],
    ['no key', { credential: 'none' }, 'default, read_only, restricted, other_tenant, oauth:default, oauth:machine, oauth:other_tenant'],
    [
      'a key that may not do it',
      { credential: 'read_only', operation: 'create_customer' },
      'default, restricted, other_tenant, oauth:default, oauth:other_tenant',
    ],
  ])('on %s behind access, and not in front of it', (_title, match, names) => {
    const expected = `a credential that access lets through, because before_operation is behind it; one of ${names}`;
    expect(complaints(failing({ match }))).toEqual([{ path: 'match.credential', expected, received: NEVER }]);
    expect(complaints(failing({ match, at: 'before_access' }))).toEqual([]);
  });

  test('on a client that has no tokens to rotate, past a commit of the token endpoint', () => {
    const lost = (credential: string) => ({ fault: 'lost_reply', match: { operation: 'oauth_token', credential } });
    expect(complaints(lost('oauth:machine'))).toMatchObject([{ path: 'match.credential' }]);
    expect(complaints(lost('oauth:default'))).toEqual([]);
  });
});

test('a method that no operation on a path takes is refused behind access; in front of it a call may still have it', () => {
  const match = { path: '/customers', method: 'DELETE' };
  expect(complaints(failing({ match }))).toEqual([
    { path: 'match.method', expected: 'POST or GET, which /customers takes', received: 'another method' },
  ]);
  expect(complaints(failing({ match, at: 'before_access' }))).toEqual([]);
});

test('the token endpoint has no operation that a fault could sit in front of', () => {
  expect(complaints(failing({ match: { operation: 'oauth_token' } }))).toEqual([
    { path: 'match', expected: 'another operation than oauth_token, which has no place before_operation', received: NEVER },
  ]);
});

test('a key is not made to expire at the token endpoint, where none is used', () => {
  expect(complaints({ fault: 'credential', match: { operation: 'oauth_token' } })).toMatchObject([{ path: 'match', received: NEVER }]);
});

describe('a trigger is refused', () => {
  test.each<[object, string, string]>([
    [{ probability: 1.5 }, 'trigger.probability', 'at most 1'],
    [{ probability: -0.1 }, 'trigger.probability', 'at least 0'],
    [{ probability: 1e-9 }, 'trigger.probability', '0, or 0.000001 to 1'],
    [{ probability: '0.3' }, 'trigger.probability', 'a number'],
    [{ after: 0 }, 'trigger.after', 'at least 1'],
    [{ first: 2_000_000 }, 'trigger.first', 'at most 1000000'],
    [{ nth: 1.5 }, 'trigger.nth', 'a whole number'],
    [{ first: 1, probability: 0.5 }, 'trigger', 'exactly one of: first, nth, every, after, probability'],
  ])('%j', (trigger, path, expected) => expect(complaints(failing({ trigger }))).toMatchObject([{ path, expected }]));

  test.each(['nth', 'every', 'after', 'probability'])('%s in a queue', (kind) => {
    expect(complaints(failing({ queue: 'q', trigger: { [kind]: 1 } }))).toEqual([
      { path: `trigger.${kind}`, expected: 'first, the only trigger in a queue', received: 'another trigger' },
    ]);
  });
});

test('of several rules every complaint is told, with the index of its rule', () => {
  const reading = readRules([failing({}), { fault: 'x' }, failing({ match: { operation: 'pay' } })], VOCABULARY, NOW_MS);
  expect(reading).toMatchObject({ ok: false, complaints: [{ path: '1.fault' }, { path: '2.match.operation' }] });
});

test('no complaint repeats a value', () => {
  const secret = 'sk_test_do_not_echo';
  const matches = [{ credential: secret }, { query: { status: secret } }, { caller: ` ${secret}` }, { header: { 'x-a': `${secret} ` } }];
  for (const match of matches) expect(JSON.stringify(complaints(failing({ match, at: 'before_access' })))).not.toContain(secret);
});
