// The effect over several attempts is the least certain of them; only the handler under the same key settles what was not known.
import { describe, expect, test } from 'vitest';
import { conclude } from '../../../../src/contract/conclude.ts';
import { EFFECTS, type Effect, ERROR_TYPES, type ErrorType } from '../../../../src/contract/error-types.ts';
import { checkLaws } from '../../../../src/contract/laws.ts';
import type { ToolError } from '../../../../src/contract/tool-error.ts';
import { mergeEffect, restate } from '../../../../src/orchestrator/loop/effect.ts';

const errorOf = (error_type: ErrorType, effect: Effect, more: Partial<ToolError> = {}): ToolError => ({
  error_type,
  effect,
  ...conclude({ error_type, effect, safeToRepeat: true }),
  guidance: 'Wait.',
  retry_after_ms: null,
  rule: 'a.rule',
  because: 'a reason',
  correlation_id: 'c',
  ...more,
});
const handlers = { upstream: { status: 409, code: 'invoice_state_invalid' } };

describe('the effect of all attempts', () => {
  test.each([
    ['the first attempt says it', null, errorOf('timeout', 'unknown'), true, 'unknown'],
    ['a limit refuses what was never sent', 'not_applied', errorOf('rate_limited', 'not_applied'), true, 'not_applied'],
    ['a limit settles nothing', 'unknown', errorOf('rate_limited', 'not_applied'), true, 'unknown'],
    ['a credential settles nothing', 'unknown', errorOf('invalid_credentials', 'not_applied', handlers), true, 'unknown'],
    [
      'the handler under the same key settles it',
      'unknown',
      errorOf('business_rule_violation', 'not_applied', handlers),
      true,
      'not_applied',
    ],
    ['the handler under no key does not', 'unknown', errorOf('business_rule_violation', 'not_applied', handlers), false, 'unknown'],
    [
      'an answer without a code may be anyone’s',
      'unknown',
      errorOf('not_found', 'not_applied', { upstream: { status: 404 } }),
      true,
      'unknown',
    ],
    [
      'an edge is not the handler',
      'unknown',
      errorOf('not_found', 'not_applied', { upstream: { status: 404, code: 'no_route' }, details: { origin: 'edge' } }),
      true,
      'unknown',
    ],
    ['what is said to be applied is applied', 'unknown', errorOf('duplicate', 'applied'), false, 'applied'],
    ['a part of it stays a part', 'partial', errorOf('rate_limited', 'not_applied'), true, 'partial'],
    ['nobody knows is less than a part', 'partial', errorOf('timeout', 'unknown'), true, 'unknown'],
  ] as const)('when %s', (...[, before, error, keyed, after]) => {
    expect(mergeEffect(before, error, keyed)).toBe(after);
  });
});

describe('an error said anew', () => {
  const types = Object.keys(ERROR_TYPES) as ErrorType[];
  const writes = [
    { write: 'keyed', keyed: true },
    { write: 'unsafe', keyed: false },
  ] as const;

  test('keeps every law, whatever its type, its effect and what all attempts did', () => {
    const broken = writes.flatMap((operation) =>
      types.flatMap((type) =>
        EFFECTS.flatMap((before) =>
          EFFECTS.flatMap((effect) => {
            const safeToRepeat = operation.write === 'keyed';
            const error = errorOf(type, before, conclude({ error_type: type, effect: before, safeToRepeat }));
            const anew = restate(error, { effect, retry_after_ms: 90_000 }, operation, 'pt-BR');
            return checkLaws(anew, operation).map((law) => ({ type, before, effect, law }));
          }),
        ),
      ),
    );
    expect(broken).toEqual([]);
  });

  test('is the very same when there is nothing new to say', () => {
    const error = errorOf('timeout', 'unknown');
    expect(restate(error, error, { write: 'keyed', keyed: true }, 'en')).toBe(error);
  });

  test('names the wait in its guidance', () => {
    const anew = restate(errorOf('service_unavailable', 'not_applied'), { effect: 'not_applied', retry_after_ms: 90_000 }, {}, 'en');
    expect(anew).toMatchObject({ retryable: true, retry_after_ms: 90_000, guidance: expect.stringContaining('90 s') });
  });

  test('is still forbidden when somebody had forbidden it', () => {
    const vetoed = errorOf('server_error', 'not_applied', { retryable: false, action: 'escalate' });
    expect(restate(vetoed, { effect: 'unknown', retry_after_ms: null }, { write: 'keyed', keyed: true }, 'en')).toMatchObject({
      retryable: false,
      action: 'reconcile_first',
    });
  });
});
