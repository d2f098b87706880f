// A failure that tells of several attempts at a write has the least certain effect of them (law 6); and what refuses for good beats what broke off.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';

const UNSAFE = { operation: { write: 'unsafe' } } as const;
const refused = { name: 'Error', message: 'connect ECONNREFUSED 192.0.2.1:443', code: 'ECONNREFUSED', syscall: 'connect' };
const reset = { name: 'Error', message: 'read ECONNRESET', code: 'ECONNRESET', syscall: 'read' };

const python = (first: string, last: string) =>
  `Traceback (most recent call last):\n  File "a.py", line 1, in f\n    x()\n${first}\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "a.py", line 3, in g\n    y()\n${last}`;

describe('several attempts, one of which may have been done', () => {
  it.each([
    [
      'Java suppressed the later one',
      'java.net.SocketTimeoutException: Read timed out\n\tat a.B.c(D.java:1)\n\tSuppressed: java.net.ConnectException: Connection refused\n\t\tat a.B.c(D.java:2)',
    ],
    [
      'Java suppressed the earlier one',
      'java.lang.RuntimeException: all attempts failed\n\tat a.B.c(D.java:1)\n\tSuppressed: java.net.SocketTimeoutException: Read timed out\n\t\tat a.B.c(D.java:2)\nCaused by: java.net.ConnectException: Connection refused\n\tat a.B.c(D.java:3)',
    ],
    ['a log of attempts', 'attempt 1 failed: Read timed out\nattempt 2 failed: Connection refused'],
    ['a log of statuses', 'attempt 1: HTTP 502 Bad Gateway\nattempt 2: HTTP 429 Too Many Requests'],
    ['counted lines', '[1/3] socket hang up\n[2/3] connect ECONNREFUSED 192.0.2.1:443'],
    ['lines that say that they go on', 'read timeout, retrying in 2 s\nconnection refused, giving up'],
    ['sentences', 'First attempt failed: Read timed out. Second attempt failed: Connection refused.'],
    ['words for attempts', 'Retry 1: timeout\nRetry 2: connection refused'],
    ['Go, in one line', 'failed after 3 attempts: read: connection reset by peer; dial tcp 192.0.2.1:443: connect: connection refused'],
    ['.NET, in brackets', 'System.AggregateException: One or more errors occurred. (The operation has timed out.) (Connection refused)'],
    [
      'what Node prints of several',
      'AggregateError\n    at x {\n  [errors]: [\n    Error: socket hang up\n        at y,\n    Error: connect ECONNREFUSED 192.0.2.1:443\n        at z\n  ]\n}',
    ],
    [
      'an answer that carries the attempt before',
      {
        name: 'RetryError',
        message: 'gave up',
        response: { status: 429, headers: {}, data: '' },
        cause: { name: 'AxiosError', message: 'timeout of 1000ms exceeded', code: 'ECONNABORTED' },
      },
    ],
    ['lines with a time', '2026-01-01 10:00:00 WARN socket hang up\n2026-01-01 10:00:01 ERROR connect ECONNREFUSED 192.0.2.1:443'],
    ['Python, while the first was handled', python('httpx.ReadTimeout: timed out', 'httpx.ConnectError: Connection refused')],
    [
      'an AggregateError',
      {
        name: 'AggregateError',
        message: 'all failed',
        errors: [refused, { name: 'HTTPError', message: 'x', response: { status: 503, headers: {}, body: '' } }],
      },
    ],
    ['an AggregateError, the other way round', { name: 'AggregateError', message: 'all failed', errors: [reset, refused] }],
    ['an error that carries the one before', { name: 'RetryError', message: 'gave up', code: 'ECONNREFUSED', cause: reset }],
  ])('is not sent again: %s', (_what, failure) => {
    expect(classify(failure, UNSAFE)).toMatchObject({ retryable: false, effect: 'unknown' });
  });

  it('is a failure of the last type that Python raised', () => {
    expect(classify(python('httpx.ReadTimeout: timed out', 'httpx.ConnectError: Connection refused'), UNSAFE).error_type).toBe(
      'network_error',
    );
  });

  it('changes nothing for a read', () => {
    const failure = { name: 'AggregateError', message: 'all failed', errors: [refused, reset] };
    expect(classify(failure, { operation: { write: 'safe' } })).toMatchObject({ retryable: true, effect: 'not_applied' });
  });
});

it.each([
  ['a log', 'attempt 1 failed: Connection refused\nattempt 2 failed: Connection refused'],
  ['a log of limits', 'attempt 1: HTTP 429 Too Many Requests\nattempt 2: HTTP 429 Too Many Requests'],
  [
    'both addresses of a host',
    { name: 'AggregateError', message: '', code: 'ECONNREFUSED', errors: [refused, { ...refused, code: 'ETIMEDOUT' }] },
  ],
  ['Python', python('ConnectionRefusedError: [Errno 111] Connection refused', 'httpx.ConnectError: Connection refused')],
])('attempts none of which left are sent again: %s', (_what, failure) => {
  expect(classify(failure, UNSAFE)).toMatchObject({ retryable: true, effect: 'not_applied' });
});

it.each([
  ['a wrapper with a code', { name: 'PaymentError', message: 'Card declined', code: 'card_declined', cause: reset }],
  [
    'one of several',
    { name: 'AggregateError', message: 'x', errors: [refused, { name: 'PaymentError', message: 'declined', code: 'card_declined' }] },
  ],
  [
    'a class of Java',
    'com.example.PaymentDeclinedException: Payment declined\n\tat a.B.c(D.java:1)\nCaused by: java.net.SocketTimeoutException: Read timed out\n\tat a.B.c(D.java:9)',
  ],
])('a decline stays one whatever broke off beside it: %s', (_what, failure) => {
  expect(classify(failure)).toMatchObject({ error_type: 'payment_declined', retryable: false });
});
