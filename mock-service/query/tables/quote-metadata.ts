// quote_metadata: the callers' own pairs on quotes.
// One of the tables that SQL sees; tables/index.ts lists them.
import { metadataTable } from '../owned-tables.ts';
import { QUOTE } from '../owners.ts';

/** One row a pair. */
export const quoteMetadata = metadataTable({
  name: 'quote_metadata',
  owner: QUOTE,
  example: 'SELECT name, COUNT(*) AS quotes FROM quote_metadata GROUP BY name ORDER BY quotes DESC',
});
