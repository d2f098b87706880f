// Schemas of what queries answer on the native wire.
// Step 6 of a request's walk: query_data, list_tables and get_table_schema name these as their `output`, query-answers.ts encodes to them.
import * as z from 'zod';

const cell = z.union([z.string(), z.number(), z.null()]);

/** What a query found, on the wire. */
export const queryResultSchema = z
  .strictObject({
    object: z.literal('query_result'),
    columns: z
      .array(
        z.strictObject({
          name: z.string().describe('as the query names it; give names with AS'),
          type: z
            .enum(['integer', 'real', 'text', 'mixed'])
            .nullable()
            .describe('of the values that came; null when there are none but null'),
        }),
      )
      .describe('in the order of the SELECT'),
    rows: z
      .array(z.array(cell))
      .describe(
        'one list of values a row, in the order of `columns`. Whole numbers beyond 9,007,199,254,740,991 and infinities are text, blobs hexadecimal text',
      ),
    row_count: z.int().min(0).describe('rows in this answer'),
    truncated: z.boolean().describe('whether there are more rows'),
    truncated_because: z
      .enum(['row_limit', 'size_limit'])
      .nullable()
      .describe('row_limit: `limit` rows are here; size_limit: the answer would be too long; null: these are all'),
    steps: z.int().min(0).describe('what the query took of the steps that it may take; the same for the same query on the same data'),
  })
  .meta({ id: 'QueryResult', description: 'What a query found.' });

/** Every table that can be asked, on the wire. */
export const tableListSchema = z
  .strictObject({
    object: z.literal('table_list'),
    data: z.array(
      z.strictObject({
        name: z.string().meta({ examples: ['invoices'] }),
        about: z.string().describe('what a row is'),
        column_count: z.int().min(1).describe('get_table_schema names them'),
      }),
    ),
    count: z.int().min(0).describe('how many tables there are'),
  })
  .meta({ id: 'TableList', description: 'Every table that query_data can ask.' });

const columnSchema = z
  .strictObject({
    name: z.string().meta({ examples: ['amount_remaining_minor'] }),
    type: z.enum(['text', 'integer']),
    nullable: z.boolean(),
    about: z.string(),
    unit: z.string().nullable().describe('what it is counted in, or how it is written; null: free text'),
    values: z.array(z.string()).nullable().describe('the only values that it has; null: any of its type'),
    references: z
      .string()
      .nullable()
      .describe('the table and column that have every value of this one; or null')
      .meta({ examples: ['customers.id'] }),
  })
  .meta({ id: 'TableColumn', description: 'One column of a table.' });

/** A table's columns, on the wire. */
export const tableSchemaSchema = z
  .strictObject({
    object: z.literal('table_schema'),
    name: z.string().meta({ examples: ['invoices'] }),
    about: z.string().describe('what a row is'),
    key: z.array(z.string()).describe('columns that tell one row from another'),
    columns: z.array(columnSchema),
    example: z.string().describe('a query on it that works'),
  })
  .meta({ id: 'TableSchema', description: 'A table that query_data can ask, with its columns.' });
