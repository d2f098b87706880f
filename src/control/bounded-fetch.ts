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

/** What keeps time: calls `wake` after `delayMs`; what it returns cancels it. A Clock is one. */
export interface Timer {
  after(delayMs: number, wake: () => void): () => void;
}

/** When a call has to be over. */
export interface Deadline {
  readonly timer: Timer;
  readonly afterMs: number;
}

/** True for what is thrown when the deadline passed. */
export function isTooLate(error: unknown): boolean {
  return error instanceof TooLate;
}

class TooLate extends Error {}

/** As `fetch`; the answer has come whole when this resolves. Throws what `isTooLate` or `isAnswerTooLong` knows. */
export function boundedFetch(fetch: Fetch, deadline: Deadline | null): Fetch {
  return async (request) => {
    if (deadline === null) return wholeAnswer(fetch, request);
    const limit = new AbortController();
    let cancel = (): void => undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      cancel = deadline.timer.after(deadline.afterMs, () => {
        reject(new TooLate());
        limit.abort();
      });
    });
    return Promise.race([expired, wholeAnswer(fetch, new Request(request, { signal: limit.signal }))]).finally(cancel);
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
