// Callers by risk: what each calls, what each refuses and what it says then.
import { describe, expect, test } from 'vitest';
import { checkLaws } from '../../../src/contract/laws.ts';
import { CALLERS } from '../../../src/mcp/surface/brief.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import type { Risk } from '../../../src/tools/tool.ts';
import { called, opened } from './surface-calls.ts';

const RISKS: readonly Risk[] = ['read', 'write', 'destructive'];

describe('by risk', () => {
  test.each(RISKS)('the caller for %s refuses every bolder tool, sends nothing, and names the caller that takes it', async (risk) => {
    const { client, journal } = await opened();
    for (const tool of CATALOG.filter((each) => RISKS.indexOf(each.risk) > RISKS.indexOf(risk))) {
      const { isError, said } = await called(client, CALLERS[risk], { name: tool.name, arguments: {} });
      expect({ isError, rule: said.rule, type: said.error_type }).toEqual({ isError: true, rule: 'mcp.caller', type: 'invalid_input' });
      expect(said.guidance).toContain(CALLERS[tool.risk]);
      expect(checkLaws(said)).toEqual([]);
    }
    expect(await journal()).toEqual([]);
  });

  test('a bolder caller takes every tool of less risk', async () => {
    const { client } = await opened();
    for (const tool of CATALOG)
      for (const risk of RISKS.slice(RISKS.indexOf(tool.risk))) {
        // Nothing there says what is wrong with the arguments but the tool itself.
        const { said } = await called(client, CALLERS[risk], { name: tool.name, arguments: { no_such_argument: 1 } });
        expect(said).toMatchObject({ rule: 'mcp.arguments' });
        expect(said.guidance).toContain(tool.name);
      }
  });

  test('their hints say what they can do', async () => {
    const { client } = await opened();
    const { tools } = await client.listTools();
    const hints = Object.fromEntries(
      (tools as { name: string; annotations: unknown }[]).map(({ name, annotations }) => [name, annotations]),
    );
    expect(hints).toMatchObject({
      call_read_tool: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
      call_write_tool: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
      call_destructive_tool: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
      search_tools: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      describe_tools: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    });
  });
});

describe('arguments', () => {
  const ids = ({ handles }: { handles: Readonly<Record<string, string>> }) => ({
    invoice_id: handles['invoice.draft'],
    line_item_id: handles['line_item.draft'],
  });
  const name = 'update_invoice_line_item';

  test('may be JSON text of an object', async () => {
    const { client, sandbox } = await opened();
    const given = JSON.stringify({ ...ids(sandbox), quantity: '4', unit_amount_minor: '100' });
    expect(await called(client, 'call_write_tool', { name, arguments: given })).toMatchObject({ isError: false, said: { quantity: '4' } });
  });

  test.each([
    ['left out', {}],
    ['null', { arguments: null }],
    ['an empty object', { arguments: {} }],
  ])('%s count as none: the tool says what it needs', async (_, given) => {
    const { client } = await opened();
    const { said } = await called(client, 'call_write_tool', { name, ...given });
    expect(said.details.fields.map(({ path }: { path: string }) => path)).toEqual(['invoice_id', 'line_item_id']);
  });

  test.each([
    ['a list', { arguments: [] }],
    ['a number', { arguments: 3 }],
    ['text that is no JSON', { arguments: 'quantity=3' }],
    ['JSON text of a list', { arguments: '[]' }],
    ['beside the name in the place of inside', { invoice_id: 'inv_secret' }],
  ])('%s: says what belongs there', async (_, given) => {
    const { client, journal } = await opened();
    const { isError, said, text } = await called(client, 'call_write_tool', { name, ...given });
    expect(isError).toBe(true);
    expect(said.details.fields).toEqual([
      { path: 'arguments', expected: `an object with the arguments of ${name}: invoice_id, line_item_id, …` },
    ]);
    expect(text).not.toContain('inv_secret');
    expect(await journal()).toEqual([]);
  });
});

