// Agenda: things in the order in which they are due, the next one at hand, without a timer for any of them.
// Under a request's walk: sandboxes that end and work that falls due are kept in one.
import PriorityQueue from 'tinyqueue';

/** Something that is due at an instant. */
export interface Due {
  readonly atMs: number;
}

/** A priority queue by instant. Of two at the same instant `compare` says which comes first; none: either. */
export class Agenda<Item extends Due> {
  #queue: PriorityQueue<Item>;
  readonly #compare: (one: Item, other: Item) => number;

  constructor(compare: (one: Item, other: Item) => number = () => 0) {
    this.#compare = (one, other) => one.atMs - other.atMs || compare(one, other);
    this.#queue = new PriorityQueue([], this.#compare);
  }

  get size(): number {
    return this.#queue.length;
  }

  /** The next one, which stays; undefined when there is none. */
  get first(): Item | undefined {
    return this.#queue.peek();
  }

  add(item: Item): void {
    this.#queue.push(item);
  }

  takeFirst(): void {
    this.#queue.pop();
  }

  /** Forgets all others. */
  keep(isKept: (item: Item) => boolean): void {
    this.#queue = new PriorityQueue(this.#queue.data.filter(isKept), this.#compare);
  }
}
