// quote_line_discounts: what coupons take off each line of quotes.
// One of the tables that SQL sees; tables/index.ts lists them.
import { lineDiscountsTable } from '../owned-tables.ts';
import { QUOTE } from '../owners.ts';

/** One row for each coupon that bears on a line: its own, and its quote's. */
export const quoteLineDiscounts = lineDiscountsTable({
  name: 'quote_line_discounts',
  owner: QUOTE,
  example: 'SELECT q.number, SUM(d.amount_minor) AS off_minor FROM quote_line_discounts d JOIN quotes q ON q.id = d.quote_id GROUP BY q.id',
});
