// keep_alive_death: a whole and honest answer, on a connection that is dead afterwards: the next call on it finds out.
// On the wire: the walk runs and its answer arrives.
import * as z from 'zod';
import { defineFault } from './fault.ts';

/** Answers, then lets the connection die without a word about it in the answer. */
export const keepAliveDeath = defineFault({
  kind: 'keep_alive_death',
  about:
    'Answers as it should, without Connection: close; then the connection breaks: at once (now), or under the next call that a client sends on it (next_call), which is never read, runs nothing and stands in no journal.',
  params: z.strictObject({
    when: z.enum(['next_call', 'now']).default('next_call').describe('when the connection breaks'),
    how: z.enum(['reset', 'close']).default('reset').describe('how it breaks'),
  }),
  allowedAt: ['on_wire', 'after_commit'],
  inject: async (next, _call, dies, context) => {
    const delivery = await next();
    if (delivery.reply !== null && delivery.leaves.kind === 'respond') return { ...delivery, leaves: { kind: 'respond', dies } };
    context.bypass();
    return delivery;
  },
});
