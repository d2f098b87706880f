// readArguments: what a call gave, as a tool's input, or what is wrong with it and what belongs there.
// Above the walks: before a tool runs.
import type * as z from 'zod';
import type { Language } from '../../contract/tool-error.ts';

/** Where it is wrong and what belongs there; never what came. */
export interface Complaint {
  readonly path: string;
  readonly expected: string;
}

/** The input, or at most 8 complaints in the order of the schema. */
export type ReadArguments =
  | { readonly ok: true; readonly input: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly fields: readonly Complaint[] };

/** Reads `args`, whatever they are; left out they are none. */
export function readArguments(schema: z.ZodObject, args: unknown, _lang: Language): ReadArguments {
  const read = schema.safeParse(args ?? {});
  if (read.success) return { ok: true, input: read.data };
  const fields = read.error.issues.slice(0, 8).map(({ path, code }) => ({ path: path.join('.'), expected: code }));
  return { ok: false, fields };
}
