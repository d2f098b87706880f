// Standard rules for what an error says in its own codes and phrases, whoever the provider is; and for what its headers tell in so many words.
// Step 3 of a failure's walk, after the providers' own tables and before the status. The words are in evidence/wording/meanings.
import type { Evidence } from '../../evidence/evidence.ts';
import { type Outcome, type Rule, refused, type When } from '../rule.ts';
import { ASKS_LONG } from './long-wait.ts';

type Said = NonNullable<Evidence['says']>;
type Row = readonly [says: Said, then: Outcome, because: string];

const rows: readonly Row[] = [
  [
    'maybe_done',
    { error_type: 'duplicate', effect: 'unknown' },
    'It says that the same was done or is being done: a look-up tells, a repetition doubles it (Omie Client-1100).',
  ],
  [
    'declined',
    refused('payment_declined'),
    'It says that the payer’s bank or card refused; a decline is an answer, not an outage (Stripe declines guide).',
  ],
  [
    'key_done',
    { error_type: 'duplicate', effect: 'applied' },
    'It says that this key made its object already: the object is there to be read (GoCardless idempotent_creation_conflict).',
  ],
  [
    'key_reused',
    refused('idempotency_conflict'),
    'It says that the idempotency key was used for another request (Idempotency-Key draft, section 2.6).',
  ],
  [
    'key_in_use',
    { error_type: 'resource_locked', effect: 'unknown' },
    'It says that the first request with this key is still running (Idempotency-Key draft, section 2.6).',
  ],
  [
    'wrong_world',
    refused('configuration_error'),
    'It says that key, clock or host belong to another environment: the client is set up wrongly (Stripe testmode, AWS RequestTimeTooSkewed).',
  ],
  [
    'token_expired',
    refused('expired_credentials', { details: { refreshable: true } }),
    'It says that the token or session expired, and a token can be refreshed (RFC 6750 section 3.1).',
  ],
  [
    'credential_expired',
    refused('expired_credentials'),
    'It says that the key or secret expired; a person has to make another (Stripe api_key_expired).',
  ],
  [
    'consent_gone',
    refused('invalid_credentials'),
    'It says that what was granted was taken back or ran out: a person has to grant it again (RFC 6749 section 5.2, invalid_grant).',
  ],
  ['bad_credential', refused('invalid_credentials'), 'It says that the credential is wrong or missing (RFC 9110 section 15.5.2).'],
  [
    'unpaid',
    refused('account_restricted'),
    'RFC 9110 section 15.5.3 (402, payment required) as providers use it: it says that the account must be paid for, or needs another plan.',
  ],
  ['suspended', refused('account_restricted'), 'It says that the account itself is closed, suspended or not active (QuickBooks 6190).'],
  [
    'no_permission',
    refused('permission_denied'),
    'It says that this credential may not do that (RFC 6750 section 3.1, insufficient_scope).',
  ],
  [
    'denied',
    refused('permission_denied'),
    'It says no more than that this is not authorized, and its status does not say that nobody is known (RFC 9110 section 15.5.4).',
  ],
  [
    'unauthorized',
    refused('invalid_credentials'),
    'It says unauthorized under a status that says less, which means that the credential is missing or wrong (RFC 9110 section 15.5.2).',
  ],
  [
    'quota',
    refused('quota_exhausted'),
    'It names a quota or a window of a day or more, so no backoff loop outlasts it (RateLimit header fields draft, quota-exceeded).',
  ],
  [
    'stale',
    refused('stale_object'),
    'It says that the object changed since it was read; the same bytes never succeed (RFC 9110 section 13.1.1).',
  ],
  [
    'throttled',
    refused('rate_limited'),
    'It says that calls come too fast, whatever the status: refused before any work (AWS throttling codes in a 400).',
  ],
  [
    'rule',
    refused('business_rule_violation'),
    'It says that the state of the object or a rule of the business forbids this (RFC 9110 section 15.5.10).',
  ],
  [
    'already_done',
    { error_type: 'duplicate', effect: 'applied' },
    'It says that this was done already, so there is nothing left to do (Stripe charge_already_refunded).',
  ],
  [
    'in_progress',
    { error_type: 'resource_locked', effect: 'unknown', veto: true },
    'It says that the work is under way: it is to be looked up, not sent again (Focus NFe em_processamento).',
  ],
  ['duplicate', refused('duplicate'), 'It says that the name or number is taken by another object (RFC 9110 section 15.5.10).'],
  [
    'bad_setup',
    refused('configuration_error'),
    'It says that method, path, version or headers are not taken here: the client is wrong (RFC 9110 section 15.5.6).',
  ],
  ['absent', refused('not_found'), 'It says that an object does not exist, whatever the status (RFC 9110 section 15.5.5).'],
  [
    'down_for_long',
    { error_type: 'service_unavailable', effect: 'not_applied', veto: true },
    'It says that the service is down and nobody knows until when: no loop waits for that (SEFAZ cStat 109).',
  ],
  ['locked', refused('resource_locked'), 'It says that another call holds the object at this moment (Stripe lock_timeout).'],
  ['bad_input', refused('invalid_input'), 'It says that the input is not valid, whatever the status (RFC 9110 section 15.5.21).'],
];

