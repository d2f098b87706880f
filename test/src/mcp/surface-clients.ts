// The official clients of both generations in front of our parts, in one process; behind the parts the real harness and the real provider.
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { McpParts } from '../../../src/mcp/parts.ts';
import { createServer } from '../../../src/mcp/server.ts';
import { createParts, type ToolServerOptions } from '../../../src/mcp/tool-server.ts';
import { type SiteOptions, site, startProvider } from '../orchestrator/provider.ts';

/** What the tests need of either client; `unknown` answers are what the wire said. */
export interface AnyClient {
  listTools(): Promise<{ readonly tools: readonly unknown[] }>;
  callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<unknown>;
  getInstructions(): string | undefined;
  close(): Promise<void>;
}

const INFO = { name: 'test', version: '0' };

async function current(parts: McpParts, options: ClientOptions): Promise<AnyClient> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  serveStdio(() => createServer(parts), { transport: far });
  const client = new Client(INFO, options);
  await client.connect(near);
  return client;
}

async function old(parts: McpParts): Promise<AnyClient> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(parts).connect(far);
  const client = new OldClient(INFO);
  // The two generations type one transport differently; on the wire it is the same.
  await client.connect(near as unknown as Parameters<OldClient['connect']>[0]);
  return client;
}

/** Who may stand in front of a server, by generation and revision. */
export const CLIENTS = {
  'client 2, revision 2026-07-28': (parts: McpParts) => current(parts, { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
  'client 2, revision found out': (parts: McpParts) => current(parts, { versionNegotiation: { mode: 'auto' } }),
  'client 2, old handshake': (parts: McpParts) => current(parts, {}),
  'client 1': old,
} as const;

export type Generation = keyof typeof CLIENTS;

export const GENERATIONS = Object.keys(CLIENTS) as Generation[];

/** What a model reads of a call. */
export interface Read {
  readonly isError: boolean;
  /** The first text, as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: what came is judged by the test
  readonly said: any;
  readonly text: string;
  readonly structured: unknown;
}

/** A call as a model makes it. */
export async function called(client: AnyClient, name: string, args: unknown): Promise<Read> {
  const answer = (await client.callTool({ name, arguments: args as Record<string, unknown> })) as {
    isError?: boolean;
    content: { text: string }[];
    structuredContent?: unknown;
  };
  const text = answer.content[0]?.text ?? '';
  return { isError: answer.isError === true, said: JSON.parse(text), text, structured: answer.structuredContent };
}

const provider = startProvider();

/** A sandbox, a harness over it, and the parts over that. */
export async function shop(options: Partial<ToolServerOptions> = {}, siteOptions: SiteOptions = {}) {
  const made = await site(provider, siteOptions);
  const parts = createParts({ harness: { run: made.run }, version: '0', ...options });
  return { ...made, parts };
}
