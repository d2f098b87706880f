// paypal: the issues and names of PayPal's REST interfaces; one 422 holds rules, duplicates, declines and closed accounts.
// @see https://developer.paypal.com/api/rest/reference/orders/v2/errors/
import { type Outcome, refused } from '../../rule.ts';
import { providerTable, type Row } from './table.ts';

const ORDERS = 'PayPal, orders v2 errors';
const INVOICES = 'PayPal, invoicing v2 errors';
const done: Outcome = { error_type: 'duplicate', effect: 'applied' };

const money: readonly Row[] = [
  [
    'declined',
    {
      code: {
        oneOf: [
          'INSTRUMENT_DECLINED',
          'TRANSACTION_REFUSED',
          'CARD_EXPIRED',
          'PAYER_CANNOT_PAY',
          'PAYER_ACCOUNT_RESTRICTED',
          'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
          'CARD_CLOSED',
          'PAYMENT_DENIED',
          'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
        ],
      },
    },
    refused('payment_declined'),
    `${ORDERS}: the payer's bank, card or account refuses this payment; another means of payment has to be chosen.`,
  ],
  [
    'payee_restricted',
    {
      code: {
        oneOf: [
          'PAYEE_ACCOUNT_RESTRICTED',
          'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
          'PAYEE_ACCOUNT_INVALID',
          'PAYEE_ACCOUNT_NOT_VERIFIED',
          'PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING',
        ],
      },
    },
    refused('account_restricted'),
    `${ORDERS}: the account that should receive the money may not; its owner has to act.`,
  ],
  [
    'done_before',
    {
      code: {
        oneOf: [
          'ORDER_ALREADY_CAPTURED',
          'ORDER_ALREADY_AUTHORIZED',
          'AUTHORIZATION_ALREADY_CAPTURED',
          'CAPTURE_FULLY_REFUNDED',
          'PREVIOUSLY_VOIDED',
        ],
      },
    },
    done,
    `${ORDERS}: what was asked for was done before; reading the order shows it.`,
  ],
  [
    'maybe_done',
    { code: { equals: 'DUPLICATE_INVOICE_ID' } },
    { error_type: 'duplicate', effect: 'unknown' },
    `${ORDERS}: the invoice number was captured before, perhaps by a lost attempt of the same call; a look-up tells.`,
  ],
  [
    'expired_authorization',
    {
      code: {
        oneOf: ['AUTHORIZATION_EXPIRED', 'AUTHORIZATION_VOIDED', 'PREVIOUSLY_CAPTURED', 'ORDER_COMPLETED_OR_VOIDED', 'ORDER_EXPIRED'],
      },
    },
    refused('business_rule_violation'),
    `${ORDERS}: what the payer agreed to has ended; it is no token of this client that expired.`,
  ],
  [
    'payer_must_act',
    { code: { oneOf: ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'] } },
    refused('business_rule_violation'),
    `${ORDERS}: the payer has to approve the order first.`,
  ],
  [
    'amount',
    {
      code: {
        oneOf: [
          'REFUND_AMOUNT_EXCEEDED',
          'MAX_CAPTURE_AMOUNT_EXCEEDED',
          'MAX_CAPTURE_COUNT_EXCEEDED',
          'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
          'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
          'REFUND_TIME_LIMIT_EXCEEDED',
          'PAYMENT_AMOUNT_GREATER_THAN_AMOUNT_DUE',
        ],
      },
    },
    refused('business_rule_violation'),
    `${ORDERS}: more was asked for than is left of the amount, the count or the time; none of these is a limit on calls.`,
  ],
];

const invoices: readonly Row[] = [
  ['canceled_before', { code: { equals: 'INVOICE_CANCELED_ALREADY' } }, done, `${INVOICES}: the invoice is canceled, as was wanted.`],
  [
    'invoice_state',
    { code: { matches: '^(?:CANNOT_(?:[A-Z]{2,20}_){1,4}INVOICE|CANT_(?:[A-Z]{2,20}_){1,4}INVOICE)$' } },
    refused('business_rule_violation'),
    `${INVOICES}: the invoice's state forbids it.`,
  ],
];

const calls: readonly Row[] = [
  [
    'token',
    { code: { equals: 'invalid_token' }, status: { equals: 401 } },
    refused('expired_credentials', { details: { refreshable: true } }),
    'PayPal, authentication: a token is made anew from client id and secret whenever one is not taken; RFC 6750 does not tell which of both it was.',
  ],
  [
    'authentication',
    { code: { oneOf: ['AUTHENTICATION_FAILURE', 'invalid_client'] } },
    refused('invalid_credentials'),
    'PayPal, REST responses: the authorization header is missing or its credential is wrong.',
  ],
  [
    'permission',
    { code: { oneOf: ['PERMISSION_DENIED', 'NOT_AUTHORIZED', 'CONSENT_NEEDED', 'PERMISSION_NOT_GRANTED'] } },
    refused('permission_denied'),
    'PayPal, REST responses: a scope, a feature of the app or the consent of the account is missing.',
  ],
  [
    'in_progress',
    { code: { equals: 'PREVIOUS_REQUEST_IN_PROGRESS' } },
    { error_type: 'resource_locked', effect: 'unknown' },
    'PayPal, idempotency: the first request with this PayPal-Request-Id is still running; the same id gets its answer.',
  ],
  [
    'key_reused',
    { code: { oneOf: ['DUPLICATE_REQUEST_ID', 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED'] } },
    refused('idempotency_conflict'),
    'PayPal, idempotency: this PayPal-Request-Id was used for another request.',
  ],
  [
    'not_found',
    { code: { oneOf: ['INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND'] } },
    refused('not_found'),
    'PayPal, REST responses: no such object, though one of these names sounds like a bad input.',
  ],
  [
    'input',
    {
      code: {
        oneOf: [
          'INVALID_PARAMETER_VALUE',
          'INVALID_PARAMETER_SYNTAX',
          'MISSING_REQUIRED_PARAMETER',
          'INVALID_STRING_LENGTH',
          'INVALID_STRING_MAX_LENGTH',
          'INVALID_REQUEST',
          'MALFORMED_REQUEST_JSON',
        ],
      },
    },
    refused('invalid_input'),
    'PayPal, REST responses: the input violates the schema.',
  ],
  [
    'setup',
    { code: { oneOf: ['METHOD_NOT_SUPPORTED', 'MEDIA_TYPE_NOT_ACCEPTABLE', 'UNSUPPORTED_MEDIA_TYPE'] } },
    refused('configuration_error'),
    'PayPal, REST responses: the client uses a method or a media type that is not taken there.',
  ],
  [
    'throttled',
    { code: { equals: 'RATE_LIMIT_REACHED' } },
    refused('rate_limited'),
    'PayPal, rate limiting: too many calls; no number is published.',
  ],
  [
    'internal',
    { code: { oneOf: ['INTERNAL_SERVER_ERROR', 'INTERNAL_SERVICE_ERROR'] } },
    { error_type: 'server_error', effect: 'unknown' },
    'PayPal, REST responses: an error inside; the same PayPal-Request-Id makes a repetition safe.',
  ],
  [
    'unavailable',
    { code: { equals: 'SERVICE_UNAVAILABLE' } },
    { error_type: 'service_unavailable', effect: 'unknown' },
    'PayPal, REST responses: the service is down for now.',
  ],
];

export const paypal = providerTable('paypal', [...money, ...invoices, ...calls]);
