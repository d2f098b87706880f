// escalate: brings a failure to a person, once; a store that fails or hangs is told to whoever listens, and keeps nobody waiting.
// Under `execute`: when the decision is `hand_off`.
import type { ToolError } from '../../contract/tool-error.ts';
import type { Because } from '../decision.ts';
import type { Raised } from '../hand-offs/make-hand-off.ts';
import { within } from '../hand-offs/within.ts';
import type { Call, Course, Workbench } from './course.ts';

/** The id of the hand-off; null: it could not be kept. */
export async function escalate({ bench, call, attempts }: Course, error: ToolError, because: Because): Promise<string | null> {
  const { operation, input, intent } = call;
  const about = { target: bench.target, operation: operation.name, input, intent: intent?.id ?? null, found_by: ownNameOf(call) };
  const raised = { error, because, attempts, ...about };
  try {
    return (await within(() => bench.handOffs.raise(raised), { signal: bench.limit.asked })).id;
  } catch (thrown) {
    tellLost(bench, thrown, raised);
    return null;
  }
}

/** What a person can look it up by at the provider, if it is the harness's own: a caller's could be somebody's data. */
function ownNameOf({ input, ownReference, soughtBy, intent }: Call): string | null {
  if (ownReference && typeof input.reference === 'string') return input.reference;
  return intent?.ownKey === true ? soughtBy : null;
}

/** Whoever is told of it may fail at it as well; nothing waits for them. */
function tellLost({ onHandOffLost }: Workbench, thrown: unknown, raised: Raised): void {
  try {
    Promise.resolve(onHandOffLost?.(thrown, raised)).catch(() => undefined);
  } catch {
    // Nobody is left to tell.
  }
}
