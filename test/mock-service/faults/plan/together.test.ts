// Rules whose parts are each right and could never fire together, over the provider's own names; and the ones beside them that can.
import { describe, expect, test } from 'vitest';
import { readRule } from '../../../../mock-service/faults/plan/rule.ts';
import { VOCABULARY } from '../../../../mock-service/sandbox/vocabulary.ts';

const NOW_MS = Date.UTC(2026, 1, 1, 9);
const failing = (more: object) => ({ fault: 'error_status', params: { status: 503 }, ...more });
const complaints = (rule: object) => {
  const reading = readRule(rule, VOCABULARY, NOW_MS);
  return reading.ok ? [] : reading.complaints;
};

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
