// quote_lines: what each quote offers.
// One of the tables that SQL sees; tables/index.ts lists them.
import { linesTable } from '../owned-tables.ts';
import { QUOTE } from '../owners.ts';

/** One row a line on a quote. */
export const quoteLines = linesTable({
  name: 'quote_lines',
  owner: QUOTE,
  example:
    'SELECT l.description, q.status, COUNT(*) AS offered FROM quote_lines l JOIN quotes q ON q.id = l.quote_id GROUP BY l.description, q.status ORDER BY offered DESC',
});
