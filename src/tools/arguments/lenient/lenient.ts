// lenient: a value that is not canonical and can mean one thing only, as the canonical one. What could mean two things, or another amount, is not read.
// Above the walks: asked of what did not fit, never before. `fixtures/arguments/readings.jsonl` has what is read and what is not.
import { isDecimal, isMinor } from '../expected/kinds.ts';
import { alternativesOf, type SchemaNode } from '../expected/schema-node.ts';
import { decimalOf } from './decimal-text.ts';
import { enumValueOf } from './enum-words.ts';

/** Longer text is not read as JSON. */
const JSON_MAX = 100_000;
/** Whole numbers as text; more digits would not be exact. */
const WHOLE = /^-?(?:0|[1-9]\d{0,14})$/;

/** The canonical value; null: there is none, or more than one. */
export interface Canonical {
  readonly value: unknown;
}

type Reading = (value: unknown, node: SchemaNode, name: string) => Canonical | null;

/** Reads `value` as what `node` wants under `name`. A choice of several types is read as none. */
export function lenient(value: unknown, node: SchemaNode, name: string): Canonical | null {
  const [only, ...others] = alternativesOf(node);
  if (only === undefined || others.length > 0) return null;
  if (only.enum !== undefined) return typeof value === 'string' ? kept(enumValueOf(value, only.enum)) : null;
  const read = Object.hasOwn(BY_TYPE, only.type ?? '') ? BY_TYPE[only.type ?? ''] : undefined;
  return read?.(value, only, name) ?? null;
}

const BY_TYPE: Readonly<Record<string, Reading>> = {
  string: (value, node, name) => (isDecimal(node) ? kept(decimalOf(value, isMinor(name))) : null),
  integer: (value) => (typeof value === 'string' && WHOLE.test(value) ? { value: Number(value) } : null),
  boolean: (value) => (value === 'true' || value === 'false' ? { value: value === 'true' } : null),
  array: (value) => kept(jsonOf(value, Array.isArray)),
  object: (value) => kept(jsonOf(value, (json) => typeof json === 'object' && json !== null && !Array.isArray(json))),
};

const kept = (value: unknown): Canonical | null => (value === null ? null : { value });

/** A list or an object that came as the text of its JSON. */
function jsonOf(value: unknown, holds: (json: unknown) => boolean): unknown {
  if (typeof value !== 'string' || value.length > JSON_MAX) return null;
  try {
    const json: unknown = JSON.parse(value);
    return holds(json) ? json : null;
  } catch {
    return null;
  }
}
