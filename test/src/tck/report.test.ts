// The three reports of one run: what a person, a program and a CI system read.
import { expect, test } from 'vitest';
import { faultInWords, type Outcome } from '../../../src/tck/outcome.ts';
import { toJsonLine } from '../../../src/tck/report-json.ts';
import { toJunit } from '../../../src/tck/report-junit.ts';
import { toFailures, toSummary, toTable } from '../../../src/tck/report-table.ts';

const EXPECTED = { error_type: 'rate_limited', retryable: true, action: 'retry_with_backoff', effect: 'not_applied' } as const;
const GOT = { ...EXPECTED, retry_after_ms: 2000, rule: 'http.429' };
const base = { about: 'an about', fault: 'rate_limited seconds', deadlineMs: null, durationMs: 120 };
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

const WIDE: Outcome = {
  ...PASSED,
  turns: [
    { expected: EXPECTED, got: GOT, seen: '429 rate_limited' },
    { expected: 'success', got: 'success', seen: '201 after a good long while' },
  ],
};

test('a table that is too wide for its terminal shortens what the client saw', () => {
  expect(toTable([WIDE, FAILED], { width: 116 }).split('\n')).toEqual([
    'fault / case          client saw                   error_type    retryable  action              effect       verdict',
    'rate_limited/seconds  429 rate_limited, then 201…  rate_limited  true       retry_with_backoff  not_applied  pass',
    'reset/read            200, then ?                  (no answer)                                               FAIL',
  ]);
});

test('where that is not enough, each case takes two lines, and none is wider than the terminal', () => {
  expect(toTable([WIDE, FAILED], { width: 64 }).split('\n')).toEqual([
    'pass  rate_limited/seconds  429 rate_limited, then 201 after a …',
    '      rate_limited  retryable true   retry_with_backoff  not_ap…',
    'FAIL  reset/read            200, then ?',
    '      (no answer)',
  ]);
});

test('colours are of the words only: they move no column', () => {
  const paint = { good: (text: string) => `+${text}+`, bad: (text: string) => `-${text}-`, faint: (text: string) => `~${text}~` };
  expect(toTable([FAILED], { paint, width: 64 })).toBe('-FAIL-  reset/read  200, then ?\n      ~(no answer)~');
});

test('below the table stand the reasons, and whether the suite itself is to blame', () => {
  expect(toFailures([PASSED, FAILED, BROKEN])).toEqual([
    'reset/read: an about',
    '    retryable: expected true, got false & <more>',
    'odd: an about',
    '    suite error, not the subject: $seed.nope names nothing',
  ]);
});

test('a failure under a short deadline comes with a hint, in the table and in JSON; a pass and any other failure do not', () => {
  const hint = "its deadline is 1000 ms, and the machine may be busy; run it alone: verify --case 'reset/read'";
  expect(toFailures([{ ...PASSED, deadlineMs: 1000 }, { ...FAILED, deadlineMs: 1000 }, FAILED])).toEqual([
    'reset/read: an about',
    '    retryable: expected true, got false & <more>',
    `    ${hint}`,
    'reset/read: an about',
    '    retryable: expected true, got false & <more>',
  ]);
  const hints = [{ ...PASSED, deadlineMs: 1000 }, { ...FAILED, deadlineMs: 1000 }, FAILED].map(
    (outcome) => (JSON.parse(toJsonLine(outcome)) as { hint?: string }).hint,
  );
  expect(hints).toEqual([undefined, hint, undefined]);
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
