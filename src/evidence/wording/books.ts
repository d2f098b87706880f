// readText, readCode and readPlain: the phrases of all meanings as books, for the texts of an answer's error, for its codes, and for texts of any kind.
// Step 2 of a failure's walk, under `wording`, `message-meaning` and `plain-meaning`.
import type { Meaning } from '../meaning.ts';
import { MEANING_ROWS, READING_ORDER, WIDE_ORDER } from './meanings/index.ts';
import type { MeaningRow, Phrases } from './meanings/meaning-row.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';

/** What is read. */
export type Kind = 'text' | 'code' | 'plain';
type Rows = Readonly<Record<Meaning, MeaningRow>>;
type Entry = readonly [Meaning, readonly string[]];

/** Begins a phrase that is said of nothing else. */
const UNMISTAKABLE = '! ';

/** From here on a meaning is wide: it is a narrower word's to overrule. */
export const WIDE_RANK: number = READING_ORDER.length;

/** The phrases for texts or codes of that kind, in the order of their rank, which is the same in all books. */
export function entriesFor(kind: Kind, rows: Rows = MEANING_ROWS): readonly Entry[] {
  return [...READING_ORDER, ...WIDE_ORDER].map(([meaning, part]): Entry => {
    const row = rows[meaning];
    if (part === 'codes') return [meaning, kind === 'code' ? (row.codes ?? []) : []];
    return [meaning, phrasesOf(row[part], kind)];
  });
}

function phrasesOf({ en = [], pt = [], es = [] }: Phrases = {}, kind: Kind): readonly string[] {
  const all = [...en, ...pt, ...es];
  const read = kind === 'plain' ? all.filter((phrase) => phrase.startsWith(UNMISTAKABLE)) : all;
  return read.map((phrase) => (phrase.startsWith(UNMISTAKABLE) ? phrase.slice(UNMISTAKABLE.length) : phrase));
}

/** What the texts of an answer's error say. */
export const readText: PhraseBook<Meaning> = phraseBook(() => entriesFor('text'));
/** What its codes say. */
export const readCode: PhraseBook<Meaning> = phraseBook(() => entriesFor('code'));
/** What a text of any kind says in words that are said of nothing else. */
export const readPlain: PhraseBook<Meaning> = phraseBook(() => entriesFor('plain'));
