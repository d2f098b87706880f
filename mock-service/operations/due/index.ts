// DUE: everything that happens by itself when the calendar moves. Work that is due at one instant is done in this order.
// Beside a request's walk: a sandbox catches up before a call runs.
import type { DueWork } from './due-work.ts';
import { expireQuotes } from './expire-quotes.ts';
import { issueRecurringInvoices } from './issue-recurring-invoices.ts';
import { issueScheduledInvoices } from './issue-scheduled-invoices.ts';

/** Before then nothing of a seed's data falls due: a fresh sandbox is the same whatever its date. */
export const SEEDS_ARE_QUIET_UNTIL_MS = Date.UTC(2099, 0, 1);

/** The one list of due work. */
export const DUE: readonly DueWork[] = [issueScheduledInvoices, expireQuotes, issueRecurringInvoices];
