// stale_list: a list answers as it was before the last writes, or a while ago: a replica or an index that lags behind.
// Only before_operation: it is what the operation reads that is old.
import * as z from 'zod';
import { defineFault } from './fault.ts';

const params = z
  .strictObject({
    writes: z.int().min(1).max(100).optional().describe('as it was before so many of the latest writes'),
    ms: z.int().min(1).max(86_400_000).optional().describe("as it was so many milliseconds ago, on the sandbox's calendar"),
  })
  .refine(({ writes, ms }) => (writes === undefined) !== (ms === undefined), { error: 'exactly one of: writes, ms', path: ['writes'] });

/** Reads the past. A single object is always read as it is. */
export const staleList = defineFault({
  kind: 'stale_list',
  about: 'Answers a list as it was some writes or some time ago; what was written since is not in it.',
  params,
  allowedAt: ['before_operation'],
  check: (_params, { operations }, reached) => {
    const lists = Object.keys(operations).filter((name) => operations[name]?.list === true);
    return reached.every((name) => lists.includes(name))
      ? null
      : { path: 'match', expected: `a match that reaches lists and nothing else, such as the operation ${lists.join(', ')}` };
  },
  inject: async (next, _call, { writes, ms = 0 }, { state }) => {
    state.rewind(writes === undefined ? { ms } : { writes });
    return next();
  },
});
