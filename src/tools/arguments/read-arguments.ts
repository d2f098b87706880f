// readArguments: what a call gave, as a tool's input, or what is wrong with it and what belongs there.
// Above the walks: before a tool runs. What is canonical is parsed once, and nothing else is done.
import type * as z from 'zod';
import type { Language } from '../../contract/tool-error.ts';
import { type Complaint, complaintsOf, placeOf } from './complaints.ts';
import { expectedAt } from './expected/expected.ts';
import { nameIn, nodeAt, type Path, type SchemaNode, schemaOf } from './expected/schema-node.ts';
import { amend } from './lenient/amend.ts';

/** How they are read. */
export interface Reading {
  readonly lang: Language;
  /** Null for an argument that may be left out and may not be null counts as left out; for a change it could mean "take it away", and is refused. */
  readonly nullIsNone: boolean;
}

/** The input, or at most 8 complaints in the order of the schema. */
export type ReadArguments =
  | {
      readonly ok: true;
      readonly input: Readonly<Record<string, unknown>>;
      /** What was not canonical and could mean one thing only, with what it should be next time; at most 8. */
      readonly amended: readonly Complaint[];
    }
  | { readonly ok: false; readonly fields: readonly Complaint[] };

/** A list in an object in a text, each read after the other. */
const ROUNDS_MAX = 3;
const AMENDED_MAX = 8;

/** Reads `args`, whatever they are; left out they are none. */
export function readArguments(schema: z.ZodObject, args: unknown, { lang, nullIsNone }: Reading): ReadArguments {
  let given: unknown = args ?? {};
  let read = schema.safeParse(given);
  if (read.success) return { ok: true, input: read.data, amended: [] };
  const root = schemaOf(schema);
  const at: Path[] = [];
  for (let round = 0; round < ROUNDS_MAX && !read.success; round += 1) {
    const amended = amend(given, read.error.issues, { root, nullIsNone });
    if (amended.at.length === 0) break;
    at.push(...amended.at);
    given = amended.args;
    read = schema.safeParse(given);
  }
  if (read.success) return { ok: true, input: read.data, amended: amendedAt(root, at, lang) };
  return { ok: false, fields: complaintsOf(read.error.issues, { root, args: given, lang }) };
}

function amendedAt(root: SchemaNode, at: readonly Path[], lang: Language): readonly Complaint[] {
  return at.slice(0, AMENDED_MAX).map((path) => ({
    path: placeOf(path),
    expected: expectedAt(nodeAt(root, path).node, nameIn(path), lang),
  }));
}
