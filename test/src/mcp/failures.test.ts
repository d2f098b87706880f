// What a model reads when a call of a tool failed before it met the provider, and what a client gets for a name that no tool has.
import type { CallToolResult } from '@modelcontextprotocol/server';
import { describe, expect, test } from 'vitest';
import { BYTES_MAX } from '../../../src/contract/converters/fit-error.ts';
import { GUIDANCE_MAX } from '../../../src/contract/guidance/guidance.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { LANGUAGES, type Language, type ToolError } from '../../../src/contract/tool-error.ts';
import { createParts } from '../../../src/mcp/create-parts.ts';
import { answerTooLong } from '../../../src/mcp/failures/answer-too-long.ts';
import { badArguments } from '../../../src/mcp/failures/bad-arguments.ts';
import { directTool } from '../../../src/mcp/failures/direct-tool.ts';
import { internalFailure } from '../../../src/mcp/failures/internal-failure.ts';
import type { Mistake } from '../../../src/mcp/failures/on-thrown.ts';
import { unknownAddress } from '../../../src/mcp/failures/unknown-address.ts';
import { unknownTool } from '../../../src/mcp/failures/unknown-tool.ts';
import { wrongCaller } from '../../../src/mcp/failures/wrong-caller.ts';
import type { McpTool } from '../../../src/mcp/mcp-tool.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import type { Tool, ToolAnswer } from '../../../src/tools/tool.ts';
import { seededRandom } from '../orchestrator/provider.ts';
import { CLIENTS, type ClientName, connected } from './connected-clients.ts';

const NAMES: readonly string[] = CATALOG.map(({ name }) => name);
const LONGEST = [...NAMES].sort((one, other) => other.length - one.length);
const [longest = ''] = LONGEST;
const eight = Array.from({ length: 12 }, (_, at) => ({
  path: `lines.${at}.unit_amount_minor`,
  expected: 'minor units as decimal text: R$ 12,50 is "1250", a fraction of a unit "12.5" or "12.2500"',
}));
const failing = (lang: Language) => ({ lang, correlationId: 'id-1' });

/** Every failure of the server's own, as long as it gets, and what its guidance must name. */
const FAILURES: readonly (readonly [string, (lang: Language) => ToolError, readonly string[]])[] = [
  [
    'bad arguments',
    (lang) => badArguments({ tool: longest, fields: eight, ...failing(lang) }),
    ['describe_tools', longest, 'details.fields'],
  ],
  [
    'an unknown tool',
    (lang) => unknownTool({ nearest: LONGEST, path: 'name', ...failing(lang) }),
    ['search_tools', ...LONGEST.slice(0, 3)],
  ],
  ['an unknown tool, and nothing near', (lang) => unknownTool({ nearest: [], path: 'name', ...failing(lang) }), ['search_tools']],
  [
    'a tool that takes away',
    (lang) => wrongCaller({ tool: longest, risk: 'destructive', caller: 'call_destructive_tool', ...failing(lang) }),
    ['call_destructive_tool', longest],
  ],
  [
    'a tool that writes',
    (lang) => wrongCaller({ tool: longest, risk: 'write', caller: 'call_write_tool', ...failing(lang) }),
    ['call_write_tool', longest],
  ],
  [
    'a tool of the surface through a caller',
    (lang) => directTool({ tool: 'call_destructive_tool', ...failing(lang) }),
    ['call_destructive_tool'],
  ],
  [
    'an unknown address',
    (lang) => unknownAddress({ nearest: LONGEST.map((name) => `overdue://tools/${name}`), path: 'names', ...failing(lang) }),
    ['overdue://catalogue', ...LONGEST.slice(0, 3).map((name) => `overdue://tools/${name}`)],
  ],
  [
    'a page that is too long',
    (lang) => answerTooLong({ tool: longest, limit: 1_000, isPaged: true, ...failing(lang) }),
    ['1000', longest, 'next_cursor'],
  ],
  ['rows that are too long', (lang) => answerTooLong({ tool: longest, limit: 1_000, isPaged: false, ...failing(lang) }), ['1000', longest]],
  ['a mistake in a read', (lang) => internalFailure({ isRead: true, ...failing(lang) }), []],
  ['a mistake in a write', (lang) => internalFailure({ isRead: false, ...failing(lang) }), []],
];

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(FAILURES)('%s keeps the contract, and says what to do next', (_, make, named) => {
    const error = make(lang);
    expect(checkLaws(error, { write: 'keyed' })).toEqual([]);
    expect(error.guidance.length).toBeLessThanOrEqual(GUIDANCE_MAX);
    for (const name of named) expect(error.guidance).toContain(name);
    expect(error.rule).toMatch(/^mcp\.\w+$/);
    expect(error.correlation_id).toBe('id-1');
    expect(error.details?.fields?.length ?? 0).toBeLessThanOrEqual(8);
  });

  test('what the caller mends by itself is never retryable, and nothing was done', () => {
    for (const [, make] of FAILURES.slice(0, 9)) {
      expect(make(lang)).toMatchObject({ error_type: 'invalid_input', retryable: false, action: 'fix_input', effect: 'not_applied' });
    }
  });
});

