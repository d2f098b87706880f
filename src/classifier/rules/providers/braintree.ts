// braintree: processor codes, gateway rejections, GraphQL's error classes, and the names of what its SDKs raise.
// @see https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses
import { type Outcome, refused } from '../../rule.ts';
import { providerTable, type Row } from './table.ts';

const RESPONSES = 'Braintree, authorization responses';
const GATEWAY = 'Braintree, gateway rejections';
const EXCEPTIONS = 'Braintree, exceptions, and error classes of GraphQL';
const unsure = (error_type: Outcome['error_type']): Outcome => ({ error_type, effect: 'unknown' });

const payments: readonly Row[] = [
  [
    'declined',
    { code: { matches: '^2\\d{3}$' } },
    refused('payment_declined'),
    `${RESPONSES}: codes of the 2000 class are declines of the bank or processor, whatever their text.`,
  ],
  [
    'processor_down',
    { code: { equals: '3000' } },
    refused('service_unavailable'),
    `${RESPONSES}: 3000, the processor's network is down; nothing was charged, though the status is 422.`,
  ],
  [
    'made_before',
    { code: { equals: 'duplicate' } },
    { error_type: 'duplicate', effect: 'applied' },
    `${GATEWAY}: an equal transaction was accepted a moment ago; it is to be looked up.`,
  ],
  [
    'rejected',
    { code: { oneOf: ['avs', 'avs_and_cvv', 'cvv', 'fraud', 'risk_threshold', 'three_d_secure', 'token_issuance', 'excessive_retry'] } },
    refused('payment_declined'),
    `${GATEWAY}: the gateway's own checks refuse this payment.`,
  ],
  [
    'application_incomplete',
    { code: { equals: 'application_incomplete' } },
    refused('account_restricted'),
    `${GATEWAY}: the merchant's application is not complete, so nothing can be charged.`,
  ],
];

const calls: readonly Row[] = [
  [
    'authentication',
    { code: { oneOf: ['authenticationError', 'AuthenticationError', 'AuthenticationException', 'Authentication', 'AUTHENTICATION'] } },
    refused('invalid_credentials'),
    `${EXCEPTIONS}: the keys are wrong, or those of the other environment.`,
  ],
  [
    'authorization',
    { code: { oneOf: ['authorizationError', 'AuthorizationError', 'AuthorizationException', 'Authorization', 'AUTHORIZATION'] } },
    refused('permission_denied'),
    `${EXCEPTIONS}: the role of this key may not do that.`,
  ],
  [
    'not_found',
    { code: { oneOf: ['notFoundError', 'NotFoundError', 'NotFoundException', 'NotFound', 'NOT_FOUND'] } },
    refused('not_found'),
    `${EXCEPTIONS}: no such object.`,
  ],
  [
    'upgrade',
    {
      code: {
        oneOf: [
          'upgradeRequired',
          'UpgradeRequiredError',
          'UpgradeRequiredException',
          'UpgradeRequired',
          'UNSUPPORTED_CLIENT',
          'NOT_IMPLEMENTED',
        ],
      },
    },
    refused('configuration_error'),
    `${EXCEPTIONS}: this version of the client library is no longer taken.`,
  ],
  [
    'throttled',
    { code: { oneOf: ['tooManyRequestsError', 'TooManyRequestsError', 'TooManyRequestsException', 'TooManyRequests', 'RESOURCE_LIMIT'] } },
    refused('rate_limited'),
    `${EXCEPTIONS}: too many calls.`,
  ],
  [
    'unavailable',
    {
      code: {
        oneOf: [
          'serviceUnavailableError',
          'ServiceUnavailableError',
          'ServiceUnavailableException',
          'ServiceUnavailable',
          'SERVICE_AVAILABILITY',
        ],
      },
    },
    unsure('service_unavailable'),
    `${EXCEPTIONS}: the gateway or a service behind it is down; there are no idempotency keys, so a write is to be looked up.`,
  ],
  [
    'timeout',
    {
      code: {
        oneOf: [
          ...['gatewayTimeoutError', 'GatewayTimeoutError', 'GatewayTimeoutException', 'GatewayTimeout'],
          ...['requestTimeoutError', 'RequestTimeoutError', 'RequestTimeoutException', 'RequestTimeout'],
        ],
      },
    },
    unsure('timeout'),
    `${EXCEPTIONS}: it took too long; the transaction may have been made, and there are no idempotency keys.`,
  ],
  [
    'server',
    { code: { oneOf: ['serverError', 'ServerError', 'ServerException', 'INTERNAL'] } },
    unsure('server_error'),
    `${EXCEPTIONS}: an error inside; the transaction may have been made.`,
  ],
  ['validation', { code: { equals: 'VALIDATION' } }, refused('invalid_input'), `${EXCEPTIONS}: the input is not valid.`],
];

export const braintree = providerTable('braintree', [...payments, ...calls]);
