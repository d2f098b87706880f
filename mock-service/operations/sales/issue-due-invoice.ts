// issueDueInvoice: the piece of work that is due of a recurring invoice, and what the recurring one is afterwards.
// Step 5 of a request's walk, and of due work: what is due when it is made or resumed is issued before the answer, which then says so.
import { isRejection } from '../../domain/rejection.ts';
import { afterIssue, afterRefusal, type RecurringInvoice } from '../../domain/sales/recurring-invoice.ts';
import type { OperationContext } from '../operation.ts';
import { issueNextInvoice } from './issue-next-invoice.ts';

/** Stages the invoice of its next date, and the recurring one as it is then; an invoice that is refused leaves no trace but its reason there. @throws TypeError without a next date. */
export function issueDueInvoice(recurring: RecurringInvoice, context: OperationContext): RecurringInvoice {
  const { tx, nowMs } = context;
  if (recurring.nextOn === null) throw new TypeError('a recurring invoice is due and has no date');
  const issued = issueNextInvoice(recurring, recurring.nextOn, context);
  return tx.recurring_invoices.put(isRejection(issued) ? afterRefusal(recurring, issued, nowMs) : afterIssue(recurring));
}

/** The same where its next date is now; else the recurring one as it is. */
export function caughtUp(recurring: RecurringInvoice, context: OperationContext): RecurringInvoice {
  const isDue = recurring.nextAtMs !== null && recurring.nextAtMs <= context.nowMs;
  return isDue ? issueDueInvoice(recurring, context) : recurring;
}
