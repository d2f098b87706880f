// callContext: what is known of the call: what its caller says of the operation, over what the request itself shows.
// Step 4 of a failure's walk. What is said and cannot be read counts as the worst: a write without a key.
import { type CallContext, callKind } from '../contract/safe-to-repeat.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isKey } from '../evidence/input/is-key.ts';
import { isObject, readProperty } from '../evidence/values/safe-read.ts';

const WRITES: readonly unknown[] = ['safe', 'idempotent', 'keyed', 'unsafe'];

/** The context of a call; an operation that is left out, or an empty object, says nothing. */
export function callContext({ method, keyed }: Evidence, operation: unknown): CallContext {
  const call: { -readonly [K in keyof CallContext]: CallContext[K] } = {};
  if (method !== undefined) call.method = method;
  if (keyed !== undefined) call.keyed = keyed;
  if (operation === undefined || operation === null) return call;
  const write = readProperty(operation, 'write');
  const given = readProperty(operation, 'keyed');
  const key = readProperty(operation, 'idempotency_key');
  if (typeof given === 'boolean') call.keyed = given;
  else if (key !== undefined && key !== null) call.keyed = isKey(key);
  if (isWrite(write)) {
    call.write = write;
    return call;
  }
  const saysNothing = isObject(operation) && isEmpty(operation);
  const isWrong = write !== undefined && method === undefined;
  if (isWrong || (callKind(call) === 'unseen' && !saysNothing)) call.write = 'unsafe';
  return call;
}

function isWrite(write: unknown): write is NonNullable<CallContext['write']> {
  return WRITES.includes(write);
}

/** False when it cannot be looked at. */
function isEmpty(value: object): boolean {
  try {
    return Object.keys(value).length === 0;
  } catch {
    return false;
  }
}
