// performDelivery: does to the socket what a delivery says. Step 8 of a request's walk.
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

/** The request's socket: a response that waits behind another on the same connection has none yet. */
const BREAK = {
  reset: ({ req }: ServerResponse): unknown => req.socket.resetAndDestroy(),
  close: ({ req }: ServerResponse): unknown => req.socket.destroy(),
};

/** Carries out a delivery and tells what became of it. A stall ends when the caller hangs up or the server is closed. */
export function performDelivery(response: ServerResponse, delivery: Delivery, onTaken: OnTaken): void {
  if (response.closed || response.req.socket.destroyed) {
    onTaken(false);
    return;
  }
  const { reply, leaves } = delivery;
  if (leaves.kind === 'reset' || leaves.kind === 'close') {
    BREAK[leaves.kind](response);
    onTaken(true);
    return;
  }
  response.on('close', () => onTaken(response.writableFinished));
  if (reply !== null) writeReply(response, reply);
}
