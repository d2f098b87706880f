// Rules for our own provider's native codes. A problem's type is its identifier, so it decides before the status does.
// @see RFC 9457, section 3.1.1; every code is in docs/openapi.json
import type { Outcome, Rule, When } from '../rule.ts';

const URN = 'urn:overdue:problem:';

type Row = readonly [code: string, error_type: Outcome['error_type'], because: string];

/** Codes whose refusal leaves no trace. */
const refused: readonly Row[] = [
  ['not_found', 'not_found', 'R01: the id in the path does not exist.'],
  ['reference_not_found', 'not_found', 'R02: an object named in the body does not exist.'],
  ['customer_inactive', 'business_rule_violation', 'R04: nothing new is made for an archived customer.'],
  ['invalid_email', 'invalid_input', 'R11: the e-mail is not an address.'],
  ['catalogue_inactive', 'business_rule_violation', 'R06: the product or its price is archived; another has to be chosen.'],
  ['price_immutable', 'business_rule_violation', 'R07: the price named was replaced already, and an archived price never changes.'],
  ['tax_rate_immutable', 'business_rule_violation', 'R09: a tax rate has this code already, and what a rate says never changes.'],
  ['tax_rate_inactive', 'business_rule_violation', 'R10: an inactive tax rate is not put on a line.'],
  ['too_many_taxes', 'invalid_input', 'R18: a line takes 10 tax rates at most.'],
  ['tax_conflict', 'invalid_input', 'R18: a line takes each tax rate once, and none beside a given tax amount.'],
  ['invalid_period', 'invalid_input', 'R19: the period ends before it starts.'],
  ['coupon_invalid', 'business_rule_violation', 'R22: the coupon is expired, used up or for another currency.'],
  ['negative_total', 'business_rule_violation', 'R23: credits outweigh charges, which this provider refuses.'],
  ['tax_location_missing', 'business_rule_violation', "R39: automatic tax needs the customer's country."],
  ['invalid_currency', 'invalid_input', 'R13: the currency is unknown.'],
  ['invalid_amount', 'invalid_input', 'R14, R44: the amount is not a positive whole number of minor units.'],
  ['amount_ambiguous', 'invalid_input', 'R15, R62: what is asked for is given twice, or not at all.'],
  ['currency_mismatch', 'invalid_input', "R16, R45: the currency is not the invoice's, or not that of the customer's credit."],
  ['too_many_lines', 'business_rule_violation', 'R17: an invoice holds 250 lines at most.'],
  ['too_many_custom_fields', 'invalid_input', 'R20: at most 4 custom fields, each of them short.'],
  ['invalid_quantity', 'invalid_input', 'R21: the quantity is negative.'],
  ['amount_too_large', 'invalid_input', 'R24: the charge is above the limit.'],
  ['invoice_not_editable', 'business_rule_violation', 'R26, R27: money and lines are fixed once the invoice is finalized.'],
  ['item_locked', 'business_rule_violation', 'R28: the invoice item is on a finalized invoice.'],
  ['invoice_empty', 'business_rule_violation', 'R31: an invoice without lines is not finalized here.'],
  ['nothing_to_invoice', 'business_rule_violation', 'R32: nothing waits to be included in this currency.'],
  ['due_date_required', 'invalid_input', 'R33: an invoice to be sent needs a due date, or days until it.'],
  ['due_date_forbidden', 'invalid_input', 'R33: an invoice that is charged automatically has no due date.'],
  ['invalid_due_date', 'invalid_input', 'R34: the due date lies before the issue date.'],
  ['duplicate_number', 'duplicate', 'R35: the number is another invoice’s; nothing was stored.'],
  ['period_locked', 'business_rule_violation', 'R36: the books are closed for that day.'],
  [
    'invalid_transition',
    'business_rule_violation',
    'R29, R30, R40, R42, R53, R54, R56 to R58, R67, R97, R98, R116: the state of the object does not allow the command.',
  ],
  ['invoice_already_paid', 'business_rule_violation', 'R41: the invoice is paid, whoever paid it.'],
  ['payment_exceeds_balance', 'business_rule_violation', 'R43: the payment is more than what remains, or than the credit there is.'],
  ['payment_method_required', 'invalid_input', 'R46: the customer has no default payment method.'],
  ['payment_method_mismatch', 'invalid_input', "R47: the payment method is another customer's."],
  ['amount_too_small', 'invalid_input', 'R50: a card is not charged less than 50 minor units.'],
  ['payment_action_required', 'payment_declined', 'R49: the payer has to authenticate; only a person can get that done.'],
  ['payment_in_use', 'business_rule_violation', 'R52: the payment was refunded, or settled its invoice.'],
  ['invoice_has_payments', 'business_rule_violation', 'R55: an invoice with a payment or credit is not voided.'],
  ['customer_email_missing', 'business_rule_violation', 'R59: the customer has no e-mail to send to; it can be given one.'],
  ['invoice_not_past_due', 'business_rule_violation', 'R117: nobody is reminded before the day after the due date.'],
  ['invoice_not_creditable', 'business_rule_violation', 'R61: a draft is changed and a void invoice left alone; neither is credited.'],
  ['credit_exceeds_invoice', 'business_rule_violation', 'R63: credit notes and refunds never pass what the invoice came to.'],
  ['credit_split_mismatch', 'invalid_input', 'R64: the shares have to add up to what was paid of the credit.'],
  ['invoice_has_no_charge', 'business_rule_violation', 'R65: no card was charged for the invoice, so there is none to refund to.'],
  ['refund_exceeds_charge', 'business_rule_violation', 'R68: the refund is more than what is left of the payment.'],
  ['quote_expired', 'business_rule_violation', 'R90: the last day of the quote has passed; it is offered anew.'],
  ['unprintable_text', 'business_rule_violation', 'R109: no font prints a script of the invoice; the text has to be another.'],
  ['invalid_expiry', 'invalid_input', 'R92, R94, R100: what is to expire would do so in the past, or too far ahead.'],
  ['search_wordless', 'invalid_input', 'R112: the query of a search has no letter and no digit.'],
  ['invalid_schedule', 'invalid_input', 'R95, R96: it would begin in the past, or its dates do not go together.'],
  ['invoice_not_payable', 'business_rule_violation', 'R99: a payment link is for an open invoice; a draft is finalized first.'],
  ['payment_link_expired', 'business_rule_violation', 'R101: the payment link has expired; its seller can make a new one.'],
  ['lines_required', 'invalid_input', 'R93: a quote or a recurring invoice says what for.'],
  ['query_invalid', 'invalid_input', 'R104: the SQL cannot be read, or names what does not exist; the answer says what is near it.'],
  ['query_not_read_only', 'invalid_input', 'R105: a query reads; commands write.'],
  ['query_too_expensive', 'invalid_input', 'R106: the query passes what one query may take; the same query passes it again.'],
  ['query_result_too_large', 'invalid_input', 'R107: one row is longer than an answer may be.'],
  ['query_function_refused', 'invalid_input', 'R108: a query calls no function whose answer may change by itself.'],
  ['precondition_failed', 'stale_object', 'R71: the object has another version than the caller saw (RFC 9110 section 13.1.1).'],
  ['precondition_required', 'stale_object', 'R72: the provider wants the version that was read (RFC 6585 section 3).'],
  ['conflict', 'resource_locked', 'R73: another write holds the invoice; it is let go as soon as that is done.'],
  ['idempotency_mismatch', 'idempotency_conflict', 'R74: the key was used for another request (Idempotency-Key draft, section 2.6).'],
  ['idempotency_key_invalid', 'invalid_input', 'R76: the key is empty or too long.'],
  ['idempotency_key_required', 'configuration_error', 'R77: the client sends no key where the provider wants one.'],
  ['invalid_page', 'invalid_input', 'R78: the limit or the cursor is not valid.'],
  ['malformed', 'invalid_input', 'R81: the body cannot be parsed.'],
  ['unsupported_media_type', 'configuration_error', 'R81: the client sends another media type than JSON.'],
  ['invalid_request', 'invalid_input', 'A field is unknown, missing or of the wrong type; `errors` names it.'],
  ['payload_too_large', 'invalid_input', 'The body is larger than the provider takes.'],
  ['headers_too_large', 'configuration_error', 'The client sends headers that are too large.'],
  ['route_not_found', 'configuration_error', 'The path is not one of the provider: the client has a wrong address.'],
  ['method_not_allowed', 'configuration_error', 'The path does not have this method: the client is wrong.'],
  ['sandbox_not_found', 'configuration_error', 'The base URL or header names a sandbox that does not exist.'],
  ['sandbox_ambiguous', 'configuration_error', 'Base URL and header name different sandboxes.'],
  ['overdue_fault_invalid', 'configuration_error', 'The client asks for a fault that does not exist.'],
  ['credential_missing', 'invalid_credentials', 'RFC 6750 section 3.1: no credential was sent.'],
  ['credential_malformed', 'invalid_credentials', 'RFC 6750 section 3.1: the Authorization header is malformed.'],
  ['credential_unknown', 'invalid_credentials', 'RFC 6750 section 3.1: the API key is unknown.'],
  ['credential_revoked', 'invalid_credentials', 'RFC 6750 section 3.1: the API key was revoked.'],
  ['token_unknown', 'invalid_credentials', 'RFC 6750 section 3.1: the access token is unknown.'],
  ['token_revoked', 'invalid_credentials', 'RFC 6750 section 3.1: the access token was revoked.'],
  [
    'too_many_connections',
    'service_unavailable',
    'As many calls as the service holds are under way; this one was turned away before anything ran.',
  ],
  ['idempotency_store_full', 'service_unavailable', 'The sandbox keeps no further key until one expires; nothing ran.'],
  ['too_many_rows', 'quota_exhausted', 'The sandbox keeps no more objects of this kind, and waiting frees none.'],
  ['tenant_suspended', 'account_restricted', 'R82: the tenant is suspended; only a person can settle that with the provider.'],
  ['insufficient_scope', 'permission_denied', 'RFC 6750 section 3.1: the API key lacks a scope.'],
];

