// heardSign: what a class and a message stand for beside the status that they state: a 401 that speaks of a rate limit is none.
// Step 2 of a failure's walk. What an answer quotes in its body is read as a body, and not for phrases.

import { quotedBody } from '../texts/quoted-body.ts';
import { signOf } from '../texts/sign-of.ts';
import type { Spoken } from '../texts/spoken.ts';
import type { Sign } from '../texts/symptom.ts';
import { isHeard } from './heard.ts';

/** As `signOf`; a status that was stated is sharper than a phrase elsewhere. */
export function heardSign(spoken: Spoken, status: number | undefined): Sign | undefined {
  const sign = signOf(spoken);
  if (status === undefined || sign === undefined || sign[0] === 'own_fault') return sign;
  const { message } = spoken;
  const bare = quotedBody(message) === undefined ? sign : signOf({ ...spoken, message: message.slice(0, message.search(/[{<]/)) });
  return bare?.[0] === 'rate_limited' && !isHeard('throttled', status) && status !== 429 ? undefined : bare;
}
