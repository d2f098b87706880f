// Store: one tenant's tables over shared seed data, written only by a transaction that is kept.
// Step 6 of a request's walk: a refusal drops its transaction, so it leaves no trace by construction.
import type { Random } from '../determinism/random.ts';
import { type Commit, type CommitState, History, type Rewind } from './history.ts';
import { type Layer, rowsOf } from './layer.ts';
import { emptyLayers, mergeLayers, OwnLayers, type StoreBase, type TablesState } from './layers.ts';
import type { Origin, TableName, Tables } from './tables.ts';
import { beginTransaction, type StoreState, type Transaction } from './transaction.ts';

/** What an operation needs of a store. */
export interface Ground {
  /** A unit of work; `atMs` is when it happens, by the calendar. */
  begin(origin: Origin, atMs?: number): Transaction;
}

/** A tenant's data. */
export interface Store extends Ground {
  /** Rows of a table by who made them, oldest first. Walks the whole table: for the truth and for tests. */
  rows<Name extends TableName>(table: Name, origin?: Origin): readonly Tables[Name][];
  /** How many rows a table has. */
  count(table: TableName): number;
  /** The store as it was, as far back as is kept: for reads, and for one unit of work; a commit there throws. */
  asOf(to: Rewind): Ground;
  /** All there is now, as ground for other stores; what is written here later does not reach them. */
  asBase(): StoreBase;
  /** Tells of every commit from now on, before it is stored: which rows it replaces, by their ids. */
  watch(onCommit: (commit: Commit) => void): void;
  /** What it has beyond its base. Rows are the very objects: it costs what was written, not what there is. */
  state(): StoreContents;
}

/** What a store has written, as plain JSON. */
export interface StoreContents {
  readonly counters: Readonly<Record<string, number>>;
  readonly tables: TablesState;
  readonly history: readonly CommitState[];
}

/** What a store starts from. A base is shared by all stores on it, never copied and never written. */
export interface StoreOptions {
  /** Gives the ids. A store on a base takes the base's own source and its ids go on where the base's ended. */
  readonly random: Random;
  readonly base?: StoreBase | undefined;
  /** No table grows beyond it; MAX_ROWS when left out. */
  readonly maxRows?: number | undefined;
  /** What another store on the same base had written. */
  readonly from?: StoreContents | undefined;
}

/** How many rows a table has at most, the seed's among them. */
export const MAX_ROWS = 200_000;

const NO_COUNTERS: ReadonlyMap<string, number> = new Map();

/** A store and what its transactions work with, in one: each tenant of each sandbox has one. */
class LayeredStore implements Store, StoreState {
  readonly #base: StoreBase | undefined;
  readonly #layers: OwnLayers;
  readonly #history: History;
  readonly random: Random;
  readonly counters: Map<string, number>;
  readonly maxRows: number;
  commits = 0;
  readonly #watchers: ((commit: Commit) => void)[] = [];

  constructor({ random, base, maxRows = MAX_ROWS, from }: StoreOptions) {
    this.#base = base;
    this.#layers = new OwnLayers(base?.tables ?? null, from?.tables);
    this.#history = new History(from?.history);
    this.random = random;
    this.counters = new Map(Object.entries(from?.counters ?? {}));
    this.maxRows = maxRows;
  }

  get countersBelow(): ReadonlyMap<string, number> {
    return this.#base?.counters ?? NO_COUNTERS;
  }

  top(name: TableName): Layer {
    return this.#layers.top(name);
  }

  own(name: TableName): Layer {
    return this.#layers.own(name);
  }

  note(commit: Commit): void {
    this.#history.note(commit);
    for (const tell of this.#watchers) tell(commit);
  }

  watch(onCommit: (commit: Commit) => void): void {
    this.#watchers.push(onCommit);
  }

  begin(origin: Origin, atMs = 0): Transaction {
    return beginTransaction(this, origin, atMs);
  }

  rows<Name extends TableName>(table: Name, origin?: Origin): readonly Tables[Name][] {
    // TABLES says which rows are in which table.
    return rowsOf(this.top(table), origin) as readonly Tables[Name][];
  }

  count(table: TableName): number {
    return this.top(table).count;
  }

  asOf(to: Rewind): Ground {
    return groundAsOf(
      this,
      this.#history.rewind(to, (name) => this.top(name)),
    );
  }

  asBase(): StoreBase {
    const merged = emptyLayers();
    if (this.#base !== undefined) mergeLayers(this.#base.tables, merged);
    mergeLayers(this.#layers.written, merged);
    return { tables: merged, counters: new Map([...this.countersBelow, ...this.counters]) };
  }

  state(): StoreContents {
    return { counters: Object.fromEntries(this.counters), tables: this.#layers.state(), history: this.#history.state() };
  }
}

/** A store, empty or on a base. To make seed data: write in transactions of origin "seed", commit, then `asBase()`. */
export function createStore(options: StoreOptions): Store {
  return new LayeredStore(options);
}

function groundAsOf({ random, counters, countersBelow, maxRows, commits }: StoreState, top: StoreState['top']): Ground {
  const refuse = (): never => {
    throw new TypeError('a store as it was takes no writes');
  };
  const state: StoreState = { random, counters, countersBelow, maxRows, commits, top, own: refuse, note: refuse };
  return { begin: (origin, atMs = 0) => beginTransaction(state, origin, atMs) };
}
