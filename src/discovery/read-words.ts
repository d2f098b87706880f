// readWords: a text → what each of its words and phrases may mean, as weighted terms. Read alike on both sides, they meet.
// The third step of both walks.
import { lexicon, type Sense, STEM_OF, type Tongue } from './lexicon/lexicon.ts';
import { SKIPPED_IN_PHRASES } from './lexicon/skipped-in-phrases.ts';
import { ENGLISH_STOP_WORDS, PORTUGUESE_STOP_WORDS } from './lexicon/stop-words.ts';
import { remembering } from './remembering.ts';
import { splitWords } from './split-words.ts';

/** What a word or phrase is found by: `en:cancel`, `pt:cancel`, `do:cancel` → 0 to 1. */
export type Terms = ReadonlyMap<string, number>;

/** A word or a phrase. */
export interface WordReading {
  readonly text: string;
  readonly terms: Terms;
  /** 1, less for words of a phrase, whose meaning is the phrase's. */
  readonly weight: number;
  /** What it tells to do, each with its strength. */
  readonly actions: Terms;
  readonly isPhrase: boolean;
  /** What its meanings count less for being several: they are divided by it. */
  readonly shared: number;
}

const PHRASE_MAX_WORDS = 5;
const IN_A_PHRASE = 0.5;
const OTHER_TONGUE = 0.35;
const BY_STEM = 0.95;
const BESIDE_EXACT = 0.3;
const NESTED_PHRASE = 0.8;
const OPEN_PHRASE = 0.8;
const PHRASE_WEIGHT = 0.8;
/** A word of many meanings means each of them less. */
const MANY_SENSES = 0.4;

const STOP: Readonly<Record<Tongue, ReadonlySet<string>>> = { en: new Set(ENGLISH_STOP_WORDS), pt: new Set(PORTUGUESE_STOP_WORDS) };
const NOTHING: Terms = new Map();
const TONGUES: readonly Tongue[] = ['en', 'pt'];

/** How far a text is of each language. */
type Lean = Readonly<Record<Tongue, number>>;

/** Nothing speaks for either, for English, for Portuguese. */
const LEANS = { either: { en: 1, pt: 1 }, en: { en: 1, pt: OTHER_TONGUE }, pt: { en: OTHER_TONGUE, pt: 1 } } as const;

/** How much a word speaks for a language. */
function evidenceOf(word: string): Readonly<Record<Tongue, number>> {
  const senses = lexicon().words.get(word) ?? [];
  const count = (tongue: Tongue): number => Number(STOP[tongue].has(word)) + Number(senses.some((sense) => sense.tongue === tongue));
  return { en: count('en'), pt: count('pt') };
}

const evidence = remembering(evidenceOf);

/** Words of one language alone decide. */
function leanOf(words: readonly string[]): keyof typeof LEANS {
  let en = 0;
  let pt = 0;
  for (const word of words) {
    const spoken = evidence(word);
    en += spoken.en;
    pt += spoken.pt;
  }
  if (en > pt * 1.5) return 'en';
  return pt > en * 1.5 ? 'pt' : 'either';
}

/** True: it says nothing. A word that is only the other language's stop word counts. */
function isStopWord(word: string, lean: Lean): boolean {
  return TONGUES.some((tongue) => STOP[tongue].has(word) && (lean[tongue] === 1 || !lexicon().words.has(word)));
}

/** The words a folded word may be the plural of, in both languages, itself first. */
function singulars(word: string): readonly string[] {
  if (word.length < 4 || !word.endsWith('s')) return [word];
  return [
    word,
    word.slice(0, -1),
    word
      .replace(/oes$/, 'ao')
      .replace(/([aeou])is$/, '$1l')
      .replace(/ns$/, 'm')
      .replace(/ies$/, 'y')
      .replace(/es$/, ''),
  ];
}

/** The senses of a word as it stands or as a plural, and less those of other words of its stem, in the language it was known in, else in either. */
function sensesOf(word: string, lean: Lean): readonly (readonly [Sense, number])[] {
  const { words, stems } = lexicon();
  const known = singulars(word).find((form) => words.has(form));
  const exact = known === undefined ? [] : (words.get(known) ?? []);
  const tongues = TONGUES.filter((tongue) => exact.length === 0 || exact.some((sense) => sense.tongue === tongue));
  const factor = (tongue: Tongue): number => (tongues.length === 2 ? lean[tongue] : 1);
  // A thing by its own name does nothing: `fatura` is no form of `faturar`.
  const isThing = exact.length > 0 && exact.every(({ isAction }) => !isAction);
  const byStem = tongues
    .flatMap((tongue) => stems[tongue].get(STEM_OF[tongue](word)) ?? [])
    .filter((sense) => !(isThing && sense.isAction));
  return [
    ...exact.map((sense) => [sense, sense.strength * factor(sense.tongue)] as const),
    ...byStem.map((sense) => [sense, sense.strength * factor(sense.tongue) * (exact.length > 0 ? BESIDE_EXACT : BY_STEM)] as const),
  ];
}

function keepMost(terms: Map<string, number>, term: string, weight: number): void {
  if ((terms.get(term) ?? 0) < weight) terms.set(term, weight);
}

/** What each of `count` meanings is divided by. */
export function sharedBy(count: number, share: number): number {
  return 1 + share * Math.max(0, count - 1);
}

