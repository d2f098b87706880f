// Router: from a method and a path after the base path to an operation.
// Step 2 of a request's walk; built from OPERATIONS.
import findMyWay from 'find-my-way';
import type { Operation } from './operation.ts';

/** An operation and its decoded path parameters; or the methods that the path does take; or null: nothing is there. */
export type Route =
  | { readonly operation: Operation; readonly params: Readonly<Record<string, string>> }
  | { readonly allow: readonly string[] }
  | null;

/** Never throws, whatever the method and path; the path is still percent-encoded and has no query. */
export type Router = (method: string, path: string) => Route;

/** No id is longer; a longer one is nobody's. Counted before decoding, in characters. */
const MAX_PARAM_LENGTH = 255;
const MAX_PATH_LENGTH = 2048;

/** Characters that no path has: a query or a fragment that slipped in would otherwise be cut off silently. */
const NOT_A_PATH = /[?#\s\\]/;

function isPlain(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== '.' && value !== '..' && !value.includes('/');
}

function plainParams(params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> | null {
  const plain = Object.entries(params).filter((entry): entry is [string, string] => isPlain(entry[1]));
  return plain.length === Object.keys(params).length ? Object.fromEntries(plain) : null;
}

/** A router over `operations`; HEAD and OPTIONS are not offered. Two operations on one method and path throw here, at start. */
export function createRouter(operations: readonly Operation[]): Router {
  const finder = findMyWay({ caseSensitive: true, maxParamLength: MAX_PARAM_LENGTH });
  const methods = [...new Set(operations.map(({ method }) => method))];
  for (const operation of operations) {
    finder.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, operation);
  }
  const find = (method: (typeof methods)[number], path: string): Exclude<Route, { allow: unknown }> => {
    const found = finder.find(method, path);
    if (found?.store == null) return null;
    const params = plainParams(found.params);
    return params && { operation: found.store as Operation, params };
  };
  return (method, path) => {
    if (path.length > MAX_PATH_LENGTH || NOT_A_PATH.test(path)) return null;
    const known = methods.find((each) => each === method);
    const route = known === undefined ? null : find(known, path);
    if (route !== null) return route;
    const allow = methods.filter((each) => find(each, path) !== null).toSorted();
    return allow.length > 0 ? { allow } : null;
  };
}
