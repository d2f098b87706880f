// settledIn: a log whose last attempt of one call succeeded is no failure; another call's success settles nothing.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { settledIn } from '../../../../src/evidence/attempts/settled.ts';

describe('a log that ends well', () => {
  it.each([
    'POST /v1/invoices -> 503 Service Unavailable, retrying in 2s\nPOST /v1/invoices -> 201 Created',
    '[worker] attempt 1: POST /v1/invoices -> 503 Service Unavailable, retrying in 2s\n[worker] attempt 2: POST /v1/invoices -> 201 Created\n[worker] invoice stored',
    'level=info attempt=1 status=503\nlevel=info attempt=2 status=201',
    'tentativa 1: read ECONNRESET\ntentativa 2: status 200',
    '192.0.2.1 - - [15/Jan/2026:09:00:00 +0000] "POST /v1/invoices HTTP/1.1" 503 1\n192.0.2.1 - - [15/Jan/2026:09:00:02 +0000] "POST /v1/invoices HTTP/1.1" 201 1',
  ])('is no failure: %s', (text) => {
    expect(classify(text)).toMatchObject({ rule: 'none.not_a_failure', retryable: false });
  });

  it.each([
    ['another call', 'POST /v1/invoices -> 503 Service Unavailable, retrying in 2s\nGET /health -> 200 OK'],
    ['maybe another call', '2026-01-15T09:00:00Z request failed status=503\n2026-01-15T09:00:02Z request done status=201'],
    ['a success before the failure', 'attempt 1: status=201\nattempt 2: status=503'],
    ['a success that tells of an error', 'attempt 1: status=503\nattempt 2: status=200 error="card declined"'],
    ['no failure at all', 'attempt 1: status=200\nattempt 2: status=200'],
    ['one line', 'attempt 1: status=503, attempt 2: status=201'],
    ['a duration', 'attempt 1: status=503\nattempt 2: -> 200 ms'],
  ])('is not made of %s', (_what, text) => {
    expect(settledIn(text)).toBeUndefined();
  });
});
