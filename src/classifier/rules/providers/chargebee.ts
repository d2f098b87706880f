// chargebee: the `api_error_code` of Chargebee; one of them has two meanings that only its message tells apart.
// @see https://apidocs.chargebee.com/docs/api/error-handling
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

const page = (what: string): string => `apidocs.chargebee.com, error handling: ${what}`;

export const chargebee = providerTable('chargebee', [
  [
    'throttled',
    { code: { equals: 'api_request_limit_exceeded' } },
    refused('rate_limited'),
    page('api_request_limit_exceeded: too many calls in a minute, or at once; its type is that of server faults.'),
  ],
  [
    'authentication',
    { code: { oneOf: ['api_authentication_failed', 'api_authentication_invalid', 'basic_authentication_failed'] } },
    refused('invalid_credentials'),
    page('the API key is wrong.'),
  ],
  ['authorization', { code: { equals: 'api_authorization_failed' } }, refused('permission_denied'), page('the API key may not do that.')],
  [
    'site',
    { code: { oneOf: ['site_not_found', 'http_method_not_supported'] } },
    refused('configuration_error'),
    page('the site in the address, or the method, is wrong.'),
  ],
  [
    'site-not-ready',
    { code: { oneOf: ['site_not_ready', 'site_read_only_mode'] } },
    refused('service_unavailable'),
    page('the site is being set up, or only reads for a while; nothing was written.'),
  ],
  ['resource_not_found', { code: { equals: 'resource_not_found' } }, refused('not_found'), page('nothing has this id.')],
  [
    'in-flight',
    { code: { equals: 'invalid_state_for_request' }, says: { oneOf: ['key_in_use', 'in_progress', 'locked'] } },
    { error_type: 'resource_locked', effect: 'unknown' },
    page('idempotency: the first request with this key still runs; the code is that of a conflict that stays.'),
  ],
  [
    'state',
    { code: { oneOf: ['invalid_state_for_request', 'configuration_incompatible', 'resource_limit_exhausted'] } },
    refused('business_rule_violation'),
    page('the object is not in a state for this, or the site does not allow it.'),
  ],
  [
    'duplicate',
    { code: { oneOf: ['duplicate_entry', 'param_not_unique'] } },
    { error_type: 'duplicate', effect: 'unknown' },
    page('an object has this id already; after a lost reply it may be the caller’s own.'),
  ],
  [
    'parameter',
    { code: { oneOf: ['param_wrong_value', 'param_should_not_be_given', 'invalid_request'] } },
    refused('invalid_input'),
    page('a parameter is wrong or not wanted.'),
  ],
  [
    'payment',
    { code: { oneOf: ['payment_processing_failed', 'payment_method_verification_failed', 'payment_method_not_present'] } },
    refused('payment_declined'),
    page('the gateway did not take the payment; its reason is in the message.'),
  ],
  [
    'temporary',
    { code: { oneOf: ['internal_temporary_error', 'request_blocked'] } },
    { error_type: 'service_unavailable', effect: 'unknown' },
    page('an error that passes; whether the work was done is not said.'),
  ],
  [
    'internal_error',
    { code: { equals: 'internal_error' } },
    { error_type: 'server_error', effect: 'unknown' },
    'chargebee/chargebee-node: also what the client makes of an answer it cannot read, whatever its status was.',
  ],
]);
