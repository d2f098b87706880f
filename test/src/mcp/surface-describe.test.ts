// describe_tools: what stands under a name: a tool, a category, a resource; what is near, under none.
import { describe, expect, test } from 'vitest';
import { checkLaws } from '../../../src/contract/laws.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { called, opened, shop } from './surface-calls.ts';

test('a tool is described as the full list has it, with its caller, its category and what it answers', async () => {
  const { client } = await opened();
  const { parts } = await shop({ surface: 'full' });
  for (const tool of CATALOG) {
    const { said } = await called(client, 'describe_tools', { names: [tool.name] });
    const definition = parts.find(tool.name)?.definition;
    expect(said.tools).toEqual([
      {
        name: tool.name,
        description: definition?.description,
        annotations: definition?.annotations,
        input_schema: definition?.inputSchema,
        category: tool.category,
        caller: `call_${tool.risk}_tool`,
        answers: tool.output,
      },
    ]);
  }
});

test('the tools of the surface are described, too: refusals of theirs point here', async () => {
  const { client } = await opened();
  const { tools } = await client.listTools();
  for (const { name, inputSchema } of tools as { name: string; inputSchema: unknown }[]) {
    const { said } = await called(client, 'describe_tools', { names: [name] });
    expect(said.tools).toMatchObject([{ name, input_schema: inputSchema }]);
  }
});

test('a category is told with its tools, "categories" with all of them', async () => {
  const { client } = await opened();
  const { said } = await called(client, 'describe_tools', { names: ['line_items'] });
  const within = CATALOG.filter(({ category }) => category === 'line_items').map(({ name }) => name);
  expect(said.categories[0].tools.map(({ name }: { name: string }) => name)).toEqual(within);
  const all = await called(client, 'describe_tools', { names: ['categories'] });
  const told = all.said.categories.flatMap(({ tools }: { tools: string }) => tools.split(', '));
  expect([...told].sort()).toEqual(CATALOG.map(({ name }) => name).sort());
});

test('every resource is answered with what it says', async () => {
  const { client, parts } = await opened();
  expect(parts.resources.list().length).toBeGreaterThan(40);
  for (const { uri } of parts.resources.list()) {
    const { said } = await called(client, 'describe_tools', { names: [uri] });
    const [content] = (await parts.resources.read(uri))?.contents ?? [];
    const text = content !== undefined && 'text' in content ? content.text : '';
    const isJson = content?.mimeType?.endsWith('json') === true;
    expect(said.resources).toEqual([{ uri, content: isJson ? JSON.parse(text) : text }]);
  }
});

describe('names that stand for nothing', () => {
  test('beside others are told by their place, with what is near', async () => {
    const { client } = await opened();
    const names = ['update_invoice_line_item', 'Secret-Invoice-Line-Item', 'overdue://tables/invoicez', 'constructor'];
    const { isError, said, text } = await called(client, 'describe_tools', { names });
    expect(isError).toBe(false);
    expect(said.unknown.map(({ at }: { at: string }) => at)).toEqual(['names.1', 'names.2', 'names.3']);
    expect(said.unknown[1].nearest[0]).toBe('overdue://tables/invoices');
    expect(text).not.toMatch(/Secret|invoicez/);
  });

  test.each([
    [['Update-Invoice-Line-Item']],
    [['zzzzzz']],
    [['__proto__', 'constructor']],
    [['']],
    [['overdue://tables/invoicez', 'zzzzzz']],
  ])('alone are a tool error: %j', async (names) => {
    const { client } = await opened();
    const { isError, said } = await called(client, 'describe_tools', { names });
    expect({ isError, rule: said.rule }).toEqual({ isError: true, rule: 'mcp.unknown_tool' });
  });
});

describe('an address at which there is nothing', () => {
  test.each([[['overdue://tables/invoicez']], [['overdue://']], [['overdue://tools/bake', 'overdue://s3cr3t']]])(
    'is a tool error that speaks of addresses, and says which there are: %j',
    async (names) => {
      for (const [lang, none] of [
        ['en', 'There is no resource at that address'],
        ['pt-BR', 'Não existe recurso nesse endereço'],
      ] as const) {
        const { client } = await opened({ lang });
        const { isError, said, text } = await called(client, 'describe_tools', { names });
        expect({ isError, rule: said.rule }).toEqual({ isError: true, rule: 'mcp.unknown_address' });
        expect(said.guidance).toContain(none);
        expect(said.guidance).toContain('overdue://catalogue');
        expect(text).not.toContain('s3cr3t');
        expect(checkLaws(said)).toEqual([]);
      }
    },
  );

  test('is told with what is near', async () => {
    const { said } = await called((await opened()).client, 'describe_tools', { names: ['overdue://tables/invoicez'] });
    expect(said.details.fields).toEqual([{ path: 'names', expected: expect.stringMatching(/^one of overdue:\/\/tables\/invoices,/) }]);
  });
});

test('one name, or JSON text of a list, counts as a list', async () => {
  const { client } = await opened();
  for (const names of ['update_invoice_line_item', '["update_invoice_line_item"]'])
    expect((await called(client, 'describe_tools', { names })).said.tools).toMatchObject([{ name: 'update_invoice_line_item' }]);
});

test('a name that comes ten times is described once; one that is unknown keeps its place', async () => {
  const { client } = await opened();
  const names = [...Array.from({ length: 9 }, () => 'update_invoice_line_item'), 'nothing_like_it'];
  const { said } = await called(client, 'describe_tools', { names });
  expect(said.tools).toHaveLength(1);
  expect(said.unknown).toMatchObject([{ at: 'names.9' }]);
});

test.each([
  ['none', []],
  ['eleven', Array.from({ length: 11 }, () => 'update_invoice_line_item')],
  ['ten thousand', Array.from({ length: 10_000 }, (_, at) => `tool_${at}`)],
  ['no names', [1, {}, null]],
  ['a number', 7],
])('%s: refused, in few words', async (_, names) => {
  const { client } = await opened();
  const { isError, said, text } = await called(client, 'describe_tools', { names });
  expect({ isError, rule: said.rule }).toEqual({ isError: true, rule: 'mcp.arguments' });
  expect(text.length).toBeLessThan(1_024);
});

test('a name of a megabyte is answered, and not said back', async () => {
  const { client } = await opened();
  for (const name of [`s3cr3t${'x'.repeat(1_000_000)}`, `overdue://tables/s3cr3t${'x'.repeat(1_000_000)}`]) {
    const { isError, text } = await called(client, 'describe_tools', { names: [name] });
    expect(isError).toBe(true);
    expect(text).not.toContain('s3cr3t');
    expect(text.length).toBeLessThan(1_024);
  }
});
