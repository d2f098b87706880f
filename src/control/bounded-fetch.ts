// boundedFetch: fetch with a limit on time and on length, over headers and body together.
// Beside both walks: whoever answers, and however slowly, a call of the control client ends.

/** A journal of thousands of calls fits in, in bytes after decompression. */
const BODY_MAX_BYTES = 64 * 1024 * 1024;

type Fetch = (request: Request) => Promise<Response>;

class AnswerTooLong extends Error {}

/** True for what a body throws that is longer than this client reads. */
export function isAnswerTooLong(error: unknown): boolean {
  return error instanceof AnswerTooLong;
}

/** As `fetch`; the answer has come whole when this resolves. Throws a TimeoutError, or what `isAnswerTooLong` knows. */
export function boundedFetch(fetch: Fetch, deadlineMs: number): Fetch {
  return async (request) => {
    // A controller of our own and a listener: a signal joined by AbortSignal.any may be collected before it rings (Node 20).
    const limit = new AbortController();
    const deadline = AbortSignal.timeout(deadlineMs);
    const expired = new Promise<never>((_resolve, reject) => {
      deadline.addEventListener('abort', () => {
        limit.abort(deadline.reason);
        reject(deadline.reason);
      });
    });
    return Promise.race([expired, wholeAnswer(fetch, new Request(request, { signal: limit.signal }))]);
  };
}

async function wholeAnswer(fetch: Fetch, request: Request): Promise<Response> {
  const response = await fetch(request);
  const body = response.body === null ? null : new Blob(await chunksOf(response.body));
  return new Response(body, { status: response.status, headers: response.headers });
}

async function chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let sizeBytes = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    sizeBytes += read.value.byteLength;
    if (sizeBytes > BODY_MAX_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw new AnswerTooLong();
    }
    chunks.push(read.value);
  }
  return chunks;
}
