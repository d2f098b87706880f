// tableModule: the stored rows as tables of SQLite: it asks for rows and columns one by one, and nothing is loaded.
// Beside step 5 of a request's walk: reading only, for there is no way to write through it. @see https://www.sqlite.org/vtab.html
import type { QueryTable } from '../table.ts';
import { queryTable } from '../tables/index.ts';
import { CONSTRAINT_EQ, RESULT, SCAN_UNIQUE, TRANSIENT, TYPE } from './codes.ts';
import type { Heap } from './heap.ts';
import type { IndexInfo, Pointer, Sqlite, Struct } from './sqlite.ts';
import type { View } from './view.ts';

/** What reading costs in steps of the machine, as measured: a call into JavaScript, and a text copied. */
const STEPS_A_ROW = 2;
const STEPS_A_COLUMN = 4;
/** Rows found by value in place of a walk: a text copied back, and looked up. */
const STEPS_A_FIND = 20;

/** Of how many rows one has the value that is asked for, where nobody knows. */
const GUESSED_SHARE = 20;

interface Cursor {
  readonly table: QueryTable;
  rows: readonly unknown[];
  at: number;
}

/** The name SQLite is told the module by. */
export const MODULE = 'stored_rows';

/** What SQLite declares a table as; without a rowid, so that no query can name what is not stored. */
export function declarationOf({ name, columns, key }: QueryTable): string {
  const lines = columns.map((column) => `"${column.name}" ${column.type.toUpperCase()}${column.nullable ? '' : ' NOT NULL'}`);
  return `CREATE TABLE "${name}" (${lines.join(', ')}, PRIMARY KEY (${key.map((column) => `"${column}"`).join(', ')})) WITHOUT ROWID`;
}

/** What the module needs of its engine; `view` is that of the query that runs. */
export interface ModuleGround {
  readonly sqlite: Sqlite;
  readonly heap: Heap;
  readonly view: () => View;
}

/** One engine's tables and cursors. */
class Tables {
  readonly #ground: ModuleGround;
  readonly #tables = new Map<Pointer, QueryTable>();
  readonly #cursors = new Map<Pointer, Cursor>();

  constructor(ground: ModuleGround) {
    this.#ground = ground;
  }

  connect(db: Pointer, argv: Pointer, out: Pointer): number {
    const { sqlite, heap } = this.#ground;
    const { wasm, capi, vtab } = sqlite;
    const table = queryTable(heap.cString(wasm.peekPtr(argv + 8)));
    if (table === undefined) return RESULT.error;
    const result = capi.sqlite3_declare_vtab(db, declarationOf(table));
    if (result === RESULT.ok) this.#tables.set(vtab.xVtab.create(out).pointer, table);
    return result;
  }

  disconnect(at: Pointer): number {
    this.#tables.delete(at);
    this.#ground.sqlite.vtab.xVtab.dispose(at);
    return RESULT.ok;
  }

  /** Plans to find rows by the value of one column, when the query gives one; else to walk them all. */
  plan(at: Pointer, infoAt: Pointer): number {
    const info = this.#ground.sqlite.vtab.xIndexInfo(infoAt);
    const table = this.#table(at);
    const count = this.#ground.view().count(table);
    const column = this.#useEquality(table, info);
    const isOne = column !== null && table.key.length === 1 && table.columns[column]?.name === table.key[0];
    const rows = column === null ? count : isOne ? 1 : Math.ceil(count / GUESSED_SHARE);
    info.$idxNum = column === null ? 0 : column + 1;
    info.$idxFlags = isOne ? SCAN_UNIQUE : 0;
    info.$estimatedRows = Math.max(1, rows);
    info.$estimatedCost = (column === null ? 1 : STEPS_A_FIND) + rows * STEPS_A_COLUMN;
    info.dispose();
    return RESULT.ok;
  }

  open(at: Pointer, out: Pointer): number {
    const cursor = this.#ground.sqlite.vtab.xCursor.create(out);
    this.#cursors.set(cursor.pointer, { table: this.#table(at), rows: [], at: 0 });
    return RESULT.ok;
  }

  close(at: Pointer): number {
    this.#cursors.delete(at);
    this.#ground.sqlite.vtab.xCursor.dispose(at);
    return RESULT.ok;
  }

  filter(at: Pointer, planned: number, argv: Pointer): number {
    const cursor = this.#cursor(at);
    const view = this.#ground.view();
    view.budget.spend(STEPS_A_FIND);
    cursor.at = 0;
    cursor.rows = planned === 0 ? view.rows(cursor.table) : this.#found(cursor.table, planned - 1, argv);
    return RESULT.ok;
  }

