// serveTools: tools/list and tools/call on a server: the list never changes, and every failure of a known tool is its answer.
// The wire's side of the walk.
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { answerCall } from './answer-call.ts';
import type { McpParts } from './parts.ts';

/** As the protocol wants a name to be; what is none, or is longer, is not said again. */
const NAME = /^[\w.-]{1,128}$/;

/** Answers both. */
export function serveTools(server: Server, { listed, find, nearest, onThrown }: McpParts): void {
  server.setRequestHandler('tools/list', () => ({ tools: listed.map(({ definition }) => definition) }));
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = find(params.name);
    if (tool === undefined) throw unknownName(params.name, nearest(params.name));
    return answerCall(tool, { args: params.arguments, context }, onThrown);
  });
}

/** @see Model Context Protocol, specification 2026-07-28, server/tools, error handling */
function unknownName(name: string, nearest: readonly string[]): ProtocolError {
  const named = NAME.test(name) ? `Unknown tool: ${name}.` : 'Unknown tool.';
  const near = nearest.length === 0 ? 'Find the right one with search_tools.' : `The nearest: ${nearest.join(', ')}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `${named} ${near}`, { nearest: [...nearest] });
}
