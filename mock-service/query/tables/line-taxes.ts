// line_taxes: what each tax on each line of invoices comes to.
// One of the tables that SQL sees; tables/index.ts lists them.
import { lineTaxesTable } from '../owned-tables.ts';
import { INVOICE } from '../owners.ts';

/** One row a tax on a line of an invoice. */
export const lineTaxes = lineTaxesTable({
  name: 'line_taxes',
  owner: INVOICE,
  example:
    'SELECT i.currency, t.percentage, t.inclusive, SUM(t.amount_minor) AS tax_minor FROM line_taxes t JOIN invoices i ON i.id = t.invoice_id GROUP BY i.currency, t.percentage, t.inclusive',
});
