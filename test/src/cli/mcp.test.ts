// overdue mcp, as built, with the official clients of both generations, over stdio and over HTTP.
import { Client as NewClient, StreamableHTTPClientTransport as NewHttp } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewStdio } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { type Going, launch, MAIN } from './overdue.ts';

const INFO = { name: 'test', version: '1.0.0' };
const STDIO = { command: process.execPath, args: [MAIN, 'mcp'], stderr: 'pipe' as const };

/** A client, and the control API of the provider behind its tools. */
interface Reached {
  readonly client: NewClient;
  readonly controlUrl: string;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function overStdio(client: NewClient, transport: NewStdio): Promise<Reached> {
  let [said, know] = ['', (_url: string): void => undefined];
  const controlUrl = new Promise<string>((resolve) => {
    know = resolve;
  });
  transport.stderr?.on('data', (chunk) => {
    said += String(chunk);
    const [, url] = /control +(http\S+)/.exec(said) ?? [];
    if (url !== undefined) know(url);
  });
  await client.connect(transport);
  closing.push(() => client.close());
  return { client, controlUrl: await controlUrl };
}

async function overHttp(client: NewClient, transport: (url: URL) => NewHttp): Promise<Reached> {
  const going: Going = launch('mcp', '--http', '0', '--ready-json');
  closing.push(() => {
    going.process.kill();
    return going.finished;
  });
  const { url, control_url } = JSON.parse(await going.line(/^\{/)) as { url: string; control_url: string };
  await client.connect(transport(new URL(url)));
  closing.push(() => client.close());
  return { client, controlUrl: control_url };
}

const oldClient = (): NewClient => new OldClient(INFO) as unknown as NewClient;
const auto = (): NewClient => new NewClient(INFO, { versionNegotiation: { mode: 'auto' } });

const REACH: readonly (readonly [string, () => Promise<Reached>])[] = [
  ['the 1.x client over stdio', () => overStdio(oldClient(), new OldStdio(STDIO) as unknown as NewStdio)],
  ['the 2.x client over stdio', () => overStdio(new NewClient(INFO), new NewStdio(STDIO))],
  ['the 2.x client that negotiates, over stdio', () => overStdio(auto(), new NewStdio(STDIO))],
  ['the 1.x client over HTTP', () => overHttp(oldClient(), (url) => new OldHttp(url) as unknown as NewHttp)],
  ['the 2.x client over HTTP', () => overHttp(new NewClient(INFO), (url) => new NewHttp(url))],
  ['the 2.x client that negotiates, over HTTP', () => overHttp(auto(), (url) => new NewHttp(url))],
];

/** The 1.x client takes a schema before the options. */
function callUntil(client: NewClient, call: Parameters<NewClient['callTool']>[0], signal: AbortSignal): Promise<unknown> {
  const isOld = (client as unknown) instanceof OldClient;
  return isOld ? (client as unknown as OldClient).callTool(call, undefined, { signal }) : client.callTool(call, { signal });
}

describe.each(REACH)('%s', (_name, reach) => {
  test('lists, finds and calls tools, reads what went wrong, and cancels', async () => {
    const { client, controlUrl } = await reach();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('search_tools');

    const found = await client.callTool({ name: 'search_tools', arguments: { query: 'muda a quantidade da segunda linha da fatura' } });
    expect(JSON.stringify(found.content)).toContain('update_invoice_line_item');

    const control = createControl({ url: controlUrl });
    const { handles } = await control.sandbox('default');
    const line = { invoice_id: handles['invoice.draft_taxed'], description: 'Hosting', quantity: 1, unit_amount_minor: 900 };
    const added = await client.callTool({ name: 'add_invoice_line_item', arguments: line });
    expect(added.isError ?? false).toBe(false);

    const wrong = await client.callTool({ name: 'add_invoice_line_item', arguments: {} });
    expect(wrong).toMatchObject({ isError: true, structuredContent: { error_type: 'invalid_input', retryable: false } });
    await expect(client.callTool({ name: 'add_invoice_lines', arguments: {} })).rejects.toMatchObject({ code: -32_602 });

    const match = { operation: 'add_invoice_line_item' };
    await control.armRule('default', { fault: 'stall', at: 'before_access', params: { after_body_bytes: 0 }, match });
    const cancel = new AbortController();
    const held = callUntil(client, { name: 'add_invoice_line_item', arguments: { ...line, quantity: 2 } }, cancel.signal);
    cancel.abort();
    await expect(held).rejects.toThrow();
    await control.clearRules('default');
    const after = await client.callTool({ name: 'add_invoice_line_item', arguments: { ...line, quantity: 3 } });
    expect(after.isError ?? false).toBe(false);
  });
});
