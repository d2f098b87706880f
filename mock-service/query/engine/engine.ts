// Engine: one SQLite in memory of its own, with our tables, our calendar and our limits; it answers one question after another.
// Beside step 5 of a request's walk: query.ts keeps it. Nothing is stored in it, so that it is the same for every sandbox.
import { type Clock, systemClock } from '../../determinism/clock.ts';
import type { FoundRows } from '../../domain/query/found-rows.ts';
import type { Rejection } from '../../domain/rejection.ts';
import * as limits from '../limits.ts';
import type { Question } from '../question.ts';
import type { Source } from '../table.ts';
import { QUERY_TABLES } from '../tables/index.ts';
import { Authorizer } from './authorizer.ts';
import { Budget, STEPS_A_TICK } from './budget.ts';
import { LIMIT, OPEN_IN_MEMORY, RESULT } from './codes.ts';
import { Heap } from './heap.ts';
import { memoryRefusal, refusalOf } from './refusals.ts';
import { loadSqlite, type Pointer, type Sqlite } from './sqlite.ts';
import { answerOf } from './statement.ts';
import { MODULE, tableModule } from './table-module.ts';
import { View } from './view.ts';

/** SQLite counts milliseconds from noon of 24 November 4714 BC. */
const JULIAN_EPOCH_MS = 210_866_760_000_000n;

const LIMITS: Readonly<Record<number, number>> = {
  [LIMIT.length]: limits.MAX_TEXT_BYTES,
  [LIMIT.sqlLength]: limits.MAX_SQL_LENGTH * 4,
  [LIMIT.column]: limits.MAX_COLUMNS,
  [LIMIT.exprDepth]: limits.MAX_EXPRESSION_DEPTH,
  [LIMIT.compoundSelect]: limits.MAX_COMPOUND_SELECTS,
  [LIMIT.vdbeOp]: 100_000,
  [LIMIT.functionArg]: 32,
  [LIMIT.attached]: 0,
  [LIMIT.likePatternLength]: limits.MAX_PATTERN_BYTES,
  [LIMIT.variableNumber]: limits.MAX_PARAMETERS,
  [LIMIT.triggerDepth]: 1,
  [LIMIT.workerThreads]: 0,
};

/** What the present question is asked of. */
interface Present {
  readonly view: View;
  readonly nowMs: number;
}

/** An engine that is ready. */
export class Engine {
  readonly #sqlite: Sqlite;
  readonly #heap: Heap;
  readonly #clock: Clock;
  readonly #authorizer = new Authorizer();
  readonly #db: Pointer;
  #present: Present | null = null;
  /** True: it ran out of memory in the midst of something, and is of no more use. */
  isSpoiled = false;

  constructor(sqlite: Sqlite, clock: Clock) {
    this.#sqlite = sqlite;
    this.#heap = new Heap(sqlite);
    this.#clock = clock;
    this.#db = this.#open();
  }

  /** The rows, or a refusal; throws for a defect of ours, and is then of no more use. */
  ask(question: Question, source: Source): FoundRows | Rejection {
    const budget = new Budget(this.#clock);
    this.#present = { view: new View(source, budget), nowMs: question.nowMs };
    this.#authorizer.begin();
    const ground = { sqlite: this.#sqlite, heap: this.#heap, db: this.#db, budget };
    try {
      const answer = answerOf(ground, question);
      return 'failure' in answer ? refusalOf(answer.failure, { sql: question.sql, budget, denial: this.#authorizer.denial }) : answer;
    } catch (error) {
      if (!isExhaustion(error)) throw error;
      this.isSpoiled = true;
      return memoryRefusal();
    } finally {
      this.#present = null;
    }
  }

  #open(): Pointer {
    const { capi, wasm } = this.#sqlite;
    this.#followCalendar();
    const out = wasm.alloc(8);
    this.#mustBeOk(capi.sqlite3_open_v2(':memory:', out, OPEN_IN_MEMORY, 0));
    const db = wasm.peekPtr(out);
    wasm.dealloc(out);
    this.#mustBeOk(capi.sqlite3_drop_modules(db, 0));
    const module = tableModule({ sqlite: this.#sqlite, heap: this.#heap, view: () => this.#now().view });
    this.#mustBeOk(capi.sqlite3_create_module(db, MODULE, module, 0));
    const tables = QUERY_TABLES.map(({ name }) => `CREATE VIRTUAL TABLE "${name}" USING ${MODULE};`);
    this.#mustBeOk(capi.sqlite3_exec(db, `PRAGMA hard_heap_limit = ${limits.MAX_ENGINE_BYTES}; ${tables.join(' ')}`, 0, 0, 0));
    for (const [id, value] of Object.entries(LIMITS)) capi.sqlite3_limit(db, Number(id), value);
    const decide = (_data: Pointer, action: number, first: string | 0 = 0, second: string | 0 = 0): number =>
      this.#authorizer.decide(action, first || '', second || '');
    capi.sqlite3_set_authorizer(db, decide, 0);
    capi.sqlite3_progress_handler(db, STEPS_A_TICK, () => this.#now().view.budget.tick(), 0);
    return db;
  }

  /** `now` is what the sandbox's calendar has; no statement sees the machine's. */
  #followCalendar(): void {
    const { capi, wasm } = this.#sqlite;
    const vfs = new capi.sqlite3_vfs(capi.sqlite3_vfs_find(null));
    vfs.$xCurrentTimeInt64 = wasm.installFunction('i(pp)', (_vfs: Pointer, out: Pointer) => {
      wasm.poke64(out, JULIAN_EPOCH_MS + BigInt(this.#now().nowMs));
      return RESULT.ok;
    });
  }

  #now(): Present {
    if (this.#present === null) throw new Error('SQLite is at work while nobody asks');
    return this.#present;
  }

  #mustBeOk(result: number): void {
    if (result !== RESULT.ok) throw new Error(`SQLite does not open: result ${result}`);
  }
}

/** What the engine's platform throws when memory or stack is at its end. Any other error is a defect of ours. */
function isExhaustion(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['WasmAllocError', 'RuntimeError'].includes(error.name) || /^Maximum call stack/.test(error.message);
}

/** Loads the library and opens it. */
export async function startEngine(clock: Clock = systemClock()): Promise<Engine> {
  return new Engine(await loadSqlite(limits.MAX_ENGINE_BYTES), clock);
}
