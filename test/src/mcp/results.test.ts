// What a model reads of a call: every failure in a kilobyte, successes whole, and a page that is too long as the limit that fits.
import type { CallToolResult } from '@modelcontextprotocol/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { advanceUntil } from '../../../mock-service/index.ts';
import { classify } from '../../../src/classifier/classify.ts';
import { BYTES_MAX } from '../../../src/contract/converters/fit-error.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { type ToolError, toolErrorSchema } from '../../../src/contract/tool-error.ts';
import { createParts } from '../../../src/mcp/create-parts.ts';
import { ANSWER_MAX } from '../../../src/mcp/failures/answer-too-long.ts';
import { failed, succeeded } from '../../../src/mcp/results/result.ts';
import { id } from '../../../src/tools/arguments/fields.ts';
import { defineTool } from '../../../src/tools/define-tool.ts';
import { READ } from '../../../src/tools/hints.ts';
import { httpFailures, languages, operations, thrownErrors } from '../classifier/arbitraries.ts';
import { site, startProvider } from '../orchestrator/provider.ts';
import { CLIENTS, type ClientName, connected } from './connected-clients.ts';

test('whatever the classifier makes of a failure is read whole in a kilobyte, the same as text and as structure', () => {
  fc.assert(
    fc.property(fc.oneof(httpFailures, thrownErrors, fc.string()), operations, languages, (failure, operation, lang) => {
      const error = classify(failure, { operation, lang });
      const { isError, content, structuredContent } = failed(error);
      const { text } = content[0] as { text: string };
      expect(isError).toBe(true);
      expect(JSON.parse(text)).toEqual(structuredContent);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BYTES_MAX);
      expect(toolErrorSchema.safeParse(structuredContent).success).toBe(true);
      expect(checkLaws(structuredContent as ToolError, operation)).toEqual(checkLaws(error, operation));
    }),
    { numRuns: 300 },
  );
});

test('a success is its JSON, and no success is anything but an object', () => {
  expect(succeeded({ id: 'inv_1' })).toEqual({ content: [{ type: 'text', text: '{"id":"inv_1"}' }], structuredContent: { id: 'inv_1' } });
  for (const value of [[], null, 'x', undefined]) expect(() => succeeded(value as never)).toThrow(TypeError);
});

const words = { summary: 'List invoices.' };
const about = {
  title: { en: 'x', 'pt-BR': 'x' },
  description: { en: words, 'pt-BR': words },
  aliases: [],
  category: 'invoices',
  output: 'a page',
  annotations: READ,
} as const;
const LIST = defineTool({
  ...about,
  name: 'list_invoices',
  input: z.strictObject({ limit: z.int().min(1).max(100).optional(), cursor: z.string().optional() }),
});
const GET = defineTool({ ...about, name: 'get_invoice', input: z.strictObject({ invoice_id: id('which') }) });

describe.each(Object.keys(CLIENTS) as ClientName[])('through %s', (name) => {
  test('a page that would fill the context says the limit that fits, with which every page is read; one invoice is read whole', async () => {
    const { clock, ...provider } = startProvider();
    const { client: sdk, sandbox, harness } = await site({ clock, ...provider });
    const until = <Value>(promise: Promise<Value>) => advanceUntil(clock, promise);
    const line = { description: 'Consultoria', unit_amount_minor: '12500', quantity: '2' };
    const create = (lines: number) =>
      sdk.call('create_invoice', {
        customer_id: sandbox.handles['customer.brazilian'] ?? '',
        currency: 'BRL',
        lines: Array.from({ length: lines }, () => line),
      });
    for (let made = 0; made < 60; made += 1) await until(create(5));
    const long = await until(create(250));
    const client = await connected(name, createParts({ harness, version: '0.0.0', catalog: [LIST, GET] }));
    const call = (tool: string, args: object) => until(client.callTool({ name: tool, arguments: { ...args } })) as Promise<CallToolResult>;

    const whole = await call('get_invoice', { invoice_id: (long as { value: { id: string } }).value.id });
    expect(whole.isError ?? false).toBe(false);
    expect(JSON.stringify(whole.structuredContent).length).toBeGreaterThan(ANSWER_MAX);

    let cursor: string | undefined;
    let limit = 100;
    const seen: unknown[] = [];
    for (let calls = 0; calls < 200; calls += 1) {
      const answer = await call('list_invoices', { limit, ...(cursor === undefined ? {} : { cursor }) });
      if (answer.isError === true) {
        const error = answer.structuredContent as ToolError;
        expect(error).toMatchObject({ error_type: 'invalid_input', rule: 'mcp.answer_too_long', effect: 'not_applied', retryable: false });
        const fits = Number(/to (\d+)$/.exec(error.details?.fields?.[0]?.expected ?? '')?.[1]);
        expect(fits).toBeLessThan(limit);
        limit = fits;
        continue;
      }
      const page = answer.structuredContent as { data: unknown[]; next_cursor: string | null };
      seen.push(...page.data);
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    await client.close();
    expect(limit).toBeLessThan(100);
    expect(seen.length).toBeGreaterThan(61);
  });

  test('so do rows of SQL, which have no cursor; with the limit that was said they are read', async () => {
    const { harness } = await site(startProvider());
    const client = await connected(name, createParts({ harness, version: '0.0.0' }));
    const sql = 'SELECT a.id AS a, b.id AS b, c.id AS c, d.id AS d FROM invoices a, invoices b, invoices c, invoices d';
    const query = (args: object) => client.callTool({ name: 'query_data', arguments: { sql, ...args } }) as Promise<CallToolResult>;
    const error = (await query({})).structuredContent as ToolError;
    expect(error).toMatchObject({ error_type: 'invalid_input', rule: 'mcp.answer_too_long', effect: 'not_applied', retryable: false });
    expect(error.guidance).not.toContain('next_cursor');
    const limit = Number(/to (\d+)$/.exec(error.details?.fields?.[0]?.expected ?? '')?.[1]);
    const read = await query({ limit });
    expect([read.isError ?? false, (read.structuredContent as { rows: unknown[] }).rows.length]).toEqual([false, limit]);
    await client.close();
  });
});
