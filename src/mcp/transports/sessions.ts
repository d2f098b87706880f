// createSessions: clients of 2025-11-25 over HTTP, each with a server and a transport that stay between its requests.
// Between the HTTP listener and the servers. Without them a `notifications/cancelled`, which is a POST of its own, would reach no call.
// @see Model Context Protocol, specification 2025-11-25, basic/transports, session management
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type RequestId,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import { refusal } from './refusal.ts';

/** What sessions are made with. */
export interface SessionsOptions {
  /** A server that is not connected yet. */
  readonly newServer: () => Server;
  readonly clock: Clock;
  /** Names sessions: nobody may guess one. */
  readonly random: Pick<RandomSource, 'id'>;
  /** How many at once; the one that was used longest ago goes. */
  readonly max: number;
  /** Without an exchange for so long, in milliseconds, a session is over. */
  readonly idleMs: number;
  readonly onError?: ((error: Error) => void) | undefined;
}

/** One exchange over HTTP. */
export interface Exchange {
  readonly request: Request;
  /** The body, where it is JSON. */
  readonly parsedBody?: unknown;
  /** Resolves when the last byte of the answer is out, or the client has gone. */
  readonly ended: Promise<void>;
}

/** The sessions there are. */
export interface Sessions {
  /** Opens one: for an `initialize`. */
  open(exchange: Exchange): Promise<Response>;
  /** For a request that names one. */
  handle(id: string, exchange: Exchange): Promise<Response>;
  /** Ends all of them; calls under way are aborted. */
  close(): Promise<void>;
}

interface Session {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  usedMs: number;
  /** Exchanges under way, a stream that is only listened to among them. */
  open: number;
  /** Those of them that wait for an answer. */
  calls: number;
}

/** None yet. */
export function createSessions(options: SessionsOptions): Sessions {
  // In order of use, the one of longest ago first.
  const sessions = new Map<string, Session>();
  const use = (id: string, session: Session): void => {
    session.usedMs = options.clock.now();
    sessions.delete(id);
    sessions.set(id, session);
  };
  return {
    open: async (exchange) => {
      endIdle(sessions, options);
      if (sessions.size >= options.max && oldestIdle(sessions) === undefined)
        return refusal(503, 'Too many sessions have calls under way; try again later.', { 'retry-after': '1' });
      const session = await connect(options, (id, opened) => {
        if (sessions.size >= options.max) void oldestIdle(sessions)?.close();
        use(id, opened);
      });
      session.transport.onclose = chain(session.transport.onclose, () => sessions.delete(session.transport.sessionId ?? ''));
      const response = await answer(session, exchange);
      if (session.transport.sessionId === undefined) await session.transport.close();
      return response;
    },
    handle: async (id, exchange) => {
      endIdle(sessions, options);
      const session = sessions.get(id);
      if (session === undefined) return refusal(404, 'Session not found: it is over, or there was none; initialize again.', {}, -32_001);
      use(id, session);
      exchange.ended.then(() => {
        session.usedMs = options.clock.now();
      });
      return answer(session, exchange);
    },
    close: async () => {
      await Promise.all([...sessions.values()].map(({ transport }) => transport.close()));
    },
  };
}

function chain(first: (() => void) | undefined, then: () => void): () => void {
  return () => {
    first?.();
    then();
  };
}

function endIdle(sessions: ReadonlyMap<string, Session>, { clock, idleMs }: SessionsOptions): void {
  const beforeMs = clock.now() - idleMs;
  for (const { open, usedMs, transport } of sessions.values()) if (open === 0 && usedMs <= beforeMs) void transport.close();
}

/** A stream that is only listened to keeps no other session out. */
function oldestIdle(sessions: ReadonlyMap<string, Session>): WebStandardStreamableHTTPServerTransport | undefined {
  return [...sessions.values()].find(({ calls }) => calls === 0)?.transport;
}

async function connect(
  { newServer, clock, random, onError }: SessionsOptions,
  onOpened: (id: string, session: Session) => void,
): Promise<Session> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => random.id(),
    onsessioninitialized: (id) => onOpened(id, session),
  });
  const session: Session = { transport, usedMs: clock.now(), open: 0, calls: 0 };
  const server = newServer();
  if (onError !== undefined) server.onerror = onError;
  await server.connect(transport);
  cancelBroken(transport);
  return session;
}

function answer(session: Session, { request, parsedBody, ended }: Exchange): Promise<Response> {
  const calls = request.method === 'POST' ? 1 : 0;
  session.open += 1;
  session.calls += calls;
  ended.then(() => {
    session.open -= 1;
    session.calls -= calls;
  });
  return session.transport.handleRequest(request, parsedBody === undefined ? {} : { parsedBody });
}

/**
 * A client that hangs up on a call does not get its answer: no stream of ours can be taken up again. So the call is cancelled, and what it
 * did is not taken for told. A cancelled call's stream, which the SDK leaves open, ends.
 */
function cancelBroken(transport: WebStandardStreamableHTTPServerTransport): void {
  const deliver = transport.onmessage;
  transport.onmessage = (message: JSONRPCMessage, extra) => {
    deliver?.(message, extra);
    if (isJSONRPCRequest(message)) onAbort(extra?.request?.signal, () => deliver?.(cancelled(message.id)));
    else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      const id = message.params?.requestId as RequestId | undefined;
      if (id !== undefined) transport.closeSSEStream(id);
    }
  };
}

function onAbort(signal: AbortSignal | undefined, then: () => void): void {
  if (signal?.aborted === true) then();
  else signal?.addEventListener('abort', then, { once: true });
}

function cancelled(requestId: RequestId): JSONRPCMessage {
  return { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId, reason: 'The client hung up.' } };
}
