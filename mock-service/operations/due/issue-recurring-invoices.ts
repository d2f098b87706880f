// issueRecurringInvoices: the invoice of each date of a recurring one.
// Beside a request's walk: due work.
import { isRejection } from '../../domain/rejection.ts';
import { afterIssue, afterRefusal } from '../../domain/sales/recurring-invoice.ts';
import { issueNextInvoice } from '../sales/issue-next-invoice.ts';
import { defineDueWork } from './due-work.ts';

/** At 00:00 UTC of each date. An invoice that is refused leaves no trace but its reason on the recurring one, which pauses itself. */
export const issueRecurringInvoices = defineDueWork({
  name: 'issue_recurring_invoices',
  table: 'recurring_invoices',
  where: { status: 'active' },
  nextAtMs: ({ nextAtMs }) => nextAtMs,
  run: (recurring, context) => {
    const { tx, nowMs } = context;
    if (recurring.nextOn === null) throw new TypeError('a recurring invoice is due and has no date');
    const issued = issueNextInvoice(recurring, recurring.nextOn, context);
    tx.recurring_invoices.put(isRejection(issued) ? afterRefusal(recurring, issued, nowMs) : afterIssue(recurring));
  },
});
