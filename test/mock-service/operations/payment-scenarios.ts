// Scenarios of the rules on payments, voiding, refunds, pages and taken references (R40 to R83).
import { type Input, invoiceIn, type Provider } from './provider.ts';
import { customerFor, DRAFT, fieldAt, invoiceAt, lineOn, paymentOf, refundOf, type Scenario } from './scenario.ts';

/** R40 to R83. */
export const PAYMENT_SCENARIOS: readonly Scenario[] = [
  {
    rule: 'R40',
    code: 'invalid_transition',
    about: 'a draft paid',
    operation: 'record_payment',
    arrange: invoiceAt('draft'),
    expected: { allowedOperations: DRAFT },
  },
  {
    rule: 'R41',
    code: 'invoice_already_paid',
    about: 'paid twice',
    operation: 'record_payment',
    arrange: invoiceAt('paid'),
    expected: { allowedOperations: ['update_invoice', 'send_invoice', 'create_credit_note', 'duplicate_invoice'] },
  },
  { rule: 'R42', code: 'invalid_transition', about: 'a void invoice paid', operation: 'record_payment', arrange: invoiceAt('void') },
  {
    rule: 'R43',
    code: 'payment_exceeds_balance',
    about: 'one too much',
    operation: 'record_payment',
    arrange: invoiceAt('open', { amount_minor: 10_001 }),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R44',
    code: 'invalid_amount',
    about: 'zero',
    operation: 'record_payment',
    arrange: invoiceAt('open', { amount_minor: 0 }),
    expected: fieldAt('amount_minor'),
  },
  { rule: 'R44', code: 'invalid_amount', about: 'negative', operation: 'record_payment', arrange: invoiceAt('open', { amount_minor: -1 }) },
  { rule: 'R44', code: 'invalid_amount', about: 'a refund of zero', operation: 'create_refund', arrange: refundOf({ amount_minor: 0 }) },
  {
    rule: 'R45',
    code: 'currency_mismatch',
    about: 'another currency',
    operation: 'record_payment',
    arrange: invoiceAt('open', { currency: 'EUR' }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R46',
    code: 'payment_method_required',
    about: 'a default that is not there',
    operation: 'record_payment',
    arrange: invoiceAt('open', { payment_method_id: 'default' }),
    expected: fieldAt('payment_method_id'),
  },
  {
    rule: 'R47',
    code: 'payment_method_mismatch',
    about: "another customer's card",
    operation: 'record_payment',
    arrange: async (p) => {
      const tx = p.store.begin('setup');
      const behaviour = { charge: 'succeeds' } as const;
      tx.payment_methods.put({
        kind: 'payment_method',
        id: 'pm_own',
        reference: null,
        customerId: 'cus_other',
        brand: 'visa',
        last4: '4242',
        behaviour,
        version: 1,
        createdAtMs: 0,
      });
      tx.commit();
      return { invoice_id: await invoiceIn(p, 'open'), payment_method_id: 'pm_own' };
    },
    expected: fieldAt('payment_method_id'),
  },
  ...(
    [
      ['pm_card_chargeDeclined', 'generic_decline'],
      ['pm_card_chargeCustomerFail', 'generic_decline'],
      ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
      ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
      ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ] as const
  ).map(
    ([payment_method_id, declineCode]): Scenario => ({
      rule: 'R48',
      code: 'payment_declined',
      about: payment_method_id,
      operation: 'record_payment',
      arrange: invoiceAt('open', { payment_method_id }),
      expected: { declineCode },
    }),
  ),
  {
    rule: 'R49',
    code: 'payment_action_required',
    about: 'a card that wants its payer',
    operation: 'record_payment',
    arrange: invoiceAt('open', { payment_method_id: 'pm_card_threeDSecure2Required' }),
  },
  {
    rule: 'R53',
    code: 'invalid_transition',
    about: 'a draft voided',
    operation: 'void_invoice',
    arrange: invoiceAt('draft'),
    expected: { allowedOperations: DRAFT },
  },
  { rule: 'R54', code: 'invalid_transition', about: 'a paid invoice voided', operation: 'void_invoice', arrange: invoiceAt('paid') },
  {
    rule: 'R55',
    code: 'invoice_has_payments',
    about: 'a partly paid invoice voided',
    operation: 'void_invoice',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'open');
      await p.made('record_payment', { invoice_id, amount_minor: 1 });
      return { invoice_id };
    },
    expected: {
      allowedOperations: [
        'update_invoice',
        'send_invoice',
        'send_payment_reminder',
        'mark_invoice_uncollectible',
        'mark_invoice_paid',
        'record_payment',
        'apply_customer_credit',
        'create_credit_note',
        'duplicate_invoice',
      ],
    },
  },
  { rule: 'R56', code: 'invalid_transition', about: 'voided twice', operation: 'void_invoice', arrange: invoiceAt('void') },
  {
    rule: 'R68',
    code: 'refund_exceeds_charge',
    about: 'one too much',
    operation: 'create_refund',
    arrange: refundOf({ amount_minor: 10_001 }),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R68',
    code: 'refund_exceeds_charge',
    about: 'more than a first refund left',
    operation: 'create_refund',
    arrange: async (p) => {
      const payment_id = await paymentOf(p);
      await p.made('create_refund', { payment_id, amount_minor: 4000 });
      return { payment_id, amount_minor: 6001 };
    },
  },
  {
    rule: 'R69',
    code: 'charge_already_refunded',
    about: 'nothing left',
    operation: 'create_refund',
    arrange: async (p) => {
      const payment_id = await paymentOf(p);
      await p.made('create_refund', { payment_id });
      return { payment_id, amount_minor: 1 };
    },
  },
  ...['list_customers', 'list_invoices', 'list_payments', 'list_refunds'].flatMap((operation): readonly Scenario[] =>
    [0, 101, -1, 1.5, 'ten'].map((limit) => ({
      rule: 'R78',
      code: 'invalid_page',
      about: `limit ${limit}`,
      operation,
      arrange: () => Promise.resolve({ limit }),
      expected: fieldAt('limit'),
    })),
  ),
  {
    rule: 'R78',
    code: 'invalid_page',
    about: 'a made-up cursor',
    operation: 'list_invoices',
    arrange: () => Promise.resolve({ cursor: 'cur_1_0123456789abcdef' }),
    expected: fieldAt('cursor'),
  },
  {
    rule: 'R78',
    code: 'invalid_page',
    about: "another list's cursor",
    operation: 'list_customers',
    arrange: async (p) => ({ cursor: await cursorOf(p, {}) }),
    expected: fieldAt('cursor'),
  },
  {
    rule: 'R78',
    code: 'invalid_page',
    about: 'a cursor taken with another filter',
    operation: 'list_invoices',
    arrange: async (p) => ({ cursor: await cursorOf(p, { status: 'draft' }), status: 'open' }),
    expected: fieldAt('cursor'),
  },
  ...takenReferences(),
];

async function cursorOf(p: Provider, filter: Input): Promise<string | null> {
  await invoiceIn(p, 'draft');
  await invoiceIn(p, 'draft');
  const { result } = await p.perform('list_invoices', { limit: 1, ...filter });
  return result.kind === 'page' ? result.nextCursor : null;
}

function takenReferences(): readonly Scenario[] {
  const creates: readonly (readonly [string, (p: Provider) => Promise<Input>])[] = [
    ['create_customer', () => Promise.resolve({ name: 'x' })],
    ['create_invoice', async (p) => ({ customer_id: await customerFor(p), currency: 'BRL' })],
    ['add_invoice_line_item', lineOn({ amount_minor: 1 })],
    ['record_payment', invoiceAt('open', { amount_minor: 10_000 })],
    ['create_refund', refundOf({})],
  ];
  return creates.map(([operation, arrange]) => ({
    rule: 'R83',
    code: 'reference_taken',
    about: `${operation} twice with one reference, the object's state notwithstanding`,
    operation,
    arrange: async (p) => {
      const input = { ...(await arrange(p)), reference: 'order-1042' };
      await p.made(operation, input);
      return input;
    },
    expected: fieldAt('reference'),
  }));
}
