// path: what comes after the base path, segment by segment; `*` and `{name}` stand for any one segment.
// Step 3 of a request's walk.
import * as z from 'zod';
import { segmentsOf } from './call-facts.ts';
import { defineMatcher } from './matcher.ts';

/** No path in a rule is longer, in characters; no call's path that reaches an operation is either. */
const MAX_MATCH_PATH = 2048;

/** Whether a segment of a pattern is any one. */
export const isWild = (segment: string): boolean => segment === '*' || /^\{\w+\}$/.test(segment);

/** Whether some path fits both patterns. */
function overlap(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((segment, at) => segment === b[at] || isWild(segment) || isWild(b[at] ?? ''));
}

/** What looks like a pattern of some other tool, and would be taken for an id: `:id`, `**`, `cus_*`, `{customer-id}`. */
const PATTERN = /\/(?::|[^/]*[*{}])/;

const NO_PATH = /[?#\s\\]|\/\/|.\/$|\/\.{1,2}(?:\/|$)/;

/** Matches calls by path. */
export const path = defineMatcher({
  schema: z
    .string()
    .max(MAX_MATCH_PATH)
    .regex(/^\//, { error: 'a path that begins with /' })
    .describe('what comes after the base path, such as /invoices/*/payments; * stands for one segment'),
  misfit: (wanted, { vocabulary }) => {
    const misfit = (expected: string) => ({ path: 'path', expected, received: 'a match that can never fire' });
    if (/^\/(?:v1|s)(?:\/|$)/.test(wanted)) return misfit('a path without its base path: leave out /v1 or /s/<id>/v1');
    if (NO_PATH.test(wanted)) return misfit('a path without a query, spaces, empty segments or dots, and without / at its end');
    if (wanted.split('/').some((segment) => !isWild(segment) && PATTERN.test(`/${segment}`)))
      return misfit('* or {name} for any one segment; nothing else stands for several paths');
    const paths = [...new Set(Object.values(vocabulary.operations).map((operation) => operation.path))];
    if (paths.some((known) => overlap(segmentsOf(wanted), known.split('/')))) return null;
    return misfit(`a path that some operation has, * for any one segment; paths: ${paths.join(', ')}`);
  },
  reaches: (wanted, operation) => overlap(segmentsOf(wanted), operation.path.split('/')),
  compile: (wanted) => {
    const pattern = segmentsOf(wanted).map((segment) => (isWild(segment) ? null : segment));
    return ({ segments }) =>
      segments.length === pattern.length &&
      pattern.every((segment, at) => (segment === null ? segments[at] !== '' : segment === segments[at]));
  },
});
