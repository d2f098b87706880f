// Sense: what a word or a phrase may mean, in one of the two languages, and the stems by which both are found.
// Discovery: what the tables are read into.
import { remembering } from '../remembering.ts';
import { englishStem, portugueseStem } from '../stems.ts';

/** Which language a word is of. */
export type Tongue = 'en' | 'pt';

/** Both. */
export const TONGUES: readonly Tongue[] = ['en', 'pt'];

/** A meaning that a word may have. */
export interface Sense {
  readonly meaning: string;
  /** 1; less where the word means it only sometimes. */
  readonly strength: number;
  readonly tongue: Tongue;
  /** Something that is done, not a thing. */
  readonly isAction: boolean;
}

/** The stem of a folded word. */
export const STEM_OF: Readonly<Record<Tongue, (word: string) => string>> = {
  en: remembering(englishStem),
  pt: remembering(portugueseStem),
};

/** One more in `senses`; of two with one meaning the stronger stays. */
export function addSense(senses: Sense[], sense: Sense): void {
  for (let at = 0; at < senses.length; at += 1) {
    const there = senses[at];
    if (there?.meaning !== sense.meaning || there.tongue !== sense.tongue) continue;
    if (there.strength < sense.strength) senses[at] = sense;
    return;
  }
  senses.push(sense);
}

/** The list at `key`, an empty one where there was none. */
export function listAt<T>(map: Map<string, T[]>, key: string): T[] {
  const there = map.get(key);
  if (there !== undefined) return there;
  const list: T[] = [];
  map.set(key, list);
  return list;
}
