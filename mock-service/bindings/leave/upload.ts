// breakUpload: the connection fails while the request's body is still arriving; what was not asked for stays unread.
// Step 8 of a request's walk, at the socket, for a call that never got further than step 1.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Break } from '../../delivery.ts';
import { breakOff, endSlowly } from './break.ts';
import { inTurn } from './in-turn.ts';
import type { OnTaken } from './on-taken.ts';

/** Reads so much of the body, or all of a shorter one, then no more. `gone`: the caller hung up first. */
function readSome(request: IncomingMessage, bytes: number, then: () => void, gone: () => void): void {
  let read = 0;
  const stop = (next: () => void): void => {
    request.off('data', take).off('end', enough).off('close', lost).off('error', lost).pause();
    request.on('error', () => {}); // a hang-up from here on is told by the response
    next();
  };
  const enough = (): void => stop(then);
  const lost = (): void => stop(gone);
  const take = (chunk: Uint8Array): void => {
    read += chunk.byteLength;
    if (read >= bytes) enough();
  };
  if (bytes === 0) enough();
  else request.on('data', take).on('end', enough).on('close', lost).on('error', lost);
}

/** A body that nobody reads hides that its caller has gone: this often one buffer of it is taken in. */
const LOOK_MS = 30_000;

/** Silence. What the network's buffers cannot hold is never taken from the caller, or so slowly that it looks like it. */
function stall(response: ServerResponse, onTaken: OnTaken): void {
  const look = setInterval(() => response.req.read(), LOOK_MS);
  response.once('close', () => {
    clearInterval(look);
    onTaken(false);
  });
}

const ENDS = {
  stall,
  reset: ({ req }: ServerResponse, onTaken: OnTaken): void => {
    breakOff(req.socket, 'reset');
    onTaken(true);
  },
  close: ({ req }: ServerResponse, onTaken: OnTaken): void => {
    endSlowly(req.socket);
    req.resume();
    onTaken(true);
  },
};

/** An upload that breaks off: how, and after how much of it. */
export interface Upload {
  readonly kind: Break;
  readonly uploadBytes: number;
}

/** Reads `uploadBytes` of the body at once, and ends the connection when the answers ahead have left. */
export function breakUpload(response: ServerResponse, { kind, uploadBytes }: Upload, onTaken: OnTaken): void {
  const gone = (): void => onTaken(false);
  const end = (): void => inTurn(response, () => ENDS[kind](response, onTaken), gone);
  readSome(response.req, uploadBytes, end, gone);
}
