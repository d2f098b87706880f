// remembered: what words tell, worked out once for each: the same few stand in every answer of a provider's.
// Step 2 of a failure's walk, for whatever asks many tables or patterns about a word. Bounded, whatever comes.

/** So many words are remembered; then all are forgotten, so that answers full of new ones cost no more than without a memory. */
export const WORDS_MAX = 1_000;

/** Longer words are not remembered. */
const LENGTH_MAX = 100;

/** Answers as the function does that it was made of. */
export interface Remembered<T> {
  of(word: string): T;
  /** How many words are remembered. */
  count(): number;
}

/** `read`, which must depend on the word alone, with a memory. `isKept`: whether a word may stay in it: nobody's data may. */
export function remembered<T>(read: (word: string) => T, isKept: (word: string, told: T) => boolean): Remembered<T> {
  const known = new Map<string, T>();
  return {
    of: (word) => {
      const before = word.length > LENGTH_MAX ? undefined : known.get(word);
      if (before !== undefined) return before;
      const told = read(word);
      if (word.length > LENGTH_MAX || !isKept(word, told)) return told;
      if (known.size >= WORDS_MAX) known.clear();
      const own = copyOf(word);
      const toldOfOwn = read(own);
      known.set(own, toldOfOwn);
      return toldOfOwn;
    },
    count: () => known.size,
  };
}

/** A part of a text holds on to the whole of it, which may be a body of a megabyte: what is remembered is no part of anything. */
function copyOf(word: string): string {
  return [...word].join('');
}

/** True for a word of letters: neither an address nor a number of somebody's. */
export function isOfLetters(word: string): boolean {
  return /^[A-Za-z_.:-]+$/.test(word);
}
