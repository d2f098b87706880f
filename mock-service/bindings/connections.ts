// Connections: which sockets are open and which of them wait for an answer, so that a server can drain and a refusal waits its turn.
// Around steps 1 and 8 of a request's walk.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How a fault holds a response: silent until the caller hangs up, or slow on purpose. */
export type Hold = 'stall' | 'drip';

/** A server's connections. */
export interface Connections {
  /** Notes a response that is being worked on. */
  begin(response: ServerResponse): void;
  /** Notes that a response is held: draining does not wait for it. Of a `stall` nothing leaves any more, nor of what is behind it. */
  held(response: ServerResponse, how: Hold): void;
  /** Whether something on this socket is a stall. */
  isStalled(socket: Socket): boolean;
  /** The response on this socket whose request is still arriving, or null. */
  arriving(socket: Socket): ServerResponse | null;
  /** Calls `then` when every answer on this socket has left: at once, or later. Behind a stall the socket is cut instead. */
  whenAnswered(socket: Socket, then: () => void): void;
  /** Cuts stalls and idle connections, lets running calls end for `graceMs`, then cuts those too. Resolves when all are gone. */
  drain(graceMs: number): Promise<void>;
}

/** One socket: what is unanswered on it, in the order of the calls, and what waits for that. */
interface Connection {
  readonly pending: Map<ServerResponse, 'runs' | Hold>;
  onAnswered: (() => void) | null;
}

const hasStall = ({ pending }: Connection): boolean => [...pending.values()].includes('stall');
/** Nothing runs on it: what is held, if anything, is held on purpose, and what is behind that has not begun. */
const isIdle = ({ pending }: Connection): boolean => pending.values().next().value !== 'runs';

class FollowedConnections implements Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #server: Server;
  #draining = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { pending: new Map(), onAnswered: null });
      socket.on('close', () => this.#open.delete(socket));
    });
  }

  begin(response: ServerResponse): void {
    this.#open.get(response.req.socket)?.pending.set(response, 'runs');
    response.on('close', () => this.#end(response));
  }

  held(response: ServerResponse, how: Hold): void {
    const { socket } = response.req;
    const connection = this.#open.get(socket);
    if (connection === undefined || !connection.pending.has(response)) return;
    connection.pending.set(response, how);
    if ((how === 'stall' && connection.onAnswered !== null) || (this.#draining && isIdle(connection))) socket.destroy();
  }

  isStalled(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    return connection !== undefined && hasStall(connection);
  }

  arriving(socket: Socket): ServerResponse | null {
    for (const response of this.#open.get(socket)?.pending.keys() ?? []) if (!response.req.complete) return response;
    return null;
  }

  whenAnswered(socket: Socket, then: () => void): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    if (hasStall(connection)) socket.destroy();
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
      this.#cut(isIdle);
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
