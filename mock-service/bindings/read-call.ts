// readCall: from Node's request to a Call. Step 1 of a request's walk, at the socket.
// The body is read whole before anything else happens, up to a limit.
import type { IncomingMessage } from 'node:http';
import type { Call } from '../call.ts';

/** The most a body may have. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** The most headers a request may have. */
export const MAX_HEADERS = 2000;

/** A request target: the absolute form loses its scheme and host, `*` and an authority get a slash in front. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Names in lower case, repeated ones joined; without a prototype, so that no header's name can mean anything else. */
function headersOf({ rawHeaders }: IncomingMessage): Call['headers'] {
  const headers: Record<string, string> = Object.create(null);
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] ?? '').toLowerCase();
    const earlier = headers[name];
    const value = rawHeaders[i + 1] ?? '';
    headers[name] = earlier === undefined ? value : `${earlier}, ${value}`;
  }
  return headers;
}

/** The whole body, of at most `maxBytes`; null: it is too large, and the rest is left unread; undefined: the caller hung up in its middle. */
function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Uint8Array | null | undefined> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    request.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) chunks.push(chunk);
      else resolve(null);
    });
    // Copied even when it came in one piece: a piece is a view into a far larger buffer, and the journal keeps the body.
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}

const NO_BODY = new Uint8Array();

/** Whether a body follows a call's head: without either header there is none, and nothing to wait for. @see RFC 9112, section 6.3 */
export function hasBody({ headers }: Call): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Whether its caller sends the body when it is told to. HTTP/1.0 knows no such thing. @see RFC 9110, section 10.1.1 */
export function expectsContinue({ httpVersion, headers }: IncomingMessage): boolean {
  return headers.expect !== undefined && httpVersion === '1.1' && /^100-continue$/i.test(headers.expect);
}

/** Whether a Content-Length header announces a body larger than is read. */
export function isTooLong(contentLength: string | undefined, maxBytes = MAX_BODY_BYTES): boolean {
  return contentLength !== undefined && Number(contentLength) > maxBytes;
}

/** The call as far as it is known before its body is read, which stays empty; the code of a refusal, when it is too large to become one. */
export function readHead(request: IncomingMessage): Call | 'headers_too_large' {
  if (request.rawHeaders.length > 2 * MAX_HEADERS) return 'headers_too_large';
  const headers = headersOf(request);
  const target = originForm(request.url ?? '/');
  const mark = target.indexOf('?');
  const [path, query] = mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
  return { method: (request.method ?? 'GET').toUpperCase(), path, query, headers, body: NO_BODY };
}

/** The call with its body; `gone`: there is nobody left to answer. Never rejects. */
export async function readBody(request: IncomingMessage, head: Call, maxBytes: number): Promise<Call | 'payload_too_large' | 'gone'> {
  const body = await bodyOf(request, maxBytes);
  if (body === null) return 'payload_too_large';
  return body === undefined ? 'gone' : { ...head, body };
}
