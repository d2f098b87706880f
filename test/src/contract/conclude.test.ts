// What `conclude` answers for every cause, effect and kind of call; the expectations are written out, not computed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conclude } from '../../../src/contract/conclude.ts';
import { EFFECTS, ERROR_TYPES, type ErrorType } from '../../../src/contract/error-types.ts';
import { guidance } from '../../../src/contract/guidance/guidance.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { callKind, safeToRepeat } from '../../../src/contract/safe-to-repeat.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';

const types = Object.keys(ERROR_TYPES) as ErrorType[];

describe('conclude', () => {
  it.each([
    ['timeout', 'not_applied', false, 'retry_with_backoff'],
    ['timeout', 'unknown', true, 'retry_with_backoff'],
    ['timeout', 'unknown', false, 'reconcile_first'],
    ['server_error', 'partial', false, 'reconcile_first'],
    ['server_error', 'applied', false, 'escalate'],
    ['invalid_input', 'unknown', true, 'fix_input'],
    ['expired_credentials', 'not_applied', true, 'escalate'],
    ['permission_denied', 'not_applied', true, 'escalate'],
    ['duplicate', 'applied', true, 'treat_as_done'],
    ['duplicate', 'unknown', true, 'reconcile_first'],
    ['duplicate', 'partial', true, 'reconcile_first'],
    ['duplicate', 'not_applied', true, 'fix_input'],
    ['malformed_response', 'unknown', true, 'reconcile_first'],
    ['malformed_response', 'not_applied', true, 'escalate'],
    ['unknown', 'not_applied', true, 'escalate'],
    ['unknown', 'partial', false, 'reconcile_first'],
  ] as const)('%s, %s, safe to repeat %s: %s', (error_type, effect, safe, action) => {
    expect(conclude({ error_type, effect, safeToRepeat: safe })).toEqual({ retryable: action === 'retry_with_backoff', action });
  });

  it('lets a veto stop a retry: reconcile when something may have happened, else a person', () => {
    expect(conclude({ error_type: 'server_error', effect: 'unknown', safeToRepeat: true, veto: true }).action).toBe('reconcile_first');
    expect(conclude({ error_type: 'server_error', effect: 'not_applied', safeToRepeat: true, veto: true }).action).toBe('escalate');
  });

  it('refreshes an expired token and escalates an expired API key', () => {
    const expired = { error_type: 'expired_credentials', effect: 'not_applied', safeToRepeat: true } as const;
    expect(conclude({ ...expired, refreshable: true }).action).toBe('refresh_credentials');
    expect(conclude({ ...expired, refreshable: false }).action).toBe('escalate');
  });

  it('keeps the laws for every premise', () => {
    const call = fc.record(
      {
        write: fc.constantFrom('safe', 'idempotent', 'keyed', 'unsafe'),
        keyed: fc.boolean(),
        method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      },
      { requiredKeys: [] },
    );
    const premises = fc.record({
      error_type: fc.constantFrom(...types),
      effect: fc.constantFrom(...EFFECTS),
      refreshable: fc.boolean(),
      veto: fc.boolean(),
    });
    fc.assert(
      fc.property(premises, call, fc.option(fc.nat()), (given, operation, retry_after_ms) => {
        const kind = callKind(operation);
        const effect = kind === 'read' ? 'not_applied' : given.effect;
        const conclusion = conclude({ ...given, effect, safeToRepeat: safeToRepeat(operation) });
        const verdict = { error_type: given.error_type, effect, retry_after_ms, ...conclusion };
        const error: ToolError = {
          ...verdict,
          guidance: guidance({ ...verdict, operationKnown: kind !== 'unseen' }, 'pt-BR'),
          rule: 'test',
          because: 'a property',
          correlation_id: 'c1',
        };
        expect(checkLaws(error, operation)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('safeToRepeat', () => {
  it.each([
    [{}, 'unseen', true],
    [{ keyed: false }, 'unseen', true],
    [{ keyed: true }, 'keyed_write', true],
    [{ method: 'GET' }, 'read', true],
    [{ method: 'POST' }, 'unkeyed_write', false],
    [{ method: 'DELETE', keyed: false }, 'unkeyed_write', false],
    [{ method: 'PUT', keyed: true }, 'keyed_write', true],
    [{ method: 'POST', write: 'safe' }, 'read', true],
    [{ write: 'idempotent' }, 'idempotent', true],
    [{ write: 'keyed' }, 'unkeyed_write', false],
    [{ write: 'keyed', keyed: true }, 'keyed_write', true],
    [{ write: 'unsafe', keyed: true }, 'unkeyed_write', false],
  ] as const)('%j counts as %s', (call, kind, safe) => {
    expect(callKind(call)).toBe(kind);
    expect(safeToRepeat(call)).toBe(safe);
  });
});
