// Report: figures over many objects, as operations answer them, a page at a time.
// Step 5 of a request's walk: nothing of a report is stored.
import type { AgedCustomer, AgedTotal } from './aging.ts';
import type { Period, StatementBalance, StatementEntry } from './statement.ts';

/** What a page of a report has beside its figures. */
interface Paged {
  /** Opaque, for `cursor`; null on the last page. */
  readonly nextCursor: string | null;
}

/** An entry with the number of its invoice, or null: it belongs to none. */
export interface ListedEntry extends StatementEntry {
  readonly invoiceNumber: string | null;
}

/** One page of a customer's statement; the balances are those of the whole period. */
export interface Statement extends Period, Paged {
  readonly kind: 'statement';
  readonly customerId: string;
  readonly customerName: string;
  readonly balances: readonly StatementBalance[];
  readonly entries: readonly ListedEntry[];
}

/** One page of an aging report; the totals are those of all customers. */
export interface AgingReport extends Paged {
  readonly kind: 'aging_report';
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly totals: readonly AgedTotal[];
  readonly customers: readonly (AgedCustomer & { readonly customerName: string })[];
}

/** Every report. */
export type Report = Statement | AgingReport;
