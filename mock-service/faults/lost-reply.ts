// lost_reply: the write is committed and its answer never arrives, so the caller cannot know.
// Only after_commit makes sense: without a commit there is no reply whose loss matters.
import { z } from 'zod';
import { leave } from '../delivery.ts';
import { defineFault } from './fault.ts';
import { codeFor } from './plan/status-codes.ts';

/** Loses the answer to a committed (or replayed) write. */
export const lostReply = defineFault({
  kind: 'lost_reply',
  about: 'Commits the write, then loses the answer by a reset, a close, silence, or a 5xx.',
  params: z.strictObject({
    how: z.enum(['reset', 'close', 'stall', 'error_status']).default('reset').describe('what arrives instead of the answer'),
    status: z.int().min(500).max(599).default(502).describe('for error_status'),
  }),
  allowedAt: ['after_commit'],
  inject: async (next, _call, { how, status }, { problem }) => {
    const { commit } = await next();
    if (how !== 'error_status') return leave(how, commit);
    return { ...problem(status, codeFor(status), { detail: 'The provider could not be reached.' }), commit };
  },
});
