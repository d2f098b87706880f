// drip: a whole reply, a few bytes at a time, until it is out or the caller hangs up.
// Step 8 of a request's walk, at the socket; it waits on the service's timer.
import type { ServerResponse } from 'node:http';
import type { Reply } from '../../delivery.ts';
import type { Service } from '../../service.ts';

/** The head and the first chunk leave at once, each further one `everyMs` later. Nothing is left waiting when the connection closes. */
export function drip(
  response: ServerResponse,
  reply: Reply,
  { chunkBytes, everyMs }: { readonly chunkBytes: number; readonly everyMs: number },
  timer: Service['timer'],
): void {
  const bytes = Buffer.from(reply.body);
  let sent = 0;
  let cancel = (): void => {};
  const next = (): void => {
    const chunk = bytes.subarray(sent, sent + chunkBytes);
    sent += chunk.byteLength;
    if (sent === bytes.byteLength) {
      response.end(chunk);
      return;
    }
    response.write(chunk);
    cancel = timer.after(everyMs, next);
  };
  response.once('close', () => cancel());
  response.writeHead(reply.status, reply.headers);
  next();
}
