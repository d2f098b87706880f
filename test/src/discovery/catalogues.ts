// The catalogues and questions of fixtures/discovery, and how many of the questions a search answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolEntry } from '../../../src/discovery/tool-entry.ts';
import { createToolIndex } from '../../../src/discovery/tool-index.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/discovery');

/** A question and the tool that is right. `catalogue`: the file that it is asked of, ours when left out. */
export interface Asked {
  readonly catalogue?: string;
  readonly language: 'en' | 'pt';
  readonly query: string;
  readonly expected: string;
}

/** The objects of a file of fixtures/discovery. */
export function linesOf<T>(name: string): readonly T[] {
  return readFileSync(join(FIXTURES, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** Tools of a catalogue; `english`: without what is said of them in Portuguese. */
export function toolsOf(name: string, texts: 'bilingual' | 'english' = 'bilingual'): readonly ToolEntry[] {
  const tools = linesOf<ToolEntry>(name);
  return texts === 'bilingual' ? tools : tools.map(({ description_pt: _, ...tool }) => tool);
}

/** Percent of `questions` whose tool came first, and was among five. */
export function recallOf(questions: readonly Asked[], texts: 'bilingual' | 'english'): readonly [first: number, amongFive: number] {
  const indexes = new Map([...new Set(questions.map(catalogueOf))].map((name) => [name, createToolIndex(toolsOf(name, texts))]));
  const places = questions.map((asked) => {
    const hits = indexes.get(catalogueOf(asked))?.search(asked.query, { limit: 5 }).hits ?? [];
    return hits.findIndex(({ name }) => name === asked.expected);
  });
  const percent = (count: number): number => Math.round((1000 * count) / questions.length) / 10;
  return [percent(places.filter((place) => place === 0).length), percent(places.filter((place) => place >= 0).length)];
}

function catalogueOf({ catalogue }: Asked): string {
  return catalogue ?? 'catalogue';
}
