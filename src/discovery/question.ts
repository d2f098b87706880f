// questionOf: a query → the words it asks for, each with all it may be found by, and what it wants done.
// The beginning of a question's walk.
import { impliedActions } from './implied-actions.ts';
import { INCIDENTAL_WORDS } from './lexicon/incidental-words.ts';
import { lexicon } from './lexicon/lexicon.ts';
import type { NearWord } from './near-words.ts';
import { languageOf, readWords, sharedBy, type Terms, type WordReading } from './read-words.ts';
import { compact, fold, splitWords } from './split-words.ts';
import { isWithdrawal, withdrawn } from './withdrawal.ts';

/** A word or phrase that is asked for. */
export interface Asked {
  readonly weight: number;
  /** Something is done, and it says nothing of what with. */
  readonly isVerb: boolean;
  /** By what it may be found, 0 to 1: as it is, by what it means, by what it looks like. */
  readonly terms: Terms;
}

/** A query, read. */
export interface Question {
  readonly asked: readonly Asked[];
  readonly actions: Terms;
  /** The whole of it as a name. */
  readonly compact: string;
  /** Parts of it that look like names of tools, compact. */
  readonly names: ReadonlySet<string>;
  /** English stems of its words, sorted: what it has in common with a name in another form. */
  readonly stems: string;
}

/** What a question asks of the catalogue. */
export interface Vocabulary {
  /** True: some tool says this term. */
  isSaid(term: string): boolean;
  /** Words of the catalogue or of ours that look like this one. */
  nearWords(word: string): readonly NearWord[];
}

const QUERY_MAX_CHARACTERS = 1_000;

/** True: the question is in English, and what is said of tools in Portuguese would only blur it. */
export function isEnglish(query: string): boolean {
  return languageOf(query.slice(0, QUERY_MAX_CHARACTERS)) === 'en';
}

const ASKED_MAX = 64;
/** What a meaning counts beside the word itself. */
const BY_MEANING = 0.85;
/** A word of many meanings means each of them less. */
const MANY_ASKED = 0.3;
const BY_LIKENESS = 0.6;
const LATER_ACTION = 0.75;
/** What a reminder is about: "remind me to send the contract". */
const REMINDED_OF = 0.3;
const PERHAPS_ACTION = 0.7;
/** A word that we know is not taken for another that looks like it, unless it is nearly that. */
const KNOWN_LIKENESS_MIN = 0.75;
/** Somebody's or something's own name, which no tool knows. */
const OWN_NAME_WEIGHT = 0.3;

/** What is done says less than to what: verbs have many senses, and the ranking looks at them once more. */
const VERB_WEIGHT = 0.5;
const UNSAID_VERB_WEIGHT = 0.5;
/** The verb of what is not to be done. */
const WITHDRAWN_VERB = 0.3;
/** When, how much, how many: beside what is asked for. */
const INCIDENTAL_WEIGHT = 0.3;

/** True: it is what a word means, not the word. */
const isMeaning = (term: string): boolean => term.startsWith('do:') || term.startsWith('is:');

/** True: it is done to many things, and to nothing in particular, like `update`; `prescribe` says of itself what it is about. */
const isVerb = ({ terms }: WordReading): boolean => {
  const kinds = [...terms.keys()].filter(isMeaning);
  return kinds.length > 0 && kinds.every((term) => term.startsWith('do:') && !lexicon().trades.has(term));
};

/** The stems of words, in order, as one key. */
export function stemsKey(words: readonly WordReading[]): string {
  const stems = words.flatMap(({ terms, isPhrase }) => (isPhrase ? [] : [...terms.keys()].filter((term) => term.startsWith('en:'))));
  return [...new Set(stems)].sort().join(' ');
}

