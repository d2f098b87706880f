// ownError: the tool errors the harness makes itself, where a port said nothing: it did not keep its deadline, or the caller gave up.
// Under `execute`: beside the errors that come from the port.
import { conclude } from '../../contract/conclude.ts';
import type { Effect, ErrorType } from '../../contract/error-types.ts';
import { guidance } from '../../contract/guidance/guidance.ts';
import { safeToRepeat } from '../../contract/safe-to-repeat.ts';
import type { Language, OperationContext, ToolError } from '../../contract/tool-error.ts';

const KINDS = {
  deadline: {
    error_type: 'timeout',
    rule: 'harness.deadline',
    because: 'No answer within the time this call had; the provider may still be at work.',
  },
  aborted: {
    error_type: 'unknown',
    rule: 'harness.aborted',
    because: 'The caller gave the call up on purpose; it is not repeated by itself.',
  },
  threw: {
    error_type: 'unknown',
    rule: 'harness.thrown',
    because: 'Something threw in place of an answer; how far the call had got cannot be told.',
  },
  full: {
    error_type: 'quota_exhausted',
    rule: 'harness.intents_full',
    because: 'So many calls are open of which it is not known whether they were done that no other is begun; nothing was sent.',
  },
} as const satisfies Readonly<Record<string, { error_type: ErrorType; rule: string; because: string }>>;

/** What an error of the harness's own is made of. */
export interface OwnError {
  readonly kind: keyof typeof KINDS;
  readonly operation: OperationContext;
  /** False: nothing has left this side, so that nothing can have happened. */
  readonly sent: boolean;
  readonly correlationId: string;
  readonly lang: Language;
}

/** A tool error that keeps the contract's laws. */
export function ownError({ kind, operation, sent, correlationId, lang }: OwnError): ToolError {
  const { error_type, rule, because } = KINDS[kind];
  const effect: Effect = sent && operation.write !== 'safe' ? 'unknown' : 'not_applied';
  const concluded = conclude({ error_type, effect, safeToRepeat: safeToRepeat(operation) });
  const words = guidance({ error_type, action: concluded.action, effect, retry_after_ms: null, operationKnown: true }, lang);
  return {
    error_type,
    ...concluded,
    guidance: words,
    effect,
    retry_after_ms: null,
    rule,
    because,
    correlation_id: correlationId,
    details: { origin: 'local' },
  };
}
