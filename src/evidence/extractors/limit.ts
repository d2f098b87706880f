// limit: which of a provider's limits was reached, where a header names it or counts it down to nothing.
// Step 2 of a failure's walk. @see https://developer.xero.com/documentation/guides/oauth2/limits/, https://docs.stripe.com/rate-limits
import type { Evidence, Extractor, HttpLink } from '../evidence.ts';

type Limit = NonNullable<Evidence['limit']>;

/** `x-rate-limit-problem: day`, `x-ratelimit-scope: minute`. */
const NAMES_IT = /(?:limit|limited|quota|throttled?|throttling)-(?:problem|reason|scope|type|window|exceeded|reached|violated)$/;
/** Most headers are neither of these, and one look tells. */
const MAY_BE = /limit|quota|throttl|remaining/;
/** `x-daylimit-remaining: 0`, `x-ratelimit-remaining-minute: 0`. */
const COUNTS_IT = /remaining/;
const LENGTHS: readonly (readonly [Limit, RegExp])[] = [
  ['day', /day|daily|week|month|year/],
  ['hour', /hour/],
  ['minute', /min(?!imum)/],
  ['burst', /second|burst|concurren/],
];

/** Reads the longest limit that is named or used up. */
export const limit: Extractor = {
  source: 'limit',
  recognises: (link) => link.kind === 'http' && link.status >= 400 && limitIn(link) !== undefined,
  extract: (link) => {
    const reached = link.kind === 'http' ? limitIn(link) : undefined;
    return reached === undefined ? {} : { limit: reached };
  },
};

function limitIn({ headers }: HttpLink): Limit | undefined {
  let said = '';
  for (const name in headers) {
    if (!MAY_BE.test(name)) continue;
    const value = headers[name] ?? '';
    if (NAMES_IT.test(name)) said += ` ${value.slice(0, 60).toLowerCase()}`;
    else if (COUNTS_IT.test(name) && /^\s{0,9}0{1,9}\s{0,9}$/.test(value)) said += ` ${name}`;
  }
  return said === '' ? undefined : LENGTHS.find(([, words]) => words.test(said))?.[0];
}
