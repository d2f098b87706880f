// search_tools: what it answers to a question, to one that says nothing, and what that costs.
import { readFileSync } from 'node:fs';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/tool-error.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { CATEGORIES } from '../../../src/tools/categories.ts';
import { called, opened, shop } from './surface-calls.ts';

const tokens = (value: unknown): number => encode(typeof value === 'string' ? value : JSON.stringify(value)).length;

const QUERIES = ['a', 'b'].flatMap((half) =>
  readFileSync(new URL(`../../../fixtures/discovery/queries-${half}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { query: string }).query),
);

const LINE_ITEM_TOOLS = ['add_invoice_line_item', 'remove_invoice_line_item', 'update_invoice_line_item'];

const namesIn = (tools: readonly { name: string }[]): readonly string[] => tools.map(({ name }) => name);

describe('what it costs, in tokens of o200k', () => {
  test.each([
    ['en', 600],
    ['pt-BR', 620],
  ] as const)('the list as tools/list has it: %s', async (lang, most) => {
    const { tools } = await (await opened({ lang })).client.listTools();
    expect(tokens(tools)).toBeLessThanOrEqual(most);
  });

  test('the instructions', async () => {
    const { parts } = await shop();
    expect(tokens(parts.instructions)).toBeLessThanOrEqual(350);
  });

  test.each(LANGUAGES)('five brief hits, whatever the question: %s', async (lang) => {
    const { client } = await opened({ lang });
    let strong = 0;
    for (const query of QUERIES) {
      const { said, text } = await called(client, 'search_tools', { query });
      if (said.weak === true) continue;
      strong += 1;
      expect(tokens(text), query).toBeLessThanOrEqual(350);
    }
    expect(strong).toBeGreaterThan(QUERIES.length * 0.9);
  });

  test.each(LANGUAGES)('a weak answer with all categories: %s', async (lang) => {
    const { said, text } = await called((await opened({ lang })).client, 'search_tools', { query: 'zzzzzz' });
    expect(said.weak).toBe(true);
    expect(tokens(text)).toBeLessThanOrEqual(1_300);
  });
});

describe('an answer', () => {
  test('has five tools unless asked otherwise, each with how it is called', async () => {
    const { client } = await opened();
    const { said } = await called(client, 'search_tools', { query: 'invoice' });
    expect(Object.keys(said)).toEqual(['tools']);
    expect(said.tools).toHaveLength(5);
    expect((await called(client, 'search_tools', { query: 'invoice', limit: 2 })).said.tools).toEqual(said.tools.slice(0, 2));
    for (const tool of said.tools) expect(tool.caller).toMatch(/^call_(read|write|destructive)_tool$/);
  });

  test('in full has the arguments as well', async () => {
    const { said } = await called((await opened()).client, 'search_tools', { query: 'update_invoice_line_item', detail: 'full', limit: 1 });
    expect(said.tools[0].input_schema).toMatchObject({ type: 'object', required: ['invoice_id', 'line_item_id'] });
  });

  test('keeps to a category', async () => {
    const { said } = await called((await opened()).client, 'search_tools', { query: 'change an invoice', category: 'line_items' });
    expect([...namesIn(said.tools)].sort()).toEqual(LINE_ITEM_TOOLS);
  });

  test('speaks the language of the server; the question may be in either', async () => {
    const query = 'change the quantity of a line';
    const [english, portuguese] = await Promise.all(
      LANGUAGES.map(async (lang) => (await called((await opened({ lang })).client, 'search_tools', { query })).said.tools[0]),
    );
    expect(english).toMatchObject({ name: 'update_invoice_line_item', summary: expect.stringMatching(/^Change/) });
    expect(portuguese).toMatchObject({ name: 'update_invoice_line_item', summary: expect.stringMatching(/^Altera/) });
  });
});

describe('a weak answer', () => {
  test.each(['', '   ', 'zzzzzz', '\u0000\u0007\u001b[2J', '💸'.repeat(50)])('%j: says so, and what there is', async (query) => {
    const { isError, said } = await called((await opened()).client, 'search_tools', { query });
    expect({ isError, weak: said.weak }).toEqual({ isError: false, weak: true });
    const told = said.categories.flatMap(({ tools }: { tools: string }) => tools.split(', '));
    expect([...told].sort()).toEqual(CATALOG.map(({ name }) => name).sort());
  });

  test('about one category tells what that holds', async () => {
    const { said } = await called((await opened()).client, 'search_tools', { query: 'zzzzzz', category: 'line_items' });
    expect(said.tools).toEqual([]);
    expect([...namesIn(said.others)].sort()).toEqual(LINE_ITEM_TOOLS);
    expect(said.categories).toBeUndefined();
  });

  test('about one category tells nothing twice', async () => {
    const query = 'bake sourdough bread tonight for forty hungry wolves with amount';
    const { said } = await called((await opened()).client, 'search_tools', { query, category: 'line_items', limit: 1 });
    expect([said.weak, said.tools.length, said.others.length]).toEqual([true, 1, 2]);
    expect([...namesIn(said.tools), ...namesIn(said.others)].sort()).toEqual(LINE_ITEM_TOOLS);
  });
});

describe('what cannot be asked', () => {
  test('a category that there is not: all that there are are told', async () => {
    const { isError, said, text } = await called((await opened()).client, 'search_tools', { query: 'x', category: 'Secret' });
    expect(isError).toBe(true);
    expect(said.details.fields).toEqual([{ path: 'category', expected: `one of ${Object.keys(CATEGORIES).join(', ')}` }]);
    expect(text).not.toContain('Secret');
  });

  test.each([
    ['no question', {}, 'query'],
    ['21 tools', { query: 'x', limit: 21 }, 'limit'],
    ['no tools', { query: 'x', limit: 0 }, 'limit'],
    ['another detail', { query: 'x', detail: 'some' }, 'detail'],
    ['a list for a question', { query: ['x'] }, 'query'],
    ['something else', { query: 'x', page: 2 }, 'page'],
  ])('%s', async (_, args, path) => {
    const { isError, said } = await called((await opened()).client, 'search_tools', args);
    expect({ isError, rule: said.rule, path: said.details.fields[0].path }).toEqual({ isError: true, rule: 'mcp.arguments', path });
  });
});

test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString'])(
  'a question that is a name of JavaScript is one like any other: %s',
  async (query) => {
    const { isError, said } = await called((await opened()).client, 'search_tools', { query });
    expect(isError).toBe(false);
    for (const { name } of said.tools) expect(CATALOG.map((tool) => tool.name)).toContain(name);
  },
);

test('nothing of a question comes back, not of one of a megabyte either', async () => {
  const { client } = await opened();
  for (const query of ['sk_live_secret alice@example.com', `secret ${'s3cr3t '.repeat(150_000)}`]) {
    const { text } = await called(client, 'search_tools', { query });
    expect(text).not.toMatch(/secret|s3cr3t|alice/);
    expect(text.length).toBeLessThan(8_000);
  }
});
