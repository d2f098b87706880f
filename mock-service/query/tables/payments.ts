// payments: money received for invoices.
// One of the tables that SQL sees; tables/index.ts lists them.
import { PAYMENT_STATUSES, type Payment } from '../../domain/payment.ts';
import { choice, createdAt, currency, minor, ownReference, reference, referenceOrNull, text, textOrNull, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a payment. */
export const payments = defineTable<Payment>({
  name: 'payments',
  about: 'Money received for invoices, charged on a card or recorded from outside; each is for one invoice.',
  key: ['id'],
  columns: [
    text('id', "the payment's id", (p) => p.id),
    ownReference(),
    reference('invoice_id', 'invoices.id', 'what was paid', (p) => p.invoiceId),
    reference('customer_id', 'customers.id', 'who paid', (p) => p.customerId),
    minor('amount_minor', 'what was received', (p) => p.amountMinor),
    currency('currency', "the amount's", (p) => p.currency),
    choice('status', 'reversed: it no longer counts towards its invoice', PAYMENT_STATUSES, (p) => p.status),
    textOrNull(
      'payment_method_id',
      'the card that was charged, a row of payment_methods or the name of a test card; null: recorded from outside',
      (p) => p.paymentMethodId,
    ),
    referenceOrNull('payment_link_id', 'payment_links.id', 'the link that it was paid through, or null', (p) => p.paymentLinkId),
    minor('amount_overpaid_minor', "what was more than remained; the customer's balance got it", (p) => p.amountOverpaidMinor),
    minor('amount_refunded_minor', 'what was given back so far', (p) => p.amountRefundedMinor),
    version(),
    createdAt(),
  ],
  example:
    "SELECT substr(created_at, 1, 7) AS month, currency, SUM(amount_minor) AS received_minor FROM payments WHERE status = 'succeeded' GROUP BY month, currency ORDER BY month",
  ...stored('payments'),
});
