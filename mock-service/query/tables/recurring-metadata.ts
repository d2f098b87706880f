// recurring_metadata: the callers' own pairs on recurring invoices.
// One of the tables that SQL sees; tables/index.ts lists them.
import { metadataTable } from '../owned-tables.ts';
import { RECURRING_INVOICE } from '../owners.ts';

/** One row a pair. */
export const recurringMetadata = metadataTable({
  name: 'recurring_metadata',
  owner: RECURRING_INVOICE,
  example: 'SELECT name, COUNT(*) AS recurring_invoices FROM recurring_metadata GROUP BY name',
});
