// Authorizer: SQLite asks it about each thing that a statement would do, while it is prepared; it permits reading our tables and nothing else.
// Beside step 5 of a request's walk: this decides what is read-only, not a pattern. @see https://www.sqlite.org/c3ref/set_authorizer.html
import { queryTable } from '../tables/index.ts';
import { ACTION, DENY, RESULT } from './codes.ts';
import { isAllowedFunction } from './functions.ts';

/** What was asked for and is not permitted; `name` is SQLite's word for a function, or a table's name. */
export type Denial = { readonly of: 'action' } | { readonly of: 'function' | 'table'; readonly name: string };

/** One engine's; it remembers the first thing that the present statement was denied. */
export class Authorizer {
  denial: Denial | null = null;

  /** Before a statement is prepared. */
  begin(): void {
    this.denial = null;
  }

  decide(action: number, first: string, second: string): number {
    const denial = denialOf(action, first, second);
    if (denial === null) return RESULT.ok;
    this.denial ??= denial;
    return DENY;
  }
}

function denialOf(action: number, first: string, second: string): Denial | null {
  switch (action) {
    case ACTION.select:
    case ACTION.recursive:
      return null;
    case ACTION.read:
      return isReadable(first, second) ? null : { of: 'table', name: first };
    case ACTION.function:
      return isAllowedFunction(second) ? null : { of: 'function', name: second };
    default:
      return { of: 'action' };
  }
}

/** Tables that SQLite makes when somebody names them; every other module is dropped where the engine is opened. */
const ENGINE_TABLES = /^(?:sqlite_|pragma_|json)/i;

/** Ours. Where no column is read, the name may be that of a WITH as well, and of nothing else that is there. */
function isReadable(table: string, column: string): boolean {
  return queryTable(table) !== undefined || (column === '' && !ENGINE_TABLES.test(table));
}
