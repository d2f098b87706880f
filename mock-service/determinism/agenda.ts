// Agenda: things in the order in which they are due, the next one at hand, without a timer for any of them.
// Under a request's walk: sandboxes that end and work that falls due are kept in one.

/** Something that is due at an instant. */
export interface Due {
  readonly atMs: number;
}

/** A heap: the next one is the first. Of two at the same instant `compare` says which comes first; none: either. */
export class Agenda<Item extends Due> {
  #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  constructor(compare: (one: Item, other: Item) => number = () => 0) {
    this.#compare = (one, other) => one.atMs - other.atMs || compare(one, other);
  }

  get size(): number {
    return this.#items.length;
  }

  /** The next one, which stays; undefined when there is none. */
  get first(): Item | undefined {
    return this.#items[0];
  }

  add(item: Item): void {
    let at = this.#items.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.#items[above];
      if (parent === undefined || this.#compare(parent, item) <= 0) break;
      this.#items[at] = parent;
      at = above;
    }
    this.#items[at] = item;
  }

  takeFirst(): void {
    const last = this.#items.pop();
    if (last === undefined || this.#items.length === 0) return;
    let at = 0;
    for (let child = this.#smallerChild(at); child !== null; child = this.#smallerChild(at)) {
      if (this.#compare(child.item, last) >= 0) break;
      this.#items[at] = child.item;
      at = child.at;
    }
    this.#items[at] = last;
  }

  /** Forgets all others. */
  keep(isKept: (item: Item) => boolean): void {
    this.#items = this.#items.filter(isKept).sort(this.#compare);
  }

  #smallerChild(at: number): { readonly at: number; readonly item: Item } | null {
    const [left, right] = [this.#items[2 * at + 1], this.#items[2 * at + 2]];
    if (left === undefined) return null;
    return right !== undefined && this.#compare(right, left) < 0 ? { at: 2 * at + 2, item: right } : { at: 2 * at + 1, item: left };
  }
}
