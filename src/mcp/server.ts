// createServer: one MCP server over the parts, for one request or one connection; the SDK's low-level one, because McpServer lists all it can call.
// The wire's side of the walk: requests of the protocol in, answers of the parts out. Both revisions, 2026-07-28 and 2025-11-25.
// @see Model Context Protocol, specification 2026-07-28, server/tools and server/resources
import {
  type ListPromptsResult,
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
  type ServerCapabilities,
} from '@modelcontextprotocol/server';
import { LenientServer } from './lenient-server.ts';
import type { McpParts, PromptShelf } from './parts.ts';
import { serveList } from './serve-list.ts';
import { serveTools } from './serve-tools.ts';

/** What never changes while a server runs may be kept so long, in milliseconds. */
const KEEP_MS = 3_600_000;
const KEPT = { ttlMs: KEEP_MS, cacheScope: 'public' } as const;
const URI_CHARACTERS_MAX = 2_048;

/** A server that is not connected yet. */
export function createServer(parts: McpParts): Server {
  const server = new LenientServer(parts.info, {
    capabilities: capabilitiesOf(parts),
    instructions: parts.instructions,
    cacheHints: {
      'server/discover': KEPT,
      'tools/list': KEPT,
      'prompts/list': KEPT,
      'resources/list': KEPT,
      'resources/templates/list': KEPT,
      'resources/read': KEPT,
    },
  });
  serveTools(server, parts);
  serveResources(server, parts);
  serveCompletions(server, parts);
  if (parts.prompts !== undefined) servePrompts(server, parts.prompts);
  parts.extend?.(server);
  return server;
}

function capabilitiesOf({ prompts }: McpParts): ServerCapabilities {
  return { tools: {}, resources: {}, completions: {}, ...(prompts === undefined ? {} : { prompts: {} }) };
}

function serveResources(server: Server, { resources }: McpParts): void {
  serveList(server, 'resources/list', (): ListResourcesResult => ({ resources: [...resources.list()] }));
  serveList(server, 'resources/templates/list', (): ListResourceTemplatesResult => ({ resourceTemplates: [...resources.templates()] }));
  server.setRequestHandler('resources/read', async ({ params }) => {
    const read = await resources.read(params.uri);
    if (read === null) throw noResource(params.uri);
    return read;
  });
}

/** A URI that is far longer than any of ours is not sent back. */
function noResource(uri: string): ProtocolError {
  const message = 'There is no such resource.';
  return uri.length > URI_CHARACTERS_MAX
    ? new ProtocolError(ProtocolErrorCode.InvalidParams, message)
    : new ResourceNotFoundError(uri, message);
}

function serveCompletions(server: Server, { resources, prompts }: McpParts): void {
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => {
    const { name, value } = argument;
    const completion =
      ref.type === 'ref/resource' ? resources.complete(ref.uri, name, value) : (prompts?.complete(ref.name, name, value) ?? null);
    if (completion === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is nothing to complete there.');
    return { completion };
  });
}

function servePrompts(server: Server, prompts: PromptShelf): void {
  serveList(server, 'prompts/list', (): ListPromptsResult => ({ prompts: [...prompts.list()] }));
  server.setRequestHandler('prompts/get', async ({ params }, context) => {
    const prompt = await prompts.get(params.name, params.arguments ?? {}, context);
    if (prompt === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such prompt.');
    return prompt;
  });
}