type Read = Pick<WordReading, 'terms' | 'actions' | 'shared'>;

function termsOfSenses(senses: readonly (readonly [Sense, number])[]): Read & { readonly terms: Map<string, number> } {
  const terms = new Map<string, number>();
  const actions = new Map<string, number>();
  const shared = sharedBy(new Set(senses.map(([{ meaning }]) => meaning)).size, MANY_SENSES);
  for (const [{ meaning, isAction }, weight] of senses) {
    keepMost(terms, meaning, weight / shared);
    if (isAction) keepMost(actions, meaning, weight);
  }
  return { terms, actions, shared };
}

/** The terms of a folded word; null: it says nothing. */
function readWord(word: string, lean: Lean): Read | null {
  if (isStopWord(word, lean)) return null;
  const { terms, actions, shared } = termsOfSenses(sensesOf(word, lean));
  for (const tongue of TONGUES) keepMost(terms, `${tongue}:${STEM_OF[tongue](word)}`, lean[tongue]);
  return { terms, actions, shared };
}

const READ = {
  either: remembering((word) => readWord(word, LEANS.either)),
  en: remembering((word) => readWord(word, LEANS.en)),
  pt: remembering((word) => readWord(word, LEANS.pt)),
} as const;

interface Phrase {
  /** How many words of the text it covers, what is skipped among them. */
  readonly length: number;
  readonly senses: readonly (readonly [Sense, number])[];
}

interface Text {
  readonly words: readonly string[];
  readonly stems: Readonly<Record<Tongue, readonly string[]>>;
}

/** Places of the word at `at` and of those after it that a phrase may be made of. */
function phrasePlaces(words: readonly string[], at: number): readonly number[] {
  const places = [at];
  for (let next = at + 1; next < words.length && places.length < PHRASE_MAX_WORDS; next += 1)
    if (!SKIPPED_IN_PHRASES.has(words[next] ?? '')) places.push(next);
  return places;
}

/** The phrases that begin at `at`, the longest first. */
function phrasesAt({ words, stems }: Text, at: number): readonly Phrase[] {
  const { phrases, beginnings } = lexicon();
  const tongues = TONGUES.filter((tongue) => beginnings[tongue].has(stems[tongue][at] ?? ''));
  if (tongues.length === 0) return [];
  const places = phrasePlaces(words, at);
  const found: Phrase[] = [];
  for (let count = places.length; count > 1; count -= 1) {
    const here = places.slice(0, count);
    const senses = tongues.flatMap((tongue) => phrases[tongue].get(here.map((place) => stems[tongue][place]).join(' ')) ?? []);
    if (senses.length > 0) found.push({ length: (here.at(-1) ?? at) - at + 1, senses: senses.map((sense) => [sense, sense.strength]) });
  }
  if (found.length === 0) found.push(...openPhrasesAt(stems, tongues, places));
  return found;
}

/** What is done to what stands between: `turn the server off`, `mandar o Pedro embora`. */
function openPhrasesAt(stems: Text['stems'], tongues: readonly Tongue[], [at = 0, ...places]: readonly number[]): readonly Phrase[] {
  const senses = tongues.flatMap((tongue) =>
    places.slice(1).flatMap((place) => {
      const open = lexicon().openPhrases[tongue].get(`${stems[tongue][at]} ${stems[tongue][place]}`) ?? [];
      return open.filter(({ rest }) => rest.every((stem, index) => stems[tongue][place + index] === stem)).map(({ sense }) => sense);
    }),
  );
  return senses.length === 0 ? [] : [{ length: 1, senses: senses.map((sense) => [sense, sense.strength * OPEN_PHRASE]) }];
}

/** The language that `text` is in, by the words that only one of them has. */
export function languageOf(text: string): Tongue | 'either' {
  return leanOf(splitWords(text));
}

/** The words of `text` that say something, and its phrases, in order. */
export function readWords(text: string): readonly WordReading[] {
  const words = splitWords(text);
  const lean = leanOf(words);
  const stems = { en: words.map(STEM_OF.en), pt: words.map(STEM_OF.pt) };
  const phrases = { words, stems };
  const readings: WordReading[] = [];
  let phraseEnd = 0;
  for (const [at, word] of words.entries()) {
    for (const { length, senses } of phrasesAt(phrases, at)) {
      const read = termsOfSenses(senses);
      // "payments came in" says all that its "came in" says.
      if (at < phraseEnd && [...read.terms.keys()].every((term) => readings.findLast(({ isPhrase }) => isPhrase)?.terms.has(term)))
        continue;
      const weight = PHRASE_WEIGHT * (at < phraseEnd ? NESTED_PHRASE : 1);
      readings.push({ text: length === 1 ? `${word} …` : words.slice(at, at + length).join(' '), ...read, weight, isPhrase: true });
      phraseEnd = Math.max(phraseEnd, at + length);
    }
    const read = READ[lean](word);
    if (read === null) continue;
    const isInPhrase = at < phraseEnd;
    readings.push({
      text: word,
      terms: read.terms,
      actions: isInPhrase ? NOTHING : read.actions,
      weight: isInPhrase ? IN_A_PHRASE : 1,
      isPhrase: false,
      shared: read.shared,
    });
  }
  return readings;
}
