// invoice_discounts: what coupons take off whole invoices.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Discount } from '../../domain/catalogue/coupon.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { currencyOrNull, minor, minorOrNull, percentOrNull, reference } from '../column.ts';
import { defineTable } from '../table.ts';

interface DiscountOnInvoice {
  readonly invoice: Invoice;
  readonly coupon: Discount;
}

const takenOff = ({ invoice }: DiscountOnInvoice): number => invoice.lines.reduce((sum, line) => sum + line.invoiceDiscountMinor, 0);

/** One row for each invoice with a coupon of its own. */
export const invoiceDiscounts = defineTable<DiscountOnInvoice>({
  name: 'invoice_discounts',
  about: 'Coupons on whole invoices, as the invoice keeps them; one row for each invoice that has one.',
  key: ['invoice_id'],
  columns: [
    reference('invoice_id', 'invoices.id', 'which invoice', (d) => d.invoice.id),
    reference('coupon_id', 'coupons.id', 'what is taken off', (d) => d.coupon.couponId),
    percentOrNull('percent_off', 'what share; null: an amount', (d) => d.coupon.percentOff),
    minorOrNull('amount_off_minor', 'the most that is taken off; null: a percentage', (d) => d.coupon.amountOffMinor),
    currencyOrNull('currency', "the amount's; null beside a percentage", (d) => d.coupon.currency),
    minor('amount_minor', 'what it took off all lines together, in the currency of the invoice', takenOff),
  ],
  example: 'SELECT coupon_id, COUNT(*) AS invoices FROM invoice_discounts GROUP BY coupon_id',
  rows: (source) => source.rows('invoices').flatMap((invoice) => (invoice.coupon === null ? [] : [{ invoice, coupon: invoice.coupon }])),
});
