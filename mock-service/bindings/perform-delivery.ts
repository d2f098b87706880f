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

const BREAK = {
  reset: (response: ServerResponse): void => {
    response.socket?.resetAndDestroy();
  },
  close: (response: ServerResponse): void => {
    response.socket?.destroy();
  },
};

/** Carries out a delivery and tells what became of it. A stall ends when the caller hangs up or the server is closed. */
export function performDelivery(response: ServerResponse, delivery: Delivery, onTaken: OnTaken): void {
  if (response.closed || response.destroyed || response.socket?.destroyed !== false) {
    onTaken(false);
    return;
  }
  if (delivery.kind === 'reset' || delivery.kind === 'close') {
    BREAK[delivery.kind](response);
    onTaken(true);
    return;
  }
  response.once('close', () => onTaken(response.writableFinished));
  if (delivery.kind === 'respond') writeReply(response, delivery.reply);
}
