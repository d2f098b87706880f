// callOf: an intent and its input as the loop sends them: its key, its reference, and what earlier calls left to be found out.
// Before `execute`.
import type { Effect } from '../../contract/error-types.ts';
import { callKind, safeToRepeat } from '../../contract/safe-to-repeat.ts';
import type { Language, ToolError } from '../../contract/tool-error.ts';
import type { Before, Call } from '../loop/course.ts';
import { restate } from '../loop/effect.ts';
import type { OperationFacts } from '../port.ts';
import { identityOf } from './identity.ts';
import type { Intent } from './intents.ts';

/** What is to be sent. */
export interface Sent {
  readonly operation: OperationFacts;
  readonly input: Readonly<Record<string, unknown>>;
  readonly intent: Intent;
  /** The key is the caller's. */
  readonly isCallersKey: boolean;
  readonly lang: Language;
  /** Why nothing may be sent at all; null: it may. */
  readonly refused: ToolError | null;
}

/** The call as it is sent: under the intent's key, and under its reference where a list finds it by one and the caller gave none. */
export function callOf(sent: Sent): Call {
  const { operation, input: given, intent, isCallersKey, refused } = sent;
  const ownReference = operation.found_by?.argument === 'reference' && given.reference === undefined;
  const key = operation.write === 'keyed' ? intent.key : null;
  // It was sent under that one.
  const soughtBy = key === null ? null : (intent.endedKey ?? key);
  return {
    operation,
    input: ownReference ? { ...given, reference: intent.id } : given,
    ownReference,
    key,
    keyLeftMs: intent.keyLeftMs,
    soughtBy,
    before: refused === null ? beforeOf(sent) : { effect: refused.effect, sameKey: true, unsettled: refused },
    work: 'attempt',
    identity: identityOf(operation.name, given, undefined),
    intent: { id: intent.id, ownKey: !isCallersKey, handOff: intent.handOff },
  };
}

const mayBeDone = (effect: Effect): boolean => effect !== 'not_applied';

/** What earlier calls left open is found out first, unless the repeat can do nothing twice. */
function beforeOf({ operation, intent, lang }: Sent): Before | null {
  const { effect, lastError, endedKey } = intent;
  if (effect === null) return null;
  const context = { name: operation.name, write: operation.write, keyed: endedKey === null };
  const isKeyed = callKind({ write: operation.write, keyed: true }) === 'keyed_write';
  const isRepeatable = safeToRepeat(isKeyed ? context : { write: operation.write, keyed: true });
  const unsettled = lastError !== null && mayBeDone(effect) && !isRepeatable ? lastError : null;
  const restated = unsettled && restate(unsettled, { effect, retry_after_ms: null }, context, lang);
  return { effect, sameKey: endedKey === null, unsettled: restated };
}
