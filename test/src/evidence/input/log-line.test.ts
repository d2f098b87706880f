// loggedFailure: a line of a log that holds the answer itself is read as that answer.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { readFailure } from '../../../../src/evidence/input/read-failure.ts';

const verdictOf = (line: unknown): readonly [string, boolean, string] => {
  const { error_type, retryable, effect } = classify(readFailure(JSON.stringify(line)).failure);
  return [error_type, retryable, effect];
};

describe('a line of a log with an answer in it', () => {
  it.each<[unknown, readonly [string, boolean, string]]>([
    [
      { severity: 'ERROR', message: 'HTTP 409 from provider', response: { code: 'idempotency_key_in_use' } },
      ['resource_locked', true, 'unknown'],
    ],
    [
      { level: 'error', event: 'invoice.failed', status_code: 409, response: '{"code": "duplicate_number"}' },
      ['duplicate', false, 'not_applied'],
    ],
    // The method of the call counts, so that a write is not repeated.
    [{ level: 'error', msg: 'POST /v1/invoices failed with status 503', response: {} }, ['service_unavailable', false, 'unknown']],
    [
      { level: 'error', msg: 'failed', method: 'POST', status: 503, response: { message: 'oops' } },
      ['service_unavailable', false, 'unknown'],
    ],
  ])('is that answer: %j', (line, verdict) => {
    expect(verdictOf(line)).toEqual(verdict);
  });

  it.each([
    // What was sent says nothing of what came back.
    [{ level: 'error', msg: 'HTTP 409 from provider', body: { memo: 'rate limit exceeded' } }, 'unknown'],
    [{ level: 'error', msg: 'could not send', response: { memo: 'x' } }, 'unknown'],
  ])('is none without its status, nor in a body that may be the caller’s: %j', (line, type) => {
    expect(verdictOf(line)[0]).toBe(type);
  });
});
