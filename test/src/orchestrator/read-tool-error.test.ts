// A tool error from elsewhere is believed as far as it keeps the contract; everything else is `unknown`, which is never sent again for a write.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLaws } from '../../../src/contract/laws.ts';
import type { OperationContext, ToolError } from '../../../src/contract/tool-error.ts';
import { readToolError } from '../../../src/orchestrator/read-tool-error.ts';

const KEYED: OperationContext = { name: 'create_invoice', write: 'keyed', keyed: true };
const UNKEYED: OperationContext = { name: 'create_invoice', write: 'keyed', keyed: false };
const READ: OperationContext = { name: 'list_invoices', write: 'safe' };

const limited: ToolError = {
  error_type: 'rate_limited',
  retryable: true,
  guidance: 'Wait 2 s.',
  action: 'retry_with_backoff',
  effect: 'not_applied',
  retry_after_ms: 2_000,
  rule: 'http.429',
  because: 'RFC 6585 section 4',
  correlation_id: 'req_1',
  upstream: { status: 429, code: 'too_many' },
  attempts: { count: 2, elapsed_ms: 10 },
  details: { fields: [{ path: 'lines.0', expected: 'a line' }], horizon: 'minute' },
};
const lost: ToolError = { ...limited, error_type: 'timeout', effect: 'unknown', retry_after_ms: null };

function read(value: unknown, operation: OperationContext = KEYED): ToolError {
  return readToolError(value, { operation, correlationId: 'ours' });
}

describe('a tool error from elsewhere', () => {
  test('is taken as it is when it keeps the contract', () => {
    expect(read(limited)).toEqual(limited);
    expect(read(JSON.parse(JSON.stringify(lost)))).toEqual(lost);
    const vetoed: ToolError = { ...limited, retryable: false, action: 'escalate' };
    expect(read(vetoed)).toEqual(vetoed);
    const expired: ToolError = { ...limited, error_type: 'expired_credentials', retryable: false, action: 'refresh_credentials' };
    expect(read(expired)).toEqual(expired);
  });

  test('loses the fields that the contract does not know, at every depth', () => {
    const richer = {
      ...limited,
      stack: 'at x',
      upstream: { ...limited.upstream, body: '{}' },
      attempts: { ...limited.attempts, best: 1 },
      details: { fields: [{ path: 'lines.0', expected: 'a line', got: 'a secret' }], horizon: 'minute', hint: 'none' },
    };
    expect(read(richer)).toEqual(limited);
  });

  const endless: Record<string, unknown> = { ...limited };
  endless.details = endless;
  const { guidance: _, ...withoutGuidance } = limited;
  test.each<[string, unknown]>([
    ['another type', { ...limited, error_type: 'teapot' }],
    ["a type of the language's own", { ...limited, error_type: 'constructor' }],
    ['no guidance', withoutGuidance],
    ['a retryable that is a word', { ...limited, retryable: 'yes' }],
    ['a wait below zero', { ...limited, retry_after_ms: -1 }],
    ['a wait that is no number', { ...limited, retry_after_ms: Number.NaN }],
    ['a wait without end', { ...limited, retry_after_ms: Number.POSITIVE_INFINITY }],
    ['details of another shape', { ...limited, details: { fields: 'lines.0' } }],
    ['an upstream that is text', { ...limited, upstream: '429' }],
    ['details that hold themselves as fields', { ...limited, details: { fields: [endless] } }],
    ['a permanent type that says retry', { ...limited, error_type: 'invalid_input' }],
    ['retryable without its action', { ...limited, action: 'escalate' }],
    ['a transient type that is for the caller to mend', { ...limited, retryable: false, action: 'fix_input' }],
    ['the action without retryable', { ...limited, retryable: false }],
    ['done, but not applied', { ...limited, error_type: 'duplicate', retryable: false, action: 'treat_as_done' }],
    [
      'done, by a type that is never done',
      { ...limited, error_type: 'invalid_credentials', retryable: false, action: 'treat_as_done', effect: 'applied' },
    ],
    ['a refresh of what is not expired', { ...limited, error_type: 'permission_denied', retryable: false, action: 'refresh_credentials' }],
    ['an address of somebody', { ...limited, guidance: 'Ask jane@example.com.' }],
    ['nothing', undefined],
    ['null', null],
    ['text', 'ECONNRESET'],
    ['a list', [limited]],
    ['an error', new Error('socket hang up')],
    ['a function', () => limited],
  ])('with %s is unknown', (_name, value) => {
    expect(read(value)).toEqual({
      error_type: 'unknown',
      retryable: false,
      guidance: expect.stringMatching(/look up whether/),
      action: 'reconcile_first',
      effect: 'unknown',
      retry_after_ms: null,
      rule: 'harness.no_tool_error',
      because: expect.any(String),
      correlation_id: 'ours',
    });
  });

  test('that calls an unkeyed write of unknown effect retryable is unknown: it was judged without knowing the call', () => {
    expect(read(lost, KEYED)).toEqual(lost);
    expect(read(lost, UNKEYED)).toMatchObject({ error_type: 'unknown', retryable: false, action: 'reconcile_first' });
  });

  test('that is unknown applied nothing when the call was a read', () => {
    expect(read('?', READ)).toMatchObject({ error_type: 'unknown', retryable: false, action: 'escalate', effect: 'not_applied' });
  });

  test('gets its guidance in the language asked for', () => {
    const said = readToolError('?', { operation: KEYED, correlationId: 'ours', lang: 'pt-BR' }).guidance;
    expect(said).not.toBe(read('?').guidance);
  });

  test.each([
    [
      'a getter',
      Object.defineProperty({ ...limited }, 'error_type', {
        get: () => {
          throw new Error('no');
        },
        enumerable: true,
      }),
    ],
    [
      'a proxy',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
          ownKeys: () => {
            throw new Error('no');
          },
          getOwnPropertyDescriptor: () => {
            throw new Error('no');
          },
        },
      ),
    ],
    [
      'a revoked proxy',
      (() => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return proxy;
      })(),
    ],
  ])('that throws when it is read, by %s, throws nothing here', (_name, value) => {
    expect(read(value).error_type).toBe('unknown');
  });

  test('keeps the laws and is never retryable as an unknown, whatever it was', () => {
    const operations = fc.constantFrom(KEYED, UNKEYED, READ, { write: 'unsafe' } as const, { write: 'idempotent' } as const);
    const damaged = fc
      .tuple(fc.constantFrom(...Object.keys(limited)), fc.anything())
      .map(([field, value]) => ({ ...limited, [field]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), damaged), operations, (value, operation) => {
        const error = read(value, operation);
        expect(checkLaws(error, operation)).toEqual([]);
        expect(error.error_type === 'unknown' && error.retryable).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });
});
