// sourceOf: what a transaction sees, as queries read it.
// Step 5 of a request's walk: a store as it was is read like one that is.
import type { Source } from '../../query/table.ts';
import { rowsOf } from '../../store/layer.ts';
import type { TableName, Tables } from '../../store/tables.ts';
import type { Transaction } from '../../store/transaction.ts';

/** The rows that a transaction sees. */
export function sourceOf(tx: Transaction): Source {
  return {
    rows: <Name extends TableName>(table: Name): readonly Tables[Name][] =>
      // TABLES says which rows are in which table.
      tx[table].through(rowsOf) as unknown as readonly Tables[Name][],
    row: <Name extends TableName>(table: Name, id: string): Tables[Name] | undefined => tx[table].get(id) as Tables[Name] | undefined,
    count: (table) => tx[table].count(),
  };
}
