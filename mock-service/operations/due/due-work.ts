// DueWork: what happens by itself when a sandbox's calendar reaches an instant that a row names.
// Beside a request's walk: caught up before a call runs, so that it finds what time has done.
import type { Entity } from '../../domain/entity.ts';
import type { TableName, Tables, Where } from '../../store/tables.ts';
import type { OperationContext } from '../operation.ts';

/** One kind of due work, whatever its table. */
export interface DueWork {
  /** snake_case. */
  readonly name: string;
  readonly table: TableName;
  /** Values that a row has while anything may be due of it; found by an index. */
  readonly where: Where<TableName>;
  /** When the next piece of work on a row is due, by the calendar; null: nothing is. */
  nextAtMs(row: Entity): number | null;
  /**
   * Does the piece that is due, once: it stages what it makes, and what it leaves the row to be: due later than now, or not at all.
   * `nowMs` is the instant when the piece was due, however late it is done. What cannot be done is written on the row; nobody hears a refusal.
   */
  run(row: Entity, context: OperationContext): void;
}

/** Due work on rows of one table. */
export interface DueWorkOn<Name extends TableName> extends Omit<DueWork, 'table' | 'where' | 'nextAtMs' | 'run'> {
  readonly table: Name;
  readonly where: Where<Name>;
  nextAtMs(row: Tables[Name]): number | null;
  run(row: Tables[Name], context: OperationContext): void;
}

/** Keeps a row's type where the work is written. */
export function defineDueWork<Name extends TableName>(work: DueWorkOn<Name>): DueWork {
  // A row of `work.table` is all that it is ever given.
  return work as unknown as DueWork;
}