  next(at: Pointer): number {
    this.#ground.view().budget.spend(STEPS_A_ROW);
    this.#cursor(at).at += 1;
    return RESULT.ok;
  }

  isAtEnd(at: Pointer): number {
    const cursor = this.#cursor(at);
    return cursor.at >= cursor.rows.length ? 1 : 0;
  }

  column(at: Pointer, context: Pointer, index: number): number {
    const { sqlite, heap, view } = this.#ground;
    const { exports } = sqlite.wasm;
    view().budget.spend(STEPS_A_COLUMN);
    const cursor = this.#cursor(at);
    const value = cursor.table.columns[index]?.of(cursor.rows[cursor.at]) ?? null;
    if (value === null) exports.sqlite3_result_null(context);
    else if (typeof value === 'string') {
      const text = heap.write(value);
      exports.sqlite3_result_text(context, text.at, text.bytes, TRANSIENT);
    } else if ((value | 0) === value) exports.sqlite3_result_int(context, value);
    else exports.sqlite3_result_int64(context, BigInt(value));
    return RESULT.ok;
  }

  /** SQLite compares once more what it gets, so rows that do not fit may be among them; none that fits may be missing. */
  #found(table: QueryTable, index: number, argv: Pointer): readonly unknown[] {
    const { sqlite, heap, view } = this.#ground;
    const { exports } = sqlite.wasm;
    const column = table.columns[index];
    const given = sqlite.wasm.peekPtr(argv);
    const type = exports.sqlite3_value_type(given);
    if (type === TYPE.null) return [];
    if (column?.type === 'text' && type === TYPE.text) {
      const text = heap.read(exports.sqlite3_value_text(given), exports.sqlite3_value_bytes(given));
      return view().having(table, column, text);
    }
    if (column?.type === 'integer' && type === TYPE.integer)
      return view().having(table, column, Number(exports.sqlite3_value_int64(given)));
    return view().rows(table);
  }

  /** The column whose value the query gives, told to SQLite; the key's before any other. Null: none. */
  #useEquality(table: QueryTable, info: IndexInfo): number | null {
    let best: { readonly constraint: number; readonly column: number } | null = null;
    for (let constraint = 0; constraint < info.$nConstraint; constraint += 1) {
      const column = this.#equality(info, constraint);
      if (column === null) continue;
      if (best === null || table.columns[column]?.name === table.key[0]) best = { constraint, column };
    }
    if (best === null) return null;
    info.nthConstraintUsage(best.constraint).$argvIndex = 1;
    return best.column;
  }

  #equality(info: IndexInfo, constraint: number): number | null {
    const { $op, $usable, $iColumn } = info.nthConstraint(constraint);
    if ($op !== CONSTRAINT_EQ || $usable === 0 || $iColumn < 0) return null;
    const isExact = this.#ground.sqlite.capi.sqlite3_vtab_collation(info.pointer, constraint) === 'BINARY';
    return isExact ? $iColumn : null;
  }

  #table(at: Pointer): QueryTable {
    const table = this.#tables.get(at);
    if (table === undefined) throw new Error('SQLite asks for a table that it never connected');
    return table;
  }

  #cursor(at: Pointer): Cursor {
    const cursor = this.#cursors.get(at);
    if (cursor === undefined) throw new Error('SQLite asks for a cursor that it never opened');
    return cursor;
  }
}

/** The module of one engine. What throws in it is a defect of ours, and passes through the engine, which is then of no more use. */
export function tableModule(ground: ModuleGround): Struct {
  const tables = new Tables(ground);
  // SQLite's own order of what it gives; most of it is not needed.
  const connect = (...[db = 0, _data, _count, argv = 0, out = 0]: number[]): number => tables.connect(db, argv, out);
  return ground.sqlite.vtab.setupModule({
    catchExceptions: false,
    methods: {
      // Two functions: where both are one, SQLite takes the module's name for a table's.
      xCreate: (...given) => connect(...given),
      xConnect: (...given) => connect(...given),
      xDisconnect: (at = 0) => tables.disconnect(at),
      xDestroy: (at = 0) => tables.disconnect(at),
      xBestIndex: (at = 0, info = 0) => tables.plan(at, info),
      xOpen: (at = 0, out = 0) => tables.open(at, out),
      xClose: (at = 0) => tables.close(at),
      xFilter: (...[at = 0, planned = 0, _text, _count, argv = 0]) => tables.filter(at, planned, argv),
      xNext: (at = 0) => tables.next(at),
      xEof: (at = 0) => tables.isAtEnd(at),
      xColumn: (at = 0, context = 0, index = 0) => tables.column(at, context, index),
      xRowid: () => RESULT.error,
    },
  });
}
