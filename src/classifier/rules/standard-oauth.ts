// Rules for OAuth: what a token endpoint says, and what became of renewing a token.
// Step 3 of a failure's walk, after the providers' own tables. @see RFC 6749, section 5.2
import type { Outcome, Rule } from '../rule.ts';

type Row = readonly [error: string, error_type: Outcome['error_type'], because: string];

/** What a token endpoint refuses by. */
const refused: readonly Row[] = [
  ['invalid_grant', 'invalid_credentials', 'the refresh token is invalid, expired, revoked or used; the user has to consent again.'],
  ['invalid_client', 'invalid_credentials', 'the client id or its secret is wrong.'],
  ['unauthorized_client', 'configuration_error', 'this client may not use this grant type.'],
  ['unsupported_grant_type', 'configuration_error', 'the endpoint does not know this grant type.'],
  ['invalid_scope', 'permission_denied', 'the scope is unknown, or goes beyond what was granted.'],
];

/** What this side did already says more than the answer it met: these come before any provider's table. */
export const renewals: readonly Rule[] = [
  {
    id: 'oauth.renewed_in_vain',
    when: { renewal: { equals: 'in_vain' } },
    then: { error_type: 'expired_credentials', effect: 'not_applied', details: { refreshable: false } },
    because: 'A token that was renewed a moment ago is refused as expired: another renewal would end the same way (RFC 6750 section 3.1).',
  },
  {
    id: 'oauth.refresh_lost',
    when: { renewal: { equals: 'lost' } },
    then: { error_type: 'expired_credentials', effect: 'not_applied', details: { refreshable: false } },
    because: 'A refresh token is good once, and the reply with the next one was lost; the user has to consent again (RFC 6749 section 6).',
  },
];

export const standardOauth: readonly Rule[] = [
  ...refused.map(
    ([error, error_type, because]): Rule => ({
      id: `oauth.${error}`,
      when: { oauth_error: { equals: error } },
      then: { error_type, effect: 'not_applied' },
      because: `RFC 6749 section 5.2: ${because}`,
    }),
  ),
  {
    id: 'oauth.wrong_address',
    when: { renewal: { equals: 'refused' }, status: { oneOf: [404, 405] } },
    then: { error_type: 'configuration_error', effect: 'not_applied' },
    because: 'There is no token endpoint at the address this client was given (RFC 6749 section 3.2).',
  },
  {
    id: 'oauth.invalid_request',
    when: { renewal: { equals: 'refused' }, oauth_error: { equals: 'invalid_request' } },
    then: { error_type: 'configuration_error', effect: 'not_applied' },
    because: 'RFC 6749 section 5.2: the token endpoint does not understand how this client asks.',
  },
];
