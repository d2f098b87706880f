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

const isWild = (segment: string): boolean => segment === '*' || segment.startsWith('{');

/** Segment by segment; a `*` or a `{parameter}` on either side fits anything. */
function samePath(one: string, other: string): boolean {
  const [a, b] = [one.split('/'), other.split('/')];
  return a.length === b.length && a.every((segment, i) => segment === b[i] || isWild(segment) || isWild(b[i] ?? ''));
}

/** Whether a call is one the rule is about. `path` is the call's path after the base path. */
export function matches(match: Match, call: RoutedCall): boolean {
  if (match.operation !== undefined && match.operation !== call.operation) return false;
  if (match.method !== undefined && match.method !== call.method) return false;
  return match.path === undefined || samePath(match.path, call.path);
}

/** The operations a match can reach: their names. */
function reachable(match: Match, { operations }: Vocabulary): readonly string[] {
  return Object.entries(operations).flatMap(([name, { method, path }]) => {
    const fits =
      (match.operation ?? name) === name && (match.method ?? method) === method && (match.path === undefined || samePath(match.path, path));
    return fits ? [name] : [];
  });
}

/** Why a rule with this match could never fire at this place, or null: it can. */
export function neverFires(match: Match, at: Place, vocabulary: Vocabulary): string | null {
  const names = reachable(match, vocabulary);
  const writes = Object.keys(vocabulary.operations).filter((name) => vocabulary.operations[name]?.commits);
  if (at === 'after_commit' && !names.some((name) => vocabulary.operations[name]?.commits))
    return `an operation that commits, because this rule sits after_commit; one of: ${writes.join(', ')}`;
  const needsOperation = at === 'before_operation' || match.operation !== undefined;
  if (needsOperation && names.length === 0)
    return `an operation, method and path that some operation has together; operations: ${Object.keys(vocabulary.operations).join(', ')}`;
  return null;
}
