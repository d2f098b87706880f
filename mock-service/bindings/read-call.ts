// readCall: from Node's request to a Call. Step 1 of a request's walk, at the socket.
// The body is read whole before anything else happens, up to a limit.
import type { IncomingMessage } from 'node:http';
import type { Call } from '../call.ts';

/** The most a body may have. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** A request target: the absolute form loses its scheme and host, `*` and an authority get a slash in front. */
function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function headersOf(request: IncomingMessage): Call['headers'] {
  return Object.fromEntries(Object.entries(request.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]));
}

/** The whole body; null: it is too large, and the rest is left unread; undefined: the caller hung up in its middle. */
function bodyOf(request: IncomingMessage): Promise<Uint8Array | null | undefined> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    request.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
      else resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}

/** The call; `too_large`: its body is; `gone`: there is nobody left to answer. Never rejects. */
export async function readCall(request: IncomingMessage): Promise<Call | 'too_large' | 'gone'> {
  const body = await bodyOf(request);
  if (body === null) return 'too_large';
  if (body === undefined) return 'gone';
  const [path = '/', ...query] = originForm(request.url ?? '/').split('?');
  return { method: (request.method ?? 'GET').toUpperCase(), path, query: query.join('?'), headers: headersOf(request), body };
}
