// The failures in fixtures/failures, loaded and checked against their schema; thrown values are built anew as Error objects.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ACTIONS, EFFECTS, ERROR_TYPES, type ErrorType } from '../../../src/contract/error-types.ts';
import type { OperationContext } from '../../../src/contract/tool-error.ts';

const ROOT = fileURLToPath(new URL('../../../fixtures/failures/', import.meta.url));

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
type Exception = z.infer<typeof exceptionSchema>;

const failureSchema = z.union([
  z.strictObject({
    http: z.strictObject({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.string().optional() }),
    request: z.strictObject({ method: z.string(), keyed: z.boolean() }).optional(),
  }),
  z.strictObject({ exception: exceptionSchema }),
  z.strictObject({ text: z.string() }),
]);

/** One file in fixtures/failures. */
export const fixtureSchema = z.strictObject({
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
export type FailureFixture = z.infer<typeof fixtureSchema> & { readonly id: string };

/** Every fixture, by id: its path without extension. */
export const FIXTURES: readonly FailureFixture[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:standard|overdue|node)[/\\].*\.json$/.test(path))
  .sort()
  .map((path) => ({
    id: path.replaceAll('\\', '/').replace(/\.json$/, ''),
    ...fixtureSchema.parse(JSON.parse(readFileSync(ROOT + path, 'utf8'))),
  }));

/** What would have been thrown or answered. */
export function failureOf({ failure }: FailureFixture): unknown {
  if ('exception' in failure) return toError(failure.exception);
  return 'text' in failure ? failure.text : failure;
}

/** What the fixture says of the call. */
export function operationOf({ operation }: FailureFixture): OperationContext {
  if (operation === undefined) return {};
  const { name, write, keyed } = operation;
  return { name, write, ...(keyed === undefined ? {} : { keyed }) };
}

function toError({ name, message, cause, errors, ...own }: Exception): Error {
  const error = new Error(message, cause === undefined ? {} : { cause: toError(cause as Exception) });
  const bundled = errors === undefined ? {} : { errors: (errors as Exception[]).map(toError) };
  return Object.defineProperties(error, Object.getOwnPropertyDescriptors({ name, ...own, ...bundled }));
}
