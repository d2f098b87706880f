// Parameters that are wrong, or contradict each other, or could never fire: refused when the rule is written, with what is valid.
import { describe, expect, test } from 'vitest';
import { readRule } from '../../../mock-service/faults/plan/rule.ts';
import { VOCABULARY } from '../../../mock-service/sandbox/vocabulary.ts';

const complaints = (input: object) => {
  const reading = readRule(input, VOCABULARY);
  return reading.ok ? [] : reading.complaints.map(({ path, expected }) => [path, expected]);
};

const FORMS = 'exactly one form: delay_ms; min_ms and max_ms; median_ms, sigma and perhaps max_ms; from_ms, to_ms and over';
const MEDIA = 'a media type, such as text/plain or text/html; charset=utf-8';
const PAGE = 'up to 100 characters, none of them <, > or &';
const CONNECTION = "another header: it is the connection's, not the answer's";

type Row = readonly [fault: string, params: object, path: string, expected: string];

describe('refused', () => {
  test.each<Row>([
    ['latency', {}, 'params.delay_ms', FORMS],
    ['latency', { delay_ms: 1, min_ms: 1 }, 'params.min_ms', FORMS],
    ['latency', { min_ms: 1 }, 'params.max_ms', FORMS],
    ['latency', { max_ms: 1 }, 'params.min_ms', FORMS],
    ['latency', { median_ms: 1 }, 'params.sigma', FORMS],
    ['latency', { from_ms: 1, to_ms: 2 }, 'params.over', FORMS],
    ['latency', { from_ms: 1, to_ms: 2, over: 3, delay_ms: 1 }, 'params.delay_ms', FORMS],
    ['latency', { min_ms: 2, max_ms: 1 }, 'params.max_ms', 'at least as much as min_ms'],
    ['latency', { median_ms: 2, sigma: 1, max_ms: 1 }, 'params.max_ms', 'at least as much as median_ms'],
    ['latency', { median_ms: 2, sigma: 0 }, 'params.sigma', 'more than 0'],
    ['latency', { from_ms: 1, to_ms: 2, over: 1 }, 'params.over', 'at least 2'],
    ['latency', { delay_ms: 600_001 }, 'params.delay_ms', 'at most 600000'],
    ['drip', { chunk_bytes: 0 }, 'params.chunk_bytes', 'at least 1'],
    ['drip', { every_ms: 0 }, 'params.every_ms', 'at least 1'],
    ['stall', { fraction: 0.5 }, 'params.fraction', 'no such field; valid ones: after_body_bytes'],
    ['reset', { after_body_bytes: -1 }, 'params.after_body_bytes', 'at least 0'],
    ['close', { fraction: 1 }, 'params.fraction', 'less than 1'],
    ['close', { after_body_bytes: 1, fraction: 0.5 }, 'params.fraction', 'after_body_bytes or fraction, not both'],
    ['truncate', { bytes: 1, fraction: 0.5 }, 'params.fraction', 'bytes or fraction, not both'],
    [
      'truncate',
      { content_length: 'sent', end: 'reset' },
      'params.end',
      'nothing: the connection ends at the cut only with content_length full',
    ],
    ['lost_reply', { how: 'reset', status: 503 }, 'params.status', 'nothing: reset does not take it'],
    ['lost_reply', { how: 'html', bytes: 3 }, 'params.bytes', 'nothing: html does not take it'],
    ['lost_reply', { how: 'truncate', bytes: 3, fraction: 0 }, 'params.fraction', 'bytes or fraction, not both'],
    ['lost_reply', { how: 'error_status', status: 404 }, 'params.status', 'a whole number 500–599'],
    ['garble', { how: 'rot13' }, 'params.how', 'one of invalid_json, html, charset, gzip, torn_gzip'],
    ['wrong_content_type', { content_type: 'text' }, 'params.content_type', MEDIA],
    ['wrong_content_type', { content_type: 'text/plain\r\nx: y' }, 'params.content_type', MEDIA],
    ['html', { status: 204 }, 'params.status', 'a status whose answer has a body; not 204, 205, 304'],
    ['html', { status: 100 }, 'params.status', 'at least 200'],
    ['html', { title: '<script>' }, 'params.title', PAGE],
    ['html', { title: '' }, 'params.title', PAGE],
    ['error_in_success', { status: 200 }, 'params.status', 'at least 400'],
    ['error_in_success', { code: 'Not OK' }, 'params.code', 'a code of a–z, 0–9 and _'],
    ['error_status', { status: 500, body: 'x', code: 'y' }, 'params.code', 'nothing: a body of your own has no code'],
    ['error_status', { status: 500, body: 'x'.repeat(65_537) }, 'params.body', 'at most 65536 characters'],
    ['error_status', { status: 500, content_type: 'text/plain\n' }, 'params.content_type', 'up to 128 visible characters'],
    [
      'error_status',
      { status: 500, retry_after_s: 1, headers: { 'Retry-After': '2' } },
      'params.headers',
      'no retry-after beside retry_after_s',
    ],
    ['error_status', { status: 500, headers: { Connection: 'close' } }, 'params.headers.Connection', CONNECTION],
    ['error_status', { status: 500, headers: { upgrade: 'h2c' } }, 'params.headers.upgrade', CONNECTION],
    [
      'error_status',
      { status: 500, headers: { 'transfer-encoding': 'chunked' } },
      'params.headers.transfer-encoding',
      'another header: the body decides it',
    ],
    [
      'error_status',
      { status: 500, headers: { 'Content-Length': '3' } },
      'params.headers.Content-Length',
      'another header: the body decides it; the fault truncate sends a wrong one',
    ],
    [
      'error_status',
      { status: 500, headers: { 'content-type': 'a/b' } },
      'params.headers.content-type',
      'another header: content_type says it',
    ],
    ['error_status', { status: 500, headers: { 'a b': '1' } }, 'params.headers.a b', 'a header name'],
    [
      'error_status',
      { status: 500, headers: { a: 'x\r\ny: z' } },
      'params.headers.a',
      'up to 1024 visible characters, spaces between them',
    ],
    ['error_status', { status: 500, headers: { a: '1', A: '2' } }, 'params.headers', 'at most 20 headers, each once'],
    ['maintenance', {}, 'params.until', 'exactly one of: until, duration_s'],
    ['maintenance', { until: '2026-02-01T09:00:00Z', duration_s: 1 }, 'params.until', 'exactly one of: until, duration_s'],
    ['maintenance', { until: 'tomorrow' }, 'params.until', 'an instant, YYYY-MM-DDThh:mm:ssZ'],
    ['maintenance', { duration_s: 0 }, 'params.duration_s', 'at least 1'],
    ['stale_list', {}, 'params.writes', 'exactly one of: writes, ms'],
    ['stale_list', { writes: 1, ms: 1 }, 'params.writes', 'exactly one of: writes, ms'],
    ['stale_list', { writes: 101 }, 'params.writes', 'at most 100'],
  ])('%s %j', (fault, params, path, expected) => expect(complaints({ fault, params })).toEqual([[path, expected]]));

  test.each([
    [
      'stale_list',
      { writes: 1 },
      { operation: 'get_invoice' },
      /^a match that reaches lists and nothing else, such as the operation list_customers,/,
    ],
    ['stale_list', { writes: 1 }, { method: 'GET' }, /^a match that reaches lists and nothing else/],
    ['stale_list', { writes: 1 }, {}, /^a match that reaches lists and nothing else/],
    ['other_object', {}, { operation: 'list_invoices' }, /^an operation that answers one object with an id: a list is about none$/],
  ])('%s %j for %j', (fault, params, match, expected) =>
    expect(complaints({ fault, params, match })).toEqual([['match', expect.stringMatching(expected)]]),
  );
});

describe('accepted', () => {
  test.each<readonly [string, object]>([
    ['latency', { delay_ms: 600_000 }],
    ['latency', { min_ms: 5, max_ms: 5 }],
    ['latency', { median_ms: 200, sigma: 0.4 }],
    ['stall', { after_body_bytes: 0 }],
    ['lost_reply', { how: 'truncate', bytes: 0, end: 'stall' }],
    ['lost_reply', { how: 'html', status: 504 }],
    ['truncate', { content_length: 'short', fraction: 0 }],
    ['html', { status: 302, title: 'Olá, faça login' }],
    ['error_status', { status: 500, body: { fault: ['a', null, 1] }, headers: { 'X-Trace': 'a b' } }],
    ['error_status', { status: 500, body: '', content_type: 'text/xml' }],
    ['maintenance', { until: '2026-02-01T06:00:00-03:00' }],
  ])('%s %j', (fault, params) => expect(complaints({ fault, params })).toEqual([]));

  test('stale_list for any list, by name or by path', () => {
    for (const match of [{ operation: 'list_payments' }, { method: 'GET', path: '/invoices' }])
      expect(complaints({ fault: 'stale_list', params: { ms: 1 }, match })).toEqual([]);
  });
});
