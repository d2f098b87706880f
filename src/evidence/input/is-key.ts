// isKey: whether what stands where an idempotency key goes is one: an empty, blank or missing value is none, nor is a list or the word "null".
// Before step 1 of a failure's walk, and in it: a key makes a write safe to repeat (law 2), so what is doubtful is none.

const NO_VALUE = /^(?:none|null|nil|undefined|false|0|\[\]|\{\})?$/i;

/** A text with something in it, a number but 0; `true` says that there was one. */
export function isKey(value: unknown): boolean {
  if (typeof value === 'string') return !NO_VALUE.test(value.trim());
  return value === true || (typeof value === 'number' && value !== 0 && Number.isFinite(value));
}
