// Standard rules, first part: what an answer says in words made for machines, before its status is looked at.
// Step 3 of a failure's walk, after the providers' own tables.
import type { Rule } from '../rule.ts';

const QUOTA_TYPES = 'https://iana.org/assignments/http-problem-types';

export const standardCodes: readonly Rule[] = [
  {
    id: 'problem.quota-exceeded',
    when: { problem_type: { equals: `${QUOTA_TYPES}#quota-exceeded` } },
    then: { error_type: 'quota_exhausted', effect: 'not_applied' },
    because: 'The problem type says that an assigned quota is used up (RateLimit header fields draft, problem types).',
  },
  {
    id: 'problem.temporary-reduced-capacity',
    when: { problem_type: { equals: `${QUOTA_TYPES}#temporary-reduced-capacity` } },
    then: { error_type: 'service_unavailable', effect: 'not_applied' },
    because: 'The problem type says that capacity is reduced for now (RateLimit header fields draft, problem types).',
  },
  {
    id: 'auth.insufficient_scope',
    when: { auth_error: { equals: 'insufficient_scope' } },
    then: { error_type: 'permission_denied', effect: 'not_applied' },
    because: 'RFC 6750 section 3.1: the credential is good but lacks a scope.',
  },
  {
    id: 'auth.expired',
    when: { auth_error: { equals: 'invalid_token' }, auth_expired: { equals: true } },
    then: { error_type: 'expired_credentials', effect: 'not_applied', details: { refreshable: true } },
    because: 'RFC 6750 section 3: the challenge describes the bearer token as expired, and a token can be refreshed.',
  },
  {
    id: 'auth.expired.told',
    when: { auth_error: { equals: 'invalid_token' }, says: { equals: 'token_expired' } },
    then: { error_type: 'expired_credentials', effect: 'not_applied', details: { refreshable: true } },
    because: 'RFC 6750 section 3.1: the challenge names the token, and the body says that it expired.',
  },
  {
    id: 'auth.invalid_token',
    when: { auth_error: { equals: 'invalid_token' } },
    then: { error_type: 'invalid_credentials', effect: 'not_applied' },
    because: 'RFC 6750 section 3.1: the token is malformed, revoked or otherwise invalid, and nothing says that it only expired.',
  },
  {
    id: 'code.insufficient_quota',
    when: { code: { equals: 'insufficient_quota' }, status: { equals: 429 } },
    then: { error_type: 'account_restricted', effect: 'not_applied' },
    because: 'OpenAI, error codes: a 429 with this code means that the credit or the plan is used up; no wait clears it, only paying does.',
  },
  {
    id: 'code.quota',
    when: {
      status: { equals: 429 },
      code: { matches: '^(?:[a-zA-Z]{1,20}[_.-]){0,5}(?:quota|daily|day|monthly|month)(?:[_.-][a-zA-Z]{1,20}){0,5}$' },
    },
    then: { error_type: 'quota_exhausted', effect: 'not_applied' },
    because: 'The code names a quota or a window of a day or more, so no backoff loop outlasts it.',
  },
  {
    id: 'code.decline',
    when: { decline_code: { present: true }, status_class: { equals: '4xx' } },
    then: { error_type: 'payment_declined', effect: 'not_applied' },
    because: 'Only a payment that was asked for and declined carries a decline code; a decline is an answer, not an outage.',
  },
];
