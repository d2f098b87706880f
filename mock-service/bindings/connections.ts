// Connections: which sockets are open and which of them wait for an answer, so that a server can drain and a refusal waits its turn.
// Around steps 1 and 8 of a request's walk.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A server's connections. */
export interface Connections {
  /** Notes a response that is being worked on. */
  begin(response: ServerResponse): void;
  /** Notes that a response is a stall: draining does not wait for it, and nothing behind it will ever leave. */
  stalled(response: ServerResponse): void;
  /** The response on this socket whose request is still arriving, or null. */
  arriving(socket: Socket): ServerResponse | null;
  /** Calls `then` when every answer on this socket has left: at once, or later. Behind a stall the socket is cut instead. */
  whenAnswered(socket: Socket, then: () => void): void;
  /** Cuts stalls and idle connections, lets running calls end for `graceMs`, then cuts those too. Resolves when all are gone. */
  drain(graceMs: number): Promise<void>;
}

/** One socket: what is unanswered on it, and what waits for that. */
interface Connection {
  readonly pending: Set<ServerResponse>;
  stalls: number;
  onAnswered: (() => void) | null;
}

class FollowedConnections implements Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #server: Server;
  #draining = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { pending: new Set(), stalls: 0, onAnswered: null });
      socket.on('close', () => this.#open.delete(socket));
    });
  }

  begin(response: ServerResponse): void {
    this.#open.get(response.req.socket)?.pending.add(response);
    response.on('close', () => this.#end(response));
  }

  stalled({ req: { socket } }: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    connection.stalls += 1;
    if (connection.onAnswered !== null || (this.#draining && connection.stalls === connection.pending.size)) socket.destroy();
  }

  arriving(socket: Socket): ServerResponse | null {
    for (const response of this.#open.get(socket)?.pending ?? []) if (!response.req.complete) return response;
    return null;
  }

  whenAnswered(socket: Socket, then: () => void): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    if (connection.stalls > 0) socket.destroy();
    else if (connection.pending.size === 0) then();
    else connection.onAnswered = then;
  }

  drain(graceMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.#draining = true;
      const timer = setTimeout(() => this.#cut(() => true), graceMs);
      this.#server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      this.#cut(({ pending, stalls }) => stalls === pending.size);
    });
  }

  #end(response: ServerResponse): void {
    const { socket } = response.req;
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    connection.pending.delete(response);
    if (connection.pending.size > 0) return;
    if (connection.onAnswered !== null) connection.onAnswered();
    else if (this.#draining) socket.destroySoon();
  }

  #cut(which: (connection: Connection) => boolean): void {
    for (const [socket, connection] of this.#open) if (which(connection)) socket.destroy();
  }
}

/** Follows the connections of `server`. */
export function followConnections(server: Server): Connections {
  return new FollowedConnections(server);
}
