// Quota: how many messages a tenant may send on a day of the sandbox's calendar (R60).
// Step 5 of a request's walk: whatever sends asks here.
import { DAY_MS } from '../day.ts';
import { isOff, type RuleProfile } from '../profile.ts';
import { type Rejection, reject } from '../rejection.ts';

/** Seconds of a day. */
const DAY_S = 86_400;

/** R60 when so many were sent on the day of `nowMs` that no other may be, with the wait until the next day in UTC; else null. */
export function refuseQuota(sentToday: number, nowMs: number, profile: RuleProfile): Rejection | null {
  const { emailsPerDay } = profile;
  if (isOff('R60', profile) || sentToday < emailsPerDay) return null;
  const retryAfterS = Math.ceil((DAY_MS - (nowMs % DAY_MS)) / 1000);
  return reject('R60', {
    detail: `Refused: the ${emailsPerDay} messages of this day are sent. The next day begins at 00:00 UTC.`,
    retryAfterS,
    quota: { name: 'emails', limit: emailsPerDay, windowS: DAY_S },
  });
}
