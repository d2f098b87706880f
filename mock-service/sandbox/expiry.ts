// Expiry: which sandboxes are over, in the order they end, without a timer for any of them.
// Beside a request's walk: whoever creates, lists or counts sandboxes asks here first.
import { Agenda, type Due } from '../determinism/agenda.ts';

/** One sandbox's end, by the service's clock. */
interface End extends Due {
  readonly id: string;
}

/** Below this many, ends of what is gone already are not worth a thought. */
const FEW = 1000;

/** The ends of all sandboxes that have one. */
export class Expiry {
  readonly #ends = new Agenda<End>();

  add(end: End): void {
    this.#ends.add(end);
  }

  /** Takes out the ids of those that are over at `nowMs`. */
  due(nowMs: number): readonly string[] {
    const ids: string[] = [];
    for (let { first } = this.#ends; first !== undefined && first.atMs <= nowMs; { first } = this.#ends) {
      ids.push(first.id);
      this.#ends.takeFirst();
    }
    return ids;
  }

  /** Forgets ends of sandboxes that were deleted before, once they are most of what is here. */
  tidy(isThere: (id: string) => boolean, count: number): void {
    if (this.#ends.size < FEW || this.#ends.size < 2 * count) return;
    this.#ends.keep(({ id }) => isThere(id));
  }
}
