// readForm: an object that names its form → a failure: exactly one of `http`, `text`, `exception`, `grpc`, `tool_result`.
// Before step 1 of a failure's walk: what a line of `overdue classify --jsonl` holds.
import { exceptionFailure, grpcFailure, type HttpForm, httpFailure, textFailure, toolResultFailure } from '../values/forms.ts';
import { isObject, readProperty } from '../values/safe-read.ts';
import { headersOf } from './headers.ts';

/** A failure, or in a few words what is wrong with the object. No word of the object itself is in there. */
export type ReadForm = { readonly failure: unknown; readonly readAs: string } | { readonly wrong: string };

type Reader = (value: unknown) => ReadForm;

const anObject =
  (name: string, make: (value: object) => unknown): Reader =>
  (value) =>
    isObject(value) && !Array.isArray(value) ? { failure: make(value), readAs: name } : { wrong: `${name}: expected an object` };

const READERS: Readonly<Record<string, Reader>> = {
  http: (value) => {
    const status = readProperty(value, 'status');
    if (!isStatus(status)) return { wrong: 'http: expected { status, headers, body }, with a status from 100 to 999' };
    return { failure: httpFailure(toHttpForm(status, value)), readAs: 'http' };
  },
  text: (value) => (typeof value === 'string' ? { failure: textFailure(value), readAs: 'text' } : { wrong: 'text: expected a string' }),
  exception: anObject('exception', exceptionFailure),
  grpc: anObject('grpc', grpcFailure),
  tool_result: anObject('tool_result', toolResultFailure),
};

const NAMES = Object.keys(READERS);

/** Whether a member's name is that of a form. */
export function isFormName(name: string): boolean {
  return Object.hasOwn(READERS, name);
}

/** What `value` holds. Members that are no form are left alone. */
export function readForm(value: unknown): ReadForm {
  if (!isObject(value) || Array.isArray(value)) return { wrong: 'expected a JSON object' };
  const given = NAMES.filter((name) => readProperty(value, name) !== undefined);
  const [name = ''] = given;
  if (given.length !== 1) return { wrong: `expected exactly one of ${NAMES.join(', ')}, got ${given.join(' and ') || 'none'}` };
  return READERS[name]?.(readProperty(value, name)) ?? { wrong: 'expected a form' };
}

/** A status code, and not a number that merely stands where one does. */
export function isStatus(status: unknown): status is number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999;
}

function toHttpForm(status: number, value: unknown): HttpForm {
  const body = readProperty(value, 'body');
  return { status, headers: headersOf(readProperty(value, 'headers')), ...(body === undefined ? {} : { body }) };
}
