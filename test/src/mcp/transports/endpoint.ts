// An endpoint on a real socket over parts with tools of the test, and the official clients that call it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import type { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createParts } from '../../../../src/mcp/create-parts.ts';
import type { McpTool } from '../../../../src/mcp/mcp-tool.ts';
import type { McpParts } from '../../../../src/mcp/parts.ts';
import { createHttpTransport, type HttpTransportOptions } from '../../../../src/mcp/transports/http.ts';
import { systemClock } from '../../../../src/ports/clock.ts';
import { systemRandom } from '../../../../src/ports/random.ts';
import { CLIENTS, type ClientName } from '../connected-clients.ts';

/** An endpoint; close it. */
export interface Endpoint {
  readonly url: string;
  /** As the protocol's own `close`, and the socket with it. */
  close(drainMs?: number): Promise<void>;
}

/** Starts one on loopback and any port. */
export async function endpointOver(parts: McpParts, options: Partial<HttpTransportOptions> = {}): Promise<Endpoint> {
  const transport = createHttpTransport(parts, { clock: systemClock, random: systemRandom, ...options });
  const server = createServer(transport.listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = async (drainMs = 0): Promise<void> => {
    await transport.close(drainMs);
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, close };
}

/** The client, connected over HTTP; close it. */
export async function connectedTo(url: string, name: ClientName) {
  const client = CLIENTS[name]();
  const transport = name === 'the 1.x client' ? new OldTransport(new URL(url)) : new NewTransport(new URL(url));
  await client.connect(transport as NewTransport);
  return client;
}

/** Parts with these tools alone, none of which needs a harness. */
export function partsWith(...tools: readonly McpTool[]): McpParts {
  const run = () => Promise.reject(new Error('a tool of the test called the harness'));
  return createParts({ harness: { run }, version: '1.0.0', surface: 'full', catalog: [], extra: tools });
}

/** A tool that answers at once. */
export const ECHO: McpTool = {
  definition: { name: 'echo', inputSchema: { type: 'object' } },
  call: async (args) => ({ content: [{ type: 'text', text: JSON.stringify(args) }] }),
};

/** A tool whose calls wait until they are let go or aborted. */
export interface Holding {
  readonly tool: McpTool;
  /** Resolves when a call has begun. */
  readonly begun: Promise<void>;
  /** Resolves when a call was aborted. */
  readonly aborted: Promise<void>;
  /** Lets every call answer. */
  letGo(): void;
}

/** A call that is cancelled by the signal; the older client has a schema in the second place. */
export function callUntil(
  name: ClientName,
  client: Client,
  call: Parameters<Client['callTool']>[0],
  signal: AbortSignal,
): Promise<unknown> {
  if (name !== 'the 1.x client') return client.callTool(call, { signal });
  return (client as unknown as OldClient).callTool(call, undefined, { signal });
}

/** The tool, held. */
export function holding(): Holding {
  const [begun, aborted, gone] = [promise(), promise(), promise()];
  const tool: McpTool = {
    definition: { name: 'hold', inputSchema: { type: 'object' } },
    call: async (_args, { mcpReq: { signal } }) => {
      signal.addEventListener('abort', aborted.resolve);
      begun.resolve();
      await Promise.race([gone.made, aborted.made]);
      return { content: [{ type: 'text', text: 'held' }] };
    },
  };
  return { tool, begun: begun.made, aborted: aborted.made, letGo: gone.resolve };
}

function promise() {
  let resolve = (): void => undefined;
  const made = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { made, resolve };
}
