// readLine: a line of `overdue classify --jsonl` → a failure and what is known of its call, or what is wrong with the line.
// Before step 1 of a failure's walk. Members that it does not know are left alone, so that a table of cases can be piped in as it is.

import { isObject, readProperty } from '../safe-read.ts';
import { parseJson } from '../texts/parse-json.ts';
import { readForm } from './form.ts';
import { readFailure } from './read-failure.ts';

/** A line that holds a failure. What is known of the call is as it was written: `classify` judges it. */
export interface LineRead {
  readonly id?: unknown;
  readonly failure: unknown;
  readonly operation?: { readonly name?: string; readonly write?: unknown; readonly keyed?: boolean };
  readonly lang?: unknown;
}

/** A line that holds none. `wrong` has no word of the line. */
export interface LineRefused {
  readonly id?: unknown;
  readonly wrong: string;
}

/** What `line` holds. */
export function readLine(line: string): LineRead | LineRefused {
  if (line.trim() === '') return { wrong: 'expected a JSON object, got an empty line' };
  const json = parseJson(line);
  if (json === undefined) return { wrong: 'not JSON' };
  if (!isObject(json) || Array.isArray(json)) return { wrong: 'expected a JSON object' };
  const given = readProperty(json, 'id');
  const id = given === undefined ? {} : { id: given };
  const form = readForm(json);
  if ('wrong' in form) return { ...id, wrong: form.wrong };
  const operation = readProperty(json, 'operation');
  if (operation !== undefined && operation !== null && !isObject(operation)) {
    return { ...id, wrong: 'operation: expected { name, write, idempotency_key }' };
  }
  // A text may hold what `curl -i` printed, or JSON.
  const failure = typeof form.failure === 'string' ? readFailure(form.failure).failure : form.failure;
  const lang = readProperty(json, 'lang');
  return { ...id, failure, ...(isObject(operation) ? { operation: operationOf(operation) } : {}), ...(lang === undefined ? {} : { lang }) };
}

/** The key itself is dropped: only that there is one counts. */
function operationOf(operation: object): NonNullable<LineRead['operation']> {
  const name = readProperty(operation, 'name');
  const write = readProperty(operation, 'write');
  const key = readProperty(operation, 'idempotency_key') ?? readProperty(operation, 'keyed');
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(write === undefined || write === null ? {} : { write }),
    ...(key === undefined ? {} : { keyed: key !== '' && key !== false }),
  };
}
