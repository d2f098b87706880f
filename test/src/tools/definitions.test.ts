// What a model reads of each tool, word for word: a change of it is a change of test/src/tools/definitions, to be read before it is kept.
// `npx vitest run --project modules test/src/tools/definitions.test.ts -u` writes it anew.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '../../../src/mcp/definition.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';

const FOLDER = join(import.meta.dirname, 'definitions');

describe('the definition of', () => {
  test.each(CATALOG.map((tool) => ({ name: tool.name, tool })))('$name is the reviewed one', async ({ name, tool }) => {
    const [en, { title, description, ...portuguese }] = [definitionOf(tool, 'en'), definitionOf(tool, 'pt-BR')];
    expect({ ...en, ...portuguese }).toEqual(en); // the languages differ in title and description
    const reviewed = { en, 'pt-BR': { title, description }, answers: tool.output };
    await expect(`${JSON.stringify(reviewed, null, 2)}\n`).toMatchFileSnapshot(join(FOLDER, `${name}.json`));
  });

  test('no tool is kept that there is no more', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(CATALOG.map(({ name }) => `${name}.json`).sort());
  });
});

describe('what definitions cost, in tokens of o200k', () => {
  const sizes = CATALOG.map((tool) => countTokens(JSON.stringify(definitionOf(tool, 'en')))).sort((a, b) => a - b);
  test.each([
    ['all of them', 15_700, sizes.reduce((sum, size) => sum + size, 0)],
    ['the largest', 1_250, sizes.at(-1)],
    ['the one in the middle', 265, sizes[Math.floor(sizes.length / 2)]],
  ])('%s: at most %i', (_, most, size) => {
    expect(size).toBeLessThanOrEqual(most);
  });
});
