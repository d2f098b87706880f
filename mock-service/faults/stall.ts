// stall: silence until the caller gives up: not one byte, or the headers and so much of the body, and then nothing more.
// After a commit it is called lost_reply with how="stall", so that a plan has one name for it.
import * as z from 'zod';
import { defineFault } from './fault.ts';
import { AFTER_BODY_BYTES, breakOff, bytesParam, cutOf, placeOfCut } from './spoil.ts';

/** Holds the connection until the caller hangs up. */
export const stall = defineFault({
  kind: 'stall',
  about:
    'Falls silent before the first byte, or in the middle of the answer; the caller must give up by itself. Only on_wire lets the operation run.',
  params: z.strictObject({
    after_body_bytes: bytesParam.optional().describe(AFTER_BODY_BYTES),
  }),
  allowedAt: ['before_access', 'before_operation', 'on_wire'],
  placeFor: (params) => placeOfCut(cutOf(params)),
  needs: ({ after_body_bytes }) => (after_body_bytes === undefined ? null : 'own_body'),
  inject: (next, call, params, context) => breakOff({ end: 'stall', cut: cutOf(params) }, next, call, context),
});
