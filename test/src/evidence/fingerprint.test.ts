// fingerprint: the same failure names itself the same, another one another.
import { expect, test } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import { fingerprint } from '../../../src/evidence/fingerprint.ts';

test('it is the FNV-1a hash of the facts, in hexadecimal', () => {
  expect(fingerprint({ sources: [] })).toBe('failure-03aea523');
});

test('neither the order of the facts nor the wait changes it; a fact does', () => {
  const one = fingerprint({ sources: ['http-response'], status: 429, code: 'slow', retry_after_ms: 2000 });
  expect(fingerprint({ code: 'slow', status: 429, sources: ['http-response'] })).toBe(one);
  expect(fingerprint({ sources: ['http-response'], status: 429, code: 'slower' })).not.toBe(one);
});

test.each([
  ['the caller names it', { correlationId: 'c-1' }, 'req_1', 'c-1'],
  ['the provider names it', {}, 'req_1', 'req_1'],
  ['nobody names it', {}, '', 'failure-04f39f33'],
])('a tool error is named when %s', (_who, options, requestId, name) => {
  const headers = requestId === '' ? {} : { 'request-id': requestId };
  expect(classify({ http: { status: 503, headers } }, options).correlation_id).toBe(name);
});
