// html: somebody else answers with a page: a login wall, a gateway, a parked domain; under any status, 200 too.
// In front of the walk nothing is done; after the commit or on the wire the walk ran and its answer is gone.
import * as z from 'zod';
import { respond } from '../delivery.ts';
import { defineFault } from './fault.ts';
import { answerAt, bodiedStatus, htmlPage } from './spoil.ts';

/** A page in place of the answer. `garble` with how="html" keeps the real answer's status and headers. */
export const html = defineFault({
  kind: 'html',
  about: "Answers an HTML page under the given status; nothing of the provider's own answer is left.",
  params: z.strictObject({
    status: bodiedStatus.default(200).describe('under which the page comes'),
    title: z
      .string()
      .regex(/^[^<>&\p{C}]{1,100}$/u, { error: 'up to 100 characters, none of them <, > or &' })
      .optional()
      .describe('what the page says; Sign in below 400, else Service unavailable'),
  }),
  allowedAt: ['before_access', 'before_operation', 'after_commit', 'on_wire'],
  inject: async (next, _call, { status, title }, { at }) => {
    const { commit } = await answerAt(at, next);
    return respond({ status, ...htmlPage(title ?? (status < 400 ? 'Sign in' : 'Service unavailable')) }, commit);
  },
});
