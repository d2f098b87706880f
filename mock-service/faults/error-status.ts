// error_status: a chosen status instead of the operation, in the provider's own problem form.
// Behind the credential check by default, so that 401 and 403 still hold; before_access is infrastructure in front of the provider.
import { z } from 'zod';
import { defineFault } from './fault.ts';
import { codeFor } from './plan/status-codes.ts';

/** Both ends at once, whichever was missed. */
const STATUS = 'a whole number 400–599';

/** Any 4xx or 5xx; nothing is committed. A 5xx after a commit is lost_reply with how="error_status". */
export const errorStatus = defineFault({
  kind: 'error_status',
  about: 'Answers the given 4xx or 5xx instead of running the operation; nothing is committed.',
  params: z.strictObject({
    status: z.int().min(400, { error: STATUS }).max(599, { error: STATUS }),
    code: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,63}$/)
      .optional()
      .describe("the problem document's code; a usual one for the status when left out"),
    retry_after_s: z.int().min(0).max(31_536_000).optional().describe('whole seconds in a Retry-After header; no header when left out'),
  }),
  allowedAt: ['before_operation', 'before_access'],
  inject: async (_next, _call, { status, code, retry_after_s }, { problem }) =>
    problem(status, code ?? codeFor(status), {
      detail: 'The provider could not handle the call.',
      headers: retry_after_s === undefined ? {} : { 'retry-after': String(retry_after_s) },
    }),
});
