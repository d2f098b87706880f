// readBody: the bytes of an answer, counted while they come: no provider, broken or hostile, fills this process's memory.
// Before step 1 of a failure's walk.

/** No answer of the provider is nearly as long, in bytes after decompression. */
const BODY_MAX_BYTES = 10 * 1024 * 1024;

/** The answer is longer than this client reads; what it says is not known. The code is undici's for the same. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
  readonly code = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

  constructor() {
    super(`the answer has more than ${BODY_MAX_BYTES} bytes`);
  }
}

/** A whole body; `text` is undefined when its bytes are not UTF-8. */
export interface Body {
  readonly bytes: Uint8Array;
  readonly text: string | undefined;
}

/** The whole body. @throws AnswerTooLong, or whatever ends the stream. */
export async function readBody(response: Response): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) {
    sizeBytes += read.value.byteLength;
    if (sizeBytes > BODY_MAX_BYTES) {
      void reader?.cancel().catch(() => undefined);
      throw new AnswerTooLong();
    }
    chunks.push(read.value);
  }
  const bytes = joined(chunks, sizeBytes);
  return { bytes, text: decode(bytes) };
}

function joined(chunks: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  const bytes = new Uint8Array(sizeBytes);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
