// readRequest: from a fetch Request to a Call, with the headers that Node's global fetch would have sent. Step 1 of a request's walk, in process.
// The body is read whole before anything else happens, up to the socket's limit.
import type { Call, HeaderMap } from '../../call.ts';
import { isTooLong, MAX_BODY_BYTES, MAX_HEADERS } from '../read-call.ts';
import { Failure, fetchFailed } from './failures.ts';

/** What the global fetch adds where the caller says nothing. */
const ADDED = {
  connection: 'keep-alive',
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
  'accept-encoding': 'gzip, deflate',
};

/** A request whose body has not been read. */
export type Head = Omit<Call, 'body'>;

/** Everything but the body. */
export function headOf(request: Request): Head {
  const { pathname, search, host } = new URL(request.url);
  const headers: HeaderMap = Object.assign(Object.create(null), { host, ...ADDED }, Object.fromEntries(request.headers));
  return { method: request.method.toUpperCase(), path: pathname, query: search.slice(1), headers };
}

/** The whole body; null: it is too large, and the rest is not asked for. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array | Failure | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    return new Failure(fetchFailed(error));
  }
}

/** The call; the code of a refusal when it is too large to become one; a Failure when the caller's own stream broke. */
export async function readRequest(request: Request, head: Head): Promise<Call | 'payload_too_large' | 'headers_too_large' | Failure> {
  if (Object.keys(head.headers).length > MAX_HEADERS) return 'headers_too_large';
  if (isTooLong(head.headers['content-length'])) return 'payload_too_large';
  if (request.body === null) return { ...head, body: new Uint8Array() };
  const body = await bytesOf(request.body);
  if (body instanceof Failure) return body;
  if (body === null) return 'payload_too_large';
  return { ...head, headers: { ...head.headers, 'content-length': String(body.byteLength) }, body };
}
