// What a client sees and a model does: five tools, through which one is found, described, called. In front of the real harness and provider.
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { CLIENTS, type ClientName } from './connected-clients.ts';
import { called, opened, shop } from './surface-calls.ts';

const FIVE = ['call_destructive_tool', 'call_read_tool', 'call_write_tool', 'describe_tools', 'search_tools'];
const QUESTION = 'muda a quantidade da segunda linha da fatura';

const namesOf = ({ tools }: { readonly tools: readonly unknown[] }): readonly string[] =>
  tools.map((tool) => (tool as { name: string }).name);

describe.each(Object.keys(CLIENTS) as ClientName[])('%s', (name) => {
  test('lists five tools by name, each with all four hints, and shows them from the start', async () => {
    const { client } = await opened({}, name);
    const { tools } = await client.listTools();
    expect(namesOf({ tools })).toEqual(FIVE);
    for (const tool of tools as { annotations: object; _meta: object }[]) {
      expect(Object.keys(tool.annotations).sort()).toEqual(['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint']);
      expect(tool._meta).toEqual({ 'anthropic/alwaysLoad': true });
    }
  });

  test('lists the same after calls', async () => {
    const { client } = await opened({}, name);
    const before = await client.listTools();
    await called(client, 'search_tools', { query: QUESTION });
    await called(client, 'describe_tools', { names: ['update_invoice_line_item'] });
    expect((await client.listTools()).tools).toEqual(before.tools);
  });

  test('finds a tool in Portuguese, describes it, calls it through the caller that the search named', async () => {
    const { client, sandbox, run } = await opened({}, name);
    const found = await called(client, 'search_tools', { query: QUESTION });
    const [hit] = found.said.tools;
    expect(hit).toMatchObject({ name: 'update_invoice_line_item', caller: 'call_write_tool', required: 'invoice_id, line_item_id' });
    expect(hit.not_for).toMatch(/update_invoice\b/);

    const described = await called(client, 'describe_tools', { names: [hit.name] });
    expect(described.said.tools[0].input_schema.properties.quantity.type).toBe('string');

    const args = {
      invoice_id: sandbox.handles['invoice.draft'],
      line_item_id: sandbox.handles['line_item.draft'],
      quantity: '7',
      unit_amount_minor: '100',
    };
    const done = await called(client, hit.caller, { name: hit.name, arguments: args });
    expect(done).toMatchObject({ isError: false, said: { id: args.line_item_id, quantity: '7' } });
    const stored = await run('get_invoice', { invoice_id: args.invoice_id });
    expect(stored).toMatchObject({ ok: true, value: { lines: expect.arrayContaining([expect.objectContaining({ quantity: '7' })]) } });
  });

  test.each(['search', 'full'] as const)('calls a tool by its real name: surface %s', async (surface) => {
    const { client, sandbox } = await opened({ surface }, name);
    const args = {
      invoice_id: sandbox.handles['invoice.draft'],
      line_item_id: sandbox.handles['line_item.draft'],
      quantity: '3',
      unit_amount_minor: '100',
    };
    expect(await called(client, 'update_invoice_line_item', args)).toMatchObject({ isError: false, said: { quantity: '3' } });
  });

  test('says the same in the text and in the structure, of answers and of refusals', async () => {
    const { client } = await opened({}, name);
    const answers = [
      await called(client, 'search_tools', { query: QUESTION, detail: 'full' }),
      await called(client, 'search_tools', { query: '' }),
      await called(client, 'describe_tools', { names: ['line_items', 'overdue://catalogue', 'nothing'] }),
      await called(client, 'call_read_tool', { name: 'remove_invoice_line_item' }),
      await called(client, 'call_write_tool', {}),
    ];
    for (const { said, structured } of answers) expect(structured).toEqual(said);
  });
});

test('the full surface lists the catalogue alone, sorted', async () => {
  const { parts } = await shop({ surface: 'full' });
  expect(parts.listed.map(({ definition }) => definition.name)).toEqual(CATALOG.map(({ name }) => name).sort());
});

test('instructions are in both languages, whichever the server speaks, and name the way in', async () => {
  for (const lang of ['en', 'pt-BR'] as const) {
    const { client } = await opened({ lang }, 'the 1.x client');
    const instructions = client.getInstructions() ?? '';
    expect(instructions).toMatch(/Find a tool with search_tools/);
    expect(instructions).toMatch(/Ache a ferramenta com search_tools/);
    expect(instructions).toMatch(/Categories: invoices, line_items/);
    await client.close();
  }
});
