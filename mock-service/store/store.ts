// Store: one tenant's tables over shared seed data, written only by a transaction that is kept.
// Step 6 of a request's walk: a refusal drops its transaction, so it leaves no trace by construction.
import type { Random } from '../determinism/random.ts';
import { rowsOf } from './layer.ts';
import { layersOn, mergeLayers, type StoreBase } from './layers.ts';
import type { Origin, TableName, Tables } from './tables.ts';
import { beginTransaction, type StoreState, type Transaction } from './transaction.ts';

/** A tenant's data. */
export interface Store {
  begin(origin: Origin): Transaction;
  /** Rows of a table by who made them, oldest first. Walks the whole table: for the truth and for tests. */
  rows<Name extends TableName>(table: Name, origin?: Origin): readonly Tables[Name][];
  /** How many rows a table has. */
  count(table: TableName): number;
  /** All there is now, as ground for other stores; what is written here later does not reach them. */
  asBase(): StoreBase;
}

/** What a store starts from. A base is shared by all stores on it, never copied and never written. */
export interface StoreOptions {
  /** Gives the ids. A store on a base takes the base's own source and its ids go on where the base's ended. */
  readonly random: Random;
  readonly base?: StoreBase | undefined;
  /** No table grows beyond it; MAX_ROWS when left out. */
  readonly maxRows?: number | undefined;
}

/** How many rows a table has at most, the seed's among them. */
export const MAX_ROWS = 200_000;

/** A store, empty or on a base. To make seed data: write in transactions of origin "seed", commit, then `asBase()`. */
export function createStore({ random, base, maxRows = MAX_ROWS }: StoreOptions): Store {
  const tables = layersOn(base?.tables ?? null);
  const state: StoreState = { tables, random, counters: new Map(), countersBelow: base?.counters ?? new Map(), maxRows, commits: 0 };
  return {
    begin: (origin) => beginTransaction(state, origin),
    // TABLES says which rows are in which table.
    rows: <Name extends TableName>(table: Name, origin?: Origin) => rowsOf(tables[table], origin) as readonly Tables[Name][],
    count: (table) => tables[table].count,
    asBase: () => {
      const merged = layersOn(null);
      if (base !== undefined) mergeLayers(base.tables, merged);
      mergeLayers(tables, merged);
      return { tables: merged, counters: new Map([...state.countersBelow, ...state.counters]) };
    },
  };
}
