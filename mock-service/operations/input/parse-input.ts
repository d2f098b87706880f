// parseInput: from a routed call to an operation's input, or to the problem that says which field is wrong.
// Step 5 of a request's walk, before the domain is asked. Its problems are not stored under an idempotency key.
import * as z from 'zod';
import type { RoutedCall } from '../../call.ts';
import { check } from '../../complaint/check.ts';
import type { Complaint } from '../../complaint/complaint.ts';
import type { Naming } from '../../complaint/expected-words.ts';
import { invalidRequest } from '../../complaint/invalid-request.ts';
import { typeName } from '../../complaint/type-name.ts';
import type { ProblemFacts } from '../../wire/dialect.ts';
import type { Operation } from '../operation.ts';
import { type Members, readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';

/** What an operation can run on, or a problem for `native.problem`. */
export type ParsedInput<Input> = { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly problem: ProblemFacts };

function invalid(complaints: readonly Complaint[]): { readonly ok: false; readonly problem: ProblemFacts } {
  return { ok: false, problem: invalidRequest(complaints) };
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
export function checkInput<Input>(operation: Operation<Input>, value: unknown, naming: Partial<Naming> = {}): ParsedInput<Input> {
  const checked = check(operation.input, value, 'brief', naming);
  return checked.ok ? { ok: true, input: checked.value } : invalid(checked.complaints);
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
  const noun = operation.method === 'GET' ? 'parameter' : 'field';
  return checkInput(operation, { ...read.members, ...call.params }, { noun, inPath: Object.keys(call.params) });
}
