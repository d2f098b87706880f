// Places: a set of a table's sequence numbers, one byte each, so that sets are joined and met in one pass.
// Step 6 of a request's walk: a search makes one for each word.

/** Sequence numbers below a bound. */
export class Places {
  readonly #marks: Uint8Array;

  constructor(size: number) {
    this.#marks = new Uint8Array(size);
  }

  add(sequence: number): void {
    this.#marks[sequence] = 1;
  }

  delete(sequence: number): void {
    this.#marks[sequence] = 0;
  }

  has(sequence: number): boolean {
    return this.#marks[sequence] === 1;
  }

  /** Leaves what is in `other`, too. */
  meet(other: Places): this {
    for (let at = 0; at < this.#marks.length; at += 1) this.#marks[at] = (this.#marks[at] ?? 0) & (other.#marks[at] ?? 0);
    return this;
  }

  /** Takes in what is in `other`. */
  join(other: Places): this {
    for (let at = 0; at < this.#marks.length; at += 1) this.#marks[at] = (this.#marks[at] ?? 0) | (other.#marks[at] ?? 0);
    return this;
  }

  /** The largest one below `n`, or -1: there is none. */
  below(n: number): number {
    return n <= 0 ? -1 : this.#marks.lastIndexOf(1, Math.min(n, this.#marks.length) - 1);
  }

  /** Tells `visit` each one that is below `n`. */
  each(visit: (sequence: number) => void, n = this.#marks.length): void {
    for (let at = this.#marks.indexOf(1); at !== -1 && at < n; at = this.#marks.indexOf(1, at + 1)) visit(at);
  }
}
