// error_in_success: an error where the status says that all is well; whoever looks at the status alone takes it for a value.
// In front of the walk nothing is done; after the commit or on the wire the walk ran, and the error is a lie.
import * as z from 'zod';
import { type Reply, respond } from '../delivery.ts';
import { defineFault } from './fault.ts';
import { codeFor } from './plan/status-codes.ts';
import { answerAt } from './spoil.ts';

const FORM = {
  problem: (body: Reply['body']): string => String(body),
  envelope: (body: Reply['body']): string => {
    const { code, status, detail } = JSON.parse(String(body)) as Readonly<Record<string, unknown>>;
    return JSON.stringify({ error: { code, status, message: detail } });
  },
};

/** A problem document, or one in an envelope, under 200 and as plain JSON. */
export const errorInSuccess = defineFault({
  kind: 'error_in_success',
  about: 'Answers 200 with an error in its body.',
  params: z.strictObject({
    status: z.int().min(400).max(599).default(500).describe('that the body names'),
    code: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,63}$/, { error: 'a code of a–z, 0–9 and _' })
      .optional()
      .describe("the error's code; a usual one for the status when left out"),
    form: z
      .enum(['problem', 'envelope'])
      .default('problem')
      .describe('problem: a problem document; envelope: {"error": {"code", "status", "message"}}'),
  }),
  allowedAt: ['before_operation', 'before_access', 'after_commit', 'on_wire'],
  inject: async (next, _call, { status, code, form }, { at, problem }) => {
    const { commit } = await answerAt(at, next);
    const { reply } = problem(status, code ?? codeFor(status), { detail: 'The provider could not handle the call.' });
    return respond({ status: 200, headers: { 'content-type': 'application/json' }, body: FORM[form](reply?.body ?? '{}') }, commit);
  },
});
