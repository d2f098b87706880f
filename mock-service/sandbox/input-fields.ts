// inputOf: what a call of an operation or endpoint may carry, as fault rules need to know it: read off the input's schema.
// Read when a rule is written, so made when it is first asked and then kept.
import * as z from 'zod';
import type { OperationInput } from '../faults/fault.ts';
import type { Field, Shape } from '../faults/plan/match/field.ts';
import type { Operation } from '../operations/operation.ts';
import type { Endpoint } from './endpoints/endpoint.ts';

/** As much of JSON Schema as the inputs of operations use. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface Document extends Schema {
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const ANY: Field = [{ kind: 'any' }];

function objectOf({ properties = {}, additionalProperties }: Schema, defs: Document['$defs']): Shape {
  const members = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, fieldOf(member, defs)]));
  if (additionalProperties === false || additionalProperties === undefined) return { kind: 'object', members, others: null };
  return { kind: 'object', members, others: additionalProperties === true ? ANY : fieldOf(additionalProperties, defs) };
}

const SHAPES: Readonly<Record<string, (schema: Schema, defs: Document['$defs']) => Shape>> = {
  object: objectOf,
  array: ({ items }, defs) => ({ kind: 'list', items: items === undefined ? ANY : fieldOf(items, defs) }),
  string: ({ minLength, maxLength, pattern }) => ({
    kind: 'text',
    values: null,
    bounds: { minLength, maxLength, pattern: pattern === undefined ? undefined : new RegExp(pattern) },
  }),
  integer: ({ minimum, maximum }) => ({ kind: 'number', isWhole: true, min: minimum, max: maximum }),
  number: ({ minimum, maximum }) => ({ kind: 'number', isWhole: false, min: minimum, max: maximum }),
  boolean: () => ({ kind: 'boolean' }),
  null: () => ({ kind: 'null' }),
};

function fieldOf(schema: Schema, defs: Document['$defs']): Field {
  if (schema.$ref !== undefined) {
    const target = defs?.[schema.$ref.split('/').at(-1) ?? ''];
    return target === undefined ? ANY : fieldOf(target, defs);
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return branches.flatMap((branch) => fieldOf(branch, defs));
  const words = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (words !== undefined) return [{ kind: 'text', values: words.map(String) }];
  const shape = SHAPES[schema.type ?? ''];
  return shape === undefined ? ANY : [shape(schema, defs)];
}

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The input without what the path holds; null: nothing is left. */
function withoutPath(field: Field, path: string): Field | null {
  const rest = field.flatMap((shape): Field => {
    if (shape.kind !== 'object') return [shape];
    const members = Object.entries(shape.members).filter(([name]) => !path.includes(`{${name}}`));
    return members.length === 0 && shape.others === null ? [] : [{ ...shape, members: Object.fromEntries(members) }];
  });
  return rest.length === 0 ? null : rest;
}

/** What a call of an operation may carry. */
export function inputOf({ input, method, path }: Pick<Operation, 'input' | 'method' | 'path'>): () => OperationInput {
  return once(() => {
    const document = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Document;
    const field = withoutPath(fieldOf(document, document.$defs), path);
    return method === 'GET' ? { query: field, body: null } : { query: null, body: field };
  });
}

/** What a call of an endpoint may carry. */
export function formOf({ form }: Pick<Endpoint, 'form'>): () => OperationInput {
  if (form === null) return () => ({ query: null, body: null });
  const members = Object.fromEntries(Object.entries(form).map(([name, values]) => [name, [{ kind: 'text', values }] as const]));
  return once(() => ({ query: null, body: [{ kind: 'object', members, others: null }] }));
}