/** @see https://docs.stripe.com/declines/codes, whose names the provider uses */
const HARD_DECLINES: readonly string[] = [
  'expired_card',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'lost_card',
  'pickup_card',
  'restricted_card',
  'stolen_card',
];
const SOFT_DECLINES: readonly string[] = [
  'card_velocity_exceeded',
  'do_not_honor',
  'generic_decline',
  'insufficient_funds',
  'issuer_not_available',
  'processing_error',
  'reenter_transaction',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
];

const DECLINES = 'Stripe decline codes';

function rule(code: string, then: Outcome, because: string): Rule {
  return { id: `overdue.${code}`, when: is(code), then, because };
}

function is(code: string): When {
  return { problem_type: { equals: `${URN}${code}` } };
}

function decline(kind: 'soft' | 'hard', codes: readonly string[], because: string): Rule {
  return {
    id: `overdue.payment_declined.${kind}`,
    when: { ...is('payment_declined'), decline_code: { oneOf: codes } },
    then: { error_type: 'payment_declined', effect: 'not_applied', details: { decline: kind } },
    because,
  };
}

export const overdue: readonly Rule[] = [
  decline('hard', HARD_DECLINES, `R48, ${DECLINES}: this card will never pass.`),
  decline('soft', SOFT_DECLINES, `R48, ${DECLINES}: the same card may pass another day.`),
  rule('payment_declined', { error_type: 'payment_declined', effect: 'not_applied' }, 'R48: declined, with a code nobody here knows.'),
  rule(
    'credential_expired',
    { error_type: 'expired_credentials', effect: 'not_applied', details: { refreshable: false } },
    'RFC 6750 section 3.1: the API key expired, and an API key has no refresh: a person issues a new one.',
  ),
  rule(
    'token_expired',
    { error_type: 'expired_credentials', effect: 'not_applied', details: { refreshable: true } },
    'RFC 6750 section 3.1: the access token expired, and whoever holds the refresh token or the client secret gets another one.',
  ),
  rule(
    'idempotency_in_flight',
    { error_type: 'resource_locked', effect: 'unknown' },
    'R75: the first request with this key is still running; the same key and body get its answer later.',
  ),
  rule(
    'reference_taken',
    { error_type: 'duplicate', effect: 'unknown' },
    'R83: an object holds this reference; after a lost reply it may be the one that was meant.',
  ),
  rule(
    'charge_already_refunded',
    { error_type: 'duplicate', effect: 'applied' },
    'R69: the payment is refunded in full, so what was asked for is already so.',
  ),
  rule(
    'quote_already_converted',
    { error_type: 'duplicate', effect: 'applied' },
    'R91: the quote is an invoice already, so what was asked for is already so.',
  ),
  rule(
    'quota_exceeded',
    { error_type: 'quota_exhausted', effect: 'not_applied', details: { horizon: 'day' } },
    'R60: the e-mails of the day are sent; the next day begins at 00:00 UTC, which no backoff loop outlasts.',
  ),
  rule(
    'internal_error',
    { error_type: 'server_error', effect: 'unknown' },
    'The provider failed on its own side (RFC 9110 section 15.6.1).',
  ),
  ...refused.map(([code, error_type, because]) => rule(code, { error_type, effect: 'not_applied' }, because)),
];
