// list_tables and get_table_schema: what there is to ask in SQL.
// Step 5 of a request's walk: the same for every tenant, for it says what a row is and not which rows there are.
import * as z from 'zod';
import { tableList, tableSchema } from '../../query/describe.ts';
import { tableListSchema, tableSchemaSchema } from '../../wire/query/query-schemas.ts';
import { defineOperation } from '../operation.ts';

/** GET /tables */
export const listTables = defineOperation({
  name: 'list_tables',
  summary: 'Name the tables that query_data can ask.',
  method: 'GET',
  path: '/tables',
  scope: 'data:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({}),
  answers: 'schema',
  output: tableListSchema,
  run: () => tableList(),
});

/** GET /tables/{table_name} */
export const getTableSchema = defineOperation({
  name: 'get_table_schema',
  summary: 'Get the columns of a table that query_data can ask: types, units, references, and a query that works.',
  method: 'GET',
  path: '/tables/{table_name}',
  scope: 'data:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    table_name: z
      .string()
      .min(1)
      .max(64)
      .describe('as list_tables names it')
      .meta({ examples: ['invoices'] }),
  }),
  answers: 'schema',
  output: tableSchemaSchema,
  run: ({ table_name }) => tableSchema(table_name),
});
