// circles: files that import themselves through others, one line per circle.
// Types count like values: two files that need each other's types are one thing in two pieces.
import { posix } from 'node:path';

/** A file and what it imports, as written. */
export interface Importer {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly imports: readonly string[];
}

/** Every file that `from` reaches by its imports; itself only when it lies on a circle. */
function reached(from: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(targets.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(targets.get(next) ?? []));
  }
  return seen;
}

/** `first.ts: imports itself through second.ts, third.ts`; the first in the alphabet speaks for its circle. */
export function circles(files: readonly Importer[]): string[] {
  const targets = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => posix.join(posix.dirname(path), specifier)),
    ]),
  );
  const reach = new Map(files.map(({ path }) => [path, reached(path, targets)]));
  return files.flatMap(({ path }) => {
    if (reach.get(path)?.has(path) !== true) return [];
    const others = [...(reach.get(path) ?? [])].filter((other) => other !== path && reach.get(other)?.has(path) === true).sort();
    return others.some((other) => other < path) ? [] : [`${path}: imports itself through ${others.join(', ') || 'nothing else'}`];
  });
}
