// connectedClient: an official client over parts, without a socket.
// Under the pages on what a model reads: what they show has gone through the protocol.
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { McpParts } from '../../src/mcp/parts.ts';
import { createServer } from '../../src/mcp/server.ts';

/** The client, of revision 2026-07-28; close it. */
export async function connectedClient(parts: McpParts): Promise<Client> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  serveStdio(() => createServer(parts), { transport: there });
  const client = new Client({ name: 'page', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(here);
  return client;
}

type Result = Awaited<ReturnType<Client['callTool']>>;

/** The text contents of an answer: what a model reads of it. */
export function textsOf({ content }: Result): readonly string[] {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
}
