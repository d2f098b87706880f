// admit: the call that a request is, in its turn and once it has been read: a fault may take it before, one that is too large is refused.
// Step 1 of a request's walk, at the socket.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '../call.ts';
import type { Service } from '../service.ts';
import { inTurn, isItsTurn } from './leave/in-turn.ts';
import { expectsContinue, hasBody, isTooLong, MAX_BODY_BYTES, readBody, readHead } from './read-call.ts';
import { refuse } from './refuse.ts';

/** What may take a call whose body is still on its way: a promise of true when it did; null: nothing does. */
export type Takes = (head: Call, response: ServerResponse) => Promise<boolean> | null;

/** What is special about the calls of one listener. */
export interface Admission {
  /** Nothing takes a call early when left out. */
  readonly takes?: Takes;
  /** The most bytes the body of a call may have, in words of its refusal as well; 1 MiB when left out. */
  readonly limit?: (head: Call) => { readonly maxBytes: number; readonly detail?: string };
}

const takesNone: Takes = () => null;
const oneMebibyte = (): { readonly maxBytes: number; readonly detail?: string } => ({ maxBytes: MAX_BODY_BYTES });

/** The call with its body, or why there is none; whoever waits to be told to send it is told now. */
function bodied(request: IncomingMessage, response: ServerResponse, head: Call, maxBytes: number): ReturnType<typeof readBody> {
  if (expectsContinue(request)) response.writeContinue();
  return readBody(request, head, maxBytes);
}

/** Whether its turn on the connection comes: false when that breaks first. */
function turnOf(response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    inTurn(
      response,
      () => resolve(true),
      () => resolve(false),
    );
  });
}

/** The call when its turn on the connection has come, or null when there is nothing left to do: the caller is gone, its upload is taken, or it was too large and has been refused. */
export async function admit(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Service['turnAway'],
  { takes = takesNone, limit = oneMebibyte }: Admission = {},
): Promise<Call | null> {
  if (!isItsTurn(response) && !(await turnOf(response))) return null;
  const head = readHead(request);
  if (typeof head !== 'object') {
    refuse(response, refusal({ code: head }));
    return null;
  }
  if (!hasBody(head)) return head;
  const { maxBytes, ...words } = limit(head);
  const tooLong = isTooLong(head.headers['content-length'], maxBytes);
  const taking = tooLong ? null : takes(head, response);
  if (taking !== null && (await taking)) return null;
  const call = tooLong ? 'payload_too_large' : await bodied(request, response, head, maxBytes);
  if (typeof call === 'object') return call;
  if (call !== 'gone') refuse(response, refusal({ code: call, ...words }));
  return null;
}
