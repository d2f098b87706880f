// inTurn: calls on one connection go one after another: each begins when the answers ahead of it have left, and never on one that broke.
// Steps 1 and 8 of a request's walk, at the socket. @see RFC 9112, section 9.3.2
import type { ServerResponse } from 'node:http';
import { isDoomed, strike } from './doom.ts';

const waited = new WeakSet<ServerResponse>();

/** Whether all answers ahead on the connection have left: Node gives a response its socket then. */
export function isItsTurn({ socket }: ServerResponse): boolean {
  return socket !== null;
}

/** Whether it had to wait for its turn: what it does then may reach the caller together with the answer ahead. */
export function hasWaited(response: ServerResponse): boolean {
  return waited.has(response);
}

/** Calls `act` when all answers ahead on the connection have left. `gone`: the connection broke before that, or dies under this very call. */
export function inTurn(response: ServerResponse, act: () => void, gone: () => void): void {
  if (isItsTurn(response)) {
    act();
    return;
  }
  const { socket } = response.req;
  if (socket.destroyed) {
    gone();
    return;
  }
  const lost = (): void => {
    response.off('socket', come);
    gone();
  };
  const begin = (): void => {
    strike(socket);
    if (socket.destroyed || isDoomed(socket)) gone();
    else act();
  };
  const come = (): void => {
    socket.off('close', lost);
    queueMicrotask(begin); // whether the answer ahead has doomed the connection is known when all have heard that it left
  };
  waited.add(response);
  response.once('socket', come);
  socket.setMaxListeners(0); // one for each call that waits, and Node would warn from the eleventh on
  socket.once('close', lost);
}
