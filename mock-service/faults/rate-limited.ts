// rate_limited: the provider says "too many calls" and, as told, when to come back.
// Behind the credential check by default, where the provider's own limiter stands; before_access is a gateway's limiter.
import * as z from 'zod';
import { defineFault } from './fault.ts';

/** 429 instead of the operation. A frozen or moved calendar answers seconds even when a date is asked for: no client's clock agrees with it. */
export const rateLimited = defineFault({
  kind: 'rate_limited',
  about: 'Answers 429 instead of running the operation; nothing is committed.',
  params: z.strictObject({
    retry_after: z.enum(['seconds', 'date', 'absent']).default('seconds').describe('form of the Retry-After header'),
    wait_s: z.int().min(0).max(86_400).default(2).describe('whole seconds to wait'),
  }),
  allowedAt: ['before_operation', 'before_access'],
  inject: async (_next, _call, params, { calendar, problem }) => {
    const answeredAtMs = Math.floor(calendar.now() / 1000) * 1000;
    const httpDate = (ms: number): string => new Date(ms).toUTCString();
    const forms = {
      seconds: { 'retry-after': String(params.wait_s) },
      date: { date: httpDate(answeredAtMs), 'retry-after': httpDate(answeredAtMs + params.wait_s * 1000) },
      absent: {},
    };
    const form = params.retry_after === 'date' && !calendar.followsClock ? 'seconds' : params.retry_after;
    return problem(429, 'rate_limited', { detail: 'Too many calls with this credential.', headers: forms[form] });
  },
});
