// The catalogue as the search takes it: what it is told of each tool, and that other names lead to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createToolIndex } from '../../../src/discovery/tool-index.ts';
import { jsonSchemaOf } from '../../../src/tools/arguments/json-schema.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { toolEntries } from '../../../src/tools/tool-entries.ts';

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

test('the catalogue that is measured is ours, without other names', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../fixtures/discovery/catalogue.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    JSON.parse(JSON.stringify(toolEntries(CATALOG).map(({ aliases: _, ...entry }) => entry))),
  );
});

describe.each(CATALOG.map(({ name, aliases }) => ({ name, aliases })))('$name', ({ name, aliases }) => {
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
