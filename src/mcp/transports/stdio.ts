// serveOverStdio: one client on two streams, a message a line; the era of the protocol is the client's choice.
// The outermost part of the MCP half, as http.ts is; whoever composes hands in the streams.
// @see Model Context Protocol, specification 2026-07-28, basic/transports, stdio
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { McpParts } from '../parts.ts';
import { createServer } from '../server.ts';

type Streams = ConstructorParameters<typeof StdioServerTransport>;

/** Where it speaks. */
export interface StdioOptions {
  /** Its end ends the server, and calls under way are aborted: whoever wants them answered ends it after `answered`. */
  readonly stdin: NonNullable<Streams[0]>;
  readonly stdout: NonNullable<Streams[1]>;
  /** Told of what no answer says. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/** A connection. */
export interface StdioConnection {
  /** Resolves when it is over, whoever ended it. */
  readonly closed: Promise<void>;
  /** Resolves when every request that came has its answer. */
  answered(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the client at the other end of the streams. */
export function serveOverStdio(parts: McpParts, { stdin, stdout, onError }: StdioOptions): StdioConnection {
  const open = createOpenRequests();
  let over = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    over = resolve;
  });
  const transport = followed(new StdioServerTransport(stdin, stdout), open, over);
  const server = serveStdio(() => createServer(parts), { transport, onerror: (error) => onError?.(error) });
  return { closed, answered: open.none, close: () => server.close() };
}

/**
 * `wire`, with its requests counted. One message is written after the other: of many that wait for a slow reader at once, each would listen to the stream,
 * and to take back one of so many listeners takes longer than all else.
 */
function followed(wire: Transport, open: OpenRequests, over: () => void): Transport {
  let written: Promise<unknown> = Promise.resolve();
  const outer: Transport = {
    start: () => {
      wire.onerror = (error) => outer.onerror?.(error);
      wire.onmessage = (message, extra) => {
        open.came(message);
        outer.onmessage?.(message, extra);
      };
      wire.onclose = () => {
        open.end();
        outer.onclose?.();
        over();
      };
      return wire.start();
    },
    send: async (message, options) => {
      const sent = written.then(() => wire.send(message, options));
      written = sent.catch(() => undefined);
      await sent;
      open.sent(message);
    },
    close: () => wire.close(),
  };
  return outer;
}

/** The requests that have no answer yet. */
interface OpenRequests {
  came(message: JSONRPCMessage): void;
  sent(message: JSONRPCMessage): void;
  /** Nothing will be answered any more. */
  end(): void;
  /** Resolves when there are none. */
  none(): Promise<void>;
}

function createOpenRequests(): OpenRequests {
  const ids = new Set<RequestId>();
  const waiting = new Set<() => void>();
  const tellIfNone = (): void => {
    if (ids.size > 0) return;
    for (const tell of waiting) tell();
    waiting.clear();
  };
  const settle = (id: unknown): void => {
    ids.delete(id as RequestId);
    tellIfNone();
  };
  return {
    came: (message) => {
      // A subscription is answered when it ends.
      if (isJSONRPCRequest(message) && message.method !== 'subscriptions/listen') ids.add(message.id);
      else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') settle(message.params?.requestId);
    },
    sent: (message) => {
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) settle(message.id);
    },
    end: () => {
      ids.clear();
      tellIfNone();
    },
    none: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        tellIfNone();
      }),
  };
}
