// readLine: a line of `overdue classify --jsonl` → a failure and what is known of its call, or what is wrong with the line.
// Before step 1 of a failure's walk. Members that it does not know are left alone, so that a table of cases can be piped in as it is.

import { parseJson } from '../values/parse-json.ts';
import { isObject, readProperty } from '../values/safe-read.ts';
import { readForm } from './form.ts';
import { isKey } from './is-key.ts';
import { rawId } from './raw-id.ts';
import { readFailure } from './read-failure.ts';

/** What doing a call twice does: the words of the contract's operation. */
const WRITES = ['safe', 'idempotent', 'keyed', 'unsafe'] as const;
type Write = (typeof WRITES)[number];

/** A line that holds a failure. What is known of the call is as it was written: `classify` judges it. */
export interface LineRead {
  /** JSON: a text, a number as it was written, a boolean or null. */
  readonly id?: string;
  readonly failure: unknown;
  readonly operation?: { readonly name?: string; readonly write?: Write; readonly keyed?: boolean };
  readonly lang?: unknown;
}

/** A line that holds none. `wrong` has no word of the line. */
export interface LineRefused {
  readonly id?: string;
  readonly wrong: string;
}

/** What `line` holds. */
export function readLine(line: string): LineRead | LineRefused {
  if (line.trim() === '') return { wrong: 'expected a JSON object, got an empty line' };
  const json = parseJson(line);
  if (json === undefined) return { wrong: 'not JSON' };
  if (!isObject(json) || Array.isArray(json)) return { wrong: 'expected a JSON object' };
  const id = idOf(readProperty(json, 'id'), line);
  if (id === null) return { wrong: 'id: expected a text, a number, a boolean or null' };
  const form = readForm(json);
  if ('wrong' in form) return { ...id, wrong: form.wrong };
  const operation = readProperty(json, 'operation');
  if (operation !== undefined && operation !== null && !isObject(operation)) {
    return { ...id, wrong: 'operation: expected { name, write, idempotency_key }' };
  }
  const write = readProperty(operation, 'write') ?? undefined;
  if (write !== undefined && !isWrite(write)) return { ...id, wrong: `operation.write: expected ${WRITES.join(', ')}` };
  // A text may hold what `curl -i` printed, or JSON.
  const failure = typeof form.failure === 'string' ? readFailure(form.failure).failure : form.failure;
  const lang = readProperty(json, 'lang');
  return {
    ...id,
    failure,
    ...(isObject(operation) ? { operation: operationOf(operation, write) } : {}),
    ...(lang === undefined ? {} : { lang }),
  };
}

/** `{ id }` for the answer; null: what names nothing, a list or an object. */
function idOf(given: unknown, line: string): { readonly id?: string } | null {
  if (given === undefined) return {};
  if (typeof given === 'number') return { id: rawId(line) ?? JSON.stringify(given) };
  return typeof given === 'object' && given !== null ? null : { id: JSON.stringify(given) };
}

function isWrite(write: unknown): write is Write {
  return WRITES.some((each) => each === write);
}

/** The key itself is dropped: only that there is one counts. */
function operationOf(operation: object, write: Write | undefined): NonNullable<LineRead['operation']> {
  const name = readProperty(operation, 'name');
  const key = readProperty(operation, 'idempotency_key') ?? readProperty(operation, 'keyed');
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(write === undefined ? {} : { write }),
    ...(key === undefined || key === null ? {} : { keyed: isKey(key) }),
  };
}
