// View: the stored rows as one query sees them: each table's rows are made once, and found by the value of a column once that is asked for.
// Beside step 5 of a request's walk: nothing of it outlives its query, so no write is ever missed and no tenant sees another's.
import type { Cell, Column, QueryTable, Source } from '../table.ts';
import type { Budget } from './budget.ts';

type Rows = readonly unknown[];
type ByValue = ReadonlyMap<Cell, Rows>;

const NONE: Rows = [];

/** What it costs in steps of the machine, as measured: a row made, and one put under its value. */
const STEPS_A_ROW = 4;
const STEPS_AN_ENTRY = 8;

function byValueOf(rows: Rows, { of }: Column): ByValue {
  const found = new Map<Cell, unknown[]>();
  for (const row of rows) {
    const value = of(row);
    const same = found.get(value);
    if (same === undefined) found.set(value, [row]);
    else same.push(row);
  }
  return found;
}

/** One query's. */
export class View {
  readonly budget: Budget;
  readonly #source: Source;
  readonly #rows = new Map<QueryTable, Rows>();
  readonly #indexes = new Map<Column, ByValue>();

  constructor(source: Source, budget: Budget) {
    this.#source = source;
    this.budget = budget;
  }

  /** Every row of a table. */
  rows(table: QueryTable): Rows {
    const known = this.#rows.get(table);
    if (known !== undefined) return known;
    const rows = table.rows(this.#source);
    this.budget.spend(rows.length * STEPS_A_ROW);
    this.#rows.set(table, rows);
    return rows;
  }

  /** How many rows a table has. */
  count(table: QueryTable): number {
    return table.stored === undefined ? this.rows(table).length : this.#source.count(table.stored);
  }

  /** The rows that have this value in a column, which is of the value's type. The store finds its own rows by their ids. */
  having(table: QueryTable, column: Column, value: string | number): Rows {
    if (table.stored === undefined || column.name !== 'id') return this.#index(table, column).get(value) ?? NONE;
    const row = this.#source.row(table.stored, String(value));
    return row === undefined ? NONE : [row];
  }

  #index(table: QueryTable, column: Column): ByValue {
    const known = this.#indexes.get(column);
    if (known !== undefined) return known;
    const rows = this.rows(table);
    this.budget.spend(rows.length * STEPS_AN_ENTRY);
    const index = byValueOf(rows, column);
    this.#indexes.set(column, index);
    return index;
  }
}
