// Sqlite: the parts of the engine's library that are used here, typed; and how it is loaded: quiet, bounded, in no time zone but UTC.
// Beside step 5 of a request's walk: the only place that names the library. It is loaded when the first query comes.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** An address in the engine's memory; 0: none. */
export type Pointer = number;

/** SQLite's C API as it is exported: pointers in, pointers out. 64-bit integers are bigint. */
interface Exports {
  sqlite3_prepare_v2(db: Pointer, sql: Pointer, bytes: number, statement: Pointer, tail: Pointer): number;
  sqlite3_step(statement: Pointer): number;
  sqlite3_finalize(statement: Pointer): number;
  sqlite3_stmt_readonly(statement: Pointer): number;
  sqlite3_stmt_isexplain(statement: Pointer): number;
  sqlite3_bind_parameter_count(statement: Pointer): number;
  sqlite3_bind_parameter_name(statement: Pointer, at: number): Pointer;
  sqlite3_bind_null(statement: Pointer, at: number): number;
  sqlite3_bind_double(statement: Pointer, at: number, value: number): number;
  sqlite3_bind_int64(statement: Pointer, at: number, value: bigint): number;
  sqlite3_bind_text(statement: Pointer, at: number, text: Pointer, bytes: number, destructor: Pointer): number;
  sqlite3_column_count(statement: Pointer): number;
  sqlite3_column_name(statement: Pointer, column: number): Pointer;
  sqlite3_column_decltype(statement: Pointer, column: number): Pointer;
  sqlite3_column_type(statement: Pointer, column: number): number;
  sqlite3_column_int64(statement: Pointer, column: number): bigint;
  sqlite3_column_double(statement: Pointer, column: number): number;
  sqlite3_column_text(statement: Pointer, column: number): Pointer;
  sqlite3_column_blob(statement: Pointer, column: number): Pointer;
  sqlite3_column_bytes(statement: Pointer, column: number): number;
  sqlite3_value_type(value: Pointer): number;
  sqlite3_value_int64(value: Pointer): bigint;
  sqlite3_value_text(value: Pointer): Pointer;
  sqlite3_value_bytes(value: Pointer): number;
  sqlite3_result_null(context: Pointer): void;
  sqlite3_result_int(context: Pointer, value: number): void;
  sqlite3_result_int64(context: Pointer, value: bigint): void;
  sqlite3_result_text(context: Pointer, text: Pointer, bytes: number, destructor: Pointer): void;
  sqlite3_errmsg(db: Pointer): Pointer;
  sqlite3_error_offset(db: Pointer): number;
}

interface Wasm {
  readonly exports: Exports;
  alloc(bytes: number): Pointer;
  dealloc(at: Pointer): void;
  /** The memory as it is now: another array after it has grown. */
  heap8u(): Uint8Array;
  peekPtr(at: Pointer): Pointer;
  pokePtr(at: Pointer, value: Pointer): void;
  poke64(at: Pointer, value: bigint): void;
  installFunction(signature: string, callback: (...given: never[]) => number): Pointer;
}

/** A C structure; its fields are written `$name`. */
export interface Struct {
  readonly pointer: Pointer;
  dispose(): void;
}

export interface IndexConstraint extends Struct {
  readonly $iColumn: number;
  readonly $op: number;
  readonly $usable: number;
}

export interface IndexInfo extends Struct {
  readonly $nConstraint: number;
  $idxNum: number;
  $idxFlags: number;
  $estimatedCost: number;
  $estimatedRows: number;
  nthConstraint(at: number): IndexConstraint;
  nthConstraintUsage(at: number): Struct & { $argvIndex: number };
}

interface Instances {
  create(at: Pointer): Struct;
  dispose(at: Pointer): void;
}

type Callback = (...given: number[]) => number;

/** The library, once it is loaded. */
export interface Sqlite {
  readonly capi: {
    sqlite3_open_v2(name: string, db: Pointer, flags: number, vfs: Pointer): number;
    sqlite3_exec(db: Pointer, sql: string, callback: 0, data: 0, message: 0): number;
    sqlite3_limit(db: Pointer, id: number, value: number): number;
    sqlite3_set_authorizer(db: Pointer, decide: (data: Pointer, action: number, ...names: (string | 0)[]) => number, data: 0): number;
    sqlite3_progress_handler(db: Pointer, every: number, tick: () => number, data: 0): void;
    sqlite3_create_module(db: Pointer, name: string, module: Struct, data: 0): number;
    sqlite3_drop_modules(db: Pointer, keep: 0): number;
    sqlite3_declare_vtab(db: Pointer, sql: string): number;
    sqlite3_vtab_collation(info: Pointer, constraint: number): string;
    sqlite3_vfs_find(name: null): Pointer;
    readonly sqlite3_vfs: new (at: Pointer) => Struct & { $xCurrentTimeInt64: Pointer };
  };
  readonly wasm: Wasm;
  readonly vtab: {
    readonly xVtab: Instances;
    readonly xCursor: Instances;
    xIndexInfo(at: Pointer): IndexInfo;
    setupModule(options: { readonly methods: Readonly<Record<string, Callback>>; readonly catchExceptions: false }): Struct;
  };
}

interface Memory {
  readonly buffer: ArrayBuffer;
}

type Imports = { readonly env: Record<string, unknown> };

/** The platform's, of which no installed types tell. */
interface Platform {
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory;
  compile(bytes: Uint8Array): Promise<object>;
  readonly Instance: new (module: object, imports: Imports) => object;
}

const PAGE_BYTES = 65_536;
/** Beside what SQLite counts there are its stack, its tables and what is lost between blocks. */
const SPARE_BYTES = 32 * 1024 * 1024;
const FIRST_BYTES = 16 * 1024 * 1024;

/** `localtime` of the C library where the machine's zone is UTC: whatever zone it is in, the same query has the same answer. */
function utcParts(memory: Memory) {
  return (seconds: bigint | number, at: Pointer): void => {
    const date = new Date(Number(seconds) * 1000);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const ofYear = Math.floor((Date.UTC(year, month, date.getUTCDate()) - Date.UTC(year, 0, 1)) / 86_400_000);
    const clock = [date.getUTCSeconds(), date.getUTCMinutes(), date.getUTCHours()];
    const parts = [...clock, date.getUTCDate(), month, year - 1900, date.getUTCDay(), ofYear, 0, 0];
    new Int32Array(memory.buffer, at, parts.length).set(parts);
  };
}

/** The library with memory of its own, at most `engineBytes` and what it needs besides. */
export async function loadSqlite(engineBytes: number): Promise<Sqlite> {
  const { WebAssembly: platform } = globalThis as unknown as { readonly WebAssembly: Platform };
  const { default: init } = await import('@sqlite.org/sqlite-wasm');
  const path = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
  const module = await platform.compile(await readFile(path));
  const memory = new platform.Memory({ initial: FIRST_BYTES / PAGE_BYTES, maximum: (engineBytes + SPARE_BYTES) / PAGE_BYTES });
  const quiet = (): void => {};
  const options = {
    print: quiet,
    printErr: quiet,
    wasmMemory: memory,
    instantiateWasm: (imports: Imports, done: (instance: object, module: object) => void): object => {
      imports.env._localtime_js = utcParts(memory);
      const instance = new platform.Instance(module, imports);
      queueMicrotask(() => done(instance, module)); // the library has not set itself up before this returns
      return {};
    },
  };
  return (await init(options)) as unknown as Sqlite;
}
