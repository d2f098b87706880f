// failureFixtureSchema: the form of a file in fixtures/failures, for those who read it here and, as JSON Schema, in other languages.
// The tests check every file against it; generate writes fixtures/failures/failure.schema.json from it.
import { z } from 'zod';
import { ACTIONS, EFFECTS, ERROR_TYPES, type ErrorType } from '../src/contract/error-types.ts';

/** A thrown value as data: name and message, properties of its own, causes and bundled errors. */
const exceptionSchema = z.looseObject({
  name: z.string().min(1),
  message: z.string(),
  get cause() {
    return exceptionSchema.optional();
  },
  get errors() {
    return z.array(exceptionSchema).optional();
  },
});
/** The same as a type. */
export type Exception = z.infer<typeof exceptionSchema>;

const failureSchema = z.union([
  z.strictObject({
    http: z.strictObject({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.string().optional() }),
    request: z.strictObject({ method: z.string(), keyed: z.boolean() }).optional(),
  }),
  z.strictObject({ exception: exceptionSchema }),
  z.strictObject({ text: z.string() }),
  z.strictObject({ grpc: z.record(z.string(), z.json()) }),
  z.strictObject({ tool_result: z.record(z.string(), z.json()) }),
]);

/** One file in fixtures/failures. */
export const failureFixtureSchema = z.strictObject({
  about: z.string().min(1),
  failure: failureSchema,
  operation: z
    .strictObject({ name: z.string(), write: z.enum(['safe', 'idempotent', 'keyed', 'unsafe']), keyed: z.boolean().optional() })
    .optional(),
  expected: z.strictObject({
    rule: z.string().min(1),
    error_type: z.enum(Object.keys(ERROR_TYPES) as [ErrorType, ...ErrorType[]]),
    retryable: z.boolean(),
    action: z.enum(ACTIONS),
    effect: z.enum(EFFECTS),
    retry_after_ms: z.int().min(0).nullable(),
    details: z.record(z.string(), z.json()).optional(),
  }),
  because: z.string().min(1),
  source: z.string().min(1),
});

/** One that was provoked with a real client: what it is, is known from what was done, whichever rule finds it. */
export const sampleFixtureSchema = failureFixtureSchema.omit({ expected: true }).extend({
  expected: failureFixtureSchema.shape.expected.pick({ error_type: true, effect: true }),
});

const sentences = z.array(z.string().min(1));

/** The witnesses of one meaning; the file's name is the meaning's. */
export const meaningFixtureSchema = z.strictObject({
  about: z.string().min(1).describe('What an error that means this says, in one line.'),
  means: sentences.describe('The text of an error that says it, in English, Portuguese or Spanish.'),
  alone: sentences.optional().describe('What says it in any text, a line of a log too: words that are said of nothing else.'),
  codes: sentences.optional().describe('The code of an error that says it.'),
  does_not_mean: sentences.describe('What only sounds like it.'),
});
