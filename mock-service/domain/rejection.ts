// Rejection: a refusal is a value with a rule id, never a throw. RULES is the one list of business rules.
// Step 5 of a request's walk: the domain answers with one of these, `wire` turns it into a problem document.

/** How a refusal is meant; a dialect turns it into its own status. */
export type RejectionKind =
  | 'missing'
  | 'gone'
  | 'conflict'
  | 'forbidden'
  | 'unprocessable'
  | 'payment'
  | 'malformed'
  | 'media_type'
  | 'quota'
  | 'stale'
  | 'unconditional';

interface RuleRow {
  readonly kind: RejectionKind;
  /** The machine-readable code on the native wire. */
  readonly code: string;
  /** What it may say instead, where the rule has more than one way to be broken. */
  readonly otherCode?: string;
  /** Completes the sentence "refused when …". */
  readonly when: string;
}

/** Every business rule of this round; the ids are those of the domain's specification. */
export const RULES = {
  R01: { kind: 'missing', code: 'not_found', when: 'the id in the path does not exist' },
  R02: { kind: 'unprocessable', code: 'reference_not_found', when: 'an object named in the body does not exist' },
  R04: { kind: 'conflict', code: 'customer_inactive', when: 'the customer is archived' },
  R06: { kind: 'unprocessable', code: 'catalogue_inactive', when: 'the product or its price is archived' },
  R07: { kind: 'conflict', code: 'price_immutable', when: 'an archived price is changed' },
  R09: { kind: 'conflict', code: 'tax_rate_immutable', when: "a tax rate's code is given to another tax rate" },
  R10: { kind: 'unprocessable', code: 'tax_rate_inactive', when: 'an inactive tax rate is put on a line' },
  R11: { kind: 'unprocessable', code: 'invalid_email', when: 'the e-mail is not an address' },
  R12: {
    kind: 'missing',
    code: 'not_found',
    when: "another tenant's object is named; the answer is R01's or R02's, as if it did not exist",
  },
  R13: { kind: 'unprocessable', code: 'invalid_currency', when: 'the currency is unknown' },
  R14: { kind: 'unprocessable', code: 'invalid_amount', when: 'an amount is not a whole number of minor units' },
  R15: { kind: 'unprocessable', code: 'amount_ambiguous', when: 'an amount comes from more than one source, or from none' },
  R16: {
    kind: 'unprocessable',
    code: 'currency_mismatch',
    when: "a line's currency differs from the invoice's, or credit's from its customer's",
  },
  R17: { kind: 'unprocessable', code: 'too_many_lines', when: 'the invoice would have more than 250 lines' },
  R18: {
    kind: 'unprocessable',
    code: 'too_many_taxes',
    otherCode: 'tax_conflict',
    when: 'a line has more than 10 tax rates, one of them twice, or rates beside a given tax amount',
  },
  R19: { kind: 'unprocessable', code: 'invalid_period', when: 'the period ends before it starts' },
  R20: { kind: 'unprocessable', code: 'too_many_custom_fields', when: 'there are more than 4 custom fields, or one is too long' },
  R21: { kind: 'unprocessable', code: 'invalid_quantity', when: 'the quantity is negative' },
  R22: { kind: 'unprocessable', code: 'coupon_invalid', when: 'the coupon is expired, used up or for another currency' },
  R23: { kind: 'unprocessable', code: 'negative_total', when: 'the invoice total would be negative' },
  R24: { kind: 'unprocessable', code: 'amount_too_large', when: 'a charge exceeds 99,999,999 minor units' },
  R26: {
    kind: 'conflict',
    code: 'invoice_not_editable',
    when: 'a money field, the number, the issue date or the collection method changes after finalization',
  },
  R27: { kind: 'conflict', code: 'invoice_not_editable', when: 'lines change after finalization' },
  R28: { kind: 'conflict', code: 'item_locked', when: 'an invoice item on a finalized invoice is changed or deleted' },
  R29: { kind: 'conflict', code: 'invalid_transition', when: 'an invoice that is no draft is deleted' },
  R30: { kind: 'conflict', code: 'invalid_transition', when: 'a finalized invoice is finalized again' },
  R31: { kind: 'unprocessable', code: 'invoice_empty', when: 'an invoice without lines is finalized' },
  R32: { kind: 'unprocessable', code: 'nothing_to_invoice', when: 'pending items are to be included and there are none' },
  R33: {
    kind: 'unprocessable',
    code: 'due_date_required',
    otherCode: 'due_date_forbidden',
    when: 'an invoice to be sent has neither due_date nor days_until_due, or one that is charged automatically has either',
  },
  R34: { kind: 'unprocessable', code: 'invalid_due_date', when: 'the due date lies before the issue date' },
  R35: { kind: 'conflict', code: 'duplicate_number', when: 'the number is taken' },
  R36: { kind: 'unprocessable', code: 'period_locked', when: 'the issue date lies in a closed period' },
  R39: { kind: 'unprocessable', code: 'tax_location_missing', when: 'automatic tax is asked for and the customer has no country' },
  R40: { kind: 'conflict', code: 'invalid_transition', when: 'a draft is paid' },
  R41: { kind: 'conflict', code: 'invoice_already_paid', when: 'the invoice is already paid' },
  R42: { kind: 'conflict', code: 'invalid_transition', when: 'the invoice to be paid is void or cancelled' },
  R43: {
    kind: 'unprocessable',
    code: 'payment_exceeds_balance',
    when: 'the payment, or the credit applied, exceeds what remains (amount_remaining_minor)',
  },
  R44: { kind: 'unprocessable', code: 'invalid_amount', when: 'the payment, refund or credit is zero or negative' },
  R45: { kind: 'unprocessable', code: 'currency_mismatch', when: "the payment's currency differs from the invoice's" },
  R46: { kind: 'unprocessable', code: 'payment_method_required', when: 'the default payment method is asked for and there is none' },
  R47: { kind: 'unprocessable', code: 'payment_method_mismatch', when: 'the payment method belongs to another customer' },
  R48: { kind: 'payment', code: 'payment_declined', when: 'the card is declined' },
  R49: { kind: 'payment', code: 'payment_action_required', when: 'the payer must authenticate' },
  R50: { kind: 'unprocessable', code: 'amount_too_small', when: 'a card charge is under 50 minor units' },
  R52: {
    kind: 'conflict',
    code: 'payment_in_use',
    when: 'a payment is reversed that was refunded, that settled its invoice, or whose surplus became credit',
  },
  R53: { kind: 'conflict', code: 'invalid_transition', when: 'a draft is voided' },
  R54: { kind: 'conflict', code: 'invalid_transition', when: 'a paid invoice is voided' },
  R55: { kind: 'conflict', code: 'invoice_has_payments', when: 'an invoice with a payment or credit applied is voided' },
  R56: { kind: 'conflict', code: 'invalid_transition', when: 'a void or cancelled invoice is voided' },
  R57: { kind: 'conflict', code: 'invalid_transition', when: 'anything but an open invoice is written off' },
  R58: { kind: 'conflict', code: 'invalid_transition', when: 'a void, cancelled or uncollectible invoice is sent' },
  R59: { kind: 'unprocessable', code: 'customer_email_missing', when: 'the customer has no e-mail to send to' },
  R60: { kind: 'quota', code: 'quota_exceeded', when: 'the e-mail quota of the day is used up' },
  R61: { kind: 'conflict', code: 'invoice_not_creditable', when: 'an invoice is credited that is a draft, scheduled, void or cancelled' },
  R62: {
    kind: 'unprocessable',
    code: 'amount_ambiguous',
    when: 'both an amount and lines are given, or neither, or an amount beside reverse',
  },
  R63: { kind: 'unprocessable', code: 'credit_exceeds_invoice', when: 'credit notes and refunds together pass the invoice total' },
  R64: { kind: 'unprocessable', code: 'credit_split_mismatch', when: 'the split does not add up to what is credited after payment' },
  R65: { kind: 'conflict', code: 'invoice_has_no_charge', when: 'a credit note refunds and nothing was charged' },
  R67: { kind: 'conflict', code: 'invalid_transition', when: 'a credit note is voided that is void, or was paid out or credited' },
  R68: { kind: 'unprocessable', code: 'refund_exceeds_charge', when: 'the refund exceeds what is left of the payment' },
  R69: { kind: 'conflict', code: 'charge_already_refunded', when: 'the payment is refunded in full' },
  R71: { kind: 'stale', code: 'precondition_failed', when: 'If-Match names no version that the object has' },
  R72: { kind: 'unconditional', code: 'precondition_required', when: 'a write on an object that exists comes without a version' },
  R73: { kind: 'conflict', code: 'conflict', when: 'another write holds the invoice' },
  R74: { kind: 'unprocessable', code: 'idempotency_mismatch', when: 'the key was used for another request' },
  R75: { kind: 'conflict', code: 'idempotency_in_flight', when: 'a request with this key is still running' },
  R76: { kind: 'malformed', code: 'idempotency_key_invalid', when: 'the key is empty or longer than 255 characters' },
  R77: { kind: 'malformed', code: 'idempotency_key_required', when: 'a write that needs an idempotency key comes without one' },
  R78: { kind: 'malformed', code: 'invalid_page', when: 'the limit lies outside 1–100 or the cursor is unknown' },
  R81: { kind: 'malformed', code: 'malformed', when: 'the body cannot be parsed' },
  R82: { kind: 'forbidden', code: 'tenant_suspended', when: 'the tenant is suspended' },
  R83: { kind: 'conflict', code: 'reference_taken', when: "the caller's reference is taken for this operation" },
  R84: {
    kind: 'unprocessable',
    code: 'negative_total',
    when: 'an invoice with a negative total is finalized with a later issue date: credit is not given ahead',
  },
  R85: { kind: 'conflict', code: 'invalid_transition', when: 'an invoice is sent, or paid, before its issue date' },
  R86: { kind: 'conflict', code: 'invalid_transition', when: 'an invoice that is not scheduled is cancelled' },
  R87: { kind: 'conflict', code: 'invalid_transition', when: 'a scheduled invoice is voided' },
  R90: { kind: 'conflict', code: 'quote_expired', when: 'a quote whose last day has passed is converted' },
  R91: { kind: 'conflict', code: 'quote_already_converted', when: 'a quote is converted that is an invoice already' },
  R92: { kind: 'unprocessable', code: 'invalid_expiry', when: "a quote's last day lies before today" },
  R93: { kind: 'unprocessable', code: 'lines_required', when: 'a quote, or a recurring invoice, has no lines' },
  R94: { kind: 'unprocessable', code: 'invalid_expiry', when: "a quote's last day lies more than 365 days ahead" },
  R95: { kind: 'unprocessable', code: 'invalid_schedule', when: 'a recurring invoice would begin before today' },
  R96: {
    kind: 'unprocessable',
    code: 'invalid_schedule',
    when: 'what a recurring invoice says of its dates does not go together, or leaves none',
  },
  R97: { kind: 'conflict', code: 'invalid_transition', when: 'a recurring invoice is paused that has ended' },
  R98: { kind: 'conflict', code: 'invalid_transition', when: 'a recurring invoice is resumed that is not paused' },
  R99: { kind: 'conflict', code: 'invoice_not_payable', when: 'a payment link is made for an invoice that is not open' },
  R100: {
    kind: 'unprocessable',
    code: 'invalid_expiry',
    when: 'a payment link would expire before now, or more than 90 days ahead',
  },
  R101: { kind: 'gone', code: 'payment_link_expired', when: 'a payment link is used that has expired' },
  R102: { kind: 'missing', code: 'not_found', when: 'no payment link has this address' },
  R103: {
    kind: 'unprocessable',
    code: 'payment_method_mismatch',
    when: 'a payer names a card that is not theirs to use: anything but a test name',
  },
  R104: {
    kind: 'unprocessable',
    code: 'query_invalid',
    when: 'the SQL cannot be read, names what does not exist, or is not one statement',
  },
  R105: { kind: 'unprocessable', code: 'query_not_read_only', when: 'a statement does something else than read rows' },
  R106: {
    kind: 'unprocessable',
    code: 'query_too_expensive',
    when: 'a query takes too many steps, too much time or memory, or too long a text',
  },
  R107: { kind: 'unprocessable', code: 'query_result_too_large', when: 'one row of an answer is longer than an answer may be' },
  R108: {
    kind: 'unprocessable',
    code: 'query_function_refused',
    when: 'a query calls a function that is not sure to answer the same again, or reaches beyond the data',
  },
  R109: { kind: 'unprocessable', code: 'unprintable_text', when: 'a PDF is asked for of texts in a script that no font here has' },
  R112: { kind: 'unprocessable', code: 'search_wordless', when: 'the query of a search has no letter and no digit' },
  R116: { kind: 'conflict', code: 'invalid_transition', when: 'a reminder is sent of an invoice that is not open' },
  R117: { kind: 'conflict', code: 'invoice_not_past_due', when: 'a reminder is sent of an invoice that is not past due' },
} as const satisfies Record<string, RuleRow>;

