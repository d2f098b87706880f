// credential: the key in use dies. Before access this very call is refused; after a commit the write stands and the next call is refused.
// Nowhere else: behind access it would look the same as after the commit, but for reads.
import * as z from 'zod';
import { defineFault } from './fault.ts';

/** Expires or revokes the key this call came with, for good; a call without one is no hit. */
export const credential = defineFault({
  kind: 'credential',
  about: 'Expires or revokes the credential in use, from this call on (before_access) or from the next (after_commit).',
  params: z.strictObject({ how: z.enum(['expire', 'revoke']).default('expire').describe('how the key ends') }),
  allowedAt: ['before_access', 'after_commit'],
  needsCredential: true,
  check: (_params, { operations }, reached) =>
    reached.length > 0 && reached.every((name) => operations[name]?.endpoint === true)
      ? { path: 'match', expected: 'an operation: the token endpoint is called by a client, with neither key nor token' }
      : null,
  inject: async (next, call, { how }, { credential: key, bypass }) => {
    if (call.credential === null) bypass();
    else key[how]();
    return next();
  },
});
