// The three reports of one run: what a person, a program and a CI system read.
import { expect, test } from 'vitest';
import { faultInWords, type Outcome } from '../../../src/tck/outcome.ts';
import { toJsonLine } from '../../../src/tck/report-json.ts';
import { toJunit } from '../../../src/tck/report-junit.ts';
import { toFailures, toSummary, toTable } from '../../../src/tck/report-table.ts';

const EXPECTED = { error_type: 'rate_limited', retryable: true, action: 'retry_with_backoff', effect: 'not_applied' } as const;
const GOT = { ...EXPECTED, retry_after_ms: 2000, rule: 'http.429' };
const base = { about: 'an about', fault: 'rate_limited seconds', durationMs: 120 };
const PASSED: Outcome = {
  ...base,
  id: 'rate_limited/seconds',
  verdict: 'pass',
  blame: null,
  reasons: [],
  turns: [{ expected: EXPECTED, got: GOT, seen: '429 rate_limited' }],
};
const FAILED: Outcome = {
  ...base,
  id: 'reset/read',
  verdict: 'fail',
  blame: 'subject',
  reasons: ['retryable: expected true, got false & <more>'],
  turns: [
    { expected: 'success', got: 'success', seen: '200' },
    { expected: EXPECTED, got: null, seen: '' },
  ],
};
const BROKEN: Outcome = { ...base, id: 'odd', verdict: 'fail', blame: 'suite', reasons: ['$seed.nope names nothing'], turns: [] };

test('the table has a row per case, and shows the turn that should be an error', () => {
  expect(toTable([PASSED, FAILED, BROKEN]).split('\n')).toEqual([
    'fault / case          client saw        error_type    retryable  action              effect       verdict',
    'rate_limited/seconds  429 rate_limited  rate_limited  true       retry_with_backoff  not_applied  pass',
    'reset/read            200, then ?       (no answer)                                               FAIL',
    'odd                                     (no answer)                                               FAIL',
  ]);
});

test('below the table stand the reasons, and whether the suite itself is to blame', () => {
  expect(toFailures([PASSED, FAILED, BROKEN])).toEqual([
    'reset/read: an about',
    '    retryable: expected true, got false & <more>',
    'odd: an about',
    '    suite error, not the subject: $seed.nope names nothing',
  ]);
});

test.each<[readonly Outcome[], string]>([
  [[PASSED], '1 case: 1 passed, 0 failed'],
  [
    [PASSED, FAILED, BROKEN],
    '3 cases: 1 passed, 2 failed (1 of them could not be judged: an error of the suite or its service, not of the subject)',
  ],
])('the summary counts', (outcomes, text) => expect(toSummary(outcomes)).toBe(text));

test('a JSON line has the case, the verdict, what was expected, what came and what was seen', () => {
  expect(JSON.parse(toJsonLine(PASSED))).toEqual({
    case: 'rate_limited/seconds',
    verdict: 'pass',
    expected: EXPECTED,
    got: GOT,
    seen: '429 rate_limited',
  });
});

test('a JSON line of a failing case says why, and who is to blame', () => {
  expect(JSON.parse(toJsonLine(FAILED))).toMatchObject({
    verdict: 'fail',
    blame: 'subject',
    reasons: ['retryable: expected true, got false & <more>'],
    again: { expected: EXPECTED, got: null, seen: '' },
  });
});

test('JUnit counts a failing subject as a failure and a failing suite as an error', () => {
  const xml = toJunit([PASSED, FAILED, BROKEN]);
  expect(xml).toContain('<testsuites tests="3" failures="1" errors="1"');
  expect(xml).toContain('name="rate_limited/seconds" time="0.12"');
  expect(xml).toContain('message="retryable: expected true, got false &amp; &lt;more>" type="contract"');
});

test.each([
  [[], 'none'],
  [[{ fault: 'lost_reply', params: { how: 'reset' } }], 'lost_reply reset'],
  [[{ fault: 'reset' }, { fault: 'latency', params: { delay_ms: 10 } }], 'reset + latency 10'],
])('rules in words', (rules, words) => expect(faultInWords(rules)).toBe(words));
