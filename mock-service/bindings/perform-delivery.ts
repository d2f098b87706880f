// performDelivery: does to the socket what a delivery says, when its turn has come. Step 8 of a request's walk.
// The request has been read to its end: with unread bytes a close would reach the caller as a reset.
import type { ServerResponse } from 'node:http';
import type { Delivery, Reply } from '../delivery.ts';

/** Whether the caller was still there: true once the bytes are handed over or the connection ended, false when it hung up first. */
type OnTaken = (taken: boolean) => void;

/** Writes a whole reply. */
export function writeReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  response.end(body);
}

function isItsTurn({ closed, socket }: ServerResponse): boolean {
  return socket !== null && !socket.destroyed && !closed;
}

/** Calls `act` when all answers ahead on the connection have left: Node gives a response its socket then. `gone`: the caller hung up first. */
export function inTurn(response: ServerResponse, act: () => void, gone: () => void): void {
  const { socket } = response.req;
  if (isItsTurn(response)) {
    act();
    return;
  }
  if (response.closed || socket.destroyed) {
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
    setImmediate(() => (socket.destroyed ? gone() : act()));
  };
  response.once('socket', come);
  socket.setMaxListeners(0); // one for each answer that waits, and Node would warn from the eleventh on
  socket.once('close', lost);
}

const BREAK = {
  reset: ({ req }: ServerResponse): unknown => req.socket.resetAndDestroy(),
  close: ({ req }: ServerResponse): unknown => req.socket.destroy(),
};

function perform(response: ServerResponse, { reply, leaves }: Delivery, onTaken: OnTaken): void {
  if (leaves.kind === 'reset' || leaves.kind === 'close') {
    BREAK[leaves.kind](response);
    onTaken(true);
    return;
  }
  response.on('close', () => onTaken(response.writableFinished));
  if (reply !== null) writeReply(response, reply);
}

/** Carries out a delivery and tells what became of it. A stall ends when the caller hangs up or the server is closed. */
export function performDelivery(response: ServerResponse, delivery: Delivery, onTaken: OnTaken): void {
  if (isItsTurn(response)) {
    perform(response, delivery, onTaken);
    return;
  }
  inTurn(
    response,
    () => perform(response, delivery, onTaken),
    () => onTaken(false),
  );
}
