// check: a value held against a schema: what it parses to, or everything that is wrong with it.
// Beside the walk: operations, fault rules and the control API read their inputs through this.
import type { z } from 'zod';
import type { Complaint, Complaints } from './complaint.ts';
import { expectedWords, type Naming, type Wording } from './expected-words.ts';
import { typeName } from './type-name.ts';

/** What a schema made of a value. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly complaints: Complaints };

/** The type that came; where the type was right, its shape. */
function receivedWords(issue: z.core.$ZodIssue): string {
  const type = typeName(issue.input);
  if (typeof issue.input === 'number' && !Number.isFinite(issue.input)) return 'a number out of range';
  if (issue.code === 'invalid_type' && issue.expected === 'int' && type === 'number') return 'a number that is not whole';
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return type;
  if (issue.code === 'too_big') return type === 'number' ? 'a larger number' : `a longer ${type}`;
  if (issue.code === 'too_small') return type === 'number' ? 'a smaller number' : `a shorter ${type}`;
  return type === 'string' ? 'another string' : type;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function complaintsOf(issue: z.core.$ZodIssue, noun: Naming['noun']): readonly Complaint[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: pathText(issue.path), expected: issue.message, received: receivedWords(issue) }];
  }
  return issue.keys.map((key) => ({ path: pathText([...issue.path, key]), expected: issue.message, received: `an unknown ${noun}` }));
}

/** Checks `value`; a schema's own message is what was expected. Members are fields, none of them in a path, unless `naming` says so. */
export function check<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  wording: Wording = 'brief',
  { noun = 'field', inPath = [] }: Partial<Naming> = {},
): Checked<Value> {
  const naming = { wording, noun, inPath };
  const parsed = schema.safeParse(value, { error: (issue) => expectedWords(issue, naming), reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const [first = { path: '', expected: 'another value', received: typeName(value) }, ...rest] = parsed.error.issues.flatMap((issue) =>
    complaintsOf(issue, noun),
  );
  return { ok: false, complaints: [first, ...rest] };
}
