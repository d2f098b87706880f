// FoundRows, TableList, TableSchema: what a query found, and what there is to ask.
// Step 6 of a request's walk: answers that are no stored rows; `wire` encodes them.

/** A column of an answer; the type is what its values are, null when it has none. */
export interface FoundColumn {
  readonly name: string;
  readonly type: 'integer' | 'real' | 'text' | 'mixed' | null;
}

/** Why rows are missing at the end. */
export type Cut = 'row_limit' | 'size_limit';

/** What a query found. */
export interface FoundRows {
  readonly kind: 'rows';
  readonly columns: readonly FoundColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Null: these are all. */
  readonly cut: Cut | null;
  /** What it took, in steps of the engine. */
  readonly steps: number;
}

/** One column of a table that can be asked. */
export interface SchemaColumn {
  readonly name: string;
  readonly type: 'text' | 'integer';
  readonly nullable: boolean;
  readonly about: string;
  readonly unit: string | null;
  /** Null: any of its type. */
  readonly values: readonly string[] | null;
  /** `customers.id`, or null. */
  readonly references: string | null;
}

/** A table that can be asked. */
export interface TableSchema {
  readonly kind: 'table_schema';
  readonly name: string;
  readonly about: string;
  readonly key: readonly string[];
  readonly columns: readonly SchemaColumn[];
  readonly example: string;
}

/** Every table that can be asked. */
export interface TableList {
  readonly kind: 'table_list';
  readonly tables: readonly (Pick<TableSchema, 'name' | 'about'> & { readonly columnCount: number })[];
}
