// The catalogue as the search takes it: what it is told of each tool, and that other names lead to it.
import { describe, expect, test } from 'vitest';
import { createToolIndex } from '../../../src/discovery/tool-index.ts';
import { jsonSchemaOf } from '../../../src/tools/arguments/json-schema.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { toolEntries } from '../../../src/tools/tool-entries.ts';
import { type Asked, linesOf } from '../discovery/catalogues.ts';

const index = createToolIndex(toolEntries(CATALOG));

test('an entry is a tool’s name, category, descriptions, arguments and other names', () => {
  expect(toolEntries(CATALOG)).toEqual(
    CATALOG.map(({ name, category, description, input, aliases }) => ({
      ...{ name, category, aliases, input_schema: jsonSchemaOf(input) },
      ...{ description: description.en, description_pt: description['pt-BR'] },
    })),
  );
  expect({ size: index.size, duplicates: index.duplicates }).toEqual({ size: CATALOG.length, duplicates: [] });
});

test('the catalogue that is measured is ours, by names and descriptions', () => {
  expect(linesOf('catalogue')).toEqual(toolEntries(CATALOG).map(({ aliases: _, input_schema: _schema, ...entry }) => entry));
});

/** Percent of questions that our own search, which knows arguments and other names, must put first; all are among five. */
const FIRST_MIN = 85;

test.each([
  ['half A', 'queries-a', 'en'],
  ['half A', 'queries-a', 'pt'],
  ['half B', 'queries-b', 'en'],
  ['half B', 'queries-b', 'pt'],
] as const)('our own search finds what is asked: %s, %s, %s', (_, file, language) => {
  const questions = linesOf<Asked>(file).filter((asked) => asked.language === language);
  const places = questions.map(({ query, expected }) => index.search(query, { limit: 5 }).hits.findIndex(({ name }) => name === expected));
  expect(places).toHaveLength(30);
  expect(places).not.toContain(-1);
  expect((100 * places.filter((place) => place === 0).length) / places.length).toBeGreaterThanOrEqual(FIRST_MIN);
});

test.each(['emite a fatura', 'emita essa fatura pra mim', 'quero emitir a fatura', 'issue the invoice'])(
  '%s: issuing is no voiding',
  (query) => {
    expect(index.search(query, { limit: 1 }).hits[0]?.name).toBe('finalize_invoice');
  },
);

describe.each(CATALOG.map(({ name, title, aliases }) => ({ name, title, aliases })))('$name', ({ name, title, aliases }) => {
  test('is found first by its title in either language', () => {
    expect(Object.values(title).filter((words) => index.search(words, { limit: 1 }).hits[0]?.name !== name)).toEqual([]);
  });

  test('is found first by each of its other names', () => {
    const missed = aliases.filter((alias) => index.search(alias, { limit: 1 }).hits[0]?.name !== name);
    expect(missed).toEqual([]);
  });

  test('shares none of them with another tool', () => {
    const others = new Set(
      CATALOG.filter((tool) => tool.name !== name).flatMap((tool) => tool.aliases.map((alias) => alias.toLowerCase())),
    );
    expect(aliases.filter((alias) => others.has(alias.toLowerCase()))).toEqual([]);
  });
});
