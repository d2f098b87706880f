// payment_links: addresses at which invoices can be paid.
// One of the tables that SQL sees; tables/index.ts lists them. The address is no column: whoever has it may pay.
import type { PaymentLink } from '../../domain/sales/payment-link.ts';
import { createdAt, instant, ownReference, reference, referenceOrNull, text, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a link. */
export const paymentLinks = defineTable<PaymentLink>({
  name: 'payment_links',
  about: 'Addresses at which an invoice can be paid until an instant; the address itself is not told here.',
  key: ['id'],
  columns: [
    text('id', "the link's id", (l) => l.id),
    ownReference(),
    reference('invoice_id', 'invoices.id', 'what can be paid', (l) => l.invoiceId),
    reference('customer_id', 'customers.id', 'who owes it', (l) => l.customerId),
    instant('expires_at', 'the first instant at which it cannot be paid any more', (l) => l.validUntilMs),
    referenceOrNull('payment_id', 'payments.id', 'what was paid through it, or null', (l) => l.paymentId),
    version(),
    createdAt(),
  ],
  example: 'SELECT COUNT(*) AS links, COUNT(payment_id) AS paid FROM payment_links',
  ...stored('payment_links'),
});
