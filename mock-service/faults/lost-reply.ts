// lost_reply: the write is committed and its answer never arrives, or not whole, so the caller cannot know.
// Only after_commit makes sense: without a commit there is no reply whose loss matters.
import * as z from 'zod';
import { leave, respond } from '../delivery.ts';
import { defineFault } from './fault.ts';
import { codeFor } from './plan/status-codes.ts';
import { bodiedStatus, breakOff, bytesParam, fractionParam, htmlPage } from './spoil.ts';

/** What each way to lose a reply may be told besides. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  error_status: ['status'],
  html: ['status'],
  truncate: ['bytes', 'fraction', 'end'],
};

const params = z
  .strictObject({
    how: z
      .enum(['reset', 'close', 'stall', 'truncate', 'error_status', 'html'])
      .default('reset')
      .describe('what arrives instead of the answer: nothing, part of it, a 5xx, or a page'),
    status: bodiedStatus.optional().describe('for error_status (a 5xx) and html (any); 502 when left out'),
    bytes: bytesParam.optional().describe('for truncate: bytes of the body that arrive'),
    fraction: fractionParam
      .optional()
      .describe('for truncate: how much of the body arrives, in place of bytes; half when neither is given'),
    end: z.enum(['close', 'reset', 'stall']).optional().describe('for truncate: how the connection ends then; close when left out'),
  })
  .superRefine(({ how, ...others }, context) => {
    const { bytes, fraction, status = 502 } = others;
    const foreign = Object.keys(others).find((name) => !TAKES[how]?.includes(name));
    if (foreign !== undefined)
      context.addIssue({ code: 'custom', path: [foreign], message: `nothing: ${how} does not take it`, input: others });
    else if (how === 'error_status' && status < 500)
      context.addIssue({ code: 'custom', path: ['status'], message: 'a whole number 500–599', input: status });
    else if (bytes !== undefined && fraction !== undefined)
      context.addIssue({ code: 'custom', path: ['fraction'], message: 'bytes or fraction, not both', input: fraction });
  });

/** Loses the answer to a committed (or replayed) write. */
export const lostReply = defineFault({
  kind: 'lost_reply',
  about: 'Commits the write, then loses the answer: by a reset, a close, silence, a cut, a 5xx, or a page.',
  params,
  allowedAt: ['after_commit'],
  inject: async (next, call, { how, status = 502, bytes, fraction, end = 'close' }, context) => {
    if (how === 'truncate') return breakOff({ end, cut: { bytes, fraction } }, next, call, context);
    const { commit } = await next();
    if (how === 'html') return respond({ status, ...htmlPage('Bad gateway') }, commit);
    if (how !== 'error_status') return leave(how, commit);
    return { ...context.problem(status, codeFor(status), { detail: 'The provider could not be reached.' }), commit };
  },
});
