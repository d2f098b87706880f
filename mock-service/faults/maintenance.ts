// maintenance: the provider is closed, says until when, and is open again then.
// In front of the walk by default, credentials and all; before_operation closes the operations alone.
import * as z from 'zod';
import { defineFault } from './fault.ts';

const params = z
  .strictObject({
    until: z.iso
      .datetime({ offset: true, error: 'an instant, YYYY-MM-DDThh:mm:ssZ' })
      .optional()
      .describe("when it ends, on the sandbox's calendar"),
    duration_s: z.int().min(1).max(31_536_000).optional().describe('in place of until: seconds from when the rule was armed'),
  })
  .refine(({ until, duration_s }) => (until === undefined) !== (duration_s === undefined), {
    error: 'exactly one of: until, duration_s',
    path: ['until'],
  });

function endOf({ until, duration_s = 0 }: z.infer<typeof params>, armedAtMs: number): number {
  return until === undefined ? armedAtMs + duration_s * 1000 : Date.parse(until);
}

/** 503 with the time that is left in Retry-After, rounded up; past the end every call goes through and none is a hit. */
export const maintenance = defineFault({
  kind: 'maintenance',
  about: 'Answers 503 with a Retry-After that counts down to the end of the maintenance; then lets calls through again.',
  params,
  allowedAt: ['before_access', 'before_operation'],
  check: ({ until }, _vocabulary, _reached, nowMs) =>
    until !== undefined && nowMs !== null && Date.parse(until) <= nowMs
      ? {
          path: 'until',
          expected: `an instant after the sandbox’s calendar, which stands at ${new Date(nowMs).toISOString()}`,
          received: 'an instant that is over',
        }
      : null,
  endsAtMs: endOf,
  inject: async (next, _call, given, { armedAtMs, calendar, problem, bypass }) => {
    const endMs = endOf(given, armedAtMs);
    const leftMs = endMs - calendar.now();
    if (leftMs > 0)
      return problem(503, 'maintenance', {
        detail: `Closed for maintenance until ${new Date(endMs).toISOString()}.`,
        headers: { 'retry-after': String(Math.ceil(leftMs / 1000)) },
      });
    bypass();
    return next();
  },
});
