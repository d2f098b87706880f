// Sequences: whole numbers in order, in chunks, so that adding, deleting and finding the next one cost the same among many as among few.
// Step 6 of a request's walk: an index holds one for each value that several rows share.

/** A chunk that grows beyond it is halved. */
const MAX_CHUNK = 512;

/** Position of the first number that is at least `n`; the length when all are smaller. */
function firstAtLeast(numbers: readonly number[], n: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < n) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A set of whole numbers from 0, in order. */
export class Sequences {
  /** None is empty; each one's numbers are all larger than those of the chunk before it. */
  readonly #chunks: number[][] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds `n`, unless it is there. */
  add(n: number): void {
    const at = this.#chunkWith(n);
    const chunk = this.#chunks[at];
    if (chunk === undefined) {
      this.#chunks.push([n]);
      this.#size += 1;
      return;
    }
    const place = firstAtLeast(chunk, n);
    if (chunk[place] === n) return;
    this.#size += 1;
    if (place < chunk.length) chunk.splice(place, 0, n);
    else if (chunk.length < MAX_CHUNK) chunk.push(n);
    else this.#chunks.splice(at + 1, 0, [n]); // a half of a chunk would keep the room of a whole one
    if (chunk.length > MAX_CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(MAX_CHUNK / 2));
  }

  /** Takes `n` away, if it is there. */
  delete(n: number): void {
    const at = this.#chunkWith(n);
    const chunk = this.#chunks[at] ?? [];
    const place = firstAtLeast(chunk, n);
    if (chunk[place] !== n) return;
    chunk.splice(place, 1);
    this.#size -= 1;
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** The largest number below `n`, or -1: there is none. */
  below(n: number): number {
    const at = this.#chunkWith(n);
    const chunk = this.#chunks[at] ?? [];
    return chunk[firstAtLeast(chunk, n) - 1] ?? this.#chunks[at - 1]?.at(-1) ?? -1;
  }

  /** Tells `visit` each number, in order. */
  each(visit: (n: number) => void): void {
    for (const chunk of this.#chunks) for (const n of chunk) visit(n);
  }

  /** Position of the chunk where `n` is or belongs: the last one that begins at or below it, else the first. */
  #chunkWith(n: number): number {
    const last = this.#chunks.length - 1;
    // Most rows are put at the end.
    if (last < 0 || n >= (this.#chunks[last]?.[0] ?? 0)) return Math.max(0, last);
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#chunks[middle]?.[0] ?? 0) <= n) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}
