// issueRecurringInvoices: the invoice of each date of a recurring one.
// Beside a request's walk: due work.
import { issueDueInvoice } from '../sales/issue-due-invoice.ts';
import { defineDueWork } from './due-work.ts';

/** At 00:00 UTC of each date. An invoice that is refused leaves no trace but its reason on the recurring one, which pauses itself. */
export const issueRecurringInvoices = defineDueWork({
  name: 'issue_recurring_invoices',
  table: 'recurring_invoices',
  where: { status: 'active' },
  nextAtMs: ({ nextAtMs }) => nextAtMs,
  run: issueDueInvoice,
});
