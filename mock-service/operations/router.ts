// Router: from a method and a path to the entry of a list that answers there.
// Step 2 of a request's walk, built from OPERATIONS; the control API has one of its own, built from CONTROL_ROUTES.
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** Anything that answers at a method and a path with `{parameter}`s. */
export interface Routable {
  readonly method: HTTPMethod;
  readonly path: string;
}

/** An entry and its decoded path parameters; or the methods that the path does take; or null: nothing is there. */
export type Found<Entry> =
  | { readonly entry: Entry; readonly params: Readonly<Record<string, string>> }
  | { readonly allow: readonly string[] }
  | null;

/** Never throws, whatever the method and path; the path is still percent-encoded and has no query. */
export type Router<Entry> = (method: string, path: string) => Found<Entry>;

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

/**
 * A router over `entries`; methods that none of them has are not offered, HEAD is answered where GET is, and OPTIONS never by an entry.
 * Two entries on one method and path throw here, at start.
 */
export function createRouter<Entry extends Routable>(entries: readonly Entry[]): Router<Entry> {
  const finder = findMyWay({ caseSensitive: true, maxParamLength: MAX_PARAM_LENGTH });
  const methods = [...new Set(entries.map(({ method }) => method))];
  for (const entry of entries) {
    finder.on(entry.method, entry.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, entry);
  }
  const find = (method: HTTPMethod, path: string): Exclude<Found<Entry>, { allow: unknown }> => {
    const found = finder.find(method, path);
    if (found?.store == null) return null;
    const params = plainParams(found.params);
    return params && { entry: found.store as Entry, params };
  };
  return (method, path) => {
    if (path.length > MAX_PATH_LENGTH || NOT_A_PATH.test(path)) return null;
    const known = methods.find((each) => each === (method === 'HEAD' ? 'GET' : method));
    const found = known === undefined ? null : find(known, path);
    if (found !== null) return found;
    const taken = methods.filter((each) => find(each, path) !== null);
    const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted();
    return taken.length > 0 ? { allow } : null;
  };
}
