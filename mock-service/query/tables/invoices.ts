// invoices: what is owed, by whom, and until when.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Invoice } from '../../domain/invoice.ts';
import { COLLECTION_METHODS } from '../../domain/invoice-terms.ts';
import { INVOICE_STATUSES } from '../../domain/lifecycle.ts';
import { TAX_LEVELS } from '../../domain/profile.ts';
import {
  choice,
  count,
  countOrNull,
  createdAt,
  currency,
  dateOrNull,
  flag,
  instantOrNull,
  minor,
  ownReference,
  reference,
  referenceOrNull,
  text,
  textOrNull,
  version,
} from '../column.ts';
import { type Column, defineTable, stored } from '../table.ts';

const MONEY: readonly Column<Invoice>[] = [
  minor('subtotal_minor', 'sum of the lines', (i) => i.subtotalMinor),
  minor('discount_minor', 'what coupons take off, those of the lines and of the invoice', (i) => i.discountMinor),
  minor('tax_minor', 'tax on top of the amounts', (i) => i.taxMinor),
  minor('inclusive_tax_minor', 'tax that is inside the amounts', (i) => i.inclusiveTaxMinor),
  minor('total_minor', 'subtotal − discount + tax on top', (i) => i.totalMinor),
  minor('applied_balance_minor', "negative: credit of the customer's balance that it took", (i) => i.appliedBalanceMinor),
  minor('amount_due_minor', 'total and applied balance, before anything is paid or credited', (i) => i.amountDueMinor),
  minor('amount_paid_minor', 'sum of its payments, without what they paid too much', (i) => i.amountPaidMinor),
  minor('amount_credited_minor', 'what credit notes took off what remained', (i) => i.amountCreditedMinor),
  minor('amount_remaining_minor', 'what is still to be paid', (i) => i.amountRemainingMinor),
];

/** One row an invoice. */
export const invoices = defineTable<Invoice>({
  name: 'invoices',
  about: 'What is owed, by whom, and until when; one row an invoice, drafts included. Never add amounts up across currencies.',
  key: ['id'],
  columns: [
    text('id', "the invoice's id", (i) => i.id),
    ownReference(),
    textOrNull('number', 'as printed; null on a draft without one', (i) => i.number),
    reference('customer_id', 'customers.id', 'who owes', (i) => i.customerId),
    choice('status', 'where it is in its life', INVOICE_STATUSES, (i) => i.status),
    currency('currency', "the amounts'", (i) => i.currency),
    choice('collection_method', 'whether the customer pays it or a card is charged', COLLECTION_METHODS, (i) => i.collectionMethod),
    dateOrNull('issue_date', 'given, or the day of finalization', (i) => i.issueDate),
    dateOrNull('due_date', 'until when it is to be paid, or null', (i) => i.dueDate),
    countOrNull('days_until_due', 'days from the issue date; null when a due date was given', (i) => i.daysUntilDue),
    choice('tax_level', 'whether tax is rounded on each line or over the document', TAX_LEVELS, (i) => i.taxLevel),
    flag('automatic_tax', "whether the customer's country has to be known", (i) => i.automaticTax),
    ...MONEY,
    referenceOrNull('quote_id', 'quotes.id', 'the quote that it was made of, or null', (i) => i.quoteId),
    referenceOrNull(
      'recurring_invoice_id',
      'recurring_invoices.id',
      'the recurring invoice that issued it, or null',
      (i) => i.recurringInvoiceId,
    ),
    textOrNull('memo', 'free text, or null', (i) => i.memo),
    textOrNull('footer', 'free text at its foot, or null', (i) => i.footer),
    version(),
    createdAt(),
    instantOrNull('scheduled_at', 'when it was finalized with a later issue date, or null', (i) => i.scheduledAtMs),
    instantOrNull('finalized_at', 'when it was issued, from when on it is owed, or null', (i) => i.finalizedAtMs),
    instantOrNull('sent_at', 'when it was last sent, or null', (i) => i.sentAtMs),
    instantOrNull('reminded_at', 'when a reminder of it was last sent, or null', (i) => i.remindedAtMs),
    count('reminders_count', 'reminders of it that were sent', (i) => i.remindersCount),
    instantOrNull('paid_at', 'when nothing was left to pay, or null', (i) => i.paidAtMs),
    instantOrNull('uncollectible_at', 'when it was written off, or null', (i) => i.uncollectibleAtMs),
    instantOrNull('voided_at', 'when it was voided, or null', (i) => i.voidedAtMs),
    instantOrNull('cancelled_at', 'when it was cancelled before its issue date, or null', (i) => i.cancelledAtMs),
  ],
  example:
    "SELECT currency, COUNT(*) AS overdue, SUM(amount_remaining_minor) AS owed_minor FROM invoices WHERE status = 'open' AND due_date < date('now') GROUP BY currency",
  ...stored('invoices'),
});
