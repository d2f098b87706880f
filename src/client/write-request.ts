// writeRequest: an operation's flat input → path, query and body, as its row in the generated table says.
// Before a failure's walk: the way out.

import type { Request } from './exchange.ts';
import type { OperationRow } from './operations.ts';

/** Dots alone would climb out of the path: URL parsers resolve them even when they are percent-encoded. */
const CLIMBS = /^(?:\.|%2e){1,2}$/i;

/**
 * The request for `input`.
 * @throws TypeError when a path parameter is missing or could not stand in a path: there is no URL to send to.
 */
export function writeRequest(row: OperationRow, input: Readonly<Record<string, unknown>>, headers: Request['headers']): Request {
  const path = Object.fromEntries(row.path_params.map((name) => [name, pathValue(name, input[name])]));
  const rest = Object.entries(input).filter(([name]) => !Object.hasOwn(path, name));
  const inQuery = row.reads === 'query';
  const request = { method: row.method, path: row.path, params: { path, query: inQuery ? Object.fromEntries(rest) : {} }, headers };
  return inQuery || rest.length === 0 ? request : { ...request, body: Object.fromEntries(rest) };
}

function pathValue(name: string, value: unknown): string | number {
  const usable = typeof value === 'number' || (typeof value === 'string' && value !== '' && !CLIMBS.test(value));
  if (!usable) throw new TypeError(`${name}: expected an id to put into the path`);
  return value;
}