test('of a mistake in a write nobody knows what it did', () => {
  expect(internalFailure({ isRead: false, ...failing('en') })).toMatchObject({ effect: 'unknown', action: 'reconcile_first' });
  expect(internalFailure({ isRead: true, ...failing('en') })).toMatchObject({ effect: 'not_applied', action: 'escalate' });
});

const SECRET = '/home/ana/.ssh/id_rsa sk_live_0123456789 ana@example.com';
const sample = CATALOG.find(({ name }) => name === 'add_invoice_line_item') as Tool;
const answering = (run: () => unknown): Tool => ({ ...sample, run: async () => run() as ToolAnswer });
const ARGS = { invoice_id: 'inv_1', description: 'x' };

/** What a tool may do that no tool should. */
const MISTAKES: readonly (readonly [string, () => unknown])[] = [
  [
    'throws',
    () => {
      throw new Error(SECRET);
    },
  ],
  [
    'throws what is no error',
    () => {
      throw SECRET;
    },
  ],
  [
    'throws nothing',
    () => {
      throw undefined;
    },
  ],
  ['answers nothing', () => undefined],
  ['answers a success without a value', () => ({ ok: true })],
  ['answers with a list', () => ({ ok: true, value: [1] })],
  ['answers with what is no JSON', () => ({ ok: true, value: { amount: 1n } })],
  [
    'answers with what has no end',
    () => {
      const value: Record<string, unknown> = {};
      value.self = value;
      return { ok: true, value };
    },
  ],
  ['fails without an error', () => ({ ok: false })],
  ['fails with what is no tool error', () => ({ ok: false, error: { error_type: 'oops', stack: SECRET } })],
];

const harness = { run: () => Promise.reject(new Error('nothing here calls anybody')) };
const partsOf = (tool: Tool, extra: readonly McpTool[] = [], onError?: (mistake: Mistake) => unknown) =>
  createParts({ harness, version: '0.0.0', catalog: [tool], extra, random: seededRandom(3), onError });

