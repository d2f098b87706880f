// fixtureSchemas: the forms of what is in fixtures as JSON Schema, one per folder.
// A suite in another language reads its cases by these; here zod's own schemas do it.
import { z } from 'zod';
import { caseSchema } from '../src/tck/case.ts';
import { failureFixtureSchema, meaningFixtureSchema, sampleFixtureSchema } from './failure-schema.ts';
import { wireFixtureSchema } from './wire/wire-schema.ts';

function document(schema: z.ZodType, title: string): object {
  return { ...z.toJSONSchema(schema, { io: 'input' }), title };
}

/** Path under the repository's root → JSON Schema. */
export function fixtureSchemas(): Readonly<Record<string, object>> {
  return {
    'fixtures/contract/case.schema.json': document(caseSchema, 'A contract case: the path without extension is its id'),
    'fixtures/failures/failure.schema.json': document(
      z.union([failureFixtureSchema, sampleFixtureSchema]),
      'A failure and what it is classified as',
    ),
    'fixtures/meanings/meaning.schema.json': document(meaningFixtureSchema, 'What says a meaning, and what only sounds like it'),
    'fixtures/wire/wire.schema.json': document(wireFixtureSchema, 'A fault at the wire and what six clients see of it'),
  };
}
