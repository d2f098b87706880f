// callContext: what is known of the call: what its caller says of the operation, over what the request itself shows.
// Step 4 of a failure's walk. What is said and cannot be read counts as the worst: a write without a key.
import { type CallContext, callKind } from '../contract/safe-to-repeat.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isObject, readProperty } from '../evidence/safe-read.ts';

const WRITES: readonly unknown[] = ['safe', 'idempotent', 'keyed', 'unsafe'];

/** The context of a call; an operation that is left out, or an empty object, says nothing. */
export function callContext({ method, keyed }: Evidence, operation: unknown): CallContext {
  const shown: CallContext = { ...(method === undefined ? {} : { method }), ...(keyed === undefined ? {} : { keyed }) };
  if (operation === undefined || operation === null) return shown;
  const write = readProperty(operation, 'write');
  const given = readProperty(operation, 'keyed');
  const call: CallContext = typeof given === 'boolean' ? { ...shown, keyed: given } : shown;
  if (WRITES.includes(write)) return { ...call, write: write as NonNullable<CallContext['write']> };
  const saysNothing = isObject(operation) && isEmpty(operation);
  const isWrong = write !== undefined && method === undefined;
  return isWrong || (callKind(call) === 'unseen' && !saysNothing) ? { ...call, write: 'unsafe' } : call;
}

/** False when it cannot be looked at. */
function isEmpty(value: object): boolean {
  try {
    return Object.keys(value).length === 0;
  } catch {
    return false;
  }
}
