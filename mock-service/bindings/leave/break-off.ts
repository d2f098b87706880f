// breakOff: a connection ends instead of an answer.
// Step 8 of a request's walk, at the socket.
import type { ServerResponse } from 'node:http';
import { breakBehind, type How } from './break.ts';
import { hasWaited } from './in-turn.ts';
import type { OnTaken } from './on-taken.ts';

/** At once, but for a reset close behind another answer. With bytes of the caller's still unread, a close would reach it as a reset. */
export function breakOff(response: ServerResponse, how: How, onTaken: OnTaken): void {
  const { socket } = response.req;
  if (how === 'reset' && hasWaited(response)) {
    breakBehind(socket, how, onTaken);
    return;
  }
  if (how === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  onTaken(true);
}
