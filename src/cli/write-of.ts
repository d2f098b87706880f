// writeOf: what the provider promises about an operation, read off the client's generated table.
// At the edge: the suite knows no client, so the promises are handed in like the subject.
import { OPERATIONS, type OperationRow } from '../client/operations.ts';

/** What doing `operation` twice does; undefined when there is no such operation. */
export function writeOf(operation: string): OperationRow['write'] | undefined {
  const rows: Readonly<Record<string, OperationRow>> = OPERATIONS;
  return Object.hasOwn(rows, operation) ? rows[operation]?.write : undefined;
}
