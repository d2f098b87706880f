// credential: the key in use dies. Before access this very call is refused; after a commit the write stands and the next call is refused.
// Nowhere else: behind access it would look the same as after the commit, but for reads.
import { z } from 'zod';
import { defineFault } from './fault.ts';

/** Expires or revokes the key this call came with, for good. */
export const credential = defineFault({
  kind: 'credential',
  about: 'Expires or revokes the credential in use, from this call on (before_access) or from the next (after_commit).',
  params: z.strictObject({ how: z.enum(['expire', 'revoke']).default('expire').describe('how the key ends') }),
  allowedAt: ['before_access', 'after_commit'],
  inject: async (next, _call, { how }, { credential: key }) => {
    key[how]();
    return next();
  },
});
