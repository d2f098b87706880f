// nearWords: words that look like one that nobody says: typing errors, forms no stemmer knows, and words that English and Portuguese share.
// A step of a question's walk, for words that found nothing.
import leven from 'leven';

/** A word, and how like it is: 0 to 1. */
export interface NearWord {
  readonly word: string;
  readonly likeness: number;
}

/** Portuguese endings and what English has for them: `sincronizacao` → `sincronization`. */
const ENDINGS: readonly (readonly [ending: RegExp, english: string])[] = [
  [/(?:c|s)oes$|cao$/, 'tion'],
  [/dades?$/, 'ty'],
  [/mente$/, 'ly'],
  [/ncias?$/, 'nce'],
  [/ari[oa]s?$/, 'ary'],
  [/iz(?:ar|e|a|ando|ado|ada)$/, 'ize'],
  [/ific(?:ar|a|ando|ado)$|ifique$/, 'ify'],
  [/([ai])vel$/, '$1ble'],
  [/ic[oa]s?$/, 'ic'],
  [/os[oa]s?$/, 'ous'],
  [/iv[oa]s?$/, 'ive'],
  [/(.{4})(?:ar|ando|ado|ada)$/, '$1ate'],
  [/(.{4})(?:er|ir|endo|indo)$/, '$1e'],
];

/** How both languages would write it, roughly: no `ph`, `th`, `y`, doubled letters. */
function plain(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replace(/ck?(?=[aou]|h[rl])h?/g, 'k')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/(.)\1+/g, '$1');
}

/** The ways `word` may be written in the other language, itself first. */
function spellings(word: string): readonly string[] {
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return [...new Set([plain(word), ...(ending === undefined ? [] : [plain(word.replace(...ending))])])];
}

const SIZE = 3;

function gramsOf(word: string): readonly string[] {
  const padded = `^${word}$`;
  return [...new Set(Array.from({ length: Math.max(1, padded.length - SIZE + 1) }, (_, at) => padded.slice(at, at + SIZE)))];
}

const WORD_MAX = 40;
const NEAR_MAX = 3;
const LIKENESS_MIN = 0.58;
const SHORTEST = 4;
const SHARED_MIN = 2;

/** Looks near words up among `words`; made when first asked. */
export function createNearWords(words: () => Iterable<string>): (word: string) => readonly NearWord[] {
  let byGram: Map<string, number[]> | undefined;
  const all: { readonly word: string; readonly plain: string; readonly grams: number }[] = [];
  const made = (): Map<string, number[]> => {
    const map = new Map<string, number[]>();
    for (const word of words()) {
      if (word.length < SHORTEST || word.length > WORD_MAX) continue;
      const grams = gramsOf(plain(word));
      for (const gram of grams) map.set(gram, pushed(map.get(gram), all.length));
      all.push({ word, plain: plain(word), grams: grams.length });
    }
    return map;
  };
  return (word) => {
    if (word.length < SHORTEST || word.length > WORD_MAX) return [];
    byGram ??= made();
    const best = new Map<string, number>();
    for (const spelling of spellings(word)) {
      const grams = gramsOf(spelling);
      const shared = new Map<number, number>();
      for (const gram of grams) for (const at of byGram.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
      for (const [at, count] of shared) {
        const other = all[at];
        if (other === undefined || count < SHARED_MIN) continue;
        const likeness = likenessOf(spelling, other.plain, (2 * count) / (grams.length + other.grams));
        if (likeness >= LIKENESS_MIN && likeness > (best.get(other.word) ?? 0)) best.set(other.word, likeness);
      }
    }
    return nearest([...best].map(([near, likeness]) => ({ word: near, likeness })));
  };
}

/** The likest few of `words`, each once. */
export function nearest(words: readonly NearWord[]): readonly NearWord[] {
  const sorted = [...words].sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1));
  return sorted.filter(({ word }, at) => word !== sorted[at - 1]?.word).slice(0, NEAR_MAX);
}

function pushed(list: number[] | undefined, value: number): number[] {
  list?.push(value);
  return list ?? [value];
}

const ERRORS_MAX = 2;
/** A short word may have one letter wrong from so many letters on, and one more each so many further. */
const LETTERS_PER_ERROR = 4;
const LETTERS_MORE = 2;

const inOrder = (word: string): string => [...word].sort().join('');

/** By shared letters in a row, or by how few letters are wrong; two that changed places are one error. */
function likenessOf(word: string, other: string, dice: number): number {
  const longer = Math.max(word.length, other.length);
  if (dice >= LIKENESS_MIN || Math.abs(word.length - other.length) > ERRORS_MAX) return dice;
  const distance = leven(word, other, { maxDistance: ERRORS_MAX + 1 });
  const errors = distance === 2 && inOrder(word) === inOrder(other) ? 1 : distance;
  if (errors > ERRORS_MAX || longer < errors * LETTERS_PER_ERROR + LETTERS_MORE) return dice;
  return Math.max(dice, 1 - errors / longer);
}
