// Our own outputs, read back: whatever a tool error was turned into, and however that was kept, the verdict is the same.
// Over everything that `conclude` can say; what is claimed beyond the laws is never believed.
import { describe, expect, test } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import { conclude } from '../../../src/contract/conclude.ts';
import { toApplicationFailure } from '../../../src/contract/converters/to-application-failure.ts';
import { toMcpToolResult } from '../../../src/contract/converters/to-mcp-tool-result.ts';
import { toProblemDetails } from '../../../src/contract/converters/to-problem-details.ts';
import { toRpcStatus } from '../../../src/contract/converters/to-rpc-status.ts';
import { EFFECTS, ERROR_TYPES, type ErrorType } from '../../../src/contract/error-types.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import type { OperationContext, ToolError } from '../../../src/contract/tool-error.ts';
import { readFailure } from '../../../src/evidence/input/read-failure.ts';
import { exceptionFailure, grpcFailure, httpFailure, textFailure, toolResultFailure } from '../../../src/evidence/values/forms.ts';

const TYPES = Object.keys(ERROR_TYPES) as ErrorType[];
const flags = [false, true];

/** Every conclusion there is; a partial effect is never repeated, as `classify` has it. */
const MATRIX: readonly ToolError[] = TYPES.flatMap((error_type) =>
  EFFECTS.flatMap((effect) =>
    flags.flatMap((safeToRepeat) =>
      flags.flatMap((refreshable) =>
        flags.map((veto) => ({
          error_type,
          ...conclude({ error_type, effect, safeToRepeat, refreshable, veto: veto || effect === 'partial' }),
          guidance: 'Do what the page says, and wait 2 s.',
          effect,
          retry_after_ms: 2_500,
          rule: 'http.500',
          because: 'A page says so.',
          correlation_id: 'req_1',
        })),
      ),
    ),
  ),
);

const json = (value: unknown): unknown => readFailure(JSON.stringify(value)).failure;
const PROBLEM = { 'content-type': 'application/problem+json', 'retry-after': '9' };
const printed = (status: number, body: unknown, type = 'application/json'): string =>
  `HTTP/1.1 ${status} Something\r\nContent-Type: ${type}\r\n\r\n${JSON.stringify(body)}`;
const temporal = (error: ToolError): object =>
  Object.assign(new Error(toApplicationFailure(error).message), { name: 'ApplicationFailure' }, toApplicationFailure(error));

const WAYS: readonly (readonly [string, (error: ToolError) => unknown])[] = [
  ['itself', (error) => error],
  ['itself, in JSON', json],
  ['itself, as the body of a 500', (body) => httpFailure({ status: 500, body })],
  ['a problem document', toProblemDetails],
  ['a problem document in JSON', (error) => json(toProblemDetails(error))],
  [
    'a problem document over HTTP',
    (error) => httpFailure({ status: toProblemDetails(error).status, headers: PROBLEM, body: JSON.stringify(toProblemDetails(error)) }),
  ],
  [
    'a problem document that curl printed',
    (error) => readFailure(printed(toProblemDetails(error).status, toProblemDetails(error), 'application/problem+json')).failure,
  ],
  [
    'a problem document in an error of axios',
    (error) => Object.assign(new Error('x'), { response: { status: 500, headers: {}, data: toProblemDetails(error) }, config: {} }),
  ],
  ['a problem document in the text of a tool', (error) => resultOf({ type: 'text', text: JSON.stringify(toProblemDetails(error)) })],
  ['google.rpc.Status', toRpcStatus],
  ['google.rpc.Status in JSON', (error) => json(toRpcStatus(error))],
  ['google.rpc.Status, named', (error) => grpcFailure(toRpcStatus(error))],
  ['google.rpc.Status over HTTP', (error) => httpFailure({ status: 503, body: { error: toRpcStatus(error) } })],
  ['google.rpc.Status that curl printed', (error) => readFailure(printed(503, toRpcStatus(error))).failure],
  [
    'google.rpc.Status as grpc-js throws it',
    (error) => Object.assign(new Error('14 UNAVAILABLE: x'), { code: 14, details: 'x', statusDetails: toRpcStatus(error).details }),
  ],
  ['a failure of Temporal', temporal],
  ['a failure of Temporal, wrapped', (error) => new Error('Activity task failed', { cause: temporal(error) })],
  ['a failure of Temporal in JSON', (error) => json(toApplicationFailure(error))],
  ['a failure of Temporal, named', (error) => exceptionFailure(toApplicationFailure(error))],
  ['an MCP tool result', toMcpToolResult],
  ['an MCP tool result in JSON', (error) => json(toMcpToolResult(error))],
  ['an MCP tool result, named', (error) => toolResultFailure(toMcpToolResult(error))],
  ['the text of a tool, with isError', (error) => resultOf(toMcpToolResult(error).content[0])],
  ['the text of a tool', (error) => toMcpToolResult(error).content[0].text],
  ['the text of a tool, pasted', (error) => textFailure(toMcpToolResult(error).content[0].text)],
  ['the text of a tool, thrown', (error) => new Error(toMcpToolResult(error).content[0].text)],
  ['an MCP tool result in JSON-RPC', (error) => ({ jsonrpc: '2.0', id: 1, result: toMcpToolResult(error) })],
  ['an MCP tool result in JSON-RPC, in JSON', (error) => json({ jsonrpc: '2.0', id: 1, result: toMcpToolResult(error) })],
];

