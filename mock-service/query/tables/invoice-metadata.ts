// invoice_metadata: the callers' own pairs on invoices.
// One of the tables that SQL sees; tables/index.ts lists them.
import { metadataTable } from '../owned-tables.ts';
import { INVOICE } from '../owners.ts';

/** One row a pair. */
export const invoiceMetadata = metadataTable({
  name: 'invoice_metadata',
  owner: INVOICE,
  example: 'SELECT name, COUNT(*) AS invoices FROM invoice_metadata GROUP BY name ORDER BY invoices DESC',
});
