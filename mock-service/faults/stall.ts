// stall: not one byte is ever answered. In front of the walk nothing is done; on the wire the walk runs and its answer is held.
// After a commit it is called lost_reply with how="stall", so that a plan has one name for it.
import { z } from 'zod';
import { leave } from '../delivery.ts';
import { defineFault } from './fault.ts';

/** Holds the connection until the caller hangs up. */
export const stall = defineFault({
  kind: 'stall',
  about: 'Never answers a byte; the caller must give up by itself. Only on_wire lets the operation run.',
  params: z.strictObject({}),
  allowedAt: ['before_access', 'before_operation', 'on_wire'],
  inject: async (next, _call, _params, { at }) => leave('stall', at === 'on_wire' ? (await next()).commit : 'none'),
});
