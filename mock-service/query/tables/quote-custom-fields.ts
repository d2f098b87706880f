// quote_custom_fields: lines of a quote's head.
// One of the tables that SQL sees; tables/index.ts lists them.
import { customFieldsTable } from '../owned-tables.ts';
import { QUOTE } from '../owners.ts';

/** One row a custom field. */
export const quoteCustomFields = customFieldsTable({
  name: 'quote_custom_fields',
  owner: QUOTE,
  example: 'SELECT q.number, f.name, f.value FROM quote_custom_fields f JOIN quotes q ON q.id = f.quote_id',
});
