// admit: the call that a request is, once it has been read: a fault may take it before, and one that is too large is refused.
// Step 1 of a request's walk, at the socket.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '../call.ts';
import type { Service } from '../service.ts';
import { hasBody, readBody, readHead } from './read-call.ts';
import { refuse } from './refuse.ts';

/** What may take a call whose body is still on its way: a promise of true when it did; null: nothing does. */
export type Takes = (head: Call, response: ServerResponse) => Promise<boolean> | null;

const takesNone: Takes = () => null;

/** The call with its body, or why there is none; whoever waits to be told to send it is told now. */
function bodied(request: IncomingMessage, response: ServerResponse, head: Call): ReturnType<typeof readBody> {
  if (/^100-continue$/i.test(head.headers.expect ?? '')) response.writeContinue();
  return readBody(request, head);
}

/** The call, or null when there is nothing left to do: the caller is gone, its upload is taken, or it was too large and has been refused. */
export async function admit(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Service['turnAway'],
  takes: Takes = takesNone,
): Promise<Call | null> {
  const head = readHead(request);
  const hasMore = typeof head === 'object' && hasBody(head);
  const taking = hasMore ? takes(head, response) : null;
  if (taking !== null && (await taking)) return null;
  const call = hasMore ? await bodied(request, response, head) : head;
  if (typeof call === 'object') return call;
  if (call !== 'gone') refuse(response, refusal({ code: call }));
  return null;
}
