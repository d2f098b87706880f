// phraseBook: finds phrases in a row of words. No regular expression: bounded by words times phrases that begin alike.
// Step 2 of a failure's walk, under `wording`.
import { BOUNDS, isTurned } from '../texts/own-words.ts';

/** Words that `*` may skip. */
const GAP_MAX = 5;
interface Phrase<T> {
  readonly means: T;
  readonly rank: number;
  /** Each place: the words that may stand there; null is a gap. */
  readonly places: readonly (ReadonlySet<string> | null)[];
}

/** Stands in a phrase for the end of the text. */
const END = '$';

/** Finds the phrase of the lowest rank in a row of words. */
export type PhraseBook<T> = (words: readonly string[]) => { readonly means: T; readonly rank: number } | undefined;

/** Phrases that begin alike, in the order of their rank: by their second word, and those whose second place is a gap or none. */
interface Shelf<T> {
  readonly bySecond: Map<string, Phrase<T>[]>;
  readonly loose: Phrase<T>[];
}

/** A book of `[meaning, phrases]`, made when it is first read; earlier meanings outrank later ones. In a phrase `a|b` is either word, `*` up to five of any, `$` the end. */
export function phraseBook<T>(entries: () => readonly (readonly [T, readonly string[]])[]): PhraseBook<T> {
  let shelves: ReadonlyMap<string, Shelf<T>> | undefined;
  return (words) => {
    shelves ??= shelve(entries());
    let best: Phrase<T> | undefined;
    for (let at = 0; at < words.length; at += 1) {
      const shelf = shelves.get(words[at] ?? '');
      if (shelf === undefined || isTurned(words, at)) continue;
      best = firstOf(shelf.loose, words, at, best);
      const pairs = shelf.bySecond.get(words[at + 1] ?? '');
      if (pairs !== undefined) best = firstOf(pairs, words, at, best);
    }
    return best;
  };
}

function shelve<T>(entries: readonly (readonly [T, readonly string[]])[]): ReadonlyMap<string, Shelf<T>> {
  const shelves = new Map<string, Shelf<T>>();
  entries.forEach(([means, phrases], rank) => {
    for (const text of phrases) {
      const places = text.split(' ').map((place) => (place === '*' ? null : new Set(place.split('|'))));
      for (const first of places[0] ?? []) {
        const shelf = shelves.get(first) ?? { bySecond: new Map<string, Phrase<T>[]>(), loose: [] };
        shelves.set(first, shelf);
        file(shelf, { means, rank, places });
      }
    }
  });
  return shelves;
}

function file<T>({ bySecond, loose }: Shelf<T>, phrase: Phrase<T>): void {
  const second = phrase.places[1];
  if (second === undefined || second === null || second.has(END)) loose.push(phrase);
  else
    for (const word of second) {
      const alike = bySecond.get(word);
      if (alike === undefined) bySecond.set(word, [phrase]);
      else alike.push(phrase);
    }
}

/** The first of `phrases` that stands at `at` and outranks `best`, else `best`. */
function firstOf<T>(
  phrases: readonly Phrase<T>[],
  words: readonly string[],
  at: number,
  best: Phrase<T> | undefined,
): Phrase<T> | undefined {
  for (const phrase of phrases) {
    if (best !== undefined && phrase.rank >= best.rank) return best;
    if (stands(phrase.places, words, at)) return phrase;
  }
  return best;
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
    if (place.has(END)) return next === words.length;
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
