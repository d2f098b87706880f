// recurring_lines: what each invoice of a recurring invoice has as lines.
// One of the tables that SQL sees; tables/index.ts lists them.
import { count, decimalOrNull, minorOrNull, referenceOrNull, text } from '../column.ts';
import { type OwnedRecurringLine, ownerColumn, RECURRING_INVOICE, recurringLinesOf } from '../owners.ts';
import { defineTable } from '../table.ts';

/** One row a line. */
export const recurringLines = defineTable<OwnedRecurringLine>({
  name: 'recurring_lines',
  about: 'What each invoice of a recurring invoice has as lines: priced, taxed and discounted when that is issued.',
  key: ['recurring_invoice_id', 'position'],
  columns: [
    ownerColumn(RECURRING_INVOICE),
    count('position', 'its place, from 1', (l) => l.position),
    text('description', 'what it is for', (l) => l.line.description),
    minorOrNull('amount_minor', 'its money; null: from a unit amount or a price', (l) => l.line.amountMinor),
    decimalOrNull('unit_amount_minor', 'price of one in minor units, or null', (l) => l.line.unitAmountMinor),
    decimalOrNull('quantity', 'how many, or null', (l) => l.line.quantity),
    referenceOrNull('price_id', 'prices.id', 'the price that the unit amount is taken from, or null', (l) => l.line.priceId),
    minorOrNull('given_tax_minor', 'tax on top as the caller reckoned it; null: its rates say it', (l) => l.line.taxAmountMinor),
    referenceOrNull('coupon_id', 'coupons.id', 'what is taken off it, or null', (l) => l.line.couponId),
  ],
  example: 'SELECT recurring_invoice_id, COUNT(*) AS lines FROM recurring_lines GROUP BY recurring_invoice_id',
  rows: recurringLinesOf,
});
