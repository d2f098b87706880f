// inTurn: answers leave in the order of their calls; each acts on the socket when those ahead of it have left.
// Step 8 of a request's walk, at the socket.
import type { ServerResponse } from 'node:http';
import { isDoomed, strike } from './doom.ts';

/** Whether all answers ahead on the connection have left, and it is alive. */
export function isItsTurn({ closed, socket }: ServerResponse): boolean {
  return socket !== null && !socket.destroyed && !closed && !isDoomed(socket);
}

/** Calls `act` when all answers ahead on the connection have left: Node gives a response its socket then. `gone`: the caller hung up first. */
export function inTurn(response: ServerResponse, act: () => void, gone: () => void): void {
  const { socket } = response.req;
  if (isItsTurn(response)) {
    act();
    return;
  }
  if (response.closed || socket.destroyed || isDoomed(socket)) {
    strike(socket);
    gone();
    return;
  }
  const lost = (): void => {
    response.off('socket', come);
    gone();
  };
  const come = (): void => {
    socket.off('close', lost);
    // A reset that arrives together with the answer ahead would be read as an end.
    setImmediate(() => inTurn(response, act, gone));
  };
  response.once('socket', come);
  socket.setMaxListeners(0); // one for each answer that waits, and Node would warn from the eleventh on
  socket.once('close', lost);
}