/** What a provider that did nothing answers with. */
const undone: readonly (readonly [name: string, status: When, error_type: Outcome['error_type']])[] = [
  ['timeout', { status: { oneOf: [408, 504] } }, 'timeout'],
  ['server', { status: { equals: 500 } }, 'server_error'],
  ['unavailable', { status_class: { equals: '5xx' } }, 'service_unavailable'],
];

export const standardSays: readonly Rule[] = [
  {
    id: 'says.throttled.long-wait',
    when: { says: { equals: 'throttled' }, ...ASKS_LONG },
    then: refused('quota_exhausted'),
    because: 'It says that calls come too fast and asks for a wait over 900 s: not a burst but a used-up quota (urllib3 issue 1338).',
  },
  {
    id: 'says.throttled.long-limit',
    when: { says: { equals: 'throttled' }, limit: { equals: 'day' } },
    then: refused('quota_exhausted'),
    because:
      'A header or member names the limit that was reached, and it counts over a day or longer (Bling, limits; Xero, X-Rate-Limit-Problem).',
  },
  {
    id: 'says.throttled.upstream',
    when: { says: { equals: 'throttled' }, status: { oneOf: [502, 504] } },
    then: { error_type: 'rate_limited', effect: 'unknown' },
    because: 'A gateway says that what it called was throttled; how far the work had come before is not known (RFC 9110 section 15.6.5).',
  },
  ...rows.map(([says, then, because]): Rule => ({ id: `says.${says}`, when: { says: { equals: says } }, then, because })),
  ...undone.map(
    ([name, status, error_type]): Rule => ({
      id: `told.nothing_done.${name}`,
      when: { nothing_done: { equals: true }, ...status },
      then: refused(error_type),
      because:
        'Transient-Error says that nothing was sent on and the same call may be repeated, whatever the status suggests (Adyen, API idempotency).',
    }),
  ),
  {
    id: 'says.timed_out',
    when: { says: { equals: 'timed_out' } },
    then: { error_type: 'timeout', effect: 'unknown' },
    because: 'It says that somebody behind it waited in vain; the work may have been done (RFC 9110 section 15.6.5).',
  },
  {
    id: 'says.unavailable.5xx',
    when: { says: { equals: 'unavailable' }, status_class: { equals: '5xx' } },
    then: { error_type: 'service_unavailable', effect: 'by_phase' },
    because: 'It says that the service is down or overloaded for now; how far the work had come is not known (RFC 9110 section 15.6.4).',
  },
  {
    id: 'says.unavailable.unseen',
    when: { says: { equals: 'unavailable' }, status: { present: false } },
    then: { error_type: 'service_unavailable', effect: 'unknown' },
    because:
      'It says that the service is down, and no status shows that the call was refused before any work: a gateway says the same after it (RFC 9110 section 15.6.3).',
  },
  {
    id: 'says.unavailable',
    when: { says: { equals: 'unavailable' } },
    then: refused('service_unavailable'),
    because: 'It refuses and says that the service is down or overloaded for now (SEFAZ cStat 108 in a 200).',
  },
  {
    id: 'says.broken',
    when: { says: { equals: 'broken' } },
    then: { error_type: 'server_error', effect: 'unknown' },
    because: 'A success that says it failed inside; how far the work had come is not known (RFC 9110 section 15.6.1).',
  },
  {
    id: 'soap.caller',
    when: { fault_side: { equals: 'caller' }, says: { present: false }, status: { oneOf: [200, 400, 500] } },
    then: refused('invalid_input'),
    because:
      'A fault of the class Client says that the message must not be sent again without change, though it comes under 500 (SOAP 1.1 section 4.4.1).',
  },
  {
    id: 'soap.protocol',
    when: { fault_side: { equals: 'protocol' }, says: { present: false } },
    then: refused('configuration_error'),
    because: 'SOAP 1.1 section 4.4.1: MustUnderstand and VersionMismatch say that the two sides do not speak the same SOAP.',
  },
  {
    id: 'told.retry',
    when: { told_to_retry: { equals: true }, status: { oneOf: [400, 409, 422] } },
    then: refused('service_unavailable'),
    because:
      'The provider says by a header that the call may be repeated, and nothing in it names a permanent cause (x-should-retry, openai-node client.ts).',
  },
  {
    id: 'reply.error-in-success',
    when: { error_in_success: { equals: true }, status_class: { equals: '2xx' } },
    then: { error_type: 'unknown', effect: 'unknown' },
    because: 'A success that holds an error whose words say nothing known: whether the work was done is not known either.',
  },
];
