// oauth-error: the error of a token endpoint, a text at the top level of its JSON. Other texts there are other providers' own matter.
// @see RFC 6749, section 5.2; RFC 8628, section 3.5; OpenID Connect Core, section 3.1.2.6
import type { Extractor } from '../evidence.ts';
import { isObject, readProperty } from '../values/safe-read.ts';

/** The standards' own codes. */
const ERRORS: readonly string[] = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'interaction_required',
  'login_required',
  'consent_required',
  'account_selection_required',
  'authorization_pending',
  'slow_down',
];

/** Reads `{"error": "invalid_grant"}`. */
export const oauthError: Extractor = {
  source: 'oauth-error',
  recognises: (link) => link.kind === 'http' && errorIn(link.body?.json) !== undefined,
  extract: (link) => {
    const error = link.kind === 'http' ? errorIn(link.body?.json) : undefined;
    return error === undefined ? {} : { oauth_error: error, code: error };
  },
};

function errorIn(json: unknown): string | undefined {
  const error = isObject(json) ? readProperty(json, 'error') : undefined;
  return ERRORS.find((each) => each === error);
}
