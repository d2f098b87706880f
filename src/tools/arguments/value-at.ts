// valueAt: what was given at a path; own values only, so that no name reaches a prototype.
// Above the walks: beside a schema's nodes.
import type { Path } from './expected/schema-node.ts';

/** The value, or undefined. */
export function valueAt(args: unknown, path: Path): unknown {
  let value = args;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[name];
  }
  return value;
}
