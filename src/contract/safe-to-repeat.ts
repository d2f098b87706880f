// safeToRepeat: law 2 and law 4 as one function over what is known of the call.
// Step 4 of a failure's walk: `conclude` needs its answer, `laws` checks against it.
import type { OperationContext } from './tool-error.ts';

/** What is known of the call that failed: what its caller says of the operation, and what the request itself shows. */
export interface CallContext extends OperationContext {
  /** Upper case; counts only when `write` is not known. */
  readonly method?: string;
}

/** How a call counts: `unseen` means that neither the operation nor the method is known. */
export type CallKind = 'read' | 'idempotent' | 'keyed_write' | 'unkeyed_write' | 'unseen';

const READING_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'];

/** What kind of call this was; a write that may never be repeated is `unkeyed_write`, whatever key it carried. */
export function callKind(call: CallContext): CallKind {
  const byKey = call.keyed === true ? 'keyed_write' : 'unkeyed_write';
  switch (call.write) {
    case 'safe':
      return 'read';
    case 'idempotent':
      return 'idempotent';
    case 'unsafe':
      return 'unkeyed_write';
    case 'keyed':
      return byKey;
  }
  if (call.method === undefined) return call.keyed === true ? 'keyed_write' : 'unseen';
  return READING_METHODS.includes(call.method) ? 'read' : byKey;
}

/** True when the identical call does nothing twice; a call of which nothing is visible counts as safe (law 4). */
export function safeToRepeat(call: CallContext): boolean {
  return callKind(call) !== 'unkeyed_write';
}
