// Complaint: what is wrong with a rule, or with any input of the control API: where, what belongs there, what came.
// Names and types only, never values.
import { z } from 'zod';

/** One thing that is wrong. */
export interface Complaint {
  /** Dots between names and indexes; empty: the whole. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** The type of a value, in words. */
function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** The names an object schema knows at `path`; empty when it is no object. */
function fieldsAt(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return fieldsAt(schema.unwrap(), path);
  if (!(schema instanceof z.ZodObject)) return [];
  const [key, ...rest] = path;
  return key === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[String(key)], rest);
}

function bound(issue: { readonly origin: string; readonly inclusive?: boolean | undefined }, word: string, limit: number | bigint): string {
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' items' : '';
  return `${word} ${issue.inclusive === false ? 'but not equal to ' : ''}${limit}${unit}`;
}

function expectedOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `a value of type ${issue.expected}`;
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return bound(issue, 'at least', issue.minimum);
    case 'too_big':
      return bound(issue, 'at most', issue.maximum);
    case 'invalid_format':
      return issue.pattern === undefined ? `text in the form of: ${issue.format}` : `text that matches ${issue.pattern}`;
    default:
      return issue.message;
  }
}

function receivedOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof value === 'number') return 'a number that is not whole';
  return issue.code !== 'invalid_type' && typeof value === 'string' ? 'another string' : typeOf(value);
}

/** Everything a schema found wrong with `input`; a custom issue's message is what was expected. */
export function complaintsOf(error: z.ZodError, schema: z.ZodType, input: unknown): readonly Complaint[] {
  return error.issues.flatMap((issue): Complaint[] => {
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys')
      return [{ path, expected: expectedOf(issue), received: receivedOf(issue, valueAt(input, issue.path)) }];
    const fields = fieldsAt(schema, issue.path);
    const expected = fields.length === 0 ? 'no fields at all' : `no such field; valid ones: ${fields.join(', ')}`;
    return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, expected, received: 'an unknown field' }));
  });
}
