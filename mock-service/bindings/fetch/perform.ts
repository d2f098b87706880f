// perform: what a delivery is to a caller of fetch: a Response, a Failure, or nothing until it gives up. Step 8 of a request's walk, in process.
// What throws in here is a defect: modelled failures are returned.
import { STATUS_CODES } from 'node:http';
import { BODILESS, type Delivery, type Leaves, type Reply } from '../../delivery.ts';
import type { Timer } from '../../determinism/clock.ts';
import { bodyOf, drippingBody, type Ending } from './body.ts';
import { decode } from './decode.ts';
import { BROKEN, Failure, fetchFailed, terminated, unreadable } from './failures.ts';
import { parseMalformed } from './parse-malformed.ts';

/** One call's answer on its way to its caller. */
export interface Performance {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly timer: Timer;
  readonly onTaken: (taken: boolean) => void;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Body = ReadableStream<Bytes> | null;

const utf8 = new TextEncoder();

/** What the Content-Length says; Infinity when there is none. */
function announcedBytes({ headers }: Reply): number {
  return Number(new Headers({ ...headers }).get('content-length') ?? Number.POSITIVE_INFINITY);
}

/** Nobody reads on behind the announced length. */
function bytesOf(reply: Reply): Bytes {
  const bytes = typeof reply.body === 'string' ? utf8.encode(reply.body) : new Uint8Array(reply.body);
  return bytes.slice(0, announcedBytes(reply));
}

function responseWith({ status, headers }: Reply, url: string, body: Body): Response {
  const response = new Response(body, { status, statusText: STATUS_CODES[status] ?? '', headers: { ...headers } });
  return Object.defineProperty(response, 'url', { value: url });
}

/** The bytes without their codings and what follows them; a body that cannot be decoded breaks like a connection. */
function decoded(bytes: Bytes, reply: Reply, ending: Ending): { readonly bytes: Bytes; readonly ending: Ending } {
  const coding = new Headers({ ...reply.headers }).get('content-encoding');
  try {
    return { bytes: new Uint8Array(decode(bytes, coding)), ending };
  } catch (error) {
    return { bytes: new Uint8Array(), ending: { error: terminated(error) } };
  }
}

/** Resolves when the service is closed, which no caller outlasts; one that gives up is forgotten. */
function closed({ signal, timer }: Performance): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', timer.onEnd(resolve), { once: true }));
}

/** What follows the bytes of a body that was cut: nothing is missing when its announced length has arrived. */
function endingOf({ bodyBytes, end }: Extract<Leaves, { kind: 'truncate' }>, reply: Reply, performance: Performance): Ending {
  if (bodyBytes >= announcedBytes(reply)) return 'end';
  if (end === 'stall') return { laterError: closed(performance).then(() => terminated(BROKEN.close())) };
  return { error: terminated(BROKEN[end]()) };
}

function bodyFor(leaves: Leaves, reply: Reply, performance: Performance): Body {
  const { signal, timer, onTaken } = performance;
  const whole = bytesOf(reply);
  if (BODILESS.includes(reply.status) || whole.byteLength === 0) {
    onTaken(true);
    return null;
  }
  if (leaves.kind === 'drip') {
    const { bytes } = decoded(whole, reply, 'end');
    return drippingBody(bytes, signal, { chunkBytes: leaves.chunkBytes, pause: () => timer.sleep(leaves.everyMs), onTaken });
  }
  const cut = leaves.kind === 'truncate' ? whole.slice(0, leaves.bodyBytes) : whole;
  const { bytes, ending } = decoded(cut, reply, leaves.kind === 'truncate' ? endingOf(leaves, reply, performance) : 'end');
  onTaken(ending === 'end' || 'error' in ending);
  return bodyOf(bytes, ending, signal);
}

/** What can be read of bytes that are no HTTP. */
async function malformed(bytes: string, { url, signal }: Performance): Promise<Response | Failure> {
  const { head, body, complete, complaint } = await parseMalformed(bytes);
  if (head === null) return new Failure(fetchFailed(unreadable(complaint)));
  const ending = complete ? 'end' : { error: terminated(unreadable(complaint)) };
  return responseWith({ ...head, body }, url, bodyOf(body, ending, signal));
}

/** The answer; of silence there is none until the service is closed. */
export async function perform({ reply, leaves }: Delivery, performance: Performance): Promise<Response | Failure> {
  if (reply !== null) return responseWith(reply, performance.url, bodyFor(leaves, reply, performance));
  performance.onTaken(leaves.kind !== 'stall');
  if (leaves.kind === 'stall') await closed(performance);
  if (leaves.kind === 'malformed') return malformed(leaves.bytes, performance);
  return new Failure(fetchFailed(BROKEN[leaves.kind === 'reset' ? 'reset' : 'close']()));
}
