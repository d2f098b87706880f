// answerOf: one statement prepared, given its parameters, run and read.
// Beside step 5 of a request's walk: whatever happens, nothing of it is left in the engine.
import type { Question } from '../question.ts';
import { RESULT } from './codes.ts';
import { engineFailure, type Failure, type Ground, type Outcome } from './ground.ts';
import { bindParameters } from './parameters.ts';
import { readRows } from './read-rows.ts';
import type { Pointer } from './sqlite.ts';

/** A prepared statement, none (0: there is nothing but space and comments), and where the next one would begin. */
interface Prepared {
  readonly statement: Pointer;
  readonly tail: Pointer;
}

function prepare(ground: Ground, at: Pointer, bytes: number): Prepared | { readonly failure: Failure } {
  const { wasm } = ground.sqlite;
  const out = wasm.alloc(16);
  try {
    wasm.pokePtr(out, 0);
    const result = wasm.exports.sqlite3_prepare_v2(ground.db, at, bytes, out, out + 8);
    return result === RESULT.ok ? { statement: wasm.peekPtr(out), tail: wasm.peekPtr(out + 8) } : engineFailure(ground, result);
  } finally {
    wasm.dealloc(out);
  }
}

/** What is wrong with a statement beside what the authorizer has seen: it answers no rows, or it only explains, or it is not the last one. */
function objection(ground: Ground, { statement, tail }: Prepared, end: Pointer): Failure | null {
  const { exports } = ground.sqlite.wasm;
  if (statement === 0) return { of: 'nothing' };
  if (exports.sqlite3_stmt_readonly(statement) === 0) return { of: 'no_read' };
  if (exports.sqlite3_stmt_isexplain(statement) !== 0) return { of: 'explain' };
  if (exports.sqlite3_column_count(statement) === 0) return { of: 'no_read' };
  return isLast(ground, tail, end) ? null : { of: 'several' };
}

/** Whether nothing but space and comments follows. */
function isLast(ground: Ground, tail: Pointer, end: Pointer): boolean {
  for (let at = tail; at < end; ) {
    const next = prepare(ground, at, end - at);
    if ('failure' in next) return false;
    if (next.statement !== 0) {
      ground.sqlite.wasm.exports.sqlite3_finalize(next.statement);
      return false;
    }
    if (next.tail <= at) return false; // a zero byte, at which it stops reading
    at = next.tail;
  }
  return true;
}

function answer(ground: Ground, prepared: Prepared, question: Question): Outcome {
  const failure = bindParameters(ground, prepared.statement, question.parameters);
  return failure === null ? readRows(ground, prepared.statement, question.limit) : { failure };
}

/** Prepares, runs and reads one statement. */
export function answerOf(ground: Ground, question: Question): Outcome {
  const { wasm } = ground.sqlite;
  const [text, bytes] = allocated(ground, question.sql);
  try {
    const prepared = prepare(ground, text, bytes);
    if ('failure' in prepared) return prepared;
    try {
      const failure = objection(ground, prepared, text + bytes);
      return failure === null ? answer(ground, prepared, question) : { failure };
    } finally {
      wasm.exports.sqlite3_finalize(prepared.statement);
    }
  } finally {
    wasm.dealloc(text);
  }
}

/** A text in memory of its own, with a zero byte at its end; and its bytes without it. */
function allocated({ sqlite: { wasm }, heap }: Ground, sql: string): readonly [at: Pointer, bytes: number] {
  const written = heap.write(sql);
  const at = wasm.alloc(written.bytes + 1);
  const memory = wasm.heap8u();
  memory.copyWithin(at, written.at, written.at + written.bytes);
  memory[at + written.bytes] = 0;
  return [at, written.bytes];
}
