// parseInput: from a routed call to an operation's input, or to the problem that says which field is wrong.
// Step 5 of a request's walk, before the domain is asked. Its problems are not stored under an idempotency key.
import { z } from 'zod';
import type { RoutedCall } from '../../call.ts';
import type { FieldError, ProblemFacts } from '../../wire/dialect.ts';
import { expectedWords, fieldErrors } from '../field-errors.ts';
import type { Operation } from '../operation.ts';
import { typeName } from '../type-name.ts';
import { type Members, readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';

/** What an operation can run on, or a problem for `native.problem`. */
export type ParsedInput<Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly problem: ProblemFacts & { readonly errors?: readonly FieldError[] } };

/** No problem lists more. */
const MAX_FIELD_ERRORS = 20;

/** Names come from the caller: they are cut where nobody would read on. */
function cut(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
}

function invalid(errors: readonly FieldError[]): { readonly ok: false; readonly problem: ProblemFacts } {
  const listed = errors.slice(0, MAX_FIELD_ERRORS).map((error) => ({ ...error, path: cut(error.path) }));
  const names = listed.slice(0, 3).map(({ path, expected, received }) => `${path || 'the input'}: expected ${expected}, got ${received}`);
  const rest = errors.length - names.length;
  const detail = `${names.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
  return { ok: false, problem: { code: 'invalid_request', detail, errors: listed } };
}

const numericFields = new WeakMap<z.ZodType, ReadonlySet<string>>();

/** Names of the input's whole-number fields: in a query they arrive as text. */
function wholeNumberFields(schema: z.ZodType): ReadonlySet<string> {
  const known = numericFields.get(schema);
  if (known !== undefined) return known;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const isNumber = (type: unknown): boolean => type === 'integer' || type === 'number';
  const names = Object.entries(properties).filter(([, field]) => typeof field === 'object' && isNumber(field.type));
  const fields = new Set(names.map(([name]) => name));
  numericFields.set(schema, fields);
  return fields;
}

/** Decimal text of a safe whole number becomes one; anything else stays text and is the schema's to refuse. */
function withNumbers(members: Members, schema: z.ZodType): Members {
  const fields = wholeNumberFields(schema);
  const convert = (name: string, value: unknown): unknown =>
    fields.has(name) && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, convert(name, value)]));
}

function readMembers(operation: Operation, call: RoutedCall): ReturnType<typeof readBody> {
  const query = readQuery(call.query);
  if (!query.ok) return { ok: false, problem: invalid(query.problem.errors ?? []).problem };
  if (operation.method === 'GET') return { ok: true, members: withNumbers(query.members, operation.input) };
  const names = Object.keys(query.members);
  if (names.length === 0) return readBody(call);
  return invalid(names.map((path) => ({ path, expected: 'no query with this method', received: 'an unknown parameter' })));
}

/** Checks `value` against an operation's input; the errors name fields, expectations and types, never values. */
export function checkInput<Input>(operation: Operation<Input>, value: unknown): ParsedInput<Input> {
  const parsed = operation.input.safeParse(value, { error: expectedWords, reportInput: true });
  return parsed.success ? { ok: true, input: parsed.data } : invalid(fieldErrors(parsed.error));
}

/** The input of a call: path parameters, and the query (GET) or the body (else). Never throws. */
export function parseInput<Input>(operation: Operation<Input>, call: RoutedCall): ParsedInput<Input> {
  const read = readMembers(operation as Operation, call);
  if (!read.ok) return read;
  const doubled = Object.keys(call.params).filter((name) => Object.hasOwn(read.members, name));
  if (doubled.length > 0) {
    const expected = 'no such field: the path names it';
    return invalid(doubled.map((path) => ({ path, expected, received: typeName(read.members[path]) })));
  }
  return checkInput(operation, { ...read.members, ...call.params });
}
