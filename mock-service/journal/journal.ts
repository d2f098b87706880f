// Journal: per call, what arrived, which rule fired where, whether the write was committed, what left. Pure data, bounded in calls and bytes.
// Beside a request's walk: a line is opened at step 2; line.ts says what becomes of it.
import type { BudgetedJournal, JournalBudget } from './budget.ts';
import type { JournalEntry } from './entry.ts';
import { type Arrival, type JournalLine, Line, type LineState } from './line.ts';

export type { Arrival, JournalLine, LineState };

/** A sandbox's journal. */
export interface Journal extends BudgetedJournal {
  open(arrival: Arrival): JournalLine;
  /** Oldest first. */
  entries(): readonly JournalEntry[];
  /** How many old entries had to go. */
  readonly dropped: number;
  state(): JournalState;
}

/** A journal as plain JSON: its lines, oldest first; the first one's number is one more than `dropped`. */
export interface JournalState {
  readonly dropped: number;
  readonly lines: readonly LineState[];
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
  /** The lines of another journal, which no more than these bounds have room for. */
  readonly from?: JournalState | undefined;
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
  /** Whether its budget knows it: from the first line on, and never again once it was told to forget it. */
  #isCounted = false;

  constructor({ maxEntries = MAX_ENTRIES, maxBytes = MAX_JOURNAL_BYTES, budget, from }: JournalOptions) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
    this.#budget = budget;
    this.#first += from?.dropped ?? 0;
    this.#seq += from?.dropped ?? 0;
    for (const line of from?.lines ?? []) this.#add(Line.from(line, this.#grow));
  }

  get bytes(): number {
    return this.#bytes;
  }

  get dropped(): number {
    return this.#first - 1;
  }

  open(arrival: Arrival): JournalLine {
    const line = new Line(this.#seq + 1, arrival, this.#grow);
    this.#add(line);
    return line;
  }

  state(): JournalState {
    return { dropped: this.dropped, lines: this.#lines().map((line) => line.state()) };
  }

  entries(): readonly JournalEntry[] {
    return this.#lines().map((line) => line.entry());
  }

  dropOldest(): boolean {
    if (this.#first >= this.#seq) return false;
    this.#drop();
    return true;
  }

  /** Oldest first. */
  #lines(): readonly Line[] {
    const lines: Line[] = [];
    for (let seq = this.#first; seq <= this.#seq; seq += 1) {
      const line = this.#ring[this.#at(seq)];
      if (line !== undefined) lines.push(line);
    }
    return lines;
  }

  #add(line: Line): void {
    if (this.#seq - this.#first + 1 === this.#maxEntries) this.#drop();
    this.#seq += 1;
    this.#ring[this.#at(this.#seq)] = line;
    if (!this.#isCounted) this.#budget?.join(this);
    this.#isCounted = true;
    this.#take(line.bytes);
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
