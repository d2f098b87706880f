// writeRequest: an operation's flat input → path, query and body, as its row in the generated table says.
// Before a failure's walk: the way out. What cannot be written is told apart from what was sent and lost.
import type { Request } from './exchange.ts';
import type { OperationRow } from './operations.ts';
import { Unsendable } from './unsendable.ts';

/**
 * What would reach another path. Dots alone climb: URL parsers resolve them even when they are percent-encoded. A slash parts a path, and whether one
 * that is percent-encoded does is up to whoever stands on the way.
 */
const ELSEWHERE = /^(?:\.|%2e){1,2}$|\//i;
/** Of the path's and the query's values together, as they are sent. Servers refuse the whole head of a request from 8 to 16 KiB on, whatever fills it. */
const URL_CHARACTERS_MAX = 8_000;
/** What fetch can put into a header. @see RFC 9110, section 5.5 */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What goes into headers. */
export interface Sender {
  /** Empty: none is sent. */
  readonly credential: string;
  readonly key: string | undefined;
}

/**
 * The request for `input`, or why there can be none.
 * @throws TypeError when a path parameter is missing: there is no URL to send to.
 */
export function writeRequest(row: OperationRow, input: Readonly<Record<string, unknown>>, sender: Sender): Request | Unsendable {
  const path = Object.fromEntries(row.path_params.map((name) => [name, pathValue(name, input[name])]));
  const rest = Object.entries(input).filter(([name, value]) => !Object.hasOwn(path, name) && value !== undefined);
  const inQuery = row.reads === 'query';
  const problem = unsendable(sender) ?? unwritable(Object.entries(path), inQuery ? rest : []);
  if (problem !== undefined) return problem;
  const query = inQuery ? Object.fromEntries(rest) : {};
  const request = { method: row.method, path: row.path, params: { path, query }, headers: headersOf(row, sender) };
  if (inQuery || rest.length === 0) return request;
  const body = bodyText(Object.fromEntries(rest));
  return body === undefined ? new Unsendable('input', 'input', 'values that JSON can hold') : { ...request, body };
}

function headersOf({ media_type: mediaType }: OperationRow, { credential, key }: Sender): Request['headers'] {
  return {
    accept: mediaType === 'application/json' ? mediaType : `${mediaType}, application/problem+json`,
    ...(credential === '' ? {} : { authorization: `Bearer ${credential}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}

function unsendable({ credential, key }: Sender): Unsendable | undefined {
  if (!HEADER_VALUE.test(credential)) return new Unsendable('config', 'credential', 'text that fits into a header');
  if (!HEADER_VALUE.test(key ?? '')) return new Unsendable('input', 'key', 'text that fits into a header');
  return undefined;
}

type Values = readonly (readonly [string, unknown])[];

/** What no URL can say. */
function unwritable(inPath: Values, inQuery: Values): Unsendable | undefined {
  const refused = (name: string, expected: string): Unsendable => new Unsendable('input', name, expected);
  const all = [...inPath, ...inQuery];
  const odd = all.find(([, value]) => !fitsUrl(value));
  if (odd !== undefined) return refused(odd[0], 'text, a number or a boolean');
  const elsewhere = inPath.find(([, value]) => ELSEWHERE.test(String(value)));
  if (elsewhere !== undefined) return refused(elsewhere[0], 'an id, which has no slash');
  const [longest] = all.map(([name, value]) => ({ name, length: lengthInUrl(value) })).sort((one, other) => other.length - one.length);
  const length = all.reduce((sum, [, value]) => sum + lengthInUrl(value), 0);
  return longest === undefined || length <= URL_CHARACTERS_MAX ? undefined : refused(longest.name, 'text that fits into a URL');
}

function lengthInUrl(value: unknown): number {
  return encodeURIComponent(String(value)).length;
}

/** Halves of surrogate pairs have no percent-encoding. */
function fitsUrl(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value);
  return ['number', 'boolean', 'bigint'].includes(typeof value) || value === null;
}

/** Undefined: a circle, a bigint, or something whose own way to JSON throws. */
function bodyText(body: object): string | undefined {
  try {
    return JSON.stringify(body);
  } catch {
    return undefined;
  }
}

function pathValue(name: string, value: unknown): string | number {
  const usable = typeof value === 'number' || (typeof value === 'string' && value !== '');
  if (!usable) throw new TypeError(`${name}: expected an id to put into the path`);
  return value;
}
