// invoice_lines: what each invoice is for.
// One of the tables that SQL sees; tables/index.ts lists them.
import { linesTable } from '../owned-tables.ts';
import { INVOICE } from '../owners.ts';

/** One row a line on an invoice. */
export const invoiceLines = linesTable({
  name: 'invoice_lines',
  owner: INVOICE,
  example:
    'SELECT l.description, i.currency, SUM(l.amount_minor) AS sold_minor FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id GROUP BY l.description, i.currency ORDER BY sold_minor DESC LIMIT 10',
});
