// QueryTable: what SQL sees of what is stored: names, types and units of columns, and how a stored row becomes cells.
// Beside step 5 of a request's walk: query_data reads these, list_tables and get_table_schema show them.
import type { TableName, Tables } from '../store/tables.ts';

/** What a cell holds. Texts are UTF-8, whole numbers are exact; yes and no are 1 and 0. */
export type Cell = string | number | null;

/** What a column's values are counted in, or how they are written. */
export const UNITS = {
  minor: 'whole minor units of the currency beside it',
  instant: 'ISO 8601 in UTC with milliseconds, so that texts sort by time',
  date: 'YYYY-MM-DD',
  flag: '1 for yes, 0 for no',
  decimal: 'decimal text; CAST(… AS REAL) to reckon with it',
  percent: 'decimal text of a percentage',
  count: 'a count',
  currency: 'ISO 4217 code',
  country: 'ISO 3166-1 alpha-2 code',
} as const;
export type Unit = keyof typeof UNITS;

/** One column. */
export interface Column<Row = unknown> {
  readonly name: string;
  readonly type: 'text' | 'integer';
  readonly nullable: boolean;
  readonly about: string;
  readonly unit: Unit | null;
  /** `customers.id`: the column that has every value of this one that is not null. */
  readonly references: string | null;
  /** The only values that it has, null aside; absent: any of its type. */
  readonly values?: readonly string[];
  readonly of: (row: Row) => Cell;
}

/** What is stored. */
export interface Source {
  /** All rows of a table of the store, oldest first. */
  rows<Name extends TableName>(table: Name): readonly Tables[Name][];
  /** The row with this id, or undefined. */
  row<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  count(table: TableName): number;
}

/** One table. A list holds them as `QueryTable`, whatever their rows. */
export interface QueryTable<Row = unknown> {
  readonly name: string;
  /** One sentence: what a row is. */
  readonly about: string;
  /** Columns that tell one row from another. */
  readonly key: readonly string[];
  readonly columns: readonly Column<Row>[];
  /** A query that answers something worth knowing. */
  readonly example: string;
  readonly rows: (source: Source) => readonly Row[];
  /** The table of the store whose rows these are, with their ids; absent: they are made of others. */
  readonly stored?: TableName;
}

/** The rows of a table of the store, as they are. */
export function stored<Name extends TableName>(name: Name) {
  return { stored: name, rows: (source: Source): readonly Tables[Name][] => source.rows(name) };
}

/** Keeps a table's row type where it is written. */
export function defineTable<Row>(table: QueryTable<Row>): QueryTable {
  return table as unknown as QueryTable; // a column is only ever given a row of its own table
}
