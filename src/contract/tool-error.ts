// ToolError: the contract. A consumer that reads only the first three fields acts correctly.
// Step 4 of a failure's walk: nothing downstream looks at a status code again.
import * as z from 'zod';
import { ACTIONS, EFFECTS, ERROR_TYPES, type ErrorType } from './error-types.ts';

const errorTypes = Object.keys(ERROR_TYPES) as [ErrorType, ...ErrorType[]];

/** The contract's version, carried in the JSON Schema's `$id`. */
export const CONTRACT_VERSION = '1.0.0';

const upstream = z
  .strictObject({
    status: z.int().optional().describe('HTTP status the provider answered with'),
    code: z.string().optional().describe("the provider's own machine-readable code"),
    request_id: z.string().optional().describe("the provider's name for the request"),
  })
  .describe('What the provider said, by name');

const details = z
  .strictObject({
    fields: z
      .array(z.strictObject({ path: z.string(), expected: z.string() }))
      .optional()
      .describe('fields to change: where, and what is expected there; never values'),
    allowed_operations: z.array(z.string()).optional().describe("operations the object's present state allows"),
    existing_id: z.string().optional().describe('the object that is already there'),
    succeeded: z.array(z.string()).optional().describe('partial: items that were applied'),
    failed: z.array(z.string()).optional().describe('partial: items that were not'),
    decline: z.enum(['soft', 'hard']).optional().describe('soft: another charge, another day, may pass'),
    origin: z.enum(['edge', 'provider', 'downstream', 'local']).optional().describe('who failed'),
    horizon: z.enum(['burst', 'minute', 'hour', 'day']).optional().describe('the window of a limit'),
    refreshable: z.boolean().optional().describe('true: a fresh token cures it without a human'),
  })
  .describe('Names and ids only, never values');

/** The contract as a schema; `tool-error.schema.json` is generated from it. */
export const toolErrorSchema = z.strictObject({
  error_type: z.enum(errorTypes).describe('the cause'),
  retryable: z.boolean().describe('the identical call may be sent again as it is: nobody changes anything, nothing is done twice'),
  guidance: z.string().min(1).describe('one or two sentences for the model: what to do next; never upstream text'),
  action: z.enum(ACTIONS).describe('the next step, for programs'),
  effect: z.enum(EFFECTS).describe('did the write happen?'),
  retry_after_ms: z.int().min(0).nullable().describe('counted from receipt; null when nobody said'),
  rule: z.string().min(1).describe('which rule decided'),
  because: z.string().min(1).describe("the rule's reason and source"),
  correlation_id: z
    .string()
    .min(1)
    .describe(
      "names this failure in logs and hand-offs: the caller's id, else the provider's request id, else its kind, made of the evidence",
    ),
  upstream: upstream.optional(),
  attempts: z
    .strictObject({ count: z.int().min(1), elapsed_ms: z.int().min(0) })
    .optional()
    .describe('set by whoever sends the call again: how often, and for how long'),
  details: details.optional(),
});

/** One failure, judged. */
export type ToolError = z.infer<typeof toolErrorSchema>;

/** `details` of a tool error. */
export type ToolErrorDetails = z.infer<typeof details>;

/** Languages that guidance exists in. */
export const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is known of the call that failed; leave out what is not known. */
export interface OperationContext {
  readonly name?: string;
  /** What the provider promises about doing it twice. */
  readonly write?: 'safe' | 'idempotent' | 'keyed' | 'unsafe';
  /** This call carried an idempotency key. */
  readonly keyed?: boolean;
  /** The key, as a line of `overdue classify --jsonl` has it: that there is one says `keyed`, which wins. It is kept nowhere. */
  readonly idempotency_key?: string | null;
}
