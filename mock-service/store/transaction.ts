// Transaction: reads through to the store, writes into layers of its own; commit moves them over in one go, dropping it is forgetting it.
// Step 6 of a request's walk: the only way anything is stored. What is not touched costs nothing.
import type { Random } from '../determinism/random.ts';
import type { Before, Commit } from './history.ts';
import type { Layer } from './layer.ts';
import { StagedTable, type TableWriters } from './staged-table.ts';
import { type Origin, TABLE_NAMES, type TableName } from './tables.ts';

/** One unit of work: it reads what it wrote; begin, run and commit belong in one tick. */
export interface Transaction extends TableWriters {
  /** A new id such as `inv_4k2…`; from the sandbox's seed, never handed out twice, unused when dropped. */
  newId(prefix: string): string;
  /** A text for one row alone, by its id: from the seed, so that it is the same again, and not to be told from the id. 32 characters of a–z and 0–9. */
  secretFor(id: string): string;
  /** The next number of a sequence, from 1; not used up when the transaction is dropped. */
  nextNumber(sequence: string): number;
  /**
   * Stores everything staged; false when nothing was. When it throws, nothing is stored: StoreFull where a table would grow beyond its cap,
   * anything else where another commit came in between, which is a defect.
   */
  commit(): boolean;
}

/** What a store owns and a transaction may change. */
export interface StoreState {
  /** A table to be read. */
  top(name: TableName): Layer;
  /** A table to be written; throws when this store is one that was. */
  own(name: TableName): Layer;
  /** Takes note of what a commit replaces. */
  note(commit: Commit): void;
  /** Gives the ids, by prefix and count, so that the same calls get the same ids. */
  readonly random: Random;
  readonly counters: Map<string, number>;
  readonly countersBelow: ReadonlyMap<string, number>;
  /** No table grows beyond it. */
  readonly maxRows: number;
  /** Transactions that were kept. */
  commits: number;
}

/** A table has as many rows as it may have: nobody's business rule, and no defect. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
  readonly table: TableName;
  readonly maxRows: number;
  constructor(table: TableName, maxRows: number) {
    super(`${table} has ${maxRows} rows`);
    this.table = table;
    this.maxRows = maxRows;
  }
}

/** Characters of a secret. */
const SECRET_LENGTH = 32;

/** Characters of an id after its prefix: 36^20 of them. */
export const ID_LENGTH = 20;

class StagedTransaction {
  readonly #state: StoreState;
  readonly #origin: Origin;
  readonly #atMs: number;
  readonly #begunAt: number;
  #touched: { [Name in TableName]?: StagedTable } = {};
  #counters: Map<string, number> | null = null;

  constructor(state: StoreState, origin: Origin, atMs: number) {
    this.#state = state;
    this.#origin = origin;
    this.#atMs = atMs;
    this.#begunAt = state.commits;
  }

  /** A table, from the first time it is asked for. */
  table(name: TableName): StagedTable {
    const touched = this.#touched[name] ?? new StagedTable(name, this.#state.top(name), this.#origin, this.#state.random);
    this.#touched[name] = touched;
    return touched;
  }

  newId(prefix: string): string {
    return `${prefix}_${this.#state.random.serial(this.#count('id'), ID_LENGTH)}`;
  }

  secretFor(id: string): string {
    return this.#state.random.fork('secret', id).text(SECRET_LENGTH);
  }

  nextNumber(sequence: string): number {
    return this.#count(`number:${sequence}`);
  }

  commit(): boolean {
    const written = Object.values(this.#touched).filter((table) => table.isWritten);
    if (written.length === 0) return false;
    if (this.#state.commits !== this.#begunAt) throw new Error('another transaction was committed between begin and commit');
    const { maxRows } = this.#state;
    const full = written.find((table) => table.growsBeyond(maxRows));
    if (full !== undefined) throw new StoreFull(full.name, maxRows);
    const layers = written.map(({ name }) => this.#state.own(name));
    this.#state.note({ at_ms: this.#atMs, tables: replacedBy(written) });
    for (let at = 0; at < layers.length; at += 1) {
      const layer = layers[at];
      if (layer !== undefined) written[at]?.merge(layer);
    }
    for (const [name, value] of this.#counters ?? []) this.#state.counters.set(name, value);
    this.#state.commits += 1;
    this.#touched = {};
    this.#counters = null;
    return true;
  }

  #count(name: string): number {
    this.#counters ??= new Map();
    const { counters, countersBelow } = this.#state;
    const next = (this.#counters.get(name) ?? counters.get(name) ?? countersBelow.get(name) ?? 0) + 1;
    this.#counters.set(name, next);
    return next;
  }
}

function replacedBy(written: readonly StagedTable[]): Commit['tables'] {
  const tables: { [Name in TableName]?: readonly Before[] } = {};
  for (const table of written) tables[table.name] = table.before();
  return tables;
}

for (const name of TABLE_NAMES) {
  Object.defineProperty(StagedTransaction.prototype, name, {
    get(this: StagedTransaction) {
      return this.table(name);
    },
  });
}

/** A transaction on `state`; its rows are of `origin`, its commit is of `atMs` by the calendar. */
export function beginTransaction(state: StoreState, origin: Origin, atMs: number): Transaction {
  // The tables are getters that TABLES gave the prototype, which the class cannot declare.
  return new StagedTransaction(state, origin, atMs) as unknown as Transaction;
}
