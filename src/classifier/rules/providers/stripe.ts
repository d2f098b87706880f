// stripe: the codes of Stripe, which say more than the types and statuses they come with.
// @see https://docs.stripe.com/error-codes, https://docs.stripe.com/declines/codes
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

const page = (what: string): string => `docs.stripe.com/error-codes: ${what}`;

export const stripe = providerTable('stripe', [
  [
    'rate_limit',
    { code: { equals: 'rate_limit' } },
    refused('rate_limited'),
    page('too many requests at once or in a second, under 429, and under 400 in versions of the API before 2015-09-08.'),
  ],
  [
    'lock_timeout',
    { code: { equals: 'lock_timeout' } },
    refused('resource_locked'),
    page('another request holds this one object; under 429, though nobody has to slow down.'),
  ],
  [
    'idempotency_key_in_use',
    { code: { equals: 'idempotency_key_in_use' } },
    { error_type: 'resource_locked', effect: 'unknown' },
    page('the first request with this key is still running; the same key gives its answer later.'),
  ],
  [
    'idempotency_error',
    { code: { equals: 'idempotency_error' } },
    refused('idempotency_conflict'),
    'docs.stripe.com/api/errors: an idempotency_error is a key that was used before with other parameters.',
  ],
  [
    'key-expired',
    { code: { oneOf: ['api_key_expired', 'platform_api_key_expired'] } },
    refused('expired_credentials'),
    page('the key expired or was rolled, and a person has to put the new one in place.'),
  ],
  [
    'secret_key_required',
    { code: { equals: 'secret_key_required' } },
    refused('invalid_credentials'),
    page('a publishable key was used where a secret key is needed.'),
  ],
  [
    'testmode_charges_only',
    { code: { equals: 'testmode_charges_only' } },
    refused('account_restricted'),
    page('the account is not activated and can only make test charges.'),
  ],
  [
    'other-mode',
    { code: { equals: 'livemode_mismatch' } },
    refused('configuration_error'),
    page('keys, requests and objects of test mode and live mode do not mix.'),
  ],
  [
    'other-mode.missing',
    { code: { equals: 'resource_missing' }, says: { equals: 'wrong_world' } },
    refused('configuration_error'),
    page('resource_missing, and the message finds the object in the other mode: the key is that of the wrong environment.'),
  ],
  ['resource_missing', { code: { equals: 'resource_missing' } }, refused('not_found'), page('the id does not exist for this account.')],
  [
    'resource_already_exists',
    { code: { equals: 'resource_already_exists' } },
    refused('duplicate'),
    page('an object with the id that the caller chose exists already.'),
  ],
  [
    'already-done',
    { code: { oneOf: ['charge_already_refunded', 'charge_already_captured'] } },
    { error_type: 'duplicate', effect: 'applied' },
    page('the charge is refunded or captured already, so what was asked for is done.'),
  ],
  [
    'declined.soft',
    {
      decline_code: {
        oneOf: [
          'insufficient_funds',
          'try_again_later',
          'issuer_not_available',
          'processing_error',
          'reenter_transaction',
          'approve_with_id',
        ],
      },
    },
    refused('payment_declined', { details: { decline: 'soft' } }),
    'docs.stripe.com/declines/codes: another attempt may succeed on another day; that is for a dunning schedule, not for a loop.',
  ],
  [
    'declined.hard',
    {
      decline_code: {
        oneOf: [
          'stolen_card',
          'lost_card',
          'pickup_card',
          'fraudulent',
          'restricted_card',
          'invalid_account',
          'expired_card',
          'incorrect_number',
          'card_not_supported',
          'revocation_of_authorization',
          'revocation_of_all_authorizations',
          'stop_payment_order',
        ],
      },
    },
    refused('payment_declined', { details: { decline: 'hard' } }),
    'docs.stripe.com/declines/codes: this card will not be charged, whenever it is tried.',
  ],
  [
    'declined',
    {
      code: {
        oneOf: [
          ...[
            'card_declined',
            'card_error',
            'card_decline_rate_limit_exceeded',
            'expired_card',
            'incorrect_cvc',
            'incorrect_number',
            'incorrect_zip',
          ],
          ...['incorrect_address', 'invalid_cvc', 'invalid_expiry_month', 'invalid_expiry_year', 'invalid_number', 'insufficient_funds'],
          ...[
            'processing_error',
            'authentication_required',
            'payment_intent_authentication_failure',
            'setup_intent_authentication_failure',
          ],
          ...['payment_method_customer_decline', 'payment_method_provider_decline', 'payment_method_provider_timeout'],
          ...['invoice_payment_intent_requires_action', 'charge_exceeds_source_limit', 'bank_account_declined', 'debit_not_authorized'],
        ],
      },
    },
    refused('payment_declined'),
    page('the bank, the card network or the payer did not let it through; card_decline_rate_limit_exceeded stays for 24 hours.'),
  ],
  [
    'state',
    {
      code: {
        oneOf: [
          ...[
            'invoice_not_editable',
            'invoice_on_behalf_of_not_editable',
            'invoice_no_customer_line_items',
            'invoice_no_subscription_line_items',
          ],
          ...[
            'invoice_no_payment_method_types',
            'invoice_upcoming_none',
            'payment_intent_unexpected_state',
            'setup_intent_unexpected_state',
          ],
          ...['payment_method_unexpected_state', 'charge_expired_for_capture', 'charge_disputed', 'refund_disputed_payment'],
          ...['status_transition_invalid', 'coupon_expired', 'customer_max_subscriptions', 'customer_max_payment_methods'],
          ...['balance_insufficient', 'payment_intent_incompatible_payment_method', 'billing_invalid_mandate', 'bank_account_unverified'],
        ],
      },
    },
    refused('business_rule_violation'),
    page('the invoice, the payment or the customer is not in a state that allows this.'),
  ],
  [
    'not-enabled',
    { code: { oneOf: ['payouts_not_allowed', 'transfers_not_allowed', 'platform_account_required', 'country_unsupported'] } },
    refused('account_restricted'),
    page('the account, as it is set up, may not do that.'),
  ],
  [
    'parameter',
    {
      code: {
        oneOf: [
          ...[
            'parameter_missing',
            'parameter_unknown',
            'parameter_invalid_empty',
            'parameter_invalid_integer',
            'parameter_invalid_string_blank',
          ],
          ...[
            'parameter_invalid_string_empty',
            'parameters_exclusive',
            'email_invalid',
            'url_invalid',
            'postal_code_invalid',
            'tax_id_invalid',
          ],
          ...['amount_too_large', 'amount_too_small', 'invalid_charge_amount', 'invalid_characters', 'country_code_invalid'],
          ...['account_number_invalid', 'routing_number_invalid', 'customer_tax_location_invalid', 'shipping_address_invalid'],
        ],
      },
    },
    refused('invalid_input'),
    page('a parameter is missing, unknown or not valid.'),
  ],
  [
    'setup',
    { code: { oneOf: ['tls_version_unsupported', 'account_invalid', 'not_allowed_on_standard_account'] } },
    refused('configuration_error'),
    page('the TLS version, the Stripe-Account header or the kind of account does not fit this call.'),
  ],
  [
    'sdk.permission',
    { exception: { oneOf: ['PermissionError', 'StripePermissionError', 'PermissionException'] } },
    refused('permission_denied'),
    'docs.stripe.com/api/errors/handling: the SDK’s PermissionError is a key without the right, not a file of this machine.',
  ],
  [
    'sdk.signature',
    { exception: { oneOf: ['SignatureVerificationError', 'StripeSignatureVerificationError', 'SignatureVerificationException'] } },
    refused('configuration_error'),
    'docs.stripe.com/webhooks/signature: secret, body or clock of this side is wrong; no call was made.',
  ],
]);
