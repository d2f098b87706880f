// Official clients of both generations, connected in memory to a server over the same parts.
import { Client as NewClient } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { McpParts } from '../../../src/mcp/parts.ts';
import { createServer } from '../../../src/mcp/server.ts';

const INFO = { name: 'test', version: '1.0.0' };

/** By generation and revision; what all of them can do has one shape, that of the newer one. */
export const CLIENTS = {
  'the 1.x client': () => new OldClient(INFO) as unknown as NewClient,
  'the 2.x client, 2025-11-25': () => new NewClient(INFO),
  'the 2.x client, 2026-07-28': () => new NewClient(INFO, { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
} as const;

/** A client's name. */
export type ClientName = keyof typeof CLIENTS;

/** The client, connected; close it. */
export async function connected(name: ClientName, parts: McpParts): Promise<NewClient> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  serveStdio(() => createServer(parts), { transport: there });
  const client = CLIENTS[name]();
  await client.connect(here);
  return client;
}
