// tool-error: a tool error that another program made which keeps the same contract: its type, effect and word on repeating.
// Step 2 of a failure's walk: in the result of a tool, a body, or a text. What it says is a fact; the laws are kept by whoever concludes.
// @see docs/contract.md
import type { Evidence, Extractor, Facts } from '../evidence.ts';
import { idOf, nameOf } from '../redact.ts';
import { numberOf, readProperty } from '../safe-read.ts';
import { isToolError } from '../texts/tool-answer.ts';

const EFFECTS: readonly NonNullable<Evidence['told_effect']>[] = ['not_applied', 'applied', 'unknown'];

/** Reads it. */
export const toolError: Extractor = {
  source: 'tool-error',
  recognises: (link) => link.kind === 'http' && isToolError(link.body?.json),
  extract: (link) => (link.kind === 'http' ? factsOf(link.body?.json) : {}),
};

function factsOf(json: unknown): Facts {
  const type = nameOf(readProperty(json, 'error_type'));
  const effect = EFFECTS.find((each) => each === readProperty(json, 'effect'));
  const waitMs = numberOf(readProperty(json, 'retry_after_ms'));
  const existing = idOf(readProperty(readProperty(json, 'details'), 'existing_id'));
  return {
    tool_error: type ?? 'unknown',
    ...(effect === undefined ? {} : { told_effect: effect }),
    ...(readProperty(json, 'effect') === 'partial' ? { partial: true } : {}),
    ...(readProperty(json, 'retryable') === true ? {} : { told_to_retry: false }),
    ...(readProperty(json, 'action') === 'refresh_credentials' ? { told_to_refresh: true } : {}),
    ...(waitMs !== undefined && Number.isSafeInteger(waitMs) && waitMs >= 0 ? { retry_after_ms: waitMs } : {}),
    ...(existing === undefined ? {} : { existing_id: existing }),
  };
}
