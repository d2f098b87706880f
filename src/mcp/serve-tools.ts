// serveTools: tools/list and tools/call on a server: the list never changes, and every failure of a known tool is its answer.
// The wire's side of the walk.
import { type ListToolsResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { answerCall } from './answer-call.ts';
import type { LenientServer } from './lenient-server.ts';
import type { McpParts } from './parts.ts';
import { serveList } from './serve-list.ts';

/** As the protocol wants a name to be; what is none, or is longer, is not said again. */
const NAME = /^[\w.-]{1,128}$/;

/** What a tool is called with is its own business. */
const call = z.looseObject({ name: z.string(), arguments: z.unknown().optional() });

/** Answers both. */
export function serveTools(server: LenientServer, { listed, find, nearest, onThrown }: McpParts): void {
  serveList(server, 'tools/list', (): ListToolsResult => ({ tools: listed.map(({ definition }) => definition) }));
  server.setRequestHandler('tools/call', { params: call }, async ({ name, arguments: args }, context) => {
    const tool = find(name);
    if (tool === undefined) throw unknownName(name, nearest(name));
    return answerCall(tool, { args, context }, onThrown);
  });
}

/** @see Model Context Protocol, specification 2026-07-28, server/tools, error handling */
function unknownName(name: string, nearest: readonly string[]): ProtocolError {
  const named = NAME.test(name) ? `Unknown tool: ${name}.` : 'Unknown tool.';
  const near = nearest.length === 0 ? 'Find the right one with search_tools.' : `The nearest: ${nearest.join(', ')}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `${named} ${near}`, { nearest: [...nearest] });
}
