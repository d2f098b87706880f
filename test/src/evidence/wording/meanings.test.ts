// Each meaning and its witnesses: what says it, what only sounds like it; and no phrase stands in a row that no witness needs.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { meaningFixtureSchema } from '../../../../scripts/failure-schema.ts';
import { MEANINGS, type Meaning } from '../../../../src/evidence/meaning.ts';
import { codeWords } from '../../../../src/evidence/texts/plain-words.ts';
import { entriesFor, type Kind } from '../../../../src/evidence/wording/books.ts';
import { MEANING_ROWS, READING_ORDER, WIDE_ORDER } from '../../../../src/evidence/wording/meanings/index.ts';
import type { MeaningRow } from '../../../../src/evidence/wording/meanings/meaning-row.ts';
import { type PhraseBook, phraseBook } from '../../../../src/evidence/wording/phrase-book.ts';
import { plainMeaning, plainWordsOf } from '../../../../src/evidence/wording/plain-meaning.ts';
import { meaningOf, spokenWords } from '../../../../src/evidence/wording/wording.ts';

const ROOT = fileURLToPath(new URL('../../../../fixtures/meanings/', import.meta.url));

type Witnesses = z.infer<typeof meaningFixtureSchema>;

const WITNESSES = new Map<Meaning, Witnesses>(
  MEANINGS.map((meaning) => {
    const text = readFileSync(`${ROOT}${meaning.replaceAll('_', '-')}.json`, 'utf8');
    return [meaning, meaningFixtureSchema.parse(JSON.parse(text))];
  }),
);

/** What names a field is no more than bad input to whoever asks. */
const outside = (meaning: Meaning): Meaning => (meaning === 'bad_field' ? 'bad_input' : meaning);
const rest = { waitMs: undefined, limit: undefined, partial: false };
const ofText = (text: string) => meaningOf({ ...rest, codes: [], classes: [], fields: [], texts: [text] }, 0);
const ofCode = (code: string) => meaningOf({ ...rest, codes: [code], classes: [], fields: [], texts: [] }, 0);

const each = (of: (witnesses: Witnesses) => readonly string[] | undefined) =>
  [...WITNESSES].flatMap(([meaning, witnesses]) => (of(witnesses) ?? []).map((said) => [meaning, said] as const));

describe('an answer', () => {
  it.each(each(({ means }) => means))('means %s where its error says: %s', (meaning, said) => {
    expect(ofText(said)).toBe(outside(meaning));
  });

  it.each(each(({ alone }) => alone))('means %s wherever it is said: %s', (meaning, said) => {
    expect([ofText(said), plainMeaning(said)]).toEqual([outside(meaning), meaning]);
  });

  it.each(each(({ codes }) => codes))('means %s by its code: %s', (meaning, code) => {
    expect(ofCode(code)).toBe(outside(meaning));
  });

  it.each(each(({ does_not_mean }) => does_not_mean))('does not mean %s: %s', (meaning, said) => {
    expect(ofText(said)).not.toBe(meaning);
    expect(plainMeaning(said)).not.toBe(meaning);
  });
});

type Rows = Readonly<Record<Meaning, MeaningRow>>;

/** `row` without the phrase, wherever it stands in it. */
function without(row: MeaningRow, phrase: string): MeaningRow {
  const drop = (list: readonly string[]): readonly string[] => list.filter((each) => each !== phrase);
  const parts = Object.entries(row).map(([name, value]) => {
    if (name === 'codes') return [name, drop(value)];
    if (typeof value !== 'object' || Array.isArray(value)) return [name, value];
    return [name, Object.fromEntries(Object.entries(value as Record<string, string[]>).map(([lang, list]) => [lang, drop(list)]))];
  });
  return Object.fromEntries(parts) as MeaningRow;
}

const phrasesIn = (row: MeaningRow): readonly string[] => [
  ...(['first', 'early', 'middle', 'main', 'last'] as const).flatMap((part) => Object.values(row[part] ?? {}).flat()),
  ...(row.codes ?? []),
];

/** The witnesses of each meaning as rows of words, and the book that each is read in. */
const SAID = new Map<Meaning, readonly (readonly [Kind, readonly string[]])[]>(
  [...WITNESSES].map(([meaning, { means, alone = [], codes = [] }]) => [
    meaning,
    [
      ...[...means, ...alone].map((said) => ['text', spokenWords(said)] as const),
      ...alone.map((said) => ['plain', plainWordsOf(said)] as const),
      ...codes.map((code) => ['code', codeWords(code)] as const),
    ],
  ]),
);

type Books = Readonly<Record<Kind, PhraseBook<Meaning>>>;

const booksOf = (rows: Rows): Books => ({
  text: phraseBook(() => entriesFor('text', rows)),
  code: phraseBook(() => entriesFor('code', rows)),
  plain: phraseBook(() => entriesFor('plain', rows)),
});

/** The phrases of `meaning` without which every witness says what it said. */
function unneeded(meaning: Meaning, rows: Rows): readonly string[] {
  const all = booksOf(rows);
  return phrasesIn(rows[meaning]).filter((phrase) => {
    const less = booksOf({ ...rows, [meaning]: without(rows[meaning], phrase) });
    return (SAID.get(meaning) ?? []).every(([kind, words]) => less[kind](words)?.means === all[kind](words)?.means);
  });
}

describe('a row of meanings', () => {
  it.each(MEANINGS)('%s has no phrase that no witness needs', (meaning) => {
    expect(unneeded(meaning, MEANING_ROWS)).toEqual([]);
  });

  it('would show a phrase that no witness needs', () => {
    const { throttled } = MEANING_ROWS;
    const more = { ...throttled, main: { ...throttled.main, en: [...(throttled.main.en ?? []), 'gremlins in the queue'] } };
    expect(unneeded('throttled', { ...MEANING_ROWS, throttled: more })).toEqual(['gremlins in the queue']);
  });

  it('is read: each of its parts has a place in the order, and no place is empty', () => {
    const places = [...READING_ORDER, ...WIDE_ORDER].map((place) => place.join(' '));
    const parts = MEANINGS.flatMap((meaning) =>
      (['first', 'early', 'middle', 'main', 'last', 'codes'] as const)
        .filter((part) => MEANING_ROWS[meaning][part] !== undefined)
        .map((part) => `${meaning} ${part}`),
    );
    expect([...places].sort()).toEqual(parts.sort());
  });

  it('has witnesses, and no witnesses are of nobody', () => {
    const files = readdirSync(ROOT).filter((name) => !name.endsWith('.schema.json'));
    expect(files.map((name) => name.replace('.json', '').replaceAll('-', '_')).sort()).toEqual([...MEANINGS].sort());
    for (const [, { means, codes = [], does_not_mean }] of WITNESSES) {
      expect(means.length + codes.length).toBeGreaterThan(0);
      expect(does_not_mean.length).toBeGreaterThan(0);
    }
  });
});
