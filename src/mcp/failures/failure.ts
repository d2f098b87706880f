// Failing, inputFailure: what the failures of the server itself have in common: nothing was sent, and the caller's next call is another one.
// Beside a failure's walk: these never met a provider, so no rule of the classifier decides.
import { conclude } from '../../contract/conclude.ts';
import type { Language, ToolError } from '../../contract/tool-error.ts';
import type { Complaint } from '../../tools/arguments/complaints.ts';

/** What each of them is made with. */
export interface Failing {
  readonly lang: Language;
  /** From the random source: names this failure in the log. */
  readonly correlationId: string;
}

/** What makes one differ from another. */
export interface InputFailure extends Failing {
  readonly rule: string;
  readonly because: string;
  readonly guidance: string;
  readonly fields: readonly Complaint[];
}

/** A call that was not made because of what it asks for. */
export function inputFailure({ rule, because, guidance, fields, correlationId }: InputFailure): ToolError {
  const verdict = { error_type: 'invalid_input', effect: 'not_applied', safeToRepeat: true } as const;
  const { retryable, action } = conclude(verdict);
  return {
    error_type: verdict.error_type,
    retryable,
    guidance,
    action,
    effect: verdict.effect,
    retry_after_ms: null,
    rule,
    because,
    correlation_id: correlationId,
    details: { fields: [...fields], origin: 'local' },
  };
}
