// STRIPE_CASES: answers in Stripe's own words, as its page on errors shows them. Used by samples, for the clients that Stripe publishes.
// `answers` is how a socket of ours answers anything at all.
import type { Socket } from 'node:net';
import type { Case } from './case.ts';

/** An answer of this status line with this JSON, then the end. */
export function answers(status: string, content: object, headers = ''): (socket: Socket) => unknown {
  const body = JSON.stringify(content);
  return (socket) =>
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`,
    );
}

function said(line: string, error: object, error_type: Case['error_type'], effect: Case['effect'] = 'not_applied'): Case {
  const headers = 'Request-Id: req_4k2m9\r\n';
  return {
    place: 'socket',
    provider: 'stripe',
    about: `Stripe answered ${line}`,
    act: answers(line, { error }, headers),
    error_type,
    effect,
  };
}

/** By name; the name is the file's. @see https://docs.stripe.com/api/errors */
export const STRIPE_CASES: Readonly<Record<string, Case>> = {
  'stripe-parameter': said(
    '400 Bad Request',
    { type: 'invalid_request_error', code: 'parameter_missing', param: 'amount', message: 'Missing required param: amount.' },
    'invalid_input',
  ),
  'stripe-key': said(
    '401 Unauthorized',
    { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****mples' },
    'invalid_credentials',
  ),
  'stripe-declined': said(
    '402 Payment Required',
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
    'payment_declined',
  ),
  'stripe-permission': said(
    '403 Forbidden',
    { type: 'invalid_request_error', message: 'The provided key does not have the required permissions for this endpoint.' },
    'permission_denied',
  ),
  'stripe-missing': said(
    '404 Not Found',
    { type: 'invalid_request_error', code: 'resource_missing', param: 'intent', message: "No such payment_intent: 'pi_1'" },
    'not_found',
  ),
  'stripe-idempotency': said(
    '400 Bad Request',
    {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
    'idempotency_conflict',
  ),
  'stripe-rate': said(
    '429 Too Many Requests',
    { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests hit the API too quickly.' },
    'rate_limited',
  ),
  'stripe-lock': said(
    '429 Too Many Requests',
    {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message: 'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
    },
    'resource_locked',
  ),
  'stripe-api-error': said(
    '500 Internal Server Error',
    { type: 'api_error', message: 'Something went wrong on our side.' },
    'server_error',
    'unknown',
  ),
};
