// createHttpTransport: the MCP endpoint as a listener for an HTTP server. 2026-07-28 is answered request by request, 2025-11-25 in sessions.
// The outermost part of the MCP half: bytes in, bytes out; whoever composes opens the socket.
// @see Model Context Protocol, specification 2026-07-28 and 2025-11-25, basic/transports
import { hostHeaderValidation, type NodeServerResponseLike, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, isInitializeRequest, isLegacyRequest, localhostAllowedHostnames } from '@modelcontextprotocol/server';
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import { within } from '../../ports/within.ts';
import type { McpParts } from '../parts.ts';
import { createServer } from '../server.ts';
import { refusal, refusalText } from './refusal.ts';
import { createSessions, type Exchange } from './sessions.ts';

/** Where the endpoint is. */
export const MCP_PATH = '/mcp';

/** What it is made with. */
export interface HttpTransportOptions {
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'id'>;
  /** Names that a request's Host and Origin may have, besides those of loopback. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** How many sessions of 2025-11-25 there may be at once; 256 when left out. */
  readonly sessionsMax?: number | undefined;
  /** After how long a session that is not used is over, in milliseconds; 30 min when left out. */
  readonly sessionIdleMs?: number | undefined;
  /** Told of what no answer says. */
  readonly onError?: ((error: Error) => void) | undefined;
}

type Guard = ReturnType<typeof hostHeaderValidation>;

/** The endpoint. */
export interface HttpTransport {
  /** For `http.createServer`. */
  readonly listener: (...exchange: Parameters<Guard>) => void;
  /** Takes nothing new, lets calls end for so long, in milliseconds, then aborts them. */
  close(drainMs: number): Promise<void>;
}

const SESSIONS_MAX = 256;
const SESSION_IDLE_MS = 30 * 60_000;
const METHODS: ReadonlySet<string | undefined> = new Set(['POST', 'GET', 'DELETE']);
const ALLOWED = { allow: [...METHODS].join(', ') };
const WHAT_IT_IS = `This is an MCP server (Streamable HTTP): a client sends it JSON-RPC by POST; its address goes into a client's configuration.`;

/** The endpoint for what is made of `parts`. */
export function createHttpTransport(parts: McpParts, options: HttpTransportOptions): HttpTransport {
  const { clock, allowedHosts = [], onError } = options;
  const names = [...localhostAllowedHostnames(), ...allowedHosts];
  const guards = [hostHeaderValidation(names), originValidation(names)];
  const route = createRoute(parts, options);
  const calls = new Set<Promise<void>>();
  const state = { isClosing: false };
  return {
    listener: (request, response) => {
      if (!guards.every((guard) => guard(request, response))) return;
      if (refusedUnread(request, response)) return;
      const ended = new Promise<void>((resolve) => void response.on('close', resolve));
      const fetch = async (asked: Request): Promise<Response> => {
        if (state.isClosing) return refusal(503, 'This server is going away.', { connection: 'close' });
        const parsedBody = asked.method === 'POST' ? await jsonOf(asked) : undefined;
        if (isCall(parsedBody)) follow(calls, ended);
        return route.fetch({ request: asked, ended, ...(parsedBody === undefined ? {} : { parsedBody }) });
      };
      void toNodeHandler({ fetch }, { onerror: (error) => onError?.(error) })(withMethod(request), flushing(response));
    },
    close: async (drainMs) => {
      state.isClosing = true;
      await within(clock, drainMs, Promise.all(calls));
      await route.close();
    },
  };
}

/** Whose part each request is. */
function createRoute(parts: McpParts, { sessionsMax, sessionIdleMs, ...options }: HttpTransportOptions) {
  const newServer = () => createServer(parts);
  const stateless = createMcpHandler(newServer, { onerror: (error) => options.onError?.(error) });
  const sessions = createSessions({ ...options, newServer, max: sessionsMax ?? SESSIONS_MAX, idleMs: sessionIdleMs ?? SESSION_IDLE_MS });
  return {
    fetch: async (exchange: Exchange): Promise<Response> => {
      const { request, parsedBody } = exchange;
      const body = parsedBody === undefined ? {} : { parsedBody };
      if (!(await isLegacyRequest(request, parsedBody))) return stateless.fetch(request, body);
      const id = request.headers.get('mcp-session-id');
      if (id !== null) return sessions.handle(id, exchange);
      if (isInitializeRequest(parsedBody)) return sessions.open(exchange);
      if (request.method === 'POST') return stateless.fetch(request, body);
      return refusal(405, WHAT_IT_IS, ALLOWED);
    },
    close: async () => {
      await Promise.all([sessions.close(), stateless.close()]);
    },
  };
}

/** What a server gets has both; the types are also those of what a client gets. */
function withMethod(request: Parameters<Guard>[0]) {
  return request as typeof request & { method: string; url: string };
}

/** A stream begins when there is a stream, not with its first event: until then a client could not tell it from silence. */
function flushing(response: Parameters<Guard>[1]): NodeServerResponseLike {
  return {
    writeHead: (status, headers = {}) => {
      response.writeHead(status, headers);
      if (headers['content-type'] === 'text/event-stream') response.flushHeaders();
    },
    write: (chunk) => response.write(chunk),
    end: (chunk) => response.end(chunk),
    on: (event, listener) => response.on(event, listener),
    get destroyed() {
      return response.destroyed;
    },
  };
}

/** What is no request of the endpoint is told so before it is made into one: fetch has no words for `OPTIONS *`, TRACE, or an address that is no path. */
function refusedUnread({ url, method }: Parameters<Guard>[0], response: Parameters<Guard>[1]): boolean {
  const isElsewhere = pathOf(url) !== MCP_PATH;
  if (!isElsewhere && METHODS.has(method)) return false;
  const message = isElsewhere ? `There is nothing here; the MCP endpoint is ${MCP_PATH}.` : WHAT_IT_IS;
  response.writeHead(isElsewhere ? 404 : 405, { 'content-type': 'application/json', ...(isElsewhere ? {} : ALLOWED) });
  response.end(refusalText(message));
  return true;
}

function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? '/';
}

/** @returns undefined for what is no JSON: whoever answers says so. */
async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.clone().json();
  } catch {
    return undefined;
  }
}

/** A subscription is answered when it ends, so nobody waits for it. */
function isCall(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !('method' in body && body.method === 'subscriptions/listen');
}

function follow(calls: Set<Promise<void>>, ended: Promise<void>): void {
  calls.add(ended);
  void ended.then(() => calls.delete(ended));
}
