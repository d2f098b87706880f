// How much of what is asked is found. All these questions have been looked at by now: they show that nothing is lost, not what others will find.
// The figures are what was measured, or a question less where descriptions still change; none may fall.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Asked, linesOf, recallOf, toolsOf } from './catalogues.ts';

type Recall = readonly [first: number, amongFive: number];

interface Figure {
  readonly row: string;
  readonly questions: string;
  readonly language: 'en' | 'pt';
  readonly bilingual: Recall;
  readonly english: Recall;
}

/** Percent that came first and among five: descriptions in both languages, in English alone. */
const FIGURES: readonly Figure[] = [
  { row: 'half A, English', questions: 'queries-a', language: 'en', bilingual: [96.7, 100], english: [96.7, 100] },
  { row: 'half A, Portuguese', questions: 'queries-a', language: 'pt', bilingual: [100, 100], english: [96.7, 100] },
  { row: 'half B, English', questions: 'queries-b', language: 'en', bilingual: [93.3, 100], english: [93.3, 100] },
  { row: 'half B, Portuguese', questions: 'queries-b', language: 'pt', bilingual: [96.7, 100], english: [96.7, 100] },
  { row: 'other catalogues, English', questions: 'queries-other', language: 'en', bilingual: [86.7, 100], english: [86.7, 100] },
  { row: 'other catalogues, Portuguese', questions: 'queries-other', language: 'pt', bilingual: [90, 100], english: [83.3, 96.7] },
];

test('the page says the figures', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/search.md'), 'utf8');
  for (const { row, bilingual, english } of FIGURES)
    expect(page).toContain(`| ${row} | ${bilingual.join(' / ')} | ${english.join(' / ')} |`);
});

const asked = (questions: string, language: 'en' | 'pt'): readonly Asked[] =>
  linesOf<Asked>(questions).filter((one) => one.language === language);

describe.each(FIGURES)('$row', ({ questions, language, bilingual, english }) => {
  test.each([
    ['bilingual', bilingual],
    ['english', english],
  ] as const)('with %s descriptions: %j', (texts, [first, amongFive]) => {
    const [foundFirst, foundAmongFive] = recallOf(asked(questions, language), texts);
    expect(foundFirst).toBeGreaterThanOrEqual(first);
    expect(foundAmongFive).toBeGreaterThanOrEqual(amongFive);
  });
});

test.each(['queries-a', 'queries-b', 'queries-other'])('%s: half in each language, each of a tool that there is, none twice', (name) => {
  const questions = linesOf<Asked>(name);
  expect(questions.map(({ language }) => language).filter((language) => language === 'pt')).toHaveLength(30);
  expect(new Set(questions.map(({ query }) => query)).size).toBe(60);
  for (const { catalogue = 'catalogue', expected } of questions) expect(toolsOf(catalogue).map((tool) => tool.name)).toContain(expected);
});
