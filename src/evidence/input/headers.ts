// headersOf: headers as people write them down → names and texts: an object, a list of pairs, a list of { name, value } as HAR has it.
// Before step 1 of a failure's walk.
import { isObject, readList, readPairs, readProperty } from '../values/safe-read.ts';

const HEADERS_MAX = 200;

/** Name → value; empty for what holds none. A name that comes twice has its values joined. */
export function headersOf(headers: unknown): Readonly<Record<string, unknown>> {
  if (!Array.isArray(headers)) return isObject(headers) ? headers : {};
  const isHar = isObject(headers[0]) && !Array.isArray(headers[0]);
  const pairs = isHar ? readList(headers, HEADERS_MAX).map(harPair) : readPairs(headers, HEADERS_MAX);
  const joined = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    if (typeof name !== 'string') continue;
    const before = joined.get(name.toLowerCase());
    joined.set(name.toLowerCase(), before === undefined ? value : `${String(before)}, ${String(value)}`);
  }
  return Object.fromEntries(joined);
}

function harPair(header: unknown): readonly [unknown, unknown] {
  return [readProperty(header, 'name'), readProperty(header, 'value')];
}
