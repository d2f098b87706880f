// reset: the connection is torn down with a TCP RST. In front of the walk nothing is done; on the wire the walk runs first.
// After a commit it is called lost_reply with how="reset", so that a plan has one name for it.
import { z } from 'zod';
import { leave } from '../delivery.ts';
import { defineFault } from './fault.ts';

/** Resets instead of answering. */
export const reset = defineFault({
  kind: 'reset',
  about: 'Resets the connection (TCP RST) without a byte. Only on_wire lets the operation run.',
  params: z.strictObject({}),
  allowedAt: ['before_access', 'before_operation', 'on_wire'],
  inject: async (next, _call, _params, { at }) => leave('reset', at === 'on_wire' ? (await next()).commit : 'none'),
});
