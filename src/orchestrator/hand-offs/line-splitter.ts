// LineSplitter: bytes as they come to whole lines; an unfinished one waits for its end, one that is too long is let go.
// Under the file store: never more than one line is held, whatever the file has become.

/** A whole line, or that there was one too long to be held. */
export interface Split {
  /** Where it begins, in bytes from the beginning of the file. */
  readonly atByte: number;
  readonly text: string | null;
}

const LINE_FEED = 0x0a;

/** One reading of one file, from its beginning. */
export class LineSplitter {
  readonly #lineMax: number;
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #isTooLong = false;
  #readBytes = 0;

  constructor(lineMax: number) {
    this.#lineMax = lineMax;
  }

  /** Bytes taken so far. */
  get readBytes(): number {
    return this.#readBytes;
  }

  /** The lines that end in `bytes`; lines without any byte are left out. */
  *take(bytes: Uint8Array): Generator<Split> {
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, from)) {
      this.#hold(bytes.subarray(from, end));
      const split = this.#end(this.#readBytes + end);
      if (split !== null) yield split;
      from = end + 1;
    }
    this.#hold(bytes.subarray(from));
    this.#readBytes += bytes.length;
  }

  #hold(bytes: Uint8Array): void {
    this.#heldBytes += bytes.length;
    this.#isTooLong ||= this.#heldBytes > this.#lineMax;
    // A copy: the reader fills its buffer again.
    if (this.#isTooLong) this.#held = [];
    else if (bytes.length > 0) this.#held.push(bytes.slice());
  }

  #end(endByte: number): Split | null {
    const [lengthBytes, isTooLong, held] = [this.#heldBytes, this.#isTooLong, this.#held];
    this.#held = [];
    this.#heldBytes = 0;
    this.#isTooLong = false;
    if (lengthBytes === 0) return null;
    return { atByte: endByte - lengthBytes, text: isTooLong ? null : textOf(held, lengthBytes) };
  }
}

function textOf(parts: readonly Uint8Array[], lengthBytes: number): string {
  const all = new Uint8Array(lengthBytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new TextDecoder().decode(all);
}
