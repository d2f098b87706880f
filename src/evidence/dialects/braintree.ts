// braintree: a transaction with a processor's code or a gateway's reason, `extensions.errorClass` of GraphQL, XML, and what its SDKs raise.
// @see https://developer.paypal.com/braintree/docs/reference/general/exceptions
import type { Dialect } from './dialect.ts';

/** What its SDK for Node names an error, in `name` and in `type`. */
const NODE =
  /^(?:authentication|authorization|notFound|gatewayTimeout|requestTimeout|server|serviceUnavailable|tooManyRequests|unexpected)Error$|^upgradeRequired$/;

export const braintree: Dialect = {
  provider: 'braintree',
  shapes: [
    [[['transaction', 'processorResponseCode']], [['transaction', 'status']]],
    [[['transaction', 'gatewayRejectionReason']], [['transaction', 'status'], /^gateway_rejected$/]],
    [
      [['errors', '0', 'extensions', 'errorClass'], /^[A-Z_]{4,40}$/],
      [['errors', '0', 'extensions', 'errorType'], /^(?:user|developer|unknown)_error$|^internal$/],
    ],
    [
      [['name'], NODE],
      [['type'], NODE],
    ],
  ],
  marks: [
    '<api-error-response>',
    'braintree.exceptions.',
    'Braintree::',
    'Braintree\\Exception\\',
    'com.braintreegateway.exceptions.',
    ...[
      'authentication',
      'authorization',
      'notFound',
      'gatewayTimeout',
      'requestTimeout',
      'server',
      'serviceUnavailable',
      'tooManyRequests',
    ].map((name) => `${name}Error ${name}Error`),
    'upgradeRequired upgradeRequired',
  ],
  codes: [
    ['transaction', 'gatewayRejectionReason'],
    ['transaction', 'processorResponseCode'],
    ['errors', '0', 'extensions', 'errorClass'],
    ['type'],
  ],
  element: 'processor-response-code',
  printed:
    /(?:\bbraintree\.exceptions\.[a-z_.]{1,60}\.|\bBraintree::|\bBraintree\\Exception\\|\bbraintreegateway\.exceptions\.|^(?=[a-z]{4,20}(?:[A-Z][a-z]{2,20}){1,3} ))([A-Za-z]{4,40})/,
};
