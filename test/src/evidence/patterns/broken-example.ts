// Patterns that backtrack, for the test that has to find them; nothing else reads this file.
// Each is of a kind that once stood here or easily might.

/** Exponential: two ways to read each word. */
export const nested = /^(?:\w+\s?)*$/;
/** Exponential within its count: the separator may stand in a name, too. */
export const counted = /^(?:[A-Za-z_$][\w$]{0,80}(?:\.|\$)){0,12}[A-Za-z_]\w{2,80}:$/;
/** Quadratic: begun anew at each word, read to the end from each. */
export const begunAnew = /(?:password|secret)[\w.:-]*=/i;
/** Linear. */
export const fine = /^\w+ (?:\d{1,3}\.){3}\d{1,3}$/;

/** Not known before it is called. */
export function late(words: string): RegExp {
  return new RegExp(words);
}