describe('a name that no tool has', () => {
  test.each([
    ['Update-Invoice-Line-Item', 'update_invoice_line_item'],
    ['updateInvoiceLineItem', 'update_invoice_line_item'],
    ['UPDATE_INVOICE_LINE_ITEM', 'update_invoice_line_item'],
    ['update_invoice_lineitem', 'update_invoice_line_item'],
    ['atualizar_linha_da_fatura', 'update_invoice_line_item'],
  ])('%s is not called; %s is told first', async (given, nearest) => {
    const { client, sandbox, journal } = await opened();
    const args = {
      invoice_id: sandbox.handles['invoice.draft'],
      line_item_id: sandbox.handles['line_item.draft'],
      quantity: '9',
      unit_amount_minor: '100',
    };
    const { isError, said, text } = await called(client, 'call_destructive_tool', { name: given, arguments: args });
    expect({ isError, rule: said.rule }).toEqual({ isError: true, rule: 'mcp.unknown_tool' });
    expect(said.details.fields[0].expected).toMatch(new RegExp(`^one of ${nearest}\\b`));
    expect(text).not.toContain(given);
    expect(await journal()).toEqual([]);
  });

  test.each(['zzzzzz', 'bake_sourdough_bread_tonight_for_forty_hungry_wolves_with_amount'])(
    'nothing is told as near that is not: %s',
    async (given) => {
      const { said } = await called((await opened()).client, 'call_read_tool', { name: given });
      expect(said.details.fields).toEqual([{ path: 'name', expected: "a tool's name, as search_tools answers it" }]);
    },
  );

  test.each(['constructor', '__proto__', 'toString', '', '\u0000\u001b[31m', 'zzzzzz'])('%j is none', async (given) => {
    const { client } = await opened();
    const { isError, said } = await called(client, 'call_destructive_tool', { name: given, arguments: {} });
    expect({ isError, rule: said.rule }).toEqual({ isError: true, rule: 'mcp.unknown_tool' });
  });
});

describe('a tool of the surface is no business of a caller', () => {
  test.each(['search_tools', 'describe_tools', ...Object.values(CALLERS)])('%s is said to be called by its own name', async (name) => {
    for (const [lang, directly] of [
      ['en', 'is called directly, by its own name'],
      ['pt-BR', 'se chama diretamente, pelo próprio nome'],
    ] as const) {
      const { client, journal } = await opened({ lang });
      for (const caller of Object.values(CALLERS)) {
        const { isError, said } = await called(client, caller, { name, arguments: { query: 's3cr3t' } });
        expect({ isError, rule: said.rule, path: said.details.fields[0].path }).toEqual({
          isError: true,
          rule: 'mcp.caller',
          path: 'name',
        });
        expect(said.guidance).toContain(`${name} ${directly}`);
        expect(checkLaws(said)).toEqual([]);
      }
      expect(await journal()).toEqual([]);
    }
  });
});

describe('a tool that throws', () => {
  const thrown = new Error('no such file: /home/alice/key');
  const broken = CATALOG.map((tool) => ({ ...tool, run: () => Promise.reject(thrown) }));
  const name = 'list_payments';

  test.each(['call_read_tool', 'call_write_tool'])(
    'is told to the log by its own name and by its own risk to the model: %s',
    async (caller) => {
      const mistakes: unknown[] = [];
      const { client } = await opened({ catalog: broken, onError: (mistake) => mistakes.push(mistake) });
      const { isError, said, text } = await called(client, caller, { name, arguments: {} });
      expect({ isError, rule: said.rule, effect: said.effect }).toEqual({ isError: true, rule: 'mcp.internal', effect: 'not_applied' });
      expect(text).not.toMatch(/alice|file/);
      expect(mistakes).toEqual([{ tool: name, thrown, correlationId: said.correlation_id }]);
    },
  );
});

test.each([
  ['a megabyte of text', 's3cr3t'.repeat(170_000)],
  ['JSON text a hundred thousand deep', `{"invoice_id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['JSON text with a prototype', '{"__proto__":{"invoice_id":"s3cr3t"},"constructor":{}}'],
  ['ten thousand arguments', Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`s3cr3t ${at}`, at]))],
  ['control characters', '\u0000\u001b[2J{}'],
])('hostile arguments are refused in a kilobyte, and not said back: %s', async (_, hostile) => {
  const { client, journal } = await opened();
  const { isError, text, said } = await called(client, 'call_write_tool', { name: 'update_invoice_line_item', arguments: hostile });
  expect({ isError, rule: said.rule }).toEqual({ isError: true, rule: 'mcp.arguments' });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_024);
  expect(text).not.toContain('s3cr3t');
  expect(await journal()).toEqual([]);
});
