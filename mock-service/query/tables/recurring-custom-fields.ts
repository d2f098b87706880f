// recurring_custom_fields: lines at the head of each invoice of a recurring invoice.
// One of the tables that SQL sees; tables/index.ts lists them.
import { customFieldsTable } from '../owned-tables.ts';
import { RECURRING_INVOICE } from '../owners.ts';

/** One row a custom field. */
export const recurringCustomFields = customFieldsTable({
  name: 'recurring_custom_fields',
  owner: RECURRING_INVOICE,
  example: 'SELECT name, value FROM recurring_custom_fields ORDER BY recurring_invoice_id, position',
});
