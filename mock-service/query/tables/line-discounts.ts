// line_discounts: what coupons take off each line of invoices.
// One of the tables that SQL sees; tables/index.ts lists them.
import { lineDiscountsTable } from '../owned-tables.ts';
import { INVOICE } from '../owners.ts';

/** One row for each coupon that bears on a line: its own, and its invoice's. */
export const lineDiscounts = lineDiscountsTable({
  name: 'line_discounts',
  owner: INVOICE,
  example:
    'SELECT d.coupon_id, i.currency, SUM(d.amount_minor) AS off_minor FROM line_discounts d JOIN invoices i ON i.id = d.invoice_id GROUP BY d.coupon_id, i.currency',
});
