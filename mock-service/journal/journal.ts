// Journal: per call, what arrived, which rule fired where, whether the write was committed, what left. Pure data, bounded in calls and bytes.
// Beside a request's walk: a line is opened at step 2; line.ts says what becomes of it.
import type { BudgetedJournal, JournalBudget } from './budget.ts';
import type { JournalEntry } from './entry.ts';
import { type Arrival, type JournalLine, Line } from './line.ts';

export type { Arrival, JournalLine };

/** A sandbox's journal. */
export interface Journal extends BudgetedJournal {
  open(arrival: Arrival): JournalLine;
  /** Oldest first. */
  entries(): readonly JournalEntry[];
  /** How many old entries had to go. */
  readonly dropped: number;
}

/** How many entries a journal keeps. */
export const MAX_ENTRIES = 10_000;

/** How many bytes they may have together, each reckoned at its bodies and texts and LINE_BYTES more. */
export const MAX_JOURNAL_BYTES = 32 * 1024 * 1024;

/** How large a journal may get. */
export interface JournalOptions {
  readonly maxEntries?: number | undefined;
  readonly maxBytes?: number | undefined;
  /** Shared with the service's other journals. */
  readonly budget?: JournalBudget | undefined;
}

/** Keeps its lines in a ring: those from `#first` to `#seq` are there. */
class RingJournal implements Journal {
  readonly #ring: (Line | undefined)[] = [];
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  readonly #budget: JournalBudget | undefined;
  #first = 1;
  #seq = 0;
  #bytes = 0;

  constructor({ maxEntries = MAX_ENTRIES, maxBytes = MAX_JOURNAL_BYTES, budget }: JournalOptions) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
    this.#budget = budget;
    budget?.join(this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  get dropped(): number {
    return this.#first - 1;
  }

  open(arrival: Arrival): JournalLine {
    if (this.#seq - this.#first + 1 === this.#maxEntries) this.#drop();
    this.#seq += 1;
    const line = new Line(this.#seq, arrival, this.#grow);
    this.#ring[this.#at(this.#seq)] = line;
    this.#take(line.bytes);
    return line;
  }

  entries(): readonly JournalEntry[] {
    const entries: JournalEntry[] = [];
    for (let seq = this.#first; seq <= this.#seq; seq += 1) {
      const line = this.#ring[this.#at(seq)];
      if (line !== undefined) entries.push(line.entry());
    }
    return entries;
  }

  dropOldest(): boolean {
    if (this.#first >= this.#seq) return false;
    this.#drop();
    return true;
  }

  #at(seq: number): number {
    return (seq - 1) % this.#maxEntries;
  }

  #take(bytes: number): void {
    this.#bytes += bytes;
    while (this.#bytes > this.#maxBytes && this.dropOldest());
    this.#budget?.spend(this, bytes);
  }

  /** A line that was dropped while its call went on counts no more. */
  readonly #grow = (line: Line, bytes: number): void => {
    line.bytes += bytes;
    if (line.seq >= this.#first) this.#take(bytes);
  };

  #drop(): void {
    const at = this.#at(this.#first);
    const bytes = this.#ring[at]?.bytes ?? 0;
    this.#ring[at] = undefined;
    this.#first += 1;
    this.#bytes -= bytes;
    this.#budget?.spend(this, -bytes);
  }
}

/** An empty journal that keeps the last calls: as many as may be, and as fit. */
export function createJournal(options: JournalOptions = {}): Journal {
  return new RingJournal(options);
}
