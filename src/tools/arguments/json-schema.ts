// jsonSchemaOf: a tool's arguments as JSON Schema, draft 2020-12, as short as it can say it.
// Above the walks: what tools/list and describe_tools show.
import * as z from 'zod';

/** An object schema. */
export interface ArgumentsSchema {
  readonly [keyword: string]: unknown;
  readonly type: 'object';
}

/** List, search and resources all ask for the same ones. */
const made = new WeakMap<z.ZodObject, ArgumentsSchema>();

/**
 * The schema of what may be given, without `$schema`, the patterns that the formats of days and instants stand for, and the bounds that every whole number in
 * JSON has anyway.
 */
export function jsonSchemaOf(input: z.ZodObject): ArgumentsSchema {
  const known = made.get(input);
  if (known !== undefined) return known;
  const schema = translated(input);
  made.set(input, schema);
  return schema;
}

function translated(input: z.ZodObject): ArgumentsSchema {
  const { $schema, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return { ...schema, type: 'object' };
}
