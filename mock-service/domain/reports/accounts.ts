// Accounts: what stands between a provider and its customer in one currency: owed, written off, credit. Reports never mix them.
// Step 5 of a request's walk: pure data, moved by entries and added up by a statement.

/** What stands on a customer's accounts, or by how much something moved them; minor units of one currency. */
export interface Accounts {
  /** What open invoices leave to be paid. */
  readonly owedMinor: number;
  /** What invoices that were written off leave to be paid: nobody expects it. */
  readonly writtenOffMinor: number;
  /** What the customer is owed: its balance, the other way round. */
  readonly creditMinor: number;
}

/** Nothing on any account. */
export const NOTHING: Accounts = { owedMinor: 0, writtenOffMinor: 0, creditMinor: 0 };
