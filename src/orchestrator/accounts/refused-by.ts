// refusedBy: the tool error of a call that a breaker kept back: its cause is the failure that opened it, and nothing was sent.
// Instead of an attempt; the code and the type stay, so that it has the same fingerprint and wakes nobody a second time.
import { conclude } from '../../contract/conclude.ts';
import { guidance } from '../../contract/guidance/guidance.ts';
import type { Language, ToolError } from '../../contract/tool-error.ts';
import type { Blocked } from './breaker.ts';

/** Nothing was applied: it may be sent again when the breaker reopens, if its cause is one that time heals. */
export function refusedBy({ error, reopensInMs }: Blocked, lang: Language): ToolError {
  const { error_type, correlation_id, upstream } = error;
  // A token that could be renewed was renewed in vain, or no breaker had opened: it takes a person now.
  const concluded = conclude({ error_type, effect: 'not_applied', safeToRepeat: true });
  const about = { error_type, action: concluded.action, effect: 'not_applied', retry_after_ms: reopensInMs } as const;
  return {
    ...about,
    ...concluded,
    guidance: guidance({ ...about, operationKnown: true }, lang),
    rule: 'harness.breaker_open',
    because: 'An earlier call failed in a way that stops this one too; nothing was sent.',
    correlation_id,
    ...(upstream === undefined ? {} : { upstream }),
  };
}
