// createServer: one MCP server over the parts, for one request or one connection; the SDK's low-level one, because McpServer lists all it can call.
// The wire's side of the walk: requests of the protocol in, answers of the parts out. Both revisions, 2026-07-28 and 2025-11-25.
// @see Model Context Protocol, specification 2026-07-28, server/tools and server/resources
import { ProtocolError, ProtocolErrorCode, Server, type ServerCapabilities } from '@modelcontextprotocol/server';
import type { McpParts } from './parts.ts';

/** What never changes while a server runs may be kept so long, in milliseconds. */
const KEEP_MS = 3_600_000;
const KEPT = { ttlMs: KEEP_MS, cacheScope: 'public' } as const;

/** A server that is not connected yet. */
export function createServer(parts: McpParts): Server {
  const server = new Server(parts.info, {
    capabilities: capabilitiesOf(parts),
    instructions: parts.instructions,
    cacheHints: {
      'server/discover': KEPT,
      'tools/list': KEPT,
      'resources/list': KEPT,
      'resources/templates/list': KEPT,
      'resources/read': KEPT,
    },
  });
  serveTools(server, parts);
  serveResources(server, parts);
  return server;
}

function capabilitiesOf(_parts: McpParts): ServerCapabilities {
  return { tools: {}, resources: {}, completions: {} };
}

function serveTools(server: Server, { listed, find }: McpParts): void {
  server.setRequestHandler('tools/list', () => ({ tools: listed.map(({ definition }) => definition) }));
  server.setRequestHandler('tools/call', ({ params }, context) => {
    const tool = find(params.name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    return tool.call(params.arguments, context);
  });
}

function serveResources(server: Server, { resources }: McpParts): void {
  server.setRequestHandler('resources/list', () => ({ resources: [...resources.list()] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...resources.templates()] }));
  server.setRequestHandler('resources/read', async ({ params }) => {
    const read = await resources.read(params.uri);
    if (read === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such resource.');
    return read;
  });
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => {
    const completion = ref.type === 'ref/resource' ? resources.complete(ref.uri, argument.name, argument.value) : null;
    if (completion === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is nothing to complete there.');
    return { completion };
  });
}
