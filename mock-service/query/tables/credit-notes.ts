// credit_notes: money of invoices taken back on paper.
// One of the tables that SQL sees; tables/index.ts lists them.
import { CREDIT_NOTE_STATUSES, type CreditNote } from '../../domain/credit/credit-note.ts';
import { choice, createdAt, currency, instantOrNull, minor, ownReference, reference, text, textOrNull, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a credit note. */
export const creditNotes = defineTable<CreditNote>({
  name: 'credit_notes',
  about: 'Money of invoices taken back on paper: what was not paid yet is owed no more, what was paid is given back.',
  key: ['id'],
  columns: [
    text('id', "the credit note's id", (n) => n.id),
    ownReference(),
    text('number', 'as printed', (n) => n.number),
    reference('invoice_id', 'invoices.id', 'what was credited', (n) => n.invoiceId),
    reference('customer_id', 'customers.id', 'whose invoice it is', (n) => n.customerId),
    choice('status', 'whether it still counts', CREDIT_NOTE_STATUSES, (n) => n.status),
    currency('currency', "the amounts'", (n) => n.currency),
    minor('amount_minor', 'what was credited', (n) => n.amountMinor),
    minor('pre_payment_minor', 'the part that was not paid yet', (n) => n.prePaymentMinor),
    minor('post_payment_minor', 'the part that was paid', (n) => n.postPaymentMinor),
    minor('refund_amount_minor', 'of what was paid: refunded to cards', (n) => n.refundMinor),
    minor('credit_amount_minor', "of what was paid: put on the customer's balance", (n) => n.creditMinor),
    minor('outside_amount_minor', 'of what was paid: given back outside', (n) => n.outsideMinor),
    textOrNull('reason', 'free text, or null', (n) => n.reason),
    version(),
    createdAt(),
    instantOrNull('voided_at', 'when it was voided, or null', (n) => n.voidedAtMs),
  ],
  example: "SELECT currency, SUM(amount_minor) AS credited_minor FROM credit_notes WHERE status = 'issued' GROUP BY currency",
  ...stored('credit_notes'),
});
