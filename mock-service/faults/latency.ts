// latency: the provider is slow. Before its place in the walk the call waits; after it the finished answer waits.
// Every place makes sense: a slow network, a slow handler, a slow answer to a write that is already done.
import { z } from 'zod';
import { defineFault } from './fault.ts';

/** Waits on the service's timer. A caller that gives up cancels nothing: the delay runs out and the operation commits. */
export const latency = defineFault({
  kind: 'latency',
  about: 'Takes delay_ms longer; the answer itself is the real one.',
  params: z.strictObject({ delay_ms: z.int().min(0).max(600_000).describe('milliseconds, up to ten minutes') }),
  allowedAt: ['before_access', 'before_operation', 'after_commit', 'on_wire'],
  inject: async (next, _call, params, { at, timer }) => {
    const answerFirst = at === 'after_commit' || at === 'on_wire';
    if (!answerFirst) await timer.sleep(params.delay_ms);
    const delivery = await next();
    if (answerFirst) await timer.sleep(params.delay_ms);
    return delivery;
  },
});
