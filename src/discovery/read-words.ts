// readWords: a text → what each of its words and phrases may mean, as weighted terms. Read alike on both sides, they meet.
// The third step of both walks.
import { lexicon } from './lexicon/lexicon.ts';
import type { PhraseGroup } from './lexicon/phrases.ts';
import { type Sense, STEM_OF, TONGUES, type Tongue } from './lexicon/sense.ts';
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

/** How far a text is of each language. */
type Lean = Readonly<Record<Tongue, number>>;

/** Nothing speaks for either, for English, for Portuguese. */
const LEANS = { either: { en: 1, pt: 1 }, en: { en: 1, pt: OTHER_TONGUE }, pt: { en: OTHER_TONGUE, pt: 1 } } as const;

/** How much a word speaks for a language. */
function evidenceOf(word: string): Readonly<Record<Tongue, number>> {
  const senses = lexicon().sensesOf(word);
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
  return TONGUES.some((tongue) => STOP[tongue].has(word) && (lean[tongue] === 1 || lexicon().sensesOf(word).length === 0));
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
  const { sensesOf: sensesAsItStands, sensesOfStem } = lexicon();
  const known = singulars(word).find((form) => sensesAsItStands(form).length > 0);
  const exact = known === undefined ? [] : sensesAsItStands(known);
  const tongues = TONGUES.filter((tongue) => exact.length === 0 || exact.some((sense) => sense.tongue === tongue));
  const factor = (tongue: Tongue): number => (tongues.length === 2 ? lean[tongue] : 1);
  // A thing by its own name does nothing: `fatura` is no form of `faturar`.
  const isThing = exact.length > 0 && exact.every(({ isAction }) => !isAction);
  const byStem = tongues.flatMap((tongue) => sensesOfStem(STEM_OF[tongue](word), tongue)).filter((sense) => !(isThing && sense.isAction));
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

const NO_PHRASES: readonly Phrase[] = [];

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

interface Begun {
  readonly stems: readonly string[];
  readonly group: PhraseGroup;
}

/** The phrases that begin at `at`, the longest first. Most words begin none, and most that do go on otherwise. */
function phrasesAt(text: Text, at: number): readonly Phrase[] {
  const english = lexicon().phrases.en.get(text.stems.en[at] ?? '');
  const portuguese = lexicon().phrases.pt.get(text.stems.pt[at] ?? '');
  if (english === undefined && portuguese === undefined) return NO_PHRASES;
  const begun: Begun[] = [];
  if (english !== undefined) begun.push({ stems: text.stems.en, group: english });
  if (portuguese !== undefined) begun.push({ stems: text.stems.pt, group: portuguese });
  const places = phrasePlaces(text.words, at);
  const found = closedPhrases(begun, places);
  return found.length === 0 ? openPhrases(begun, places) : found;
}

function closedPhrases(begun: readonly Begun[], places: readonly number[]): readonly Phrase[] {
  const [at = 0, second = -1] = places;
  const goingOn = begun.filter(({ group, stems }) => group.seconds.has(stems[second] ?? ''));
  const found: Phrase[] = [];
  for (let count = goingOn.length === 0 ? 1 : places.length; count > 1; count -= 1) {
    const rest = places.slice(1, count);
    const senses = goingOn.flatMap((one) => one.group.closed.get(rest.map((place) => one.stems[place]).join(' ')) ?? []);
    if (senses.length > 0) found.push({ length: (rest.at(-1) ?? at) - at + 1, senses: senses.map((sense) => [sense, sense.strength]) });
  }
  return found;
}

/** What is done to what stands between: `turn the server off`, `mandar o Pedro embora`. */
function openPhrases(begun: readonly Begun[], places: readonly number[]): readonly Phrase[] {
  const senses: (readonly [Sense, number])[] = [];
  for (const { stems, group } of begun) {
    for (let next = 2; group.open.size > 0 && next < places.length; next += 1) {
      const place = places[next] ?? 0;
      for (const { rest, sense } of group.open.get(stems[place] ?? '') ?? [])
        if (rest.every((stem, index) => stems[place + index] === stem)) senses.push([sense, sense.strength * OPEN_PHRASE]);
    }
  }
  return senses.length === 0 ? NO_PHRASES : [{ length: 1, senses }];
}

/** The language that `text` is in, by the words that only one of them has. */
export function languageOf(text: string): Tongue | 'either' {
  return leanOf(splitWords(text));
}

/** The words of `text` that say something, and its phrases, in order. */
export function readWords(text: string): readonly WordReading[] {
  const words = splitWords(text);
  const readWordOf = READ[leanOf(words)];
  const all = { words, stems: { en: words.map(STEM_OF.en), pt: words.map(STEM_OF.pt) } };
  const readings: WordReading[] = [];
  let phraseEnd = 0;
  for (let at = 0; at < words.length; at += 1) {
    const phrases = phrasesAt(all, at);
    if (phrases.length > 0) phraseEnd = addPhrases(readings, phrases, all, { at, end: phraseEnd });
    const word = words[at] ?? '';
    const read = readWordOf(word);
    if (read !== null) readings.push(at < phraseEnd ? { text: word, ...read, ...WITHIN } : { text: word, ...read, ...ALONE });
  }
  return readings;
}

const ALONE = { weight: 1, isPhrase: false } as const;
/** A word of a phrase, which tells what is done. */
const WITHIN = { actions: NOTHING, weight: IN_A_PHRASE, isPhrase: false } as const;

/** Those that begin at `at`; where the last of all phrases ends. */
function addPhrases(
  readings: WordReading[],
  phrases: readonly Phrase[],
  { words }: Text,
  { at, end: lastEnd }: { readonly at: number; readonly end: number },
): number {
  let end = lastEnd;
  for (const { length, senses } of phrases) {
    const read = termsOfSenses(senses);
    const before = at < end ? readings.findLast(({ isPhrase }) => isPhrase) : undefined;
    // "payments came in" says all that its "came in" says.
    if (before !== undefined && [...read.terms.keys()].every((term) => before.terms.has(term))) continue;
    const weight = PHRASE_WEIGHT * (at < end ? NESTED_PHRASE : 1);
    readings.push({ text: length === 1 ? `${words[at]} …` : words.slice(at, at + length).join(' '), ...read, weight, isPhrase: true });
    end = Math.max(end, at + length);
  }
  return end;
}
