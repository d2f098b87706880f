// recurring_invoices: invoices that come again.
// One of the tables that SQL sees; tables/index.ts lists them.
import { INTERVALS } from '../../domain/sales/recurrence.ts';
import { RECURRING_INVOICE_STATUSES, type RecurringInvoice } from '../../domain/sales/recurring-invoice.ts';
import {
  choice,
  count,
  countOrNull,
  createdAt,
  currency,
  date,
  dateOrNull,
  flag,
  instantOrNull,
  ownReference,
  reference,
  referenceOrNull,
  text,
  textOrNull,
  version,
} from '../column.ts';
import { type Column, defineTable, stored } from '../table.ts';

/** When it comes, and how often it did. */
const DATES: readonly Column<RecurringInvoice>[] = [
  choice('interval', 'how far apart the dates are, times interval_count', INTERVALS, (r) => r.interval),
  count('interval_count', 'of intervals from one date to the next', (r) => r.intervalCount),
  date('starts_on', 'no date is before it', (r) => r.startsOn),
  countOrNull('day_of_month', 'of months and years; null: the day of starts_on', (r) => r.dayOfMonth),
  dateOrNull('ends_on', 'no date is after it; null: it has no end', (r) => r.endsOn),
  countOrNull('occurrences', 'how many invoices it issues at most; null: no such end', (r) => r.occurrences),
  count('issued_count', 'how many it has issued: invoices.recurring_invoice_id names them', (r) => r.issuedCount),
  dateOrNull('next_on', 'the next date; null: none is left', (r) => r.nextOn),
  dateOrNull('last_issued_on', 'the date of the last one that was issued, or null', (r) => r.lastIssuedOn),
  instantOrNull('paused_at', 'when it was paused, or null', (r) => r.pausedAtMs),
  textOrNull('stopped_by_rule', 'the rule that refused an invoice, so that it paused itself; or null', (r) => r.stoppage?.rule ?? null),
  dateOrNull('stopped_on', 'the date of the invoice that was refused, or null', (r) => r.stoppage?.date ?? null),
];

/** One row a recurring invoice. */
export const recurringInvoices = defineTable<RecurringInvoice>({
  name: 'recurring_invoices',
  about: 'Invoices that come again: for whom, how often, until when, and what was issued.',
  key: ['id'],
  columns: [
    text('id', "the recurring invoice's id", (r) => r.id),
    ownReference(),
    reference('customer_id', 'customers.id', 'for whom', (r) => r.customerId),
    choice('status', 'where it is in its life', RECURRING_INVOICE_STATUSES, (r) => r.status),
    currency('currency', "its invoices'", (r) => r.currency),
    referenceOrNull('coupon_id', 'coupons.id', 'taken off all lines of each invoice together, or null', (r) => r.couponId),
    flag('automatic_tax', "whether the customer's country has to be known", (r) => r.automaticTax),
    count('days_until_due', 'days from the date of each invoice until it is due', (r) => r.daysUntilDue),
    flag('auto_finalize', 'whether each invoice is finalized; 0: it stays a draft', (r) => r.autoFinalize),
    flag('auto_send', 'whether each invoice is sent', (r) => r.autoSend),
    ...DATES,
    textOrNull('memo', 'free text on each invoice, or null', (r) => r.memo),
    textOrNull('footer', 'free text at the foot of each invoice, or null', (r) => r.footer),
    version(),
    createdAt(),
  ],
  example:
    "SELECT c.name, r.interval, r.next_on, r.issued_count FROM recurring_invoices r JOIN customers c ON c.id = r.customer_id WHERE r.status = 'active' ORDER BY r.next_on",
  ...stored('recurring_invoices'),
});
