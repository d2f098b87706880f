// identityOf: what makes two calls the same: operation, arguments and the key a caller gave; the order of names does not count.
// Before `execute`: the same call again is the same intent, as long as that is open.
import stringify from 'safe-stable-stringify';

/** A text that two calls share exactly when they are identical; `input` is a snapshot, which is JSON. */
export function identityOf(operation: string, input: Readonly<Record<string, unknown>>, key: string | undefined): string {
  return stringify([operation, key ?? null, input]);
}
