// check: a value held against a schema: what it parses to, or everything that is wrong with it.
// Beside the walk: operations, fault rules and the control API read their inputs through this.
import type { z } from 'zod';
import type { Complaint, Complaints } from './complaint.ts';
import { expectedWords, type Naming, type Wording } from './expected-words.ts';
import { typeName } from './type-name.ts';

/** What a schema made of a value. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly complaints: Complaints };

/** What stands at a path. */
function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((within, name) => (within as Readonly<Record<PropertyKey, unknown>> | undefined)?.[name], value);
}

/** More members are not named, nor longer ones, in characters. */
const MAX_NAMED = 5;
const MAX_NAME = 64;

/** What came where members do not go together, or one is missing beside others. */
function togetherWords(value: unknown): string {
  const type = typeName(value);
  if (type === 'number' || type === 'string') return `another ${type}`;
  if (type !== 'object') return type;
  const names = Object.keys(value as object);
  if (names.length === 0) return 'an empty object';
  return names.length > MAX_NAMED || names.some((name) => name.length > MAX_NAME) ? 'object' : `an object with ${names.join(', ')}`;
}

/** The type that came; where the type was right, its shape. */
function receivedWords(issue: z.core.$ZodIssue, whole: unknown): string {
  if (issue.code === 'custom') return togetherWords(at(whole, issue.path));
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

function complaintsOf(issue: z.core.$ZodIssue, noun: Naming['noun'], whole: unknown): readonly Complaint[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: pathText(issue.path), expected: issue.message, received: receivedWords(issue, whole) }];
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
  // What is asked of a parse makes it dearer: words are only asked for where something is wrong.
  const plain = schema.safeParse(value);
  if (plain.success) return { ok: true, value: plain.data };
  const naming = { wording, noun, inPath };
  const parsed = schema.safeParse(value, { error: (issue) => expectedWords(issue, naming), reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const [first = { path: '', expected: 'another value', received: typeName(value) }, ...rest] = parsed.error.issues.flatMap((issue) =>
    complaintsOf(issue, noun, value),
  );
  return { ok: false, complaints: [first, ...rest] };
}
