// internalFailure: the program made a mistake while it answered a call; nothing of what it threw is said.
// Beside a failure's walk: in the place of an answer that cannot be given.
import { conclude } from '../../contract/conclude.ts';
import { guidance } from '../../contract/guidance/guidance.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Failing } from './failure.ts';

/** What is known of the call. */
export interface InternalFailure extends Failing {
  /** False: it may have changed something. */
  readonly isRead: boolean;
}

/** The tool error: of a write nobody knows whether it was done. */
export function internalFailure({ isRead, lang, correlationId }: InternalFailure): ToolError {
  const effect = isRead ? 'not_applied' : 'unknown';
  const error_type = 'unknown';
  const { retryable, action } = conclude({ error_type, effect, safeToRepeat: isRead });
  return {
    error_type,
    retryable,
    guidance: guidance({ error_type, action, effect, retry_after_ms: null, operationKnown: true }, lang),
    action,
    effect,
    retry_after_ms: null,
    rule: 'mcp.internal',
    because: 'The server made a mistake while it answered; its log has the correlation id.',
    correlation_id: correlationId,
    details: { origin: 'local' },
  };
}
