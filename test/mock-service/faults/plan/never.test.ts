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
      /^perhaps status; one of limit, cursor, reference, customer_id, status$/,
      'an unknown parameter',
    ],
    [
      'on a value that a parameter never has',
      { operation: 'list_invoices', query: { status: 'opne' } },
      'query.status',
      'draft, open, paid, uncollectible, void',
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

describe('a time is refused', () => {
  test.each<[string, object, string, string]>([
    ['that has no bound', { window: {} }, 'window', 'from, until or both'],
    [
      'that ends where it begins',
      { window: { from: '2026-02-01T10:00:00Z', until: '2026-02-01T10:00:00Z' } },
      'window.until',
      'an instant after from',
    ],
    [
      'that is over',
      { window: { until: '2026-02-01T09:00:00Z' } },
      'window.until',
      'an instant after the sandbox’s calendar, which stands at 2026-02-01T09:00:00.000Z',
    ],
    [
      'that its life does not reach',
      { ttl_ms: 3_600_000, window: { from: '2026-02-01T10:00:00Z' } },
      'ttl_ms',
      'a life that reaches its window',
    ],
    ['that is no time', { ttl_ms: 0 }, 'ttl_ms', 'at least 1'],
    ['that is no instant', { window: { from: 'tomorrow' } }, 'window.from', 'an instant, YYYY-MM-DDThh:mm:ssZ'],
  ])('%s', (_title, more, path, expected) => expect(complaints(failing(more))).toMatchObject([{ path, expected }]));

  test('that ends a maintenance before it begins', () => {
    const until = (instant: string) => complaints({ fault: 'maintenance', params: { until: instant } });
    expect(until('2026-02-01T09:00:00Z')).toMatchObject([{ path: 'params.until', received: 'an instant that is over' }]);
    expect(until('2026-02-01T09:00:01Z')).toEqual([]);
  });

  test('only where it is armed: what was armed long ago is read whatever the calendar says', () => {
    const over = failing({ window: { until: '2026-02-01T09:00:00Z' } });
    expect(readRule(over, VOCABULARY).ok).toBe(true);
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

describe('a rule whose parts do not go together is refused', () => {
  const at = (place: string, more: object) => ({ ...failing({}), at: place, ...more });
  const HEAD = { method: 'HEAD' };
  const OPTIONS = { method: 'OPTIONS', path: '/customers' };
  const lost = (match: object) => ({ fault: 'lost_reply', match });
  const invoice = (body: object) => lost({ operation: 'create_invoice', body });
  const path = (wanted: string) => at('before_access', { match: { path: wanted } });
  test.each<[why: string, path: string, rule: object]>([
    ['HEAD shows no body', 'match.method', { fault: 'truncate', match: HEAD }],
    ['HEAD shows no stand-in', 'match.method', { fault: 'truncate', at: 'before_access', match: HEAD }],
    ['HEAD has no chunks', 'match.method', { fault: 'drip', match: HEAD }],
    ['HEAD has nothing to name wrongly', 'match.method', { fault: 'wrong_content_type', match: HEAD }],
    ['HEAD has no object', 'match.method', { fault: 'other_object', match: { ...HEAD, path: '/invoices/*' } }],
    ['HEAD has nothing to garble', 'match.method', { fault: 'garble', match: HEAD }],
    ['HEAD has no middle to fall silent in', 'match.method', { fault: 'stall', params: { after_body_bytes: 0 }, match: HEAD }],
    ['HEAD has no middle to be reset in', 'match.method', { fault: 'reset', params: { fraction: 0 }, at: 'before_access', match: HEAD }],
    [
      'HEAD has no middle to be closed in',
      'match.method',
      { fault: 'close', params: { fraction: 0 }, at: 'before_operation', match: HEAD },
    ],
    ['OPTIONS is a 204', 'match.method', { fault: 'truncate', match: OPTIONS }],
    ['OPTIONS of an id is a 204', 'match.method', { fault: 'wrong_content_type', match: { method: 'OPTIONS', path: '/customers/cus_1' } }],
    ['no key, none to end', 'match.credential', { fault: 'credential', match: { credential: 'none' } }],
    ['no commit', 'match.body.grant_type', lost({ operation: 'oauth_token', body: { grant_type: 'client_credentials' } })],
    ['tokens are no object with an id', 'match', { fault: 'other_object', match: { operation: 'oauth_token' } }],
    ['a preview has no id', 'match', { fault: 'other_object', match: { operation: 'preview_invoice' } }],
    ['no operation has PUT', 'match', { fault: 'other_object', match: { method: 'PUT' } }],
    ['it ends before', 'window.from', { fault: 'maintenance', params: { duration_s: 10 }, window: { from: '2026-02-01T09:00:10Z' } }],
    [
      'two callers',
      'match.caller',
      at('on_wire', { fault: 'pass', params: {}, match: { caller: 'bob', header: { 'Overdue-Caller': 'ana' } } }),
    ],
    ['refused before', 'match.header.overdue-fault', at('before_access', { match: { header: { 'overdue-fault': '!!' } } })],
    ['another scheme', 'match.header.Authorization', failing({ match: { header: { Authorization: 'Basic x' } } })],
    ['no key of idempotency', 'match.header.idempotency-key', lost({ operation: 'create_invoice', header: { 'idempotency-key': '' } })],
    [
      'null holds nothing',
      'match.body.address',
      failing({ match: { operation: 'create_customer', body: { address: null, 'address.city': 'x' } } }),
    ],
    ['a number below its bounds', 'match.body.days_until_due', invoice({ days_until_due: -5 })],
    ['an amount beyond counting', 'match.body.amount_minor', lost({ operation: 'create_refund', body: { amount_minor: 1e300 } })],
    ['a text longer than its bounds', 'match.body.name', lost({ operation: 'create_customer', body: { name: 'x'.repeat(201) } })],
    ['a text of another form', 'match.body.percentage', lost({ operation: 'create_tax_rate', body: { percentage: '-1' } })],
    [
      'a position that no body has room for',
      'match.body.lines.99999999.quantity',
      failing({ match: { body: { 'lines.99999999.quantity': '*' } } }),
    ],
    ['a parameter of another tool', 'match.path', path('/customers/:id')],
    ['a name with a hyphen', 'match.path', path('/customers/{customer-id}')],
    ['two stars', 'match.path', path('/customers/**')],
    ['half a star', 'match.path', path('/customers/cus_*')],
    ['an upload beside a query', 'match.query', { fault: 'upload', match: { query: { status: 'open' } } }],
    ['an upload by DELETE', 'match', { fault: 'upload', match: { method: 'DELETE' } }],
  ])('%s', (_why, where, rule) => expect(complaints(rule).map((complaint) => complaint.path)).toEqual([where]));

  test.each<[why: string, rule: object]>([
    ['a HEAD can be slow', { fault: 'latency', params: { delay_ms: 1 }, match: HEAD }],
    ['a HEAD can be reset', { fault: 'reset', match: HEAD }],
    ['a garbled answer under another status is seen by its status', { fault: 'garble', params: { status: 500 }, match: HEAD }],
    ['OPTIONS of what is not there has a body', { fault: 'truncate', match: { method: 'OPTIONS' } }],
    ['OPTIONS has a stand-in', { fault: 'truncate', at: 'before_access', match: OPTIONS }],
    ['a refresh commits', lost({ operation: 'oauth_token', body: { grant_type: 'refresh_token' } })],
    ['any grant may be a refresh', lost({ operation: 'oauth_token', body: { grant_type: '*' } })],
    [
      'a number below its bounds arrives, and is refused later',
      failing({ match: { operation: 'create_invoice', body: { days_until_due: -5 } } }),
    ],
    ['the header names the caller', failing({ match: { caller: 'ana', header: { 'overdue-caller': ' ana'.trim() } } })],
    ['a Bearer key', failing({ match: { header: { authorization: 'Bearer x' } } })],
    ['a client of the token endpoint', at('before_access', { match: { operation: 'oauth_token', header: { authorization: 'Basic x' } } })],
    [
      'an object is there, and a field of it',
      failing({ match: { operation: 'create_customer', body: { address: '*', 'address.city': 'x' } } }),
    ],
    ['a maintenance that its window meets', { fault: 'maintenance', params: { duration_s: 10 }, window: { from: '2026-02-01T09:00:09Z' } }],
    ['an escaped colon is an id', path('/customers/%3Aid')],
    ['a method that no operation has brings a body', { fault: 'upload', match: { method: 'PUT' } }],
    ['a deleted draft has an id', { fault: 'other_object', match: { operation: 'delete_draft_invoice' } }],
  ])('but not where %s', (_why, rule) => expect(complaints(rule)).toEqual([]));
});
