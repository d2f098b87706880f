// compress: prepares a response to leave compressed when its caller asked for that; the library chooses the coding and does the work.
// Step 8 of a request's walk, at the socket. What a fault spoiled leaves as it was spoiled.
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import type { Delivery } from '../delivery.ts';
import { CODINGS, codedEtag } from '../wire/etag.ts';

/** Shorter bodies gain nothing. */
const MIN_BYTES = 1024;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
let middleware: Promise<Middleware> | undefined;

/** The library, loaded when the first caller wants it: most runs never do. */
async function load(): Promise<Middleware> {
  const { default: compression } = await import('compression');
  // Its types are Express's, its code is not.
  return compression({ threshold: MIN_BYTES }) as unknown as Middleware;
}

/** Whether there is anything to do: asked for, large enough, and nobody's business but the wire's, from the first byte to the last. */
export function wantsCompression({ headers }: IncomingMessage, { reply, leaves, spoiled }: Delivery): boolean {
  if (headers['accept-encoding'] === undefined || reply === null || spoiled === true) return false;
  if (leaves.kind !== 'respond' || leaves.dies?.when === 'now') return false;
  return reply.status === 304 || Number(reply.headers['content-length'] ?? 0) > MIN_BYTES;
}

/** Makes what is written to `response` from here on leave compressed. Other bytes are another representation, so the entity tag says which. */
export async function compress(request: IncomingMessage, response: ServerResponse): Promise<void> {
  middleware ??= load();
  const prepare = await middleware;
  onHeaders(response, () => nameHeld(request, response));
  onHeaders(response, () => {
    const [etag, coding] = [response.getHeader('etag'), response.getHeader('content-encoding')];
    if (typeof etag === 'string' && typeof coding === 'string') response.setHeader('etag', codedEtag(etag, coding));
  });
  // A HEAD is answered like the GET it stands for, and Node leaves the body out.
  prepare(request.method === 'HEAD' ? asGet(request) : request, response, () => {});
}

const asGet = (request: IncomingMessage): IncomingMessage => Object.create(request, { method: { value: 'GET' } });

/** A 304 names the one that the caller holds, coded or not: nobody knows by now how long its body would have been. */
function nameHeld({ headers }: IncomingMessage, response: ServerResponse): void {
  const etag = response.getHeader('etag');
  if (response.statusCode !== 304 || typeof etag !== 'string') return;
  const held = CODINGS.find(
    (coding) =>
      headers['accept-encoding']?.includes(coding) === true && headers['if-none-match']?.includes(codedEtag(etag, coding)) === true,
  );
  if (held !== undefined) response.setHeader('etag', codedEtag(etag, held));
  response.setHeader('vary', 'Accept-Encoding');
}
