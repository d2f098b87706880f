// Every law has been seen red: one broken tool error each.
import { describe, expect, it } from 'vitest';
import { checkLaws, LAWS } from '../../../src/contract/laws.ts';
import type { CallContext } from '../../../src/contract/safe-to-repeat.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';
import { toolErrorJsonSchema } from '../../../src/contract/tool-error-json-schema.ts';

const good: ToolError = {
  error_type: 'rate_limited',
  retryable: true,
  guidance: 'Wait 2 s, then repeat the identical call.',
  action: 'retry_with_backoff',
  effect: 'not_applied',
  retry_after_ms: 2000,
  rule: 'http.429',
  because: 'RFC 6585 section 4',
  correlation_id: 'c1',
};

const BROKEN: readonly [string, Partial<ToolError>, CallContext][] = [
  ['shape', { guidance: '' }, {}],
  ['1.class', { error_type: 'invalid_input' }, {}],
  ['1.effect', { effect: 'unknown' }, { write: 'keyed', keyed: false }],
  ['2.read', { effect: 'unknown' }, { method: 'GET' }],
  ['2.reconcile', { effect: 'unknown', retryable: false, action: 'escalate' }, { write: 'unsafe' }],
  ['3.retry', { retryable: false }, {}],
  ['3.done', { error_type: 'duplicate', retryable: false, action: 'treat_as_done' }, {}],
  ['3.reconcile', { error_type: 'unknown', retryable: false, action: 'reconcile_first' }, {}],
  ['4', { effect: 'unknown' }, {}],
  ['5', { because: 'the key was sk_test_overdue_default' }, {}],
];

describe('LAWS', () => {
  it('are kept by an honest tool error', () => {
    expect(checkLaws(good)).toEqual([]);
  });

  it.each(BROKEN)('law %s catches the tool error that breaks it', (id, change, operation) => {
    expect(checkLaws({ ...good, ...change }, operation).map((text) => text.split(':')[0])).toContain(id);
  });

  it('have a broken example each', () => {
    expect(BROKEN.map(([id]) => id)).toEqual(LAWS.map((law) => law.id));
  });

  it.each([
    'Bearer abcdefgh12345',
    'eyJhbGciOi.eyJzdWIi.x',
    'ana@example.com',
    '/home/ana/app.js',
    'C:\\app',
    'at pay (pay.js:1:2)',
    'File "pay.py", line 3',
  ])('law 5 sees %s', (secret) => {
    expect(checkLaws({ ...good, details: { existing_id: secret } })).toHaveLength(1);
  });
});

describe('toolErrorJsonSchema', () => {
  it('is draft 2020-12, names its version and closes the object', () => {
    expect(toolErrorJsonSchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:overdue:tool-error:1.0.0',
      type: 'object',
      additionalProperties: false,
      required: ['error_type', 'retryable', 'guidance', 'action', 'effect', 'retry_after_ms', 'rule', 'because', 'correlation_id'],
    });
  });
});