/** Where less than the whole was kept: the type is known, and what was final stays final. */
const POORER: readonly (readonly [string, (error: ToolError) => unknown])[] = [
  ['a sentence', worded],
  ['a sentence in the text of a tool', (error) => resultOf({ type: 'text', text: worded(error) })],
  ['a sentence, pasted', (error) => textFailure(worded(error))],
];

function worded({ error_type, retryable, retry_after_ms, guidance }: ToolError): string {
  return `${error_type} (retryable: ${retryable}, retry_after_ms: ${retry_after_ms}). ${guidance}`;
}

const WORDLESS: readonly (readonly [string, (error: ToolError) => unknown])[] = [
  ['a failure of Temporal without its details', (error) => ({ ...toApplicationFailure(error), details: [] })],
  ['the same in JSON', (error) => json({ ...toApplicationFailure(error), details: [] })],
];

function resultOf(block: unknown): object {
  return { isError: true, content: [block] };
}

/** A wait for what is not repeated is left out by google.rpc.Status. */
const verdict = ({ error_type, retryable, action, effect, retry_after_ms }: ToolError): object => ({
  ...{ error_type, retryable, action, effect },
  ...(retryable ? { retry_after_ms } : {}),
});

const OPERATIONS: readonly (OperationContext | undefined)[] = [
  undefined,
  ...(['safe', 'idempotent', 'keyed', 'unsafe'] as const).flatMap((write) => flags.map((keyed) => ({ write, keyed }))),
];

describe('a tool error', () => {
  test.each(WAYS)('comes back the same as %s', (_way, turned) => {
    for (const error of MATRIX) expect(verdict(classify(turned(error)))).toEqual(verdict(error));
  });

  test.each(POORER)('keeps its type, and whether it is final, as %s', (_way, turned) => {
    for (const error of MATRIX) {
      const read = classify(turned(error));
      expect([read.error_type, read.retryable && !error.retryable]).toEqual([error.error_type, false]);
    }
  });

  test.each(WORDLESS)('is never repeated when it was final, as %s', (_way, turned) => {
    for (const error of MATRIX) expect(classify(turned(error)).retryable && !error.retryable).toBe(false);
  });

  test.each([...WAYS, ...POORER, ...WORDLESS])('that claims more than the laws allow is not believed, as %s', (_way, turned) => {
    for (const error_type of TYPES)
      for (const effect of EFFECTS)
        for (const operation of OPERATIONS) {
          const claim: ToolError = { ...MATRIX[0], error_type, effect, retryable: true, action: 'retry_with_backoff' } as ToolError;
          const read = classify(turned(claim), operation === undefined ? {} : { operation });
          expect(checkLaws(read, operation), JSON.stringify({ claim, operation })).toEqual([]);
        }
  });

  test('keeps what there is to change, and what to ask for', () => {
    const error: ToolError = {
      ...(MATRIX.find(({ error_type }) => error_type === 'invalid_input') as ToolError),
      upstream: { request_id: 'req_42' },
      details: { fields: [{ path: 'lines.0.quantity', expected: 'more than zero' }], allowed_operations: ['void_invoice'] },
    };
    const fields = error.details?.fields;
    expect(classify(error)).toMatchObject({ upstream: { request_id: 'req_42' }, details: error.details });
    expect(classify(toProblemDetails(error))).toMatchObject({ upstream: { request_id: 'req_42' }, details: error.details });
    expect(classify(toRpcStatus(error))).toMatchObject({ upstream: { request_id: 'req_42' }, details: { fields } });
  });
});
