// stripe: `{"error": {"type", "code", "decline_code", "message", "param", "doc_url"}}`, and what its SDKs throw and print.
// @see https://docs.stripe.com/api/errors, https://docs.stripe.com/error-codes
import type { Dialect } from './dialect.ts';

/** stripe-python ≥ 8 shows its classes under `stripe` itself, stripe-node puts `Stripe` before them. */
const CLASSES = [
  ...['APIError', 'APIConnectionError', 'AuthenticationError', 'CardError', 'IdempotencyError', 'InvalidRequestError', 'PermissionError'],
  ...['RateLimitError', 'SignatureVerificationError', 'TemporarySessionExpiredError'],
];
const NODE_CLASSES = [...CLASSES, 'ConnectionError', 'InvalidGrantError'].map((name) => `Stripe${name}`);

/** Codes that nobody else has beside these types; what an imitator would copy means the same. */
const OWN_CODES =
  /^(?:api_key_expired|platform_api_key_expired|idempotency_key_in_use|lock_timeout|livemode_mismatch|resource_missing|card_decline_rate_limit_exceeded|charge_(?:already|disputed|expired|exceeds)\w{0,30}|invoice_(?:not_editable|no_\w{3,40}|upcoming_none|payment_intent_requires_action)|parameter_(?:missing|unknown|invalid_\w{3,20})|parameters_exclusive|(?:payment|setup)_intent_\w{3,40}|testmode_charges_only)$/;

export const stripe: Dialect = {
  provider: 'stripe',
  headers: ['stripe-version', 'stripe-should-retry', 'stripe-rate-limited-reason'],
  shapes: [
    [
      [['error', 'type'], /^(?:api_error|card_error|idempotency_error|invalid_request_error)$/],
      [['error', 'doc_url'], /^https:\/\/(?:docs\.)?stripe\.com\//],
    ],
    [
      [['error', 'type'], /^(?:api_error|card_error|idempotency_error|invalid_request_error)$/],
      [['error', 'request_log_url'], /^https:\/\/dashboard\.stripe\.com\//],
    ],
    [
      [['error', 'type'], /^(?:card_error|idempotency_error|invalid_request_error)$/],
      [['error', 'code'], OWN_CODES],
    ],
  ],
  marks: [
    ...['stripe.error.', 'stripe._error.', 'com.stripe.exception.', 'Stripe\\Exception\\', 'Stripe::', 'Stripe.StripeException'],
    ...CLASSES.map((name) => `stripe.${name}`),
    ...NODE_CLASSES,
  ],
  codes: [
    ['error', 'code'],
    ['error', 'type'],
  ],
  printed: /(?:\bStripe\w{1,40}Error \[|\bcode["']?(?:=|: ?)["']?)(?!null\b|undefined\b|none\b)([a-z][a-z_]{2,60})\b/,
};
