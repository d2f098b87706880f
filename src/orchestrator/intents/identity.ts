// identityOf: what makes two calls the same: operation, arguments and the key a caller gave; the order of names does not count.
// Before `execute`: the same call again is the same intent, as long as that is open.

/** A text that two calls share exactly when they are identical. @throws TypeError for an input that is no JSON. */
export function identityOf(operation: string, input: Readonly<Record<string, unknown>>, key: string | undefined): string {
  return JSON.stringify([operation, key ?? null, input], inOrder);
}

/** Names of an object in one order; a list keeps its own. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}
