// Rules for OAuth: what a token endpoint says, and what became of renewing a token.
// Step 3 of a failure's walk, after the providers' own tables. @see RFC 6749, section 5.2
import type { Matcher, Outcome, Rule } from '../rule.ts';

type Row = readonly [error: string, error_type: Outcome['error_type'], because: string];

/** What a token endpoint refuses by. */
const refused: readonly Row[] = [
  ['invalid_grant', 'invalid_credentials', 'the refresh token is invalid, expired, revoked or used; the user has to consent again.'],
  ['invalid_client', 'invalid_credentials', 'the client id or its secret is wrong.'],
  ['unauthorized_client', 'configuration_error', 'this client may not use this grant type.'],
  ['unsupported_grant_type', 'configuration_error', 'the endpoint does not know this grant type.'],
  ['invalid_scope', 'permission_denied', 'the scope is unknown, or goes beyond what was granted.'],
];

/** What asks for a person at the authorization server, or for patience with one. */
const waiting: readonly (readonly [error: string, then: Outcome, because: string])[] = [
  ...(['interaction_required', 'login_required', 'consent_required', 'account_selection_required'] as const).map(
    (error) =>
      [
        error,
        { error_type: 'invalid_credentials', effect: 'not_applied' },
        'OpenID Connect Core section 3.1.2.6: no token without a person who signs in or consents anew.',
      ] as const,
  ),
  [
    'authorization_pending',
    { error_type: 'resource_locked', effect: 'not_applied', retry_after_ms: 5000 },
    'RFC 8628 section 3.5: the person has not answered yet; the same request again, five seconds later where no interval was named.',
  ],
  [
    'slow_down',
    { error_type: 'rate_limited', effect: 'not_applied', retry_after_ms: 5000 },
    'RFC 8628 section 3.5: asked too often; five seconds more between requests from now on.',
  ],
];

/** Not 401 and 403, which say who may not, and not 408, 425 and 429, which pass by waiting. */
const REFUSING = [
  400, 402, 406, 407, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 426, 427, 428,
] as const;
const refusing = (id: string, status: Matcher): Rule => ({
  id,
  when: { renewal: { equals: 'refused' }, status },
  then: { error_type: 'configuration_error', effect: 'not_applied' },
  because: 'RFC 6749 section 5.2: a token endpoint says by a code why it refuses; what it refuses is how this client asks, not the call.',
});

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
  {
    id: 'oauth.invalid_client.expired',
    when: { oauth_error: { equals: 'invalid_client' }, says: { oneOf: ['credential_expired', 'token_expired'] } },
    then: { error_type: 'expired_credentials', effect: 'not_applied' },
    because: 'RFC 6749 section 5.2: the client was not authenticated, and the description says that its secret or certificate expired.',
  },
  ...waiting.map(([error, then, because]): Rule => ({ id: `oauth.${error}`, when: { oauth_error: { equals: error } }, then, because })),
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
  refusing('oauth.refused', { oneOf: REFUSING }),
  refusing('oauth.refused_otherwise', { between: [430, 499] }),
];
