// challenge: the WWW-Authenticate header of a refused credential.
// Step 6 of a request's walk, for refusals of step 4. @see RFC 6750, section 3

const REALM = 'Bearer realm="overdue"';

/** Code → what follows the realm. A missing credential gets no error at all. */
const ERRORS: Readonly<Record<string, string>> = {
  credential_malformed: ', error="invalid_request", error_description="The Authorization header is malformed"',
  credential_unknown: ', error="invalid_token", error_description="The API key is unknown"',
  credential_revoked: ', error="invalid_token", error_description="The API key was revoked"',
  credential_expired: ', error="invalid_token", error_description="The API key expired"',
  token_unknown: ', error="invalid_token", error_description="The access token is unknown"',
  token_revoked: ', error="invalid_token", error_description="The access token was revoked"',
  token_expired: ', error="invalid_token", error_description="The access token expired"',
  insufficient_scope: ', error="insufficient_scope"',
};

/** The header for a problem; null when its code is no matter of credentials and its status is not 401. */
export function challenge(code: string, status: number, scope?: string): string | null {
  const error = Object.hasOwn(ERRORS, code) ? ERRORS[code] : undefined;
  if (error === undefined) return status === 401 ? REALM : null;
  return `${REALM}${error}${scope === undefined ? '' : `, scope="${scope}"`}`;
}
