// oneOf: names to choose from, as a complaint lists them; the one that was most likely meant comes first.
// Beside the walk: whoever refuses an unknown name says with this what there is instead.
import { closestMatch } from 'leven';

/** Whoever sends a longer name meant none of ours, and comparing takes time. */
const MAX_NAME = 64;

/** The name that differs from `given` in so few letters that it was likely meant; undefined when none does, or `given` is one of them. */
export function nearest(given: unknown, names: readonly string[]): string | undefined {
  if (typeof given !== 'string' || given.length > MAX_NAME || names.includes(given)) return undefined;
  return closestMatch(given, names, { maxDistance: Math.ceil(given.length / 3) });
}

/** "perhaps status; one of limit, status"; without a `given`, or when no name is like it: "one of limit, status". */
export function oneOf(names: Iterable<string>, given?: unknown): string {
  const distinct = [...new Set(names)];
  const meant = nearest(given, distinct);
  return `${meant === undefined ? '' : `perhaps ${meant}; `}one of ${distinct.join(', ')}`;
}