/** Reads `query`, of which the beginning counts. */
export function questionOf(query: string, vocabulary: Vocabulary): Question {
  const text = query.slice(0, QUERY_MAX_CHARACTERS);
  const words = readWords(text);
  const names = new Set((text.match(/[\p{L}\p{N}]+(?:[_.\-/][\p{L}\p{N}]+)+|\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]*)+/gu) ?? []).map(compact));
  const own = ownNames(text);
  const said = actionsOf(words.filter((word) => !own.names.has(word.text)));
  const split = splitWords(text);
  const isWithdrawn = isWithdrawal(split);
  const actions = isWithdrawn ? withdrawn(said) : impliedActions(said, split);
  // "What is its amount?" asks to get it, without a word for that.
  const isUnsaid = (said.size === 0 || isWithdrawn) && actions.size > 0 && words.some(({ terms }) => [...terms.keys()].some(isMeaning));
  const asked = askedOf(words, own, vocabulary).map((one) =>
    isWithdrawn && one.isVerb ? { ...one, weight: one.weight * WITHDRAWN_VERB } : one,
  );
  return {
    asked: isUnsaid ? [...asked, { weight: UNSAID_VERB_WEIGHT, isVerb: true, terms: actions }] : asked,
    actions,
    compact: compact(text),
    names,
    stems: stemsKey(words),
  };
}

function askedOf(words: readonly WordReading[], own: OwnNames, vocabulary: Vocabulary): readonly Asked[] {
  const seen = new Set<string>();
  const asked: Asked[] = [];
  for (const word of words) {
    if (seen.has(word.text) || asked.length >= ASKED_MAX) continue;
    seen.add(word.text);
    const said = saidTerms(word, vocabulary);
    const isOwnName = own.names.has(word.text) || (said.size === 0 && (own.initials.has(word.text) || /^\d+$/.test(word.text)));
    const terms = said.size > 0 || isOwnName || word.isPhrase ? said : likeTerms(word, vocabulary);
    // A phrase that no tool says leaves it to its words.
    if (!word.isPhrase || terms.size > 0)
      asked.push({ weight: word.weight * (isOwnName ? OWN_NAME_WEIGHT : 1) * kindWeight(word), isVerb: isVerb(word), terms });
  }
  return asked;
}

function kindWeight(word: WordReading): number {
  if (INCIDENTAL_WORDS.has(word.text)) return INCIDENTAL_WEIGHT;
  return isVerb(word) ? VERB_WEIGHT : 1;
}

interface OwnNames {
  /** Words that have a capital within a sentence. */
  readonly names: ReadonlySet<string>;
  /** Words of capitals alone, which may be names. */
  readonly initials: ReadonlySet<string>;
}

function ownNames(text: string): OwnNames {
  const within = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{M}]+/gu)].map(([word]) => word);
  const initials = within.filter((word) => word === word.toUpperCase());
  return { names: new Set(within.filter((word) => !initials.includes(word)).map(fold)), initials: new Set(initials.map(fold)) };
}

function actionsOf(words: readonly WordReading[]): Terms {
  const actions = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    // `invoice` tells to do something where it comes first, and is a thing elsewhere.
    const isThing = at > 0 && [...word.terms.keys()].some((term) => term.startsWith('is:'));
    const later = actions.has('do:remind') ? REMINDED_OF : LATER_ACTION;
    const factor = (actions.size === 0 ? 1 : later) * (isThing ? PERHAPS_ACTION : 1);
    for (const [action, strength] of word.actions) actions.set(action, Math.max(actions.get(action) ?? 0, strength * factor));
  }
  return actions;
}

function saidTerms(word: WordReading, { isSaid }: Vocabulary): Terms {
  const said = [...word.terms].filter(([term]) => isSaid(term));
  // Of a word's meanings only those count here that the catalogue knows.
  const meant = BY_MEANING * (word.shared / sharedBy(said.filter(([term]) => isMeaning(term)).length, MANY_ASKED));
  return new Map(said.map(([term, strength]) => [term, isMeaning(term) ? strength * meant : strength]));
}

function likeTerms(word: WordReading, vocabulary: Vocabulary): Terms {
  const terms = new Map<string, number>();
  const isKnown = lexicon().sensesOf(word.text).length > 0 || [...word.terms.keys()].some(isMeaning);
  for (const { word: near, likeness } of vocabulary.nearWords(word.text)) {
    if (isKnown && likeness < KNOWN_LIKENESS_MIN) continue;
    const [reading] = readWords(near);
    if (reading === undefined) continue;
    for (const [term, strength] of saidTerms(reading, vocabulary))
      terms.set(term, Math.max(terms.get(term) ?? 0, strength * likeness * BY_LIKENESS));
  }
  return terms;
}
