// Match: which calls a rule is about. An absent member means any.
// Step 3 of a request's walk, and earlier: a match that can never fire is refused when the rule is written.
import type { RoutedCall } from '../../call.ts';
import type { Place, Vocabulary } from '../fault.ts';

/** All that are given must hold. `path` is the part after the base path; `*` stands for one segment. */
export interface Match {
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  readonly path?: string | undefined;
}

/** No path in a rule is longer, in characters; no call's path that reaches an operation is either. */
export const MAX_MATCH_PATH = 2048;

const isWild = (segment: string): boolean => segment === '*' || segment.startsWith('{');

/** Segment by segment; a `*` or a `{parameter}` on either side fits anything. */
function samePath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((segment, i) => segment === b[i] || isWild(segment) || isWild(b[i] ?? ''));
}

/** Whether calls are ones the rule is about; a call's path is what comes after the base path. The rule's own is split once, here. */
export function matcher({ operation, method, path }: Match): (call: RoutedCall) => boolean {
  const segments = path?.split('/');
  return (call) => {
    if (operation !== undefined && operation !== call.operation) return false;
    if (method !== undefined && method !== call.method) return false;
    return segments === undefined || samePath(segments, call.path.split('/'));
  };
}

/** The operations a match can reach: their names. */
export function reachable(match: Match, { operations }: Vocabulary): readonly string[] {
  return Object.entries(operations).flatMap(([name, { method, path }]) => {
    const fits =
      (match.operation ?? name) === name &&
      (match.method ?? method) === method &&
      (match.path === undefined || samePath(match.path.split('/'), path.split('/')));
    return fits ? [name] : [];
  });
}

/** What a match names that nothing has, and what there is instead. */
export interface Misfit {
  /** The member that is wrong; the match as a whole when it is the members together. */
  readonly path: 'match' | 'match.path';
  readonly expected: string;
}

/** A path that holds its base path, or one that no operation has; null: some operation has it, or none is given. */
function pathMisfit({ path }: Match, { operations }: Vocabulary): Misfit | null {
  if (path === undefined) return null;
  if (/^\/(?:v1|s)(?:\/|$)/.test(path))
    return { path: 'match.path', expected: 'a path without its base path: leave out /v1 or /s/<id>/v1' };
  const paths = [...new Set(Object.values(operations).map((operation) => operation.path))];
  const isKnown = paths.some((known) => samePath(path.split('/'), known.split('/')));
  return isKnown
    ? null
    : { path: 'match.path', expected: `a path that some operation has, * for any one segment; paths: ${paths.join(', ')}` };
}

/** Why a rule with this match could never fire at this place, or null: it can. */
export function neverFires(match: Match, at: Place, vocabulary: Vocabulary): Misfit | null {
  const reached = reachable(match, vocabulary);
  const names = at === 'before_operation' ? reached.filter((name) => vocabulary.operations[name]?.endpoint !== true) : reached;
  const operations = Object.keys(vocabulary.operations);
  const writes = operations.filter((name) => vocabulary.operations[name]?.commits);
  const nowhere = pathMisfit(match, vocabulary);
  if (nowhere !== null) return nowhere;
  if (at === 'after_commit' && !names.some((name) => vocabulary.operations[name]?.commits))
    return {
      path: 'match',
      expected: `an operation that commits, because after_commit is where the fault sits; one of: ${writes.join(', ')}`,
    };
  const needsOperation = at === 'before_operation' || match.operation !== undefined;
  if (!needsOperation || names.length > 0) return null;
  return {
    path: 'match',
    expected: `an operation, method and path that some operation has together; operations: ${operations.join(', ')}`,
  };
}
