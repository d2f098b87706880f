// breakUpload: the connection fails while the request's body is still arriving; what was not asked for stays unread.
// Step 8 of a request's walk, at the socket, for a call that never got further than step 1.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Break } from '../../delivery.ts';
import type { Service } from '../../service.ts';
import { expectsContinue } from '../read-call.ts';
import { endSlowly } from './break.ts';
import { breakOff } from './break-off.ts';
import { deafen } from './deaf.ts';
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

/** A body that nobody reads hides that its caller has gone. After so long few still wait, and the rest is thrown away. */
const UNREAD_MS = 120_000;

/** Silence. What the network's buffers cannot hold is left with the caller. */
function stall(response: ServerResponse, onTaken: OnTaken, timer: Service['timer']): void {
  const cancel = timer.after(UNREAD_MS, () => deafen(response.req.socket));
  response.once('close', () => {
    cancel();
    onTaken(false);
  });
}

const ENDS = {
  stall,
  reset: (response: ServerResponse, onTaken: OnTaken): void => breakOff(response, 'reset', onTaken),
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

/** Reads `uploadBytes` of the body, for which a caller that waits to be let is let, and ends the connection. */
export function breakUpload(response: ServerResponse, { kind, uploadBytes }: Upload, onTaken: OnTaken, timer: Service['timer']): void {
  if (uploadBytes > 0 && expectsContinue(response.req)) response.writeContinue();
  readSome(
    response.req,
    uploadBytes,
    () => ENDS[kind](response, onTaken, timer),
    () => onTaken(false),
  );
}
