// Store: a sandbox's tables over shared seed data, written only by a transaction that is kept.
// Step 6 of a request's walk: a refusal drops its transaction, so it leaves no trace by construction.
import type { Random } from '../determinism/random.ts';
import type { Customer } from '../domain/customer.ts';
import type { Invoice } from '../domain/invoice.ts';
import type { LineItem } from '../domain/line-item.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import type { Refund } from '../domain/refund.ts';
import { countersOn, layersOn, mergeLayers, type StoreBase } from './layers.ts';
import { rowsOf } from './table.ts';
import { beginTransaction } from './transaction.ts';

/** Who made a row: the seed, a scenario's set-up, or a call under test. The truth counts by it. */
export type Origin = 'seed' | 'setup' | 'call';

/** Every table and what its rows are. `line_items` repeats the lines on the invoices, so that they have origins and references too. */
export interface Tables {
  readonly customers: Customer;
  readonly payment_methods: PaymentMethod;
  readonly invoices: Invoice;
  readonly line_items: LineItem;
  readonly payments: Payment;
  readonly refunds: Refund;
}
export type TableName = keyof Tables;

/** What a list asks of a table. Newest first; `after` is the sequence number of the last row seen. */
export interface ListQuery<Row> {
  readonly limit: number;
  readonly after?: number | undefined;
  readonly where?: (row: Row) => boolean;
}
export interface ListResult<Row> {
  readonly rows: readonly Row[];
  /** Sequence number to continue after, or null: that was the last page. */
  readonly nextAfter: number | null;
}

/** Reads of one table. */
export interface TableReader<Row> {
  get(id: string): Row | undefined;
  /** The row a caller's reference names, if any. */
  byReference(reference: string): Row | undefined;
  list(query: ListQuery<Row>): ListResult<Row>;
  count(): number;
}

/** Reads and staged writes of one table; nothing is stored before `commit`. */
export interface TableWriter<Row> extends TableReader<Row> {
  /** Adds a row, or replaces the one with its id; a replaced row keeps its place and its origin. */
  put(row: Row): void;
}

/** One unit of work: it reads what it wrote; begin, run and commit belong in one tick. */
export interface Transaction extends TableWriters {
  /** A new id such as `inv_4k2…`; from the sandbox's seed, never handed out twice, unused when dropped. */
  newId(prefix: string): string;
  /** The next number of a sequence, from 1; not used up when the transaction is dropped. */
  nextNumber(sequence: string): number;
  /** Stores everything staged; false when nothing was. Throws when another commit came in between: a defect, nothing is stored. */
  commit(): boolean;
}

/** A writer for every table. */
export type TableWriters = { readonly [Name in TableName]: TableWriter<Tables[Name]> };

/** A sandbox's data. */
export interface Store {
  begin(origin: Origin): Transaction;
  /** Rows of a table by who made them, oldest first. */
  rows<Name extends TableName>(table: Name, origin?: Origin): readonly Tables[Name][];
  /** All there is now, as ground for other stores; what is written here later does not reach them. */
  asBase(): StoreBase;
}

/** What a store starts from. A base is shared by all stores on it, never copied and never written. */
export interface StoreOptions {
  /** Gives the ids. A store on a base takes the base's own source and its ids go on where the base's ended. */
  readonly random: Random;
  readonly base?: StoreBase | undefined;
}

/** A store, empty or on a base. To make seed data: write in transactions of origin "seed", commit, then `asBase()`. */
export function createStore({ random, base }: StoreOptions): Store {
  const own = { tables: layersOn(base?.tables ?? null), counters: countersOn(base?.counters ?? null), commits: 0 };
  return {
    begin: (origin) => beginTransaction(own, random, origin),
    rows: (table, origin) => rowsOf(own.tables[table], origin),
    asBase: () => {
      const tables = layersOn(null);
      if (base !== undefined) mergeLayers(base.tables, tables);
      mergeLayers(own.tables, tables);
      return { tables, counters: new Map([...(base?.counters ?? []), ...own.counters.own]) };
    },
  };
}
