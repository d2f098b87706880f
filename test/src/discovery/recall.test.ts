// How much of what is asked is found. Half A was looked at while the search was made, half B and the other catalogues were not.
// The figures are what was measured; none may fall.
import { describe, expect, test } from 'vitest';
import { type Asked, linesOf, recallOf, toolsOf } from './catalogues.ts';

type Recall = readonly [first: number, amongFive: number];

/** Percent that came first and among five: descriptions in both languages, in English alone. */
const FIGURES: readonly (readonly [questions: string, language: 'en' | 'pt', bilingual: Recall, english: Recall])[] = [
  ['queries-a', 'en', [96.7, 100], [96.7, 100]],
  ['queries-a', 'pt', [96.7, 100], [96.7, 100]],
];

const asked = (questions: string, language: 'en' | 'pt'): readonly Asked[] =>
  linesOf<Asked>(questions).filter((one) => one.language === language);

describe.each(FIGURES)('%s in %s', (questions, language, bilingual, english) => {
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
