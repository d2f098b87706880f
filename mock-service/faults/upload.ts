// upload: the connection fails while the request's body is still being sent; the call never walks, and nothing is stored.
// In front of the walk, before the body is read: only a call that has a body can meet it, and its rule can match nothing of that.
import * as z from 'zod';
import { defineFault } from './fault.ts';

/** As much as a body may have at all. */
const MAX_BYTES = 1024 * 1024;

/** Stops taking the request's body. */
export const upload = defineFault({
  kind: 'upload',
  about:
    'Takes after_bytes of the request’s body, then no more: by silence, so that a large upload stands still (what fits in the network’s buffers is still sent; after two minutes the rest is thrown away, unanswered), by a reset, or by a close. A close ends the answering side without a byte and throws the rest away for two seconds; a caller that goes on sending after that is reset. Calls by POST, PATCH and PUT alone.',
  params: z.strictObject({
    how: z.enum(['stall', 'reset', 'close']).default('stall').describe('what becomes of the connection'),
    after_bytes: z
      .int()
      .min(0)
      .max(MAX_BYTES)
      .default(0)
      .describe('how much of the body is read first, give or take a packet; a shorter body is read to its end'),
  }),
  beforeBody: true,
  allowedAt: ['before_access'],
  inject: async (_next, _call, { how, after_bytes }) => ({
    commit: 'none',
    reply: null,
    leaves: { kind: how, uploadBytes: after_bytes },
  }),
});
