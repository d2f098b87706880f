// DOCUMENT_OPTIONS: how zod's schemas are worded in the OpenAPI documents.
// Two habits of zod's JSON Schema read badly there: closed records, and the bounds of every whole number.
import type { CreateDocumentOptions } from 'zod-openapi';

interface WordedSchema {
  propertyNames?: unknown;
  additionalProperties?: unknown;
  required?: readonly string[];
  properties?: Readonly<Record<string, unknown>>;
  minimum?: number;
  maximum?: number;
}

/** A record over a closed list of keys becomes an object with those properties. */
function wordRecord(schema: WordedSchema): void {
  const { required, additionalProperties = {} } = schema;
  if (required === undefined) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** Bounds that only say "a whole number JavaScript can hold" are left out. */
function wordNumber(schema: WordedSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Options of createDocument. */
export const DOCUMENT_OPTIONS: CreateDocumentOptions = {
  override: ({ jsonSchema, zodSchema }) => {
    const { type } = zodSchema._zod.def;
    if (type === 'record') wordRecord(jsonSchema as WordedSchema);
    if (type === 'number') wordNumber(jsonSchema as WordedSchema);
  },
};
