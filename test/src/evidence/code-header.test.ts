// Codes that stand in a header: read as a body's are, after it.
import { describe, expect, it } from 'vitest';
import { collect } from '../../../src/evidence/collect.ts';

const factsOf = (headers: Readonly<Record<string, string>>, status: number, body = '') => collect({ http: { status, headers, body } });

describe('a code in a header', () => {
  it.each([
    ['throttled', { 'x-amzn-errortype': 'ThrottlingException:http://internal.example.com/coral/com.example/' }, 400],
    ['no_permission', { 'x-amzn-errortype': 'AccessDeniedException' }, 403],
    ['absent', { 'x-ms-error-code': 'ResourceNotFound' }, 404],
    ['unavailable', { 'x-error-code': 'server_overloaded' }, 500],
  ] as const)('says %s: %j', (says, headers, status) => {
    expect(factsOf(headers, status)).toMatchObject({ says });
  });

  it('is shown as the code when it is one', () => {
    expect(factsOf({ 'x-error-code': 'rate_limit_exceeded' }, 429).code).toBe('rate_limit_exceeded');
    expect(factsOf({ 'x-error-code': 'sk_live_0123456789abcdef' }, 429).code).toBeUndefined();
  });

  it('gives way to the body', () => {
    const facts = factsOf({ 'x-error-code': 'rate_limit_exceeded' }, 400, '{"error":{"code":"invoice_already_paid"}}');
    expect(facts).toMatchObject({ says: 'rule', code: 'invoice_already_paid' });
  });

  it('is not asked of a success', () => {
    expect(factsOf({ 'x-error-code': 'rate_limit_exceeded' }, 200, '{}').says).toBeUndefined();
  });
});
