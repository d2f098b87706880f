// close: the connection is ended in good order (FIN), before the first byte (an empty reply) or in the middle of the answer's body.
// After a commit it is called lost_reply with how="close", so that a plan has one name for it.
import { defineFault } from './fault.ts';
import { breakOff, breakParams, cutOf, placeOfCut } from './spoil.ts';

/** Hangs up instead of answering, or while answering. */
export const close = defineFault({
  kind: 'close',
  about:
    'Closes the connection (FIN) without a byte, which is an empty reply, or in the middle of the answer. Only on_wire lets the operation run.',
  params: breakParams,
  allowedAt: ['before_access', 'before_operation', 'on_wire'],
  placeFor: (params) => placeOfCut(cutOf(params)),
  needs: (params) => (cutOf(params) === null ? null : 'own_body'),
  inject: (next, call, params, context) => breakOff({ end: 'close', cut: cutOf(params) }, next, call, context),
});
