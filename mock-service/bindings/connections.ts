// Connections: which sockets are open and which of them wait for an answer, so that a server can drain.
// Around steps 1 and 8 of a request's walk.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A server's connections. */
export interface Connections {
  /** Notes a response that is being worked on. */
  begin(response: ServerResponse): void;
  /** Notes that a response is a stall: draining does not wait for it. */
  stalled(response: ServerResponse): void;
  /** True while an answer on this socket is not finished. */
  isBusy(socket: Socket): boolean;
  /** Cuts stalls and idle connections, lets running calls end for `graceMs`, then cuts those too. Resolves when all are gone. */
  drain(graceMs: number): Promise<void>;
}

/** Follows the connections of `server`. */
export function followConnections(server: Server): Connections {
  const busy = new Map<Socket, Set<ServerResponse>>();
  const stalls = new Set<ServerResponse>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    busy.set(socket, new Set());
    socket.on('close', () => busy.delete(socket));
  });
  const end = (socket: Socket, response: ServerResponse): void => {
    stalls.delete(response);
    busy.get(socket)?.delete(response);
    if (draining && busy.get(socket)?.size === 0) socket.destroySoon();
  };
  const cut = (which: (responses: ReadonlySet<ServerResponse>) => boolean): void => {
    for (const [socket, responses] of busy) if (which(responses)) socket.destroy();
  };
  return {
    begin: (response) => {
      const { socket } = response.req;
      busy.get(socket)?.add(response);
      response.on('close', () => end(socket, response));
    },
    stalled: (response) => {
      if (draining) response.req.socket.destroy();
      else stalls.add(response);
    },
    isBusy: (socket) => (busy.get(socket)?.size ?? 0) > 0,
    drain: (graceMs) =>
      new Promise((resolve) => {
        draining = true;
        const timer = setTimeout(() => cut(() => true), graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        cut((responses) => [...responses].every((response) => stalls.has(response)));
      }),
  };
}
