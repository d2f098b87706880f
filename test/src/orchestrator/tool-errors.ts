// toolError: an honest tool error of a type, for tests whose matter is what is made of it.
import { conclude } from '../../../src/contract/conclude.ts';
import type { ErrorType } from '../../../src/contract/error-types.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';

/** As a call that is safe to repeat would get it; `more` overrides. */
export function toolError(error_type: ErrorType, more: Partial<ToolError> = {}): ToolError {
  const effect = more.effect ?? 'not_applied';
  return {
    error_type,
    ...conclude({ error_type, effect, safeToRepeat: true, refreshable: more.details?.refreshable === true }),
    guidance: 'Do what the test says.',
    effect,
    retry_after_ms: null,
    rule: 'test',
    because: 'the test says so',
    correlation_id: 'c1',
    ...more,
  };
}
