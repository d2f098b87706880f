// What a program holds in its hands is classified as it is: no form has to be named.
import { describe, expect, test } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { grpcFailure, toolResultFailure } from '../../../../src/evidence/values/forms.ts';

const said = (text: string, more: object = {}): object => ({ content: [{ type: 'text', text }], ...more });
const status = { code: 8, message: 'Quota exceeded', details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '3s' }] };
const limited = said('API rate limit exceeded', { isError: true });

describe('classify', () => {
  test.each([
    ['an MCP result', limited, toolResultFailure(limited)],
    ['an MCP result in JSON-RPC', { jsonrpc: '2.0', id: 1, result: limited }, toolResultFailure(limited)],
    ['an error of JSON-RPC', { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Unknown tool' } }, null],
    ['google.rpc.Status', status, grpcFailure(status)],
  ])('takes %s as it is', (_what, failure, named) => {
    const read = classify(failure);
    expect(read.error_type).not.toBe('unknown');
    if (named !== null) expect(read).toEqual(classify(named));
  });

  test.each([
    ['that says so', said('No invoices.', { isError: false })],
    ['that says nothing', said('No invoices.')],
    ['with no content', { tool_result: { isError: false, content: [] } }],
    ['in JSON-RPC', { jsonrpc: '2.0', id: 1, result: said('Invoice created', { isError: false }) }],
  ])('finds no failure in a result %s', (_what, failure) => {
    expect(classify(failure)).toMatchObject({ error_type: 'unknown', retryable: false, rule: 'none.not_a_failure' });
  });

  test('believes what a result tells of a failure over its isError', () => {
    expect(classify(said('Error: HTTP 503 Service Unavailable', { isError: false })).rule).not.toBe('none.not_a_failure');
  });

  test.each([
    ['an error of Node.js with a code', Object.assign(new Error('x'), { code: 5, details: 'x' })],
    ['an error with content', Object.assign(new Error('x'), { content: [] })],
    ['a code without details', { code: 5 }],
    ['a code that gRPC has not', { code: 17, details: [] }],
  ])('sees no form in %s', (_what, failure) => expect(classify(failure).rule).toBe('none.unknown'));
});
