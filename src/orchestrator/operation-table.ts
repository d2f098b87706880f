// OperationTable, factsOf: what a provider promises of its operations, as the table a client is generated from has it.
// Before `execute`: an operation that nobody knows is a mistake of the program.
import type { OperationFacts } from './port.ts';

/** Rows by the operations' names; two columns are read. */
export type OperationTable = Readonly<Record<string, Pick<OperationFacts, 'write' | 'found_by'>>>;

/** What is promised of one operation. @throws TypeError when the table has no such row. */
export function factsOf(table: OperationTable, name: string): OperationFacts {
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row === undefined) throw new TypeError(`there is no operation "${name}"; there are ${Object.keys(table).join(', ')}`);
  return { name, write: row.write, found_by: row.found_by };
}
