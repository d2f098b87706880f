// query_data: questions in SQL over the tenant's data.
// Step 5 of a request's walk: it only reads; what it reads and what it may cost is the query part's business.
import * as z from 'zod';
import { DEFAULT_ROWS, MAX_PARAMETER_LENGTH, MAX_PARAMETERS, MAX_ROWS, MAX_SQL_LENGTH } from '../../query/limits.ts';
import { query } from '../../query/query.ts';
import { queryResultSchema } from '../../wire/query/query-schemas.ts';
import { defineOperation } from '../operation.ts';
import { sourceOf } from './source-of.ts';

const value = z.union([z.string().max(MAX_PARAMETER_LENGTH), z.number(), z.boolean(), z.null()]);
const isFew = (given: readonly unknown[] | Readonly<Record<string, unknown>>): boolean => Object.keys(given).length <= MAX_PARAMETERS;

const parameters = z
  .union([z.array(value), z.record(z.string().min(1).max(100), value)])
  .refine(isFew, { error: `at most ${MAX_PARAMETERS}` })
  .describe('values for ? in their order, or an object for :name; true is 1, false 0')
  .meta({ examples: [['open', '2026-03-01']] });

/** POST /query */
export const queryData = defineOperation({
  name: 'query_data',
  summary: "Ask a question in SQL (one SELECT of SQLite's) over all data; list_tables and get_table_schema say what there is.",
  method: 'POST',
  path: '/query',
  scope: 'data:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    sql: z
      .string()
      .max(MAX_SQL_LENGTH)
      .describe("one SELECT of SQLite's; `now` is the sandbox's calendar in UTC")
      .meta({ examples: ["SELECT currency, SUM(amount_remaining_minor) AS owed FROM invoices WHERE status = 'open' GROUP BY currency"] }),
    parameters: parameters.optional(),
    limit: z.int().min(1).max(MAX_ROWS).optional().describe(`rows at most, ${DEFAULT_ROWS} when left out; what is cut off is said`),
  }),
  answers: 'rows',
  output: queryResultSchema,
  run: ({ sql, parameters: given = [], limit = DEFAULT_ROWS }, { tx, nowMs }) =>
    query({ sql, parameters: given, limit, nowMs }, sourceOf(tx)),
});
