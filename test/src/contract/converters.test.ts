// A tool error in the words of others: whoever reads only those acts as the tool error says.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toApplicationFailure } from '../../../src/contract/converters/to-application-failure.ts';
import { toMcpToolResult } from '../../../src/contract/converters/to-mcp-tool-result.ts';
import { toProblemDetails } from '../../../src/contract/converters/to-problem-details.ts';
import { toRpcStatus } from '../../../src/contract/converters/to-rpc-status.ts';
import { ERROR_TYPES, type ErrorType } from '../../../src/contract/error-types.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';

const limited: ToolError = {
  error_type: 'rate_limited',
  retryable: true,
  guidance: 'Wait 2.5 s.',
  action: 'retry_with_backoff',
  effect: 'not_applied',
  retry_after_ms: 2_500,
  rule: 'http.429',
  because: 'RFC 6585 section 4',
  correlation_id: 'req_1',
  upstream: { status: 429, request_id: 'req_1' },
};
const invalid: ToolError = {
  ...limited,
  error_type: 'invalid_input',
  retryable: false,
  action: 'fix_input',
  retry_after_ms: null,
  details: { fields: [{ path: 'lines.0.quantity', expected: 'a positive integer' }] },
};
const { guidance: _, ...rest } = limited;

describe('a tool error', () => {
  test('is a problem document', () => {
    expect(toProblemDetails(limited)).toEqual({
      type: 'urn:overdue:error:rate_limited',
      title: 'Rate limited',
      status: 429,
      detail: 'Wait 2.5 s.',
      ...rest,
    });
  });

  test('is an MCP tool result', () => {
    expect(toMcpToolResult(limited)).toEqual({
      isError: true,
      content: [{ type: 'text', text: JSON.stringify(limited) }],
      structuredContent: limited,
    });
  });

  test('is an MCP tool result that the SDK takes', () => {
    /** As `CallToolResult` of the official SDK has it: nothing in it is read-only. */
    const result: {
      [other: string]: unknown;
      content: ({ type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string })[];
      structuredContent?: { [name: string]: unknown } | undefined;
      isError?: boolean | undefined;
    } = toMcpToolResult(limited);
    result.content.push({ type: 'text', text: 'more' });
    expect(result.content).toHaveLength(2);
  });

  test('is a google.rpc.Status with its details', () => {
    const metadata = {
      ...{ error_type: 'rate_limited', retryable: 'true', action: 'retry_with_backoff' },
      ...{ effect: 'not_applied', rule: 'http.429', correlation_id: 'req_1' },
    };
    expect(toRpcStatus(limited)).toEqual({
      code: 8,
      message: 'Wait 2.5 s.',
      details: [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'RATE_LIMITED', domain: 'overdue', metadata },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2.5s' },
        { '@type': 'type.googleapis.com/google.rpc.RequestInfo', requestId: 'req_1' },
      ],
    });
  });

  test('names the fields to change in a google.rpc.BadRequest', () => {
    expect(toRpcStatus(invalid).details).toContainEqual({
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: 'lines.0.quantity', description: 'expected a positive integer' }],
    });
  });

  test('is a failure of a Temporal activity', () => {
    expect(toApplicationFailure(limited)).toEqual({
      message: 'rate_limited: Wait 2.5 s.',
      type: 'rate_limited',
      nonRetryable: false,
      details: [limited],
      nextRetryDelay: 2_500,
    });
    expect(toApplicationFailure(invalid)).not.toHaveProperty('nextRetryDelay');
  });

  test('that may not be repeated is never told as one that clients repeat by themselves', () => {
    const types = fc.constantFrom(...(Object.keys(ERROR_TYPES) as ErrorType[]));
    fc.assert(
      fc.property(types, fc.option(fc.nat()), (error_type, retry_after_ms) => {
        const error: ToolError = { ...limited, error_type, retryable: false, action: 'escalate', retry_after_ms };
        const status = toRpcStatus(error);
        expect(status.code).not.toBe(14);
        expect(status.details.map((detail) => detail['@type'])).not.toContain('type.googleapis.com/google.rpc.RetryInfo');
        expect(toApplicationFailure(error)).toMatchObject({ nonRetryable: true });
      }),
    );
  });
});
