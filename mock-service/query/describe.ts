// tableList, tableSchema: what there is to ask, as list_tables and get_table_schema answer it.
// Step 5 of a request's walk: read off QUERY_TABLES, so that what is told is what SQL sees.
import { oneOf } from '../complaint/one-of.ts';
import type { TableList, TableSchema } from '../domain/query/found-rows.ts';
import { type Rejection, reject } from '../domain/rejection.ts';
import { UNITS } from './table.ts';
import { QUERY_TABLES, queryTable } from './tables/index.ts';

/** Every table. */
export function tableList(): TableList {
  return { kind: 'table_list', tables: QUERY_TABLES.map(({ name, about, columns }) => ({ name, about, columnCount: columns.length })) };
}

/** A table's columns; or R01, which names the tables there are. */
export function tableSchema(name: string): TableSchema | Rejection {
  const table = queryTable(name);
  if (table === undefined) {
    const names = QUERY_TABLES.map((each) => each.name);
    return reject('R01', {
      detail: 'Refused: there is no table of this name.',
      field: { path: 'table_name', expected: oneOf(names, name), received: 'another name' },
    });
  }
  const { about, key, example } = table;
  const columns = table.columns.map(({ unit, values = null, of: _of, ...column }) => {
    return { ...column, unit: unit === null ? null : UNITS[unit], values };
  });
  return { kind: 'table_schema', name, about, key, columns, example };
}
