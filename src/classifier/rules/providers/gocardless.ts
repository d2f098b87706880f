// gocardless: the reasons under GoCardless' coarse types.
// @see https://developer.gocardless.com/api-reference/#errors-error-types
import { refused } from '../../rule.ts';
import { providerTable, type Row } from './table.ts';

const STATE = 'GoCardless, invalid_state errors';
const USAGE = 'GoCardless, invalid_api_usage errors';

const state: readonly Row[] = [
  [
    'made_before',
    { code: { equals: 'idempotent_creation_conflict' } },
    { error_type: 'duplicate', effect: 'applied' },
    `${STATE}: this key made its resource already; links.conflicting_resource_id names it.`,
  ],
  [
    'state',
    {
      code: {
        oneOf: [
          ...[
            'cancellation_failed',
            'retry_failed',
            'mandate_is_inactive',
            'mandate_replaced',
            'mandate_not_inactive',
            'bank_account_disabled',
          ],
          ...['number_of_refunds_exceeded', 'refund_payment_invalid_state', 'total_amount_confirmation_invalid'],
          ...['redirect_flow_already_completed', 'redirect_flow_incomplete', 'customer_bank_account_token_used'],
        ],
      },
    },
    refused('business_rule_violation'),
    `${STATE}: the state of the resource forbids it.`,
  ],
  [
    'bank_account_exists',
    { code: { equals: 'bank_account_exists' } },
    refused('duplicate'),
    `${STATE}: the bank account is registered already; links.customer_bank_account names it.`,
  ],
];

const usage: readonly Row[] = [
  [
    'token',
    {
      code: {
        oneOf: [
          'access_token_not_found',
          'access_token_not_active',
          'access_token_revoked',
          'missing_authorization_header',
          'invalid_authorization_header',
        ],
      },
    },
    refused('invalid_credentials'),
    `${USAGE}: the token is missing, unknown or was taken back; tokens do not expire by themselves.`,
  ],
  [
    'permission',
    { code: { oneOf: ['insufficient_permissions', 'forbidden_request'] } },
    refused('permission_denied'),
    `${USAGE}: the token may not do this, or this is not enabled for the account.`,
  ],
  [
    'throttled',
    { code: { equals: 'rate_limit_exceeded' } },
    refused('rate_limited'),
    `${USAGE}: too many calls in this minute; the type reads like a bug.`,
  ],
  [
    'not_found',
    { code: { oneOf: ['resource_not_found', 'link_not_found'] } },
    refused('not_found'),
    `${USAGE}: the resource, or one that the input links to, does not exist.`,
  ],
  [
    'setup',
    {
      code: {
        oneOf: [
          ...['path_not_found', 'method_not_allowed', 'invalid_content_type', 'missing_version_header', 'version_not_found'],
          ...['unsupported_version', 'not_acceptable', 'upgrade_required'],
        ],
      },
    },
    refused('configuration_error'),
    `${USAGE}: path, method, version or media type are wrong: the client has to be changed.`,
  ],
  [
    'input',
    { code: { oneOf: ['validation_failed', 'bad_request', 'invalid_document_structure', 'invalid_filters', 'idempotency_key_too_long'] } },
    refused('invalid_input'),
    `${USAGE} and validation_failed: the input has to be changed; the field is named.`,
  ],
  [
    'internal',
    { code: { equals: 'internal_server_error' } },
    { error_type: 'server_error', effect: 'unknown' },
    'GoCardless, errors of the type gocardless: an error inside; its Idempotency-Key makes a repetition safe.',
  ],
];

export const gocardless = providerTable('gocardless', [...state, ...usage]);
