// createByStem: words of one language → those of a stem. Only words that begin like it are stemmed, when it is first asked for: most of the
// tables' words are never looked at, and to stem them all was most of what the first index took.
import { IRREGULAR_FORMS } from './irregular-forms.ts';
import { listAt, STEM_OF, type Tongue } from './sense.ts';

/** So many letters all forms of a word share, */
const SHARED = 2;
/** and so many where its stem has more. */
const SHARED_BY_MOST = 3;
/** What a word may have in place of a stem's last letter: `fli`, `fly`; `marc`, `marque`; `emissa`, `emissoes`. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  i: ['y'],
  z: ['s'],
  r: ['u'],
  c: ['q'],
  m: ['n'],
  l: ['i'],
  a: ['o'],
  e: ['i'],
};
const NONE: readonly string[] = [];

/** Where words are found by their stems. */
export interface ByStem {
  add(word: string): void;
  /** The words of this stem. */
  get(stem: string): readonly string[];
}

/** An empty one; nothing is added once it has been asked. */
export function createByStem(tongue: Tongue): ByStem {
  const byBeginning = new Map<string, string[]>();
  const irregular = new Map<string, string[]>();
  const found = new Map<string, readonly string[]>();
  const stemOf = STEM_OF[tongue];
  const look = (stem: string): readonly string[] => {
    const near = byBeginning.get(stem.slice(0, stem.length > SHARED_BY_MOST ? SHARED_BY_MOST : SHARED)) ?? NONE;
    const beginnings = [stem, ...(INSTEAD[stem.slice(-1)] ?? []).map((letter) => stem.slice(0, -1) + letter)];
    const words = near.filter((word) => beginnings.some((beginning) => word.startsWith(beginning)) && stemOf(word) === stem);
    return [...words, ...(irregular.get(stem) ?? NONE)];
  };
  return {
    add: (word) => {
      if (IRREGULAR_FORMS[tongue].has(word)) {
        listAt(irregular, stemOf(word)).push(word);
        return;
      }
      listAt(byBeginning, word.slice(0, SHARED)).push(word);
      if (word.length >= SHARED_BY_MOST) listAt(byBeginning, word.slice(0, SHARED_BY_MOST)).push(word);
    },
    get: (stem) => {
      const before = found.get(stem);
      if (before !== undefined) return before;
      const words = look(stem);
      found.set(stem, words);
      return words;
    },
  };
}
