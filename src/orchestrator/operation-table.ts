// OperationTable, factsOf, complaintAbout: what a provider promises of its operations, as the table a client is generated from has it.
// Before `execute`: an operation that nobody knows is a mistake of the program.
import type { OperationFacts } from './port.ts';

/** Rows by the operations' names; these columns are read. */
export type OperationTable = Readonly<Record<string, Pick<OperationFacts, 'write' | 'found_by' | 'readFound'>>>;

const WRITES: readonly unknown[] = ['safe', 'idempotent', 'keyed', 'unsafe'] satisfies readonly OperationFacts['write'][];

/** What is wrong with the first row that cannot be gone by: "create_invoice: write: expected …"; null: nothing is. */
export function complaintAbout(table: object): string | null {
  for (const [name, given] of Object.entries(table)) {
    const row: Readonly<Record<string, unknown>> = typeof given === 'object' && given !== null ? given : {};
    if (!WRITES.includes(row.write)) return `${name}: write: expected one of ${WRITES.join(', ')}, got ${String(row.write)}`;
    if (!isFoundBy(row.found_by)) return `${name}: found_by: expected null or an object with operation and argument`;
    if (row.readFound !== undefined && typeof row.readFound !== 'function') return `${name}: readFound: expected a function`;
  }
  return null;
}

function isFoundBy(value: unknown): boolean {
  if (value === null) return true;
  const { operation, argument } = Object(value) as Readonly<Record<string, unknown>>;
  return typeof operation === 'string' && typeof argument === 'string';
}

/** What is promised of one operation. @throws TypeError when the table has no such row. */
export function factsOf(table: OperationTable, name: string): OperationFacts {
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row === undefined) throw new TypeError(`there is no operation "${name}"; there are ${Object.keys(table).join(', ')}`);
  return { name, write: row.write, found_by: row.found_by, ...(row.readFound === undefined ? {} : { readFound: row.readFound }) };
}
