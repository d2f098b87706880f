// readRows: a statement's rows as plain values, as many as may be answered.
// Beside step 5 of a request's walk: a row that is not asked for is never made.
import type { Cut, FoundColumn, FoundRows } from '../../domain/query/found-rows.ts';
import { MAX_RESULT_LENGTH } from '../limits.ts';
import type { Cell } from '../table.ts';
import { RESULT, TYPE } from './codes.ts';
import { engineFailure, type Ground, type Outcome } from './ground.ts';
import type { Pointer } from './sqlite.ts';

const HEX = '0123456789abcdef';

/** A whole number that JSON's readers would round is answered as text, and so are the infinities. */
function numberCell(value: bigint | number): Cell {
  const number = Number(value);
  const isExact = typeof value === 'bigint' ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isExact ? number : String(value);
}

function cellOf({ sqlite, heap }: Ground, statement: Pointer, column: number): Cell {
  const { exports } = sqlite.wasm;
  switch (exports.sqlite3_column_type(statement, column)) {
    case TYPE.integer:
      return numberCell(exports.sqlite3_column_int64(statement, column));
    case TYPE.float:
      return numberCell(exports.sqlite3_column_double(statement, column));
    case TYPE.text:
      return heap.read(exports.sqlite3_column_text(statement, column), exports.sqlite3_column_bytes(statement, column));
    case TYPE.blob: {
      const bytes = heap.bytes(exports.sqlite3_column_blob(statement, column), exports.sqlite3_column_bytes(statement, column));
      return Array.from(bytes, (byte) => `${HEX[byte >> 4]}${HEX[byte & 15]}`).join('');
    }
    default:
      return null;
  }
}

/** Which of SQLite's types a cell has; null has none. */
function typeAt({ sqlite }: Ground, statement: Pointer, column: number): FoundColumn['type'] {
  const type = sqlite.wasm.exports.sqlite3_column_type(statement, column);
  if (type === TYPE.null) return null;
  if (type === TYPE.integer) return 'integer';
  return type === TYPE.float ? 'real' : 'text';
}

const merged = (one: FoundColumn['type'], other: FoundColumn['type']): FoundColumn['type'] =>
  one === null || one === other ? other : other === null ? one : 'mixed';

/** Rows as they come. */
class Reading {
  readonly rows: (readonly Cell[])[] = [];
  cut: Cut | null = null;
  readonly #types: FoundColumn['type'][];
  readonly #ground: Ground;
  readonly #statement: Pointer;
  #length = 0;

  constructor(ground: Ground, statement: Pointer) {
    this.#ground = ground;
    this.#statement = statement;
    this.#types = Array.from({ length: ground.sqlite.wasm.exports.sqlite3_column_count(statement) }, () => null);
  }

  /** Takes the row at hand; false when it does not fit any more. */
  take(limit: number): boolean {
    if (this.rows.length === limit) return this.#end('row_limit');
    const row = this.#types.map((_, column) => cellOf(this.#ground, this.#statement, column));
    this.#length += JSON.stringify(row).length + 1;
    if (this.#length > MAX_RESULT_LENGTH) return this.#end('size_limit');
    for (let column = 0; column < row.length; column += 1) {
      this.#types[column] = merged(this.#types[column] ?? null, typeAt(this.#ground, this.#statement, column));
    }
    this.rows.push(row);
    return true;
  }

  columns(): readonly FoundColumn[] {
    const { heap, sqlite } = this.#ground;
    const { exports } = sqlite.wasm;
    return this.#types.map((type, column) => ({ name: heap.cString(exports.sqlite3_column_name(this.#statement, column)), type }));
  }

  #end(cut: Cut): false {
    this.cut = cut;
    return false;
  }
}

/** Runs a statement; all its rows, or as many as `limit` and the size of an answer allow. */
export function readRows(ground: Ground, statement: Pointer, limit: number): Outcome {
  const { exports } = ground.sqlite.wasm;
  const reading = new Reading(ground, statement);
  for (;;) {
    const result = exports.sqlite3_step(statement);
    if (result === RESULT.done) break;
    if (result !== RESULT.row) return engineFailure(ground, result);
    if (!reading.take(limit)) break;
  }
  if (reading.cut === 'size_limit' && reading.rows.length === 0) return { failure: { of: 'row_size' } };
  const found: FoundRows = { kind: 'rows', columns: reading.columns(), rows: reading.rows, cut: reading.cut, steps: ground.budget.steps };
  return found;
}
