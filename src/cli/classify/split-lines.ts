// splitLines: chunks of bytes → lines, each at most so long. What is longer is dropped as it comes.
// At the edge, for `overdue classify --jsonl`: memory stays the same however long the stream is.

/** A line without its end, or null: it was too long. */
export type Line = string | null;

/** Lines out of chunks. */
export interface LineSplitter {
  /** The lines that `chunk` completes. */
  push(chunk: Uint8Array): readonly Line[];
  /** The last one, when the stream ends without an end of line. */
  end(): readonly Line[];
}

const NEWLINE = 10;

/** A splitter that keeps `lineMaxBytes` at most. */
export function splitLines(lineMaxBytes: number): LineSplitter {
  let parts: Uint8Array[] = [];
  let sizeBytes = 0;
  const keep = (part: Uint8Array): void => {
    sizeBytes += part.length;
    if (sizeBytes > lineMaxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const take = (): Line => {
    const line = sizeBytes > lineMaxBytes ? null : new TextDecoder().decode(Buffer.concat(parts)).replace(/\r$/, '');
    parts = [];
    sizeBytes = 0;
    return line;
  };
  return {
    push: (chunk) => {
      const lines: Line[] = [];
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        keep(chunk.subarray(from, at));
        lines.push(take());
        from = at + 1;
      }
      keep(chunk.subarray(from));
      return lines;
    },
    end: () => (sizeBytes > 0 ? [take()] : []),
  };
}
