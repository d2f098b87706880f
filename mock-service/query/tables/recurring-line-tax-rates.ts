// recurring_line_tax_rates: the rates that lines of recurring invoices are taxed with.
// One of the tables that SQL sees; tables/index.ts lists them.
import { count, reference } from '../column.ts';
import { type OwnedRecurringLine, ownerColumn, RECURRING_INVOICE, recurringLinesOf } from '../owners.ts';
import { defineTable } from '../table.ts';

interface RateOfLine extends OwnedRecurringLine {
  readonly taxRateId: string;
}

/** One row for each rate of each line. */
export const recurringLineTaxRates = defineTable<RateOfLine>({
  name: 'recurring_line_tax_rates',
  about: 'The rates that lines of recurring invoices are taxed with.',
  key: ['recurring_invoice_id', 'line_position', 'tax_rate_id'],
  columns: [
    ownerColumn(RECURRING_INVOICE),
    count('line_position', 'which line: recurring_lines.position of the same recurring invoice', (r) => r.position),
    reference('tax_rate_id', 'tax_rates.id', 'which rate', (r) => r.taxRateId),
  ],
  example: 'SELECT tax_rate_id, COUNT(*) AS lines FROM recurring_line_tax_rates GROUP BY tax_rate_id',
  rows: (source) => recurringLinesOf(source).flatMap((each) => each.line.taxRateIds.map((taxRateId) => ({ ...each, taxRateId }))),
});
