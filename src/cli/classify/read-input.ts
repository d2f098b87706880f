// readInput: the whole of a stream as text, within bounds: the beginning, and the end of what is longer.
// At the edge, for `overdue classify`. A trace tells most in its last lines, a response in its first.

const HEAD_MAX_BYTES = 4 * 1024 * 1024;
const TAIL_MAX_BYTES = 64 * 1024;
/** After so much nothing more is read: a stream may never end. */
const READ_MAX_BYTES = 64 * 1024 * 1024;

/** What was read. `isCut`: there was more in between, or after it. */
export interface Input {
  readonly text: string;
  readonly isCut: boolean;
}

/** Reads `stream`, whatever is in it. */
export async function readInput(stream: AsyncIterable<Uint8Array>): Promise<Input> {
  const head: Uint8Array[] = [];
  let tail = Buffer.alloc(0);
  let readBytes = 0;
  for await (const chunk of stream) {
    const room = Math.max(0, HEAD_MAX_BYTES - readBytes);
    if (room > 0) head.push(chunk.subarray(0, room));
    if (chunk.length > room) tail = Buffer.concat([tail, chunk.subarray(room)]).subarray(-TAIL_MAX_BYTES);
    readBytes += chunk.length;
    if (readBytes >= READ_MAX_BYTES) break;
  }
  const isCut = readBytes > HEAD_MAX_BYTES;
  const text = decode(Buffer.concat(head));
  return { text: isCut ? `${text}\n${new TextDecoder().decode(tail)}` : text, isCut };
}

/** UTF-8; UTF-16 when it says so, as PowerShell's pipes do; Windows-1252 for a text that is neither. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') && !bytes.includes(0) && bytes.length < HEAD_MAX_BYTES
    ? new TextDecoder('windows-1252').decode(bytes)
    : text;
}
