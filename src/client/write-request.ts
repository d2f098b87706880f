// writeRequest: an operation's flat input → path, query and body, as its row in the generated table says.
// Before a failure's walk: the way out. What cannot be written is told apart from what was sent and lost.
import type { Request } from './exchange.ts';
import type { OperationRow } from './operations.ts';
import { Unsendable } from './unsendable.ts';

/** Dots alone would climb out of the path: URL parsers resolve them even when they are percent-encoded. */
const CLIMBS = /^(?:\.|%2e){1,2}$/i;
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
 * @throws TypeError when a path parameter is missing or could not stand in a path: there is no URL to send to.
 */
export function writeRequest(row: OperationRow, input: Readonly<Record<string, unknown>>, sender: Sender): Request | Unsendable {
  const path = Object.fromEntries(row.path_params.map((name) => [name, pathValue(name, input[name])]));
  const rest = Object.entries(input).filter(([name, value]) => !Object.hasOwn(path, name) && value !== undefined);
  const inQuery = row.reads === 'query';
  const problem = unsendable([...Object.entries(path), ...(inQuery ? rest : [])], sender);
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

function unsendable(inUrl: readonly (readonly [string, unknown])[], { credential, key }: Sender): Unsendable | undefined {
  if (!HEADER_VALUE.test(credential)) return new Unsendable('config', 'credential', 'text that fits into a header');
  if (!HEADER_VALUE.test(key ?? '')) return new Unsendable('input', 'key', 'text that fits into a header');
  const odd = inUrl.find(([, value]) => !fitsUrl(value));
  return odd === undefined ? undefined : new Unsendable('input', odd[0], 'text, a number or a boolean');
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
  const usable = typeof value === 'number' || (typeof value === 'string' && value !== '' && !CLIMBS.test(value));
  if (!usable) throw new TypeError(`${name}: expected an id to put into the path`);
  return value;
}
