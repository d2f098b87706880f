// Expiry: which sandboxes are over, in the order they end, without a timer for any of them.
// Beside a request's walk: whoever creates, lists or counts sandboxes asks here first.

/** One sandbox's end, by the service's clock. */
interface End {
  readonly id: string;
  readonly atMs: number;
}

/** Below this many, ends of what is gone already are not worth a thought. */
const FEW = 1000;

/** A heap of ends: the next one is the first. */
export class Expiry {
  #ends: End[] = [];

  add(end: End): void {
    let at = this.#ends.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.#ends[above];
      if (parent === undefined || parent.atMs <= end.atMs) break;
      this.#ends[at] = parent;
      at = above;
    }
    this.#ends[at] = end;
  }

  /** Takes out the ids of those that are over at `nowMs`. */
  due(nowMs: number): readonly string[] {
    const ids: string[] = [];
    for (let first = this.#ends[0]; first !== undefined && first.atMs <= nowMs; first = this.#ends[0]) {
      ids.push(first.id);
      this.#takeFirst();
    }
    return ids;
  }

  /** Forgets ends of sandboxes that were deleted before, once they are most of what is here. */
  tidy(isThere: (id: string) => boolean, count: number): void {
    if (this.#ends.length < FEW || this.#ends.length < 2 * count) return;
    const kept = this.#ends.filter(({ id }) => isThere(id));
    this.#ends = kept.sort((a, b) => a.atMs - b.atMs);
  }

  #takeFirst(): void {
    const last = this.#ends.pop();
    if (last === undefined || this.#ends.length === 0) return;
    let at = 0;
    for (;;) {
      const left = this.#ends[2 * at + 1];
      const right = this.#ends[2 * at + 2];
      const next = right !== undefined && left !== undefined && right.atMs < left.atMs ? 2 * at + 2 : 2 * at + 1;
      const child = this.#ends[next];
      if (child === undefined || child.atMs >= last.atMs) break;
      this.#ends[at] = child;
      at = next;
    }
    this.#ends[at] = last;
  }
}
