// amend: arguments with what can be read leniently read so; the given ones stay as they are.
// Above the walks: between two readings of a call's arguments.
import type * as z from 'zod';
import { isNullable, nameIn, nodeAt, type Path, type SchemaNode } from '../expected/schema-node.ts';
import { valueAt } from '../value-at.ts';
import { lenient } from './lenient.ts';

/** How it is read. */
export interface Amending {
  readonly root: SchemaNode;
  /** Null for what may be left out and may not be null counts as left out. */
  readonly nullIsNone: boolean;
}

/** What was read, and where. */
export interface Amended {
  readonly args: unknown;
  readonly at: readonly Path[];
}

/** Of more issues the rest is left as it is. */
const ISSUES_MAX = 200;
const LEFT_OUT = Symbol('left out');

/** Tries each place that did not fit. */
export function amend(args: unknown, issues: readonly z.core.$ZodIssue[], amending: Amending): Amended {
  const copies = new WeakSet<object>();
  let amended = args;
  const at: Path[] = [];
  for (const { path } of issues.slice(0, ISSUES_MAX)) {
    const value = canonicalAt(amended, path, amending);
    if (value === undefined) continue;
    amended = put(amended, path, { value, copies });
    at.push(path);
  }
  return { args: amended, at };
}

/** Undefined: nothing there can be read. */
function canonicalAt(args: unknown, path: Path, { root, nullIsNone }: Amending): unknown {
  const { node, path: found, isRequired } = nodeAt(root, path);
  const given = valueAt(args, path);
  if (found.length !== path.length || given === undefined) return undefined;
  if (given === null) return nullIsNone && !isRequired && !isNullable(node) ? LEFT_OUT : undefined;
  return lenient(given, node, nameIn(path))?.value;
}

interface Putting {
  readonly value: unknown;
  /** Objects that are ours, so that each is copied once. */
  readonly copies: WeakSet<object>;
}

function put(into: unknown, [name, ...rest]: Path, putting: Putting): unknown {
  if (name === undefined) return putting.value;
  const copy = ownCopy(into, putting.copies) as Record<PropertyKey, unknown>;
  const value = put(copy[name], rest, putting);
  if (value === LEFT_OUT) delete copy[name];
  else copy[name] = value;
  return copy;
}

function ownCopy(of: unknown, copies: WeakSet<object>): object {
  if (typeof of === 'object' && of !== null && copies.has(of)) return of;
  const copy = Array.isArray(of) ? [...of] : { ...(of as object) };
  copies.add(copy);
  return copy;
}
