// targetIn: the table and the parameter of what a write is about, read off its path when it is defined.
// Before every walk: step 5 finds the object by it. @see RFC 9110, section 13.1.1
import { TABLE_NAMES, type TableName } from '../store/tables.ts';

/** Where the object is kept that a write is about, and the argument that holds its id. */
export interface Target {
  readonly table: TableName;
  readonly argument: string;
}

const LAST_PARAMETER = /\{(\w+)_id\}[^{]*$/;

/** What the path names last; null: it names nothing, so that something new is made. Throws where no table has that name. */
export function targetIn(path: string): Target | null {
  const [, noun] = LAST_PARAMETER.exec(path) ?? [];
  if (noun === undefined) return null;
  const table = TABLE_NAMES.find((name) => name === `${noun}s`);
  if (table === undefined) throw new TypeError(`no table holds what ${path} names last`);
  return { table, argument: `${noun}_id` };
}
