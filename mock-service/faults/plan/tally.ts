// Tally: one rule's matches, counted for each caller, or for all of them together.
// Step 3 of a request's walk: a trigger is asked about the number that a match has here.

/** One caller's matches of one rule. */
interface Count {
  /** Those that count: a bypassed one was given back. */
  matched: number;
  bypassed: number;
}

/** A count as plain JSON; the caller "" stands for everybody. */
export interface CallerCount extends Readonly<Count> {
  readonly caller: string;
}

/** The number of a match. */
export interface Ordinal {
  /** From 1, over the matches that count: what triggers go by. */
  readonly match: number;
  /** From 1, over all of them: what draws go by, so that none comes twice. */
  readonly draw: number;
}

/** Counts matches. */
export class Tally {
  readonly #counts: Map<string, Count>;

  constructor(from: readonly CallerCount[] = []) {
    this.#counts = new Map(from.map(({ caller, matched, bypassed }) => [caller, { matched, bypassed }]));
  }

  /** Counts one more match of `caller`. */
  next(caller: string): Ordinal {
    const count = this.#of(caller);
    count.matched += 1;
    return { match: count.matched, draw: count.matched + count.bypassed };
  }

  /** Gives `caller`'s last match back: it found nothing to spoil. */
  giveBack(caller: string): void {
    const count = this.#of(caller);
    count.matched -= 1;
    count.bypassed += 1;
  }

  /** How many matches of `caller` count so far. */
  matchedBy(caller: string): number {
    return this.#counts.get(caller)?.matched ?? 0;
  }

  /** Whether somebody was counted, and `isSpent` is true of everybody's matches. */
  allSpent(isSpent: (matched: number) => boolean): boolean {
    if (this.#counts.size === 0) return false;
    for (const { matched } of this.#counts.values()) if (!isSpent(matched)) return false;
    return true;
  }

  state(): CallerCount[] {
    return [...this.#counts].map(([caller, count]) => ({ caller, ...count }));
  }

  #of(caller: string): Count {
    const known = this.#counts.get(caller);
    if (known !== undefined) return known;
    const count = { matched: 0, bypassed: 0 };
    this.#counts.set(caller, count);
    return count;
  }
}
