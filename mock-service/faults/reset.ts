// reset: the connection is torn down with a TCP RST, before the first byte or in the middle of the answer's body.
// After a commit it is called lost_reply with how="reset", so that a plan has one name for it.
import { defineFault } from './fault.ts';
import { breakOff, breakParams, cutOf, placeOfCut } from './spoil.ts';

/** Resets instead of answering, or while answering. */
export const reset = defineFault({
  kind: 'reset',
  about: 'Resets the connection (TCP RST) without a byte, or in the middle of the answer. Only on_wire lets the operation run.',
  params: breakParams,
  allowedAt: ['before_access', 'before_operation', 'on_wire'],
  placeFor: (params) => placeOfCut(cutOf(params)),
  needs: (params) => (cutOf(params) === null ? null : 'own_body'),
  inject: (next, call, params, context) => breakOff({ end: 'reset', cut: cutOf(params) }, next, call, context),
});
