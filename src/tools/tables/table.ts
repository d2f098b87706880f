// Table: what SQL sees of one kind of object, for whoever asks through query_data.
// Above the walks: the shape of TABLES, which is generated from what the provider publishes.

/** One column. */
export interface TableColumn {
  readonly name: string;
  readonly type: 'text' | 'integer';
  /** Absent: never null. */
  readonly nullable?: true;
  readonly about: string;
  /** What its values are counted in, or how they are written: a name of UNITS. */
  readonly unit?: string;
  /** `customers.id`: the column that has every value of this one. */
  readonly references?: string;
  /** The only values that it has, null aside. */
  readonly values?: readonly string[];
}

/** One table. */
export interface Table {
  readonly name: string;
  /** What a row is. */
  readonly about: string;
  /** Columns that tell one row from another. */
  readonly key: readonly string[];
  readonly columns: readonly TableColumn[];
  /** A query that answers something worth knowing. */
  readonly example: string;
}
