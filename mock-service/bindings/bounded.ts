// bounded: a listener that lets only so many sockets hold a call at once, and so many calls wait on each: stalls never lock the control API out.
// Step 1 of a request's walk, at the socket: a call too many is answered and never walks.
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Service } from '../service.ts';
import { deafen } from './leave/deaf.ts';
import { refuse } from './refuse.ts';

/** The most calls that are unanswered on one connection. */
export const MAX_PIPELINED = 1000;

/** `provider` for at most `maxConnections` sockets at once; a call on a further one is refused, and its connection ends. */
export function bounded(provider: RequestListener, service: Pick<Service, 'noRoom' | 'holds'>, maxConnections: number): RequestListener {
  const holding = new Map<Socket, number>();
  service.holds(() => holding.size);
  const followed = new WeakSet<Socket>();
  function letGo(this: ServerResponse): void {
    const { socket } = this.req;
    const others = (holding.get(socket) ?? 1) - 1;
    if (others > 0) holding.set(socket, others);
    else holding.delete(socket);
  }
  /** A response whose turn never comes is never closed: its socket's end is the end of all of them. */
  const follow = (socket: Socket): void => {
    followed.add(socket);
    socket.once('close', () => holding.delete(socket));
  };
  const hold = (socket: Socket, response: ServerResponse): void => {
    if (!followed.has(socket)) follow(socket);
    holding.set(socket, (holding.get(socket) ?? 0) + 1);
    response.on('close', letGo);
  };
  return (request, response) => {
    const { socket } = request;
    const unanswered = holding.get(socket) ?? 0;
    if (unanswered >= MAX_PIPELINED) {
      deafen(socket);
      refuse(response, service.noRoom(`${MAX_PIPELINED} calls of this connection are unanswered; wait for some of them.`));
      return;
    }
    if (unanswered === 0 && holding.size >= maxConnections) {
      refuse(response, service.noRoom());
      return;
    }
    hold(socket, response);
    provider(request, response);
  };
}

/** Sockets a server takes at all: well above those that may hold a call, so that idle ones and the control API find room. */
export function capSockets(server: Server, service: Pick<Service, 'dropped'>, maxConnections: number): void {
  server.maxConnections = 2 * maxConnections + 1000;
  server.on('drop', service.dropped);
}
