// phraseBook: finds phrases in a row of words. No regular expression: bounded by words times phrases that begin alike.
// Step 2 of a failure's walk, under `wording`.

/** No text is read beyond this many words. */
const WORDS_MAX = 80;
/** Words that `*` may skip. */
const GAP_MAX = 5;
/** What turns the phrase behind it around. */
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'isnt', 'never', 'nao', 'without', 'sem', 'nem', 'unless', 'if', 'se']);
/** What no gap goes over. */
const BOUNDS: ReadonlySet<string> = new Set(['or', 'ou', 'but', 'mas']);

interface Phrase<T> {
  readonly means: T;
  readonly rank: number;
  /** Each place: the words that may stand there; null is a gap. */
  readonly places: readonly (ReadonlySet<string> | null)[];
}

/** Lower case without accents, apostrophes closed up: `Can't` → `cant`. */
export function plainWords(text: string): readonly string[] {
  const folded = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f\u2019]/g, '') : text;
  return (
    folded
      .replace(/'/g, '')
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? []
  ).slice(0, WORDS_MAX);
}

/** The words of a code: `SSS_REQUEST_LIMIT_EXCEEDED`, `ThrottleExceeded`, `invalid-api-key`. */
export function codeWords(code: string): readonly string[] {
  return plainWords(code.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2'));
}

/** Finds the phrase of the lowest rank in a row of words. */
export type PhraseBook<T> = (words: readonly string[]) => { readonly means: T; readonly rank: number } | undefined;

/** A book of `[meaning, phrases]`; earlier meanings outrank later ones. In a phrase `a|b` is either word, `*` up to five of any. */
export function phraseBook<T>(entries: readonly (readonly [T, readonly string[]])[]): PhraseBook<T> {
  const byFirst = new Map<string, Phrase<T>[]>();
  entries.forEach(([means, phrases], rank) => {
    for (const text of phrases) {
      const places = text.split(' ').map((place) => (place === '*' ? null : new Set(place.split('|'))));
      for (const first of places[0] ?? []) byFirst.set(first, [...(byFirst.get(first) ?? []), { means, rank, places }]);
    }
  });
  return (words) => {
    let best: Phrase<T> | undefined;
    for (let at = 0; at < words.length; at += 1) {
      for (const phrase of byFirst.get(words[at] ?? '') ?? []) {
        if (best !== undefined && phrase.rank >= best.rank) continue;
        if (!NEGATIONS.has(words[at - 1] ?? '') && stands(phrase.places, words, at)) best = phrase;
      }
    }
    return best;
  };
}

/** Whether the places are filled by the words from `at` on; a gap takes the nearest word that fits. */
function stands(places: readonly (ReadonlySet<string> | null)[], words: readonly string[], at: number): boolean {
  let next = at;
  let slack = 0;
  for (const place of places) {
    if (place === null) {
      slack = GAP_MAX;
      continue;
    }
    while (slack > 0 && next < words.length && !place.has(words[next] ?? '') && !BOUNDS.has(words[next] ?? '')) {
      next += 1;
      slack -= 1;
    }
    if (!place.has(words[next] ?? '')) return false;
    next += 1;
    slack = 0;
  }
  return true;
}
