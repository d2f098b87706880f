// stripe: `{"error": {"type", "code", "decline_code", "message", "param"}}`, and what its SDKs throw.
// @see https://docs.stripe.com/api/errors
import type { Dialect } from './dialect.ts';

export const stripe: Dialect = {
  provider: 'stripe',
  headers: ['stripe-version', 'stripe-should-retry', 'stripe-rate-limited-reason'],
  shapes: [
    [
      [['error', 'type'], /^(?:api_error|card_error|idempotency_error|invalid_request_error)$/],
      [['error', 'doc_url'], /^https:\/\/(?:docs\.)?stripe\.com\//],
    ],
    [[['error', 'type'], /^(?:card_error|idempotency_error)$/]],
  ],
  marks: ['stripe.error.', 'StripeError', 'Stripe::'],
  codes: [
    ['error', 'code'],
    ['error', 'type'],
  ],
};
