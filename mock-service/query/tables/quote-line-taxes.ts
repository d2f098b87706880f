// quote_line_taxes: what each tax on each line of quotes comes to.
// One of the tables that SQL sees; tables/index.ts lists them.
import { lineTaxesTable } from '../owned-tables.ts';
import { QUOTE } from '../owners.ts';

/** One row a tax on a line of a quote. */
export const quoteLineTaxes = lineTaxesTable({
  name: 'quote_line_taxes',
  owner: QUOTE,
  example: 'SELECT q.number, SUM(t.amount_minor) AS tax_minor FROM quote_line_taxes t JOIN quotes q ON q.id = t.quote_id GROUP BY q.id',
});
