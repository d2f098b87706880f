// mergeEffect, underEffect: what is known of a write after several attempts, and what that makes of an error.
// After each attempt, before `decide`: a later refusal says nothing of an earlier attempt whose answer was lost.
import { conclude } from '../../contract/conclude.ts';
import { type Effect, ERROR_TYPES, type ErrorType } from '../../contract/error-types.ts';
import { guidance } from '../../contract/guidance/guidance.ts';
import { safeToRepeat } from '../../contract/safe-to-repeat.ts';
import type { Language, OperationContext, ToolError } from '../../contract/tool-error.ts';

/** Later is less certain. */
const CERTAINTY: readonly Effect[] = ['not_applied', 'applied', 'partial', 'unknown'];

/** Types that only the handler itself answers: under the same key it would have repeated its first answer, had there been another. */
const HANDLER_TYPES: readonly ErrorType[] = ['business_rule_violation', 'invalid_input', 'not_found', 'payment_declined', 'stale_object'];

const isOpen = (effect: Effect): boolean => effect === 'unknown' || effect === 'partial';

/** The provider's handler said so: it named a code of its own, and nothing in front of it or on this side is known to have spoken. */
function isHandlersAnswer({ error_type, upstream, details }: ToolError): boolean {
  const origin = details?.origin ?? 'provider';
  return HANDLER_TYPES.includes(error_type) && upstream?.code !== undefined && origin === 'provider';
}

/** The least certain effect over an intent's attempts; `before` is null for the first one. */
export function mergeEffect(before: Effect | null, error: ToolError, keyed: boolean): Effect {
  if (before === null || !isOpen(before)) return leastCertain(before ?? 'not_applied', error.effect);
  if (error.effect === 'applied') return 'applied';
  return keyed && !isOpen(error.effect) && isHandlersAnswer(error) ? error.effect : leastCertain(before, error.effect);
}

function leastCertain(one: Effect, other: Effect): Effect {
  return CERTAINTY.indexOf(one) > CERTAINTY.indexOf(other) ? one : other;
}

/** What goes up may be said anew: the effect of all attempts, when it is worth another call, and the words that go with both. */
export interface Restated {
  readonly effect: Effect;
  readonly retry_after_ms: number | null;
}

/** The same error under another effect or wait; the very same when neither differs. */
export function restate(error: ToolError, { effect, retry_after_ms }: Restated, operation: OperationContext, lang: Language): ToolError {
  // Its key protects it no longer: what was retryable under that is so no more.
  const isOverdue = error.retryable && effect !== 'not_applied' && !safeToRepeat(operation);
  if (error.effect === effect && error.retry_after_ms === retry_after_ms && !isOverdue) return error;
  const premises = {
    error_type: error.error_type,
    safeToRepeat: safeToRepeat(operation),
    refreshable: error.details?.refreshable === true,
  };
  // Whoever said not to repeat it, although its type and effect would allow it, still says so.
  const veto =
    ERROR_TYPES[error.error_type].class === 'transient' && !error.retryable && conclude({ ...premises, effect: error.effect }).retryable;
  const concluded =
    error.effect === effect && !isOverdue ? { retryable: error.retryable, action: error.action } : conclude({ ...premises, effect, veto });
  const verdict = { error_type: error.error_type, action: concluded.action, effect, retry_after_ms };
  const details = error.details === undefined ? {} : { details: error.details };
  return { ...error, ...concluded, effect, retry_after_ms, guidance: guidance({ ...verdict, ...details, operationKnown: true }, lang) };
}
