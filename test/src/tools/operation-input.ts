// What docs/openapi.json says of an operation's input: its path, its query and its body as one object, as the client takes it.
import document from '../../../docs/openapi.json' with { type: 'json' };

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

interface Parameter {
  readonly in?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

const OPERATIONS = new Map(
  Object.values(document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

/** The input of the operation of this name. @throws when the document has no such operation. */
export function operationInput(name: string): JsonSchema {
  const operation = OPERATIONS.get(name);
  if (operation === undefined) throw new Error(`docs/openapi.json has no operation ${name}`);
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
  const body = operation.requestBody?.content['application/json']?.schema ?? {};
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
      ...(body.properties as JsonSchema | undefined),
    },
    required: [
      ...parameters.filter(({ required }) => required === true).map((parameter) => parameter.name),
      ...((body.required as readonly string[] | undefined) ?? []),
    ],
    additionalProperties: false,
  };
}

const WORDS = ['description', 'title', 'examples', 'default', '$schema', 'deprecated'];

/** What a schema lets through, without what it says to a reader; lists whose order says nothing are sorted. */
export function meaningOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(meaningOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, required, enum: values, ...rest } = schema as JsonSchema;
  const isDate = rest.format === 'date' || rest.format === 'date-time';
  const kept = Object.entries(rest).filter(([keyword, value]) => {
    if (WORDS.includes(keyword) || (isDate && keyword === 'pattern')) return false;
    return Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;
  });
  const sorted = (list: unknown) => [...(list as readonly string[])].sort();
  return {
    ...Object.fromEntries(kept.map(([keyword, value]) => [keyword, meaningOf(value)])),
    ...(properties === undefined ? {} : { properties: mapped(properties as JsonSchema) }),
    ...(Array.isArray(required) && required.length > 0 ? { required: sorted(required) } : {}),
    ...(values === undefined ? {} : { enum: sorted(values) }),
  };
}

function mapped(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, meaningOf(schema)]));
}

/** Each place where two schemas differ, as `path: expected …, found …`. */
export function differences(expected: unknown, found: unknown, path = ''): readonly string[] {
  if (isObject(expected) && isObject(found)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
    return keys.flatMap((key) => differences(expected[key], found[key], path === '' ? key : `${path}.${key}`));
  }
  const [left, right] = [JSON.stringify(expected), JSON.stringify(found)];
  return left === right ? [] : [`${path}: expected ${left ?? 'nothing'}, found ${right ?? 'nothing'}`];
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
