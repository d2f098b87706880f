// What queries answer, as native JSON.
// Step 6 of a request's walk; the shapes are those of query-schemas.ts.
import type { FoundRows, TableList, TableSchema } from '../../domain/query/found-rows.ts';
import type { Json } from '../dialect.ts';

/** What a query found. */
export const rows = ({ columns, rows: found, cut, steps }: FoundRows): Json => ({
  object: 'query_result',
  columns: columns.map(({ name, type }) => ({ name, type })),
  rows: found,
  row_count: found.length,
  truncated: cut !== null,
  truncated_because: cut,
  steps,
});

/** Every table. */
export const tableList = ({ tables }: TableList): Json => ({
  object: 'table_list',
  data: tables.map(({ name, about, columnCount }) => ({ name, about, column_count: columnCount })),
  count: tables.length,
});

/** A table with its columns. */
export const tableSchema = ({ name, about, key, columns, example }: TableSchema): Json => ({
  object: 'table_schema',
  name,
  about,
  key,
  columns: columns.map((column) => ({
    name: column.name,
    type: column.type,
    nullable: column.nullable,
    about: column.about,
    unit: column.unit,
    values: column.values,
    references: column.references,
  })),
  example,
});
