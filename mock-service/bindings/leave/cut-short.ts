// cutShort: the head of a reply and the first bytes of its body, all of them on the wire, then the connection breaks.
// Step 8 of a request's walk, at the socket.
import type { ServerResponse } from 'node:http';
import type { Break, Reply } from '../../delivery.ts';
import { breakBehind } from './break.ts';
import { deafen } from './deaf.ts';
import type { OnTaken } from './on-taken.ts';

/**
 * `bodyBytes` count UTF-8, and a reply has no more than all of its own. The response is never ended, so nothing behind it gets its turn:
 * even a whole reply that is sent this way is the last on its connection, and does not say so.
 */
export function cutShort(
  response: ServerResponse,
  reply: Reply,
  { bodyBytes, end }: { bodyBytes: number; end: Break },
  onTaken: OnTaken,
): void {
  const { socket } = response.req;
  response.writeHead(reply.status, reply.headers);
  socket.cork();
  response.flushHeaders();
  const bytes = Buffer.from(reply.body).subarray(0, bodyBytes);
  if (bytes.byteLength > 0) response.write(bytes);
  if (end === 'stall') response.once('close', () => onTaken(false));
  else breakBehind(socket, end, onTaken);
  socket.uncork();
  deafen(socket);
}
