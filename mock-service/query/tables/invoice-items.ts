// invoice_items: what customers owe that waits for an invoice, or is on one.
// One of the tables that SQL sees; tables/index.ts lists them.
import { INVOICE_ITEM_STATUSES, type InvoiceItem } from '../../domain/invoice-item.ts';
import {
  choice,
  createdAt,
  currency,
  dateOrNull,
  decimal,
  decimalOrNull,
  minor,
  ownReference,
  reference,
  referenceOrNull,
  text,
  version,
} from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row an invoice item. */
export const invoiceItems = defineTable<InvoiceItem>({
  name: 'invoice_items',
  about: 'What customers owe that waits for an invoice (pending), or is a line of one (invoiced).',
  key: ['id'],
  columns: [
    text('id', "the item's id", (i) => i.id),
    ownReference(),
    reference('customer_id', 'customers.id', 'who owes it', (i) => i.customerId),
    choice('status', 'whether it waits, or is on an invoice', INVOICE_ITEM_STATUSES, (i) => i.status),
    currency('currency', "the amount's", (i) => i.currency),
    referenceOrNull('invoice_id', 'invoices.id', 'which invoice it is on; null while pending', (i) => i.invoiceId),
    text('line_id', 'its line: invoice_lines.id once it is on an invoice', (i) => i.lineItemId),
    text('description', 'what it is for', (i) => i.line.description),
    minor('amount_minor', 'its money, before discounts and taxes on top', (i) => i.line.amountMinor),
    decimalOrNull('unit_amount_minor', 'price of one in minor units; null when an amount was given', (i) => i.line.unitAmountMinor),
    decimal('quantity', 'how many', (i) => i.line.quantity),
    referenceOrNull('price_id', 'prices.id', 'the price that the unit amount was taken from, or null', (i) => i.line.priceId),
    referenceOrNull('coupon_id', 'coupons.id', 'what is taken off it, or null', (i) => i.line.coupon?.couponId ?? null),
    dateOrNull('period_start', 'first day that it is for, or null', (i) => i.line.period?.start ?? null),
    dateOrNull('period_end', 'last day that it is for, or null', (i) => i.line.period?.end ?? null),
    version(),
    createdAt(),
  ],
  example:
    "SELECT customer_id, currency, SUM(amount_minor) AS waiting_minor FROM invoice_items WHERE status = 'pending' GROUP BY customer_id, currency",
  ...stored('invoice_items'),
});
