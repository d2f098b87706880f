// error-envelope: the code of an error that lies in an envelope, `{"error": {"code": …}}`, under whatever status; and why a payment was declined.
// Step 2 of a failure's walk. @see https://google.aip.dev/193, https://docs.stripe.com/api/errors
import type { Extractor, Facts } from '../evidence.ts';
import { codeOf } from '../redact.ts';
import { isObject, readPath, readProperty } from '../values/safe-read.ts';

/** Reads the envelope; a code that is a number is a status, which http-response reads. */
export const errorEnvelope: Extractor = {
  source: 'error-envelope',
  recognises: (link) => link.kind === 'http' && isObject(readProperty(link.body?.json, 'error')),
  extract: (link) => {
    const code = link.kind === 'http' ? readPath(link.body?.json, ['error', 'code']) : undefined;
    const known = typeof code === 'string' ? codeOf(code) : undefined;
    const declined = link.kind === 'http' ? codeOf(readPath(link.body?.json, ['error', 'decline_code'])) : undefined;
    const facts: { -readonly [K in keyof Facts]: Facts[K] } = {};
    if (known !== undefined) facts.code = known;
    if (declined !== undefined) facts.decline_code = declined;
    return facts;
  },
};
