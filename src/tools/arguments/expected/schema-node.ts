// SchemaNode, schemaOf, nodeAt: a tool's input as a tree of JSON Schema, so that what belongs at a path can be said.
// Above the walks: read when a call's arguments do not fit, never before.
import * as z from 'zod';

/** What is read of a schema. */
export interface SchemaNode {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaNode | boolean;
  readonly anyOf?: readonly SchemaNode[];
}

/** A place in the arguments, as zod has it. */
export type Path = readonly PropertyKey[];

/** The last name on it: an item of a list is spoken of by the list's. */
export function nameIn(path: Path): string {
  return path.findLast((part) => typeof part === 'string') ?? '';
}

const known = new WeakMap<z.ZodObject, SchemaNode>();

/** The whole schema; unlike what a model reads, with all patterns in it. */
export function schemaOf(input: z.ZodObject): SchemaNode {
  const kept = known.get(input);
  if (kept !== undefined) return kept;
  const made = z.toJSONSchema(input, { io: 'input', target: 'draft-2020-12' }) as SchemaNode;
  known.set(input, made);
  return made;
}

/** What may stand there besides null. */
export function alternativesOf(node: SchemaNode): readonly SchemaNode[] {
  return (node.anyOf ?? [node]).filter(({ type }) => type !== 'null');
}

/** True when null may stand there. */
export function isNullable({ type, anyOf = [] }: SchemaNode): boolean {
  return type === 'null' || anyOf.some(isNullable);
}

/** What the schema knows of a path: the node, the names that lead there, and whether an object must have it. */
export interface Placed {
  readonly node: SchemaNode;
  /** Names and indices of the schema's; a name of the caller's own, in a map, ends it. */
  readonly path: Path;
  readonly isRequired: boolean;
}

/** Follows `path` as far as the schema names what lies on it. */
export function nodeAt(root: SchemaNode, path: Path): Placed {
  let placed: Placed = { node: root, path: [], isRequired: true };
  for (const name of path) {
    const next = step(placed, name);
    if (next === null) return placed;
    placed = next;
  }
  return placed;
}

function step({ node, path }: Placed, name: PropertyKey): Placed | null {
  for (const { properties = {}, required = [], items } of alternativesOf(node)) {
    if (typeof name === 'number') {
      if (items !== undefined) return { node: items, path: [...path, name], isRequired: true };
    } else if (typeof name === 'string' && Object.hasOwn(properties, name)) {
      const below = properties[name];
      if (below !== undefined) return { node: below, path: [...path, name], isRequired: required.includes(name) };
    }
  }
  return null;
}
