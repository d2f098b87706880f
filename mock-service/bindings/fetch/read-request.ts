// readRequest: from a fetch Request to a Call, with the headers that Node's global fetch would have sent. Step 1 of a request's walk, in process.
// The body is read whole before it is walked, up to the limit that the socket has for the same call.
import type { Call, HeaderMap } from '../../call.ts';
import { isTooLong, MAX_HEADERS } from '../read-call.ts';
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

/** The length that the global fetch would announce for a body as it was handed in; null: it would not know, and send chunks. */
export function lengthOf(body: RequestInit['body']): number | null {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : null;
}

/** Everything but the body, whose length is announced when it is known. */
export function headOf(request: Request, bodyBytes: number | null): Head {
  const { pathname, search, host } = new URL(request.url);
  const length = bodyBytes === null ? {} : { 'content-length': String(bodyBytes) };
  const headers: HeaderMap = Object.assign(Object.create(null), { host, ...ADDED, ...length }, Object.fromEntries(request.headers));
  return { method: request.method.toUpperCase(), path: pathname, query: search.slice(1), headers };
}

/** The whole body; null: it is too large, and the rest is not asked for. */
async function bytesOf(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | Failure | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    return new Failure(fetchFailed(error));
  }
}

/** Why a call is refused whatever its body holds; null: it may be read. The socket judges in the same order, before any fault of an upload. */
export function refusedHead({ headers }: Head, maxBytes: number): 'payload_too_large' | 'headers_too_large' | null {
  if (Object.keys(headers).length > MAX_HEADERS) return 'headers_too_large';
  return isTooLong(headers['content-length'], maxBytes) ? 'payload_too_large' : null;
}

/** The call; a refusal's code when its body is too large to become one; a Failure when the caller's own stream broke. */
export async function readRequest(request: Request, head: Head, maxBytes: number): Promise<Call | 'payload_too_large' | Failure> {
  if (request.body === null) return { ...head, body: new Uint8Array() };
  const body = await bytesOf(request.body, maxBytes);
  if (body instanceof Failure) return body;
  if (body === null) return 'payload_too_large';
  return { ...head, headers: { ...head.headers, 'content-length': String(body.byteLength) }, body };
}
