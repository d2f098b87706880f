// refusalOf: why a question has no answer, in words that name what is wrong and what there is instead.
// Beside step 5 of a request's walk: the engine's own messages may quote values; what leaves here is names, places and sentences of ours.
import { type Rejection, type RuleId, reject } from '../../domain/rejection.ts';
import { MAX_EXPRESSION_DEPTH, MAX_QUERY_MS, MAX_RESULT_LENGTH, MAX_STEPS, MAX_TEXT_BYTES } from '../limits.ts';
import type { Denial } from './authorizer.ts';
import type { Budget } from './budget.ts';
import { RESULT } from './codes.ts';
import type { Failure } from './ground.ts';
import { functionsLike, type Hint, hintOf } from './hints.ts';

/** What was asked, and what became known on the way. */
export interface Circumstances {
  readonly sql: string;
  readonly budget: Budget;
  readonly denial: Denial | null;
}

function refuse(rule: RuleId, detail: string, { expected, received, path = 'sql' }: Hint): Rejection {
  return reject(rule, { detail: `Refused: ${detail}.`, field: { path, expected, received } });
}

const ONE_SELECT: Hint = { expected: 'one SELECT', received: 'something else' };

const count = (number: number): string => number.toLocaleString('en-US');

const CHEAPER = 'a query that reads or builds less: a narrower WHERE, a join on ids, a LIMIT in the recursion';

/** What the engine says of writing to our tables before it asks the authorizer. */
const WOULD_WRITE = /may not be (?:modified|altered|indexed)$|^cannot create triggers on/;

/** What the engine was interrupted for. */
function tooExpensive({ excess }: Budget): Rejection {
  const detail =
    excess === 'time' ? `the query takes longer than ${count(MAX_QUERY_MS)} ms` : `the query takes more than ${count(MAX_STEPS)} steps`;
  return refuse('R106', detail, { expected: CHEAPER, received: 'one that does not end in time' });
}

/** What there is to say when memory was at its end. */
export function memoryRefusal(): Rejection {
  return refuse('R106', 'the query needs more memory than a query may have', { expected: CHEAPER, received: 'one that keeps too much' });
}

function tooLong(): Rejection {
  const expected = `texts of at most ${count(MAX_TEXT_BYTES)} bytes`;
  return refuse('R106', `the query reads or builds a text of more than ${count(MAX_TEXT_BYTES)} bytes`, {
    expected,
    received: 'a longer one',
  });
}

function denied(denial: Denial): Rejection {
  if (denial.of === 'action') return refuse('R105', 'the statement does something else than read', ONE_SELECT);
  if (denial.of === 'function') {
    const received = `${denial.name}, which is none of them`;
    return refuse('R108', `a query may not call ${denial.name}`, { expected: functionsLike(denial.name), received });
  }
  return refuse('R104', 'the query reads a table that is not in the list of tables', {
    expected: 'a table of the list of tables',
    received: "one of the engine's own",
  });
}

/** Where the engine stopped reading: counted in characters, from 1. */
function placeOf(sql: string, offset: number): string {
  if (offset < 0) return '';
  const bytes = new TextEncoder().encode(sql).subarray(0, offset);
  return ` at character ${new TextDecoder().decode(bytes).length + 1}`;
}

function unreadable({ message, offset }: { readonly message: string; readonly offset: number }, sql: string): Rejection {
  const { said, ...hint } = hintOf(message, sql);
  return refuse('R104', `${said}${placeOf(sql, offset)}`, hint);
}

/** The refusal of what failed. */
export function refusalOf(failure: Failure, { sql, budget, denial }: Circumstances): Rejection {
  switch (failure.of) {
    case 'nothing':
      return refuse('R104', 'there is no statement', { expected: 'one SELECT', received: 'space and comments' });
    case 'several':
      return refuse('R104', 'there is more than one statement', { expected: 'one SELECT', received: 'several' });
    case 'explain':
      return refuse('R105', 'a plan is asked for in place of rows', { expected: 'one SELECT', received: 'EXPLAIN' });
    case 'no_read':
      return refuse('R105', 'the statement answers no rows', ONE_SELECT);
    case 'parameters': {
      const { expected, received } = failure;
      return refuse('R104', 'the parameters do not fit the SQL', { path: 'parameters', expected, received });
    }
    case 'row_size': {
      const expected = `rows of at most ${count(MAX_RESULT_LENGTH)} characters`;
      return refuse('R107', `one row is longer than ${count(MAX_RESULT_LENGTH)} characters`, { expected, received: 'a longer one' });
    }
    case 'engine':
      return engineRefusal(failure, { sql, budget, denial });
  }
}

function engineRefusal(failure: Extract<Failure, { of: 'engine' }>, { sql, budget, denial }: Circumstances): Rejection {
  const { result, message } = failure;
  if (budget.excess !== null || result === RESULT.interrupt) return tooExpensive(budget);
  if (result === RESULT.noMemory) return memoryRefusal();
  if (result === RESULT.tooBig) return tooLong();
  if (denial !== null) return denied(denial);
  if (WOULD_WRITE.test(message)) return denied({ of: 'action' });
  if (/too complex|too large|parser stack overflow|too deep/i.test(message)) {
    const expected = `at most ${MAX_EXPRESSION_DEPTH} levels, and short patterns`;
    return refuse('R106', 'the query is nested too deeply or too long', { expected, received: 'more' });
  }
  return unreadable(failure, sql);
}
