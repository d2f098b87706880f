// AccountEntry: one thing that happened to a customer's accounts, with its date, and the order in which such things stand.
// Step 5 of a request's walk: account-entries.ts makes them from rows, statements and aging reports are sums over them.
import type { Accounts } from './accounts.ts';

/**
 * What may move an account. The number says where it stands among what happened at the same instant; those of one number stand as they were made.
 */
export const ENTRY_RANKS = {
  invoice: 0,
  payment: 1,
  credit_note: 2,
  refund: 3,
  payment_reversed: 3,
  credit_adjusted: 4,
  credit_applied: 4,
  credit_given: 4,
  overpayment: 4,
  credit_note_voided: 5,
  invoice_written_off: 6,
  invoice_voided: 7,
} as const;

export type EntryType = keyof typeof ENTRY_RANKS;

/** Every type, in the order of ENTRY_RANKS. */
export const ENTRY_TYPES = Object.keys(ENTRY_RANKS) as [EntryType, ...EntryType[]];

/** One thing that happened, and by how much it moved each account. */
export interface AccountEntry {
  readonly type: EntryType;
  readonly atMs: number;
  /** ISO 4217. */
  readonly currency: string;
  /** What it was about: an invoice's total, a payment's amount. An invoice's may be negative. */
  readonly amountMinor: number;
  readonly change: Accounts;
  /** The row that says so: an invoice, payment, refund, credit note or balance transaction. */
  readonly sourceId: string;
  readonly invoiceId: string | null;
}

/** Something with an instant and a type. */
type Dated = Pick<AccountEntry, 'atMs' | 'type'>;

/** By instant, then by rank: less than zero when `one` comes first. */
export function compareEntries(one: Dated, other: Dated): number {
  return one.atMs - other.atMs || ENTRY_RANKS[one.type] - ENTRY_RANKS[other.type];
}
