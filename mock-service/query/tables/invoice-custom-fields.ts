// invoice_custom_fields: lines of an invoice's head, such as a purchase order's number.
// One of the tables that SQL sees; tables/index.ts lists them.
import { customFieldsTable } from '../owned-tables.ts';
import { INVOICE } from '../owners.ts';

/** One row a custom field. */
export const invoiceCustomFields = customFieldsTable({
  name: 'invoice_custom_fields',
  owner: INVOICE,
  example: "SELECT i.number, f.value FROM invoice_custom_fields f JOIN invoices i ON i.id = f.invoice_id WHERE f.name = 'PO'",
});
