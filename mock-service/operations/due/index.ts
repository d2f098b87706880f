// DUE: everything that happens by itself when the calendar moves. Work that is due at one instant is done in this order.
// Beside a request's walk: a sandbox catches up before a call runs.
import type { DueWork } from './due-work.ts';
import { expireQuotes } from './expire-quotes.ts';
import { issueRecurringInvoices } from './issue-recurring-invoices.ts';

/** The one list of due work. The seed's data has none: a fresh sandbox is the same whatever its date. */
export const DUE: readonly DueWork[] = [expireQuotes, issueRecurringInvoices];
