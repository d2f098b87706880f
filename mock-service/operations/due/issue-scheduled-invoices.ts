// issueScheduledInvoices: a scheduled invoice is owed from its issue date on.
// Due work: when the calendar reaches the first instant of that day in UTC.
import { issueInvoice } from '../../domain/transitions/invoice-transitions.ts';
import { storeInvoice } from '../invoice/store-invoice.ts';
import { ownerOf } from '../store-move.ts';
import { defineDueWork } from './due-work.ts';

/** Opens it; one of which nothing is due is paid at once. An archived customer owes what was finalized before. */
export const issueScheduledInvoices = defineDueWork({
  name: 'issue_scheduled_invoices',
  table: 'invoices',
  where: { status: 'scheduled' },
  nextAtMs: ({ status, issueDate }) => (status === 'scheduled' && issueDate !== null ? Date.parse(issueDate) : null),
  run: (invoice, { tx, nowMs }) => {
    storeInvoice(tx, issueInvoice(invoice, ownerOf(tx, invoice), nowMs), nowMs);
  },
});
