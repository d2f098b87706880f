// recordedFailure: what queues of jobs, error trackers and tracing systems keep of a failure is read as the failure itself.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { readFailure } from '../../../../src/evidence/input/read-failure.ts';

const UNKEYED = { operation: { name: 'pay', write: 'unsafe' } } as const;
const verdictOf = (record: unknown): readonly [string, string] => {
  const { error_type, effect } = classify(readFailure(JSON.stringify(record)).failure, UNKEYED);
  return [error_type, effect];
};
const TIMED_OUT = { type: 'ReadTimeout', value: 'Read timed out. (read timeout=30)', module: 'requests.exceptions' };

describe('the failure in a record', () => {
  it.each<[string, unknown, readonly [string, string]]>([
    ['Sentry', { exception: { values: [TIMED_OUT] } }, ['timeout', 'unknown']],
    [
      'Sentry, with what it was caused by first',
      {
        exception: {
          values: [
            { type: 'ConnectionRefusedError', value: '[Errno 111] Connection refused' },
            { type: 'BillingError', value: 'no invoice' },
          ],
        },
      },
      ['network_error', 'not_applied'],
    ],
    ['Bugsnag', { exceptions: [{ errorClass: 'Net::OpenTimeout', message: 'execution expired' }] }, ['timeout', 'not_applied']],
    [
      'Rollbar',
      { body: { trace: { exception: { class: 'Errno::ECONNRESET', message: 'Connection reset by peer' } } } },
      ['network_error', 'unknown'],
    ],
    [
      'Rollbar, a chain',
      {
        body: { trace_chain: [{ exception: { class: 'Faraday::TooManyRequestsError', message: 'the server responded with status 429' } }] },
      },
      ['rate_limited', 'not_applied'],
    ],
    [
      'Sidekiq',
      { class: 'PayJob', error_class: 'Faraday::TooManyRequestsError', error_message: 'the server responded with status 429' },
      ['rate_limited', 'not_applied'],
    ],
    [
      'Resque',
      { exception: 'Net::ReadTimeout', error: 'Net::ReadTimeout with #<TCPSocket:(closed)>', backtrace: [] },
      ['timeout', 'unknown'],
    ],
    [
      'Celery',
      { status: 'FAILURE', result: { exc_type: 'ReadTimeout', exc_message: ['Read timed out.'], exc_module: 'requests.exceptions' } },
      ['timeout', 'unknown'],
    ],
    ['BullMQ', { failedReason: 'Request failed with status code 429', stacktrace: [] }, ['rate_limited', 'not_applied']],
    [
      'Oban',
      { state: 'retryable', errors: [{ attempt: 1, error: '** (HTTPoison.Error) :econnrefused' }] },
      ['network_error', 'not_applied'],
    ],
    [
      'OpenTelemetry',
      { name: 'exception', attributes: { 'exception.type': 'java.net.SocketTimeoutException', 'exception.message': 'Read timed out' } },
      ['timeout', 'unknown'],
    ],
    [
      'Elastic',
      { message: 'create failed', error: { type: 'java.net.ConnectException', message: 'Connection refused', stack_trace: 'x' } },
      ['network_error', 'not_applied'],
    ],
    [
      'Datadog',
      { 'error.kind': 'ConnectionRefusedError', 'error.message': '[Errno 111] Connection refused' },
      ['network_error', 'not_applied'],
    ],
  ])('of %s', (_, record, verdict) => {
    expect(verdictOf(record)).toEqual(verdict);
  });

  it('is the last attempt, and the effect the least certain of all', () => {
    const stacktrace = [
      'AxiosError: timeout of 5000ms exceeded\n    at settle (x.js:1:1)',
      'AxiosError: Request failed with status code 429\n    at settle (x.js:1:1)',
    ];
    expect(verdictOf({ failedReason: 'Request failed with status code 429', stacktrace })).toEqual(['rate_limited', 'unknown']);
  });

  it.each([
    ['GraphQL errors', { errors: [{ message: 'x', extensions: { code: 'THROTTLED' } }] }, 'rate_limited'],
    ['an exception that was thrown', { exception: { name: 'Error', message: 'connect ECONNREFUSED 192.0.2.1:443' } }, 'network_error'],
  ])('is not looked for in %s', (_, document, type) => {
    expect(verdictOf(document)[0]).toBe(type);
  });
});