export type RuleId = keyof typeof RULES;

/** A refusal with what the caller needs to understand it: names, types and ids, never values. */
export interface Rejection {
  readonly kind: 'rejection';
  readonly rule: RuleId;
  /** The rule's other code, where that is meant. */
  readonly code?: string;
  /** One English sentence for people. */
  readonly detail: string;
  /** The field that is wrong, in wire form (`lines.0.quantity`). */
  readonly field?: { readonly path: string; readonly expected: string; readonly received: string };
  /** R83: the object that holds the reference. */
  readonly existingId?: string;
  /** Wrong state: what may be done instead. */
  readonly allowedOperations?: readonly string[];
  /** R48: why the card was declined. */
  readonly declineCode?: string;
  /** R60, R75: when to ask again. */
  readonly retryAfterS?: number;
  /** R60: what is used up: so many in a window of so many seconds. */
  readonly quota?: { readonly name: string; readonly limit: number; readonly windowS: number };
}

/** A refusal by `rule`; the detail defaults to the rule's own sentence. */
export function reject(rule: RuleId, more: Partial<Omit<Rejection, 'kind' | 'rule'>> = {}): Rejection {
  return { kind: 'rejection', rule, detail: `Refused: ${RULES[rule].when}.`, ...more };
}

/** True for a refusal that a new day alone takes back: no idempotency key keeps it. */
export function isPassing({ rule }: Rejection): boolean {
  return RULES[rule].kind === 'quota';
}

/** Every code that a rule may answer with. */
export function codesOf(rule: RuleId): readonly string[] {
  const { code, otherCode }: RuleRow = RULES[rule];
  return otherCode === undefined ? [code] : [code, otherCode];
}

/** A refusal of a part, with its field's path put under the part's own: `quantity` under `lines.0` is `lines.0.quantity`. */
export function under(prefix: string, rejection: Rejection): Rejection {
  const { field } = rejection;
  return field === undefined ? rejection : { ...rejection, field: { ...field, path: `${prefix}.${field.path}` } };
}

/** True for a refusal, false for an entity, a page or an amount. */
export function isRejection(value: number | object): value is Rejection {
  return typeof value === 'object' && 'kind' in value && value.kind === 'rejection';
}
