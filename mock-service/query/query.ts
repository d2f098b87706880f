// query: a question in SQL, answered from what is stored; the engine is loaded with the first one.
// Step 5 of a request's walk: query_data asks it, with the rows of one tenant as its transaction sees them.

import type { FoundRows } from '../domain/query/found-rows.ts';
import { isRejection, type Rejection } from '../domain/rejection.ts';
import type { Engine } from './engine/engine.ts';
import { createQueue } from './one-at-a-time.ts';
import type { Question } from './question.ts';
import type { Source } from './table.ts';

let engine: Promise<Engine> | null = null;

/** All that ask stand in one queue, whatever their sandbox. */
const inTurn = createQueue();

async function start(): Promise<Engine> {
  const { startEngine } = await import('./engine/engine.ts');
  return startEngine();
}

/** The rows; or R104 to R108. A query runs to its end in one go; between two, other calls are served. Throws only for a defect of ours. */
export async function query(question: Question, source: Source): Promise<FoundRows | Rejection> {
  return inTurn(() => ask(question, source));
}

async function ask(question: Question, source: Source): Promise<FoundRows | Rejection> {
  engine ??= start();
  const running = engine;
  try {
    const ready = await running;
    const answer = ready.ask(question, source);
    if (isRejection(answer) && ready.isSpoiled) engine = null;
    return answer;
  } catch (error) {
    // An engine that something threw through is in no known state; the next query gets a new one.
    if (engine === running) engine = null;
    throw error;
  }
}
