// Store: a sandbox's tables over shared seed data, written only by a transaction that is kept.
// Step 6 of a request's walk: a refusal drops its transaction, so it leaves no trace by construction.
import type { Customer } from '../domain/customer.ts';
import type { Invoice } from '../domain/invoice.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import type { Refund } from '../domain/refund.ts';

/** Who made a row: the seed, a scenario's set-up, or a call under test. The truth counts by it. */
export type Origin = 'seed' | 'setup' | 'call';

export interface Tables {
  readonly customers: Customer;
  readonly payment_methods: PaymentMethod;
  readonly invoices: Invoice;
  readonly payments: Payment;
  readonly refunds: Refund;
}
export type TableName = keyof Tables;

/** What a list asks of a table. Newest first; `after` is the sequence number of the last row seen. */
export interface ListQuery<Row> {
  readonly limit: number;
  readonly after?: number;
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
  put(row: Row): void;
}

/** One unit of work. */
export interface Transaction {
  readonly customers: TableWriter<Customer>;
  readonly payment_methods: TableWriter<PaymentMethod>;
  readonly invoices: TableWriter<Invoice>;
  readonly payments: TableWriter<Payment>;
  readonly refunds: TableWriter<Refund>;
  /** A new id such as `inv_4k2…`; from the sandbox's seed, never handed out twice, unused when dropped. */
  newId(prefix: string): string;
  /** The next number of a sequence, from 1; not used up when the transaction is dropped. */
  nextNumber(sequence: string): number;
  /** Stores everything staged; false when nothing was. */
  commit(): boolean;
}

/** A sandbox's data. */
export interface Store {
  begin(origin: Origin): Transaction;
  /** Rows of a table by who made them, oldest first. */
  rows<Name extends TableName>(table: Name, origin?: Origin): readonly Tables[Name][];
}
