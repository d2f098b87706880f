// bindParameters: what a caller gives for ?, ?2, :name, @name and $name.
// Beside step 5 of a request's walk: values never become part of the SQL.
import type { Parameter, Parameters } from '../question.ts';
import { TRANSIENT } from './codes.ts';
import type { Failure, Ground } from './ground.ts';
import type { Pointer } from './sqlite.ts';

function bind({ sqlite, heap }: Ground, statement: Pointer, at: number, value: Parameter): void {
  const { exports } = sqlite.wasm;
  if (value === null) exports.sqlite3_bind_null(statement, at);
  else if (typeof value === 'string') {
    const text = heap.write(value);
    exports.sqlite3_bind_text(statement, at, text.at, text.bytes, TRANSIENT);
  } else if (Number.isSafeInteger(Number(value))) exports.sqlite3_bind_int64(statement, at, BigInt(value));
  else exports.sqlite3_bind_double(statement, at, Number(value));
}

/** The name of each parameter without its sign, in order; null: it has a place only. */
function namesOf({ sqlite, heap }: Ground, statement: Pointer): readonly (string | null)[] {
  const { exports } = sqlite.wasm;
  const count = exports.sqlite3_bind_parameter_count(statement);
  return Array.from({ length: count }, (_, at) => {
    const name = heap.cString(exports.sqlite3_bind_parameter_name(statement, at + 1));
    return /^[:@$]/.test(name) ? name.slice(1) : null;
  });
}

function mismatch(expected: string, received: string): Failure {
  return { of: 'parameters', expected, received };
}

function byPlace(given: readonly Parameter[], names: readonly (string | null)[]): readonly Parameter[] | Failure {
  if (given.length === names.length) return given;
  return mismatch(`${names.length} of them, one for each place in the SQL`, `${given.length}`);
}

function byName(given: Readonly<Record<string, Parameter>>, names: readonly (string | null)[]): readonly Parameter[] | Failure {
  const wanted = names.map((name) => name ?? '');
  if (wanted.includes('')) return mismatch('a list, for the SQL has places without names', 'names');
  const missing = wanted.find((name) => !Object.hasOwn(given, name));
  if (missing !== undefined) return mismatch(`a value for :${missing}`, 'none');
  const unused = Object.keys(given).length - new Set(wanted).size;
  if (unused > 0) return mismatch(`a value for ${wanted.map((name) => `:${name}`).join(', ') || 'nothing'} alone`, 'more');
  return wanted.map((name) => given[name] ?? null);
}

/** Gives a statement its values; or what is wrong with them. */
export function bindParameters(ground: Ground, statement: Pointer, given: Parameters): Failure | null {
  const names = namesOf(ground, statement);
  const values = Array.isArray(given) ? byPlace(given, names) : byName(given as Readonly<Record<string, Parameter>>, names);
  if ('of' in values) return values;
  for (const [at, value] of values.entries()) bind(ground, statement, at + 1, value);
  return null;
}
