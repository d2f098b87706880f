// serveList: a list of the protocol on a server, in one page: a cursor that was sent is none of ours.
// The wire's side of the walk.
// @see Model Context Protocol, specification 2026-07-28, server/utilities/pagination, error handling
import { ProtocolError, ProtocolErrorCode, type Result, type Server } from '@modelcontextprotocol/server';
import * as z from 'zod';

type ListMethod = 'tools/list' | 'resources/list' | 'resources/templates/list' | 'prompts/list';

/** Looked at here: of a cursor of another type the SDK would say that the server made a mistake, and how. */
const page = z.looseObject({ cursor: z.unknown().optional() });

/** Answers `method` with all there is. */
export function serveList(server: Server, method: ListMethod, list: () => Result): void {
  server.setRequestHandler(method, { params: page }, ({ cursor }) => {
    // Clients whose language has no "left out" send an empty one for the first page.
    if (cursor !== undefined && cursor !== null && cursor !== '')
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such cursor: this list is one page.');
    return list();
  });
}