describe.each(Object.keys(CLIENTS) as ClientName[])('through %s', (name) => {
  const call = async (parts: ReturnType<typeof partsOf>, args: Record<string, unknown> = ARGS, tool: string = sample.name) => {
    const client = await connected(name, parts);
    try {
      return (await client.callTool({ name: tool, arguments: args })) as CallToolResult;
    } finally {
      await client.close();
    }
  };
  const read = ({ isError, content, structuredContent }: CallToolResult): ToolError => {
    expect(isError).toBe(true);
    expect(content).toHaveLength(1);
    const text = content[0] as { text: string };
    expect(JSON.parse(text.text)).toEqual(structuredContent);
    expect(Buffer.byteLength(text.text)).toBeLessThanOrEqual(BYTES_MAX);
    return structuredContent as ToolError;
  };

  test.each(MISTAKES)('a tool that %s is a tool error that says nothing of it, and the program is told', async (_, run) => {
    const mistakes: Mistake[] = [];
    const error = read(await call(partsOf(answering(run), [], (mistake) => mistakes.push(mistake))));
    expect(error).toMatchObject({ error_type: 'unknown', retryable: false, rule: 'mcp.internal', effect: 'unknown' });
    expect(checkLaws(error)).toEqual([]);
    expect(JSON.stringify(error)).not.toMatch(/ana|sk_live|home|oops|BigInt|circular/i);
    expect(mistakes).toMatchObject([{ tool: sample.name, correlationId: error.correlation_id }]);
  });

  test('whoever is told and throws changes nothing', async () => {
    const throwing = () => {
      throw new Error('log is full');
    };
    expect(read(await call(partsOf(answering(throwing), [], throwing)))).toMatchObject({ rule: 'mcp.internal' });
    expect(read(await call(partsOf(answering(throwing), [], () => Promise.reject(new Error('log is full')))))).toMatchObject({
      rule: 'mcp.internal',
    });
  });

  test('arguments that do not fit are a tool error, and the tool is not run', async () => {
    const parts = partsOf(
      answering(() => {
        throw new Error('it was run');
      }),
    );
    const error = read(await call(parts, { quantity: '1,500', line: 1, amount_minor: SECRET }));
    expect(error).toMatchObject({ error_type: 'invalid_input', rule: 'mcp.arguments', action: 'fix_input' });
    expect(error.details?.fields?.map(({ path }) => path)).toEqual(['invoice_id', 'amount_minor', 'quantity', 'line']);
    expect(JSON.stringify(error)).not.toContain('ana');
  });

  test('a server that speaks Portuguese says it in Portuguese', async () => {
    const parts = createParts({ harness, version: '0.0.0', catalog: [sample], lang: 'pt-BR' });
    const error = read(await call(parts, { invoice_id: 'inv_1', quantity: '1.500' }));
    expect(error.guidance).toMatch(/^Há argumentos de add_invoice_line_item errados/);
    expect(error.details?.fields).toEqual([{ path: 'quantity', expected: 'texto decimal, com ponto e sem separadores: "1.5" ou "1500"' }]);
  });

  test('what was read leniently reaches the tool, and is said beside its answer', async () => {
    let got: unknown;
    const tool: Tool = {
      ...sample,
      run: async (input) => {
        got = input;
        return { ok: true, value: { id: 'li_1' } };
      },
    };
    const { content, structuredContent, isError } = await call(partsOf(tool), { ...ARGS, quantity: 2 });
    expect([isError ?? false, got]).toEqual([false, { invoice_id: 'inv_1', description: 'x', quantity: '2' }]);
    expect(structuredContent).toEqual({ id: 'li_1' });
    expect(content).toEqual([
      { type: 'text', text: '{"id":"li_1"}' },
      {
        type: 'text',
        text: 'Some arguments were read as what they can only mean. Next time give quantity: decimal text, a point and no separators: "1.5" or "1500".',
      },
    ]);
  });

  test('a document is an embedded resource under the address of its operation', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7');
    const tool: Tool = {
      ...sample,
      run: async () => ({ ok: true, value: { id: 'x' }, document: { mediaType: 'application/pdf', bytes } }),
    };
    const { content } = await call(partsOf(tool), { invoice_id: 'inv/1', description: 'x' });
    expect(content[1]).toEqual({
      type: 'resource',
      resource: { uri: 'overdue://invoices/inv%2F1/lines', mimeType: 'application/pdf', blob: Buffer.from(bytes).toString('base64') },
    });
  });

  test.each([
    ['near one of the five', 'call_tool', /^.*Unknown tool: call_tool\. The nearest: call_read_tool, call_write_tool\b/],
    ['near one that there is', 'add_invoice_line', /^.*Unknown tool: add_invoice_line\. The nearest: add_invoice_line_item\b/],
    ['near none', 'zzzzqqq', /^.*Unknown tool: zzzzqqq\. Find the right one with search_tools\.$/],
    ['of a prototype', '__proto__', /Unknown tool/],
    ['that is a method of a map', 'constructor', /Unknown tool/],
    ['that is no name', 'two words\u0000', /^.*Unknown tool\. /],
    ['of a million characters', 'x'.repeat(1_000_000), /^.*Unknown tool\. /],
  ])('a name %s is a protocol error', async (_, tool, message) => {
    const refused = await call(partsOf(sample), {}, tool).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: -32_602, message: expect.stringMatching(message) });
    expect((refused as Error).message.length).toBeLessThan(300);
  });
});
