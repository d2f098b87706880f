// splitInput: one flat input schema → what travels in the path, the query and the body.
// A name that stands in the path template is a path parameter; the rest is the query of a GET, else the body.
import { z } from 'zod';

/** Where each property of an input travels; an absent part is not sent. */
export interface SplitInput {
  readonly path?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
}

/** Something with a method and a path template. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** The names in braces, in the order of the path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((found) => found[1] ?? '');
}

/** The object behind an input; throws when there is none, because such an input cannot be flat. */
function objectOf(schema: z.core.$ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodPipe) return objectOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) {
    return objectOf(schema.def.innerType);
  }
  throw new Error(`An input must be one object, not ${schema._zod.def.type}`);
}

/** Splits `input` for `route`. */
export function splitInput(route: Route, input: z.core.$ZodType): SplitInput {
  const { shape } = objectOf(input);
  const inPath = new Set(pathNames(route.path));
  const part = (wanted: boolean): z.ZodObject | undefined => {
    const entries = Object.entries(shape).filter(([name]) => inPath.has(name) === wanted);
    return entries.length === 0 ? undefined : z.strictObject(Object.fromEntries(entries));
  };
  const path = part(true);
  const rest = part(false);
  return { ...(path && { path }), ...(rest && (route.method === 'GET' ? { query: rest } : { body: rest })) };
}

/** The same parameters, each with its example where there is one. */
export function withExamples(parameters: z.ZodObject, examples: Readonly<Record<string, unknown>> = {}): z.ZodObject {
  const shape = Object.entries(parameters.shape).map(([name, schema]) => {
    const example = examples[name];
    return [name, example === undefined ? schema : (schema as z.ZodType).meta({ param: { example } })];
  });
  return z.strictObject(Object.fromEntries(shape));
}

/** Names of an object schema that must be given. */
export function requiredNames(schema: z.ZodObject | undefined): string[] {
  return Object.entries(schema?.shape ?? {})
    .filter(([, value]) => value._zod.optin !== 'optional')
    .map(([name]) => name);
}
