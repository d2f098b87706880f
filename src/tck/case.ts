// Case: one file in fixtures/contract; its path without extension is its id.
// What a suite run starts from; `load` reads it, `run` carries it out.
import * as z from 'zod';
import { ACTIONS, EFFECTS, ERROR_TYPES, type ErrorType } from '../contract/error-types.ts';

const input = z.record(z.string(), z.json());

const expectedError = z.strictObject({
  error_type: z.enum(Object.keys(ERROR_TYPES) as [ErrorType, ...ErrorType[]]),
  retryable: z.boolean(),
  action: z.enum(ACTIONS),
  effect: z.enum(EFFECTS),
  retry_after_ms: z.int().min(0).nullable().optional(),
  attempts_seen: z.int().min(0).optional().describe('calls of this operation that the service saw; one when not given'),
  details: z.record(z.string(), z.json()).optional().describe('members that `details` must have, among others'),
});
export type ExpectedError = z.infer<typeof expectedError>;

const callsSeen = z.int().min(1).optional().describe('calls of the operation that a success takes; one when not given');

/** How long the subject may take when a case does not say: long enough never to matter. */
export const DEFAULT_DEADLINE_MS = 5000;

const deadlineMs = z
  .int()
  .min(1)
  .optional()
  .describe(`when the subject is to give up; ${DEFAULT_DEADLINE_MS} when left out, which nothing but a fault takes`);

const expected = z.union([z.literal('success'), expectedError]);
/** What a subject must answer. */
export type Expected = z.infer<typeof expected>;

/** A contract case. `$seed.…` and `$setup.N.…` in inputs are replaced before anything is sent. */
export const caseSchema = z.strictObject({
  about: z.string().min(1),
  seed: z.string().optional(),
  sandbox: z.record(z.string(), z.json()).optional().describe('further options of the sandbox, such as rate_limit'),
  setup: z.array(z.strictObject({ operation: z.string(), input })).default([]),
  rules: z.array(z.record(z.string(), z.json())).default([]),
  credential: z
    .string()
    .default('default')
    .describe('by the name the sandbox hands it out under, or missing, unknown, malformed, oauth, oauth_spent'),
  call: z.strictObject({ operation: z.string(), input, key: z.string().optional(), deadline_ms: deadlineMs }),
  expected,
  calls_seen: callsSeen,
  again: z
    .strictObject({ input: input.optional(), key: z.string().optional(), deadline_ms: deadlineMs, expected, calls_seen: callsSeen })
    .optional()
    .describe('the same call once more; the deadline is its own'),
  truth: z.record(z.string(), z.int().min(0)).optional().describe('rows created since the set-up, by table'),
  because: z.string().min(1),
  source: z.string().min(1),
});
export type ContractCase = z.infer<typeof caseSchema>;

/** A case with its name: the file's path under the folder, without extension (`lost_reply/reset-committed-keyed-same`). */
export interface NamedCase extends ContractCase {
  readonly id: string;
}
