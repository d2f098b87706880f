// Ground, Failure, Outcome: what a statement runs on, and what may become of it.
// Beside step 5 of a request's walk: the parts of running a statement share these.
import type { FoundRows } from '../../domain/query/found-rows.ts';
import type { Budget } from './budget.ts';
import type { Heap } from './heap.ts';
import type { Pointer, Sqlite } from './sqlite.ts';

/** What a statement runs on. */
export interface Ground {
  readonly sqlite: Sqlite;
  readonly heap: Heap;
  readonly db: Pointer;
  readonly budget: Budget;
}

/** What went wrong; `message` is the engine's, which may quote the statement, and `offset` counts bytes into it, -1: nowhere. */
export type Failure =
  | { readonly of: 'engine'; readonly result: number; readonly message: string; readonly offset: number }
  | { readonly of: 'nothing' | 'several' | 'no_read' | 'explain' }
  | { readonly of: 'parameters'; readonly expected: string; readonly received: string }
  | { readonly of: 'row_size' };

/** What became of it. */
export type Outcome = FoundRows | { readonly failure: Failure };

/** What the engine says of its last failure. */
export function engineFailure({ sqlite, heap, db }: Ground, result: number): { readonly failure: Failure } {
  const { exports } = sqlite.wasm;
  const message = heap.cString(exports.sqlite3_errmsg(db));
  return { failure: { of: 'engine', result, message, offset: exports.sqlite3_error_offset(db) } };
}
