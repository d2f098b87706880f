// One scenario or more per business rule: how to provoke it, and the refusal it must get.
import type { RuleId } from '../../../mock-service/domain/rejection.ts';
import { type Input, invoiceIn, type Provider } from './provider.ts';

export interface Scenario {
  readonly rule: RuleId;
  readonly code: string;
  readonly about: string;
  readonly operation: string;
  /** Brings the provider where the rule bites and answers the input that does it. */
  arrange(provider: Provider): Promise<Input>;
  /** Further members the refusal must have. */
  readonly expected?: Readonly<Record<string, unknown>>;
}

/** Rules that are not the domain's: idempotency keys and unparsable bodies. */
export const OWNED_ELSEWHERE: readonly RuleId[] = ['R74', 'R75', 'R76', 'R81'];

const fieldAt = (path: string) => ({ field: { path } });

const customerFor = (p: Provider): Promise<string> => p.made('create_customer', { name: 'Casa do Chá' });
const draftWith =
  (line: Input): Scenario['arrange'] =>
  async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', lines: [{ description: 'Chá', ...line }] });
const lineOn =
  (line: Input): Scenario['arrange'] =>
  async (p) => ({ invoice_id: await invoiceIn(p, 'draft'), description: 'Chá', ...line });
const invoiceAt =
  (status: 'draft' | 'open' | 'paid' | 'void', more: Input = {}): Scenario['arrange'] =>
  async (p) => ({ invoice_id: await invoiceIn(p, status), ...more });
const lineAt =
  (status: 'open' | 'paid' | 'void'): Scenario['arrange'] =>
  async (p) => {
    const invoice_id = await invoiceIn(p, status);
    const line_item_id = p.store.rows('invoices').find(({ id }) => id === invoice_id)?.lines[0]?.id;
    return { invoice_id, line_item_id, description: 'Outro' };
  };
const paymentOf = async (p: Provider): Promise<string> => {
  const invoice_id = await invoiceIn(p, 'open');
  return p.made('record_payment', { invoice_id, amount_minor: 10_000 });
};
const refundOf =
  (more: Input): Scenario['arrange'] =>
  async (p) => ({ payment_id: await paymentOf(p), ...more });

const DRAFT = ['update_invoice', 'add_invoice_line_item', 'update_invoice_line_item', 'finalize_invoice'];

const unknownIds: readonly Scenario[] = [
  ['get_customer', { customer_id: 'cus_nobody' }],
  ['get_invoice', { invoice_id: 'inv_nothing' }],
  ['update_invoice', { invoice_id: 'inv_nothing', memo: 'x' }],
  ['finalize_invoice', { invoice_id: 'inv_nothing' }],
  ['void_invoice', { invoice_id: 'inv_nothing' }],
  ['add_invoice_line_item', { invoice_id: 'inv_nothing', description: 'x', amount_minor: 1 }],
  ['update_invoice_line_item', { invoice_id: 'inv_nothing', line_item_id: 'li_nothing' }],
  ['record_payment', { invoice_id: 'inv_nothing' }],
].map(([operation, input]) => ({
  rule: 'R01',
  code: 'not_found',
  about: 'an unknown id in the path',
  operation: operation as string,
  arrange: () => Promise.resolve(input as Input),
}));

export const SCENARIOS: readonly Scenario[] = [
  ...unknownIds,
  {
    rule: 'R01',
    code: 'not_found',
    about: "another invoice's line",
    operation: 'update_invoice_line_item',
    arrange: async (p) => {
      await invoiceIn(p, 'draft');
      return { invoice_id: await invoiceIn(p, 'draft'), line_item_id: p.store.rows('line_items')[0]?.id };
    },
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown customer',
    operation: 'create_invoice',
    arrange: () => Promise.resolve({ customer_id: 'cus_nobody', currency: 'BRL' }),
    expected: fieldAt('customer_id'),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown customer on a draft',
    operation: 'update_invoice',
    arrange: invoiceAt('draft', { customer_id: 'cus_nobody' }),
    expected: fieldAt('customer_id'),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown payment',
    operation: 'create_refund',
    arrange: () => Promise.resolve({ payment_id: 'pay_nothing' }),
    expected: fieldAt('payment_id'),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown payment method',
    operation: 'record_payment',
    arrange: invoiceAt('open', { payment_method_id: 'pm_nothing' }),
    expected: fieldAt('payment_method_id'),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown default payment method',
    operation: 'create_customer',
    arrange: () => Promise.resolve({ name: 'x', default_payment_method_id: 'pm_nothing' }),
    expected: fieldAt('default_payment_method_id'),
  },
  {
    rule: 'R13',
    code: 'invalid_currency',
    about: 'an unknown currency',
    operation: 'create_invoice',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRX' }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R13',
    code: 'invalid_currency',
    about: 'small letters',
    operation: 'update_invoice',
    arrange: invoiceAt('draft', { currency: 'brl' }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R14',
    code: 'invalid_amount',
    about: 'half a cent',
    operation: 'create_invoice',
    arrange: draftWith({ amount_minor: 12.5 }),
    expected: fieldAt('lines.0.amount_minor'),
  },
  {
    rule: 'R14',
    code: 'invalid_amount',
    about: 'more than can be counted exactly',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ amount_minor: 1e300 }),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R14',
    code: 'invalid_amount',
    about: 'a broken payment',
    operation: 'record_payment',
    arrange: invoiceAt('open', { amount_minor: 0.1 }),
  },
  { rule: 'R14', code: 'invalid_amount', about: 'a broken refund', operation: 'create_refund', arrange: refundOf({ amount_minor: 0.1 }) },
  {
    rule: 'R15',
    code: 'amount_ambiguous',
    about: 'both',
    operation: 'create_invoice',
    arrange: draftWith({ amount_minor: 100, unit_amount_minor: '100' }),
    expected: fieldAt('lines.0.unit_amount_minor'),
  },
  {
    rule: 'R15',
    code: 'amount_ambiguous',
    about: 'neither',
    operation: 'add_invoice_line_item',
    arrange: lineOn({}),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R15',
    code: 'amount_ambiguous',
    about: 'a quantity beside an amount',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ amount_minor: 100, quantity: '2' }),
    expected: fieldAt('quantity'),
  },
  {
    rule: 'R16',
    code: 'currency_mismatch',
    about: 'a line in another currency',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ amount_minor: 100, currency: 'EUR' }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R17',
    code: 'too_many_lines',
    about: '251 lines at once',
    operation: 'create_invoice',
    arrange: async (p) => ({
      customer_id: await customerFor(p),
      currency: 'BRL',
      lines: Array.from({ length: 251 }, () => ({ description: 'x', amount_minor: 1 })),
    }),
    expected: fieldAt('lines'),
  },
  {
    rule: 'R17',
    code: 'too_many_lines',
    about: 'line 251',
    operation: 'add_invoice_line_item',
    arrange: async (p) => {
      const lines = Array.from({ length: 250 }, () => ({ description: 'x', amount_minor: 1 }));
      return { invoice_id: await invoiceIn(p, 'draft', { lines }), description: 'x', amount_minor: 1 };
    },
  },
  {
    rule: 'R21',
    code: 'invalid_quantity',
    about: 'a negative quantity',
    operation: 'create_invoice',
    arrange: draftWith({ unit_amount_minor: '5', quantity: '-0.5' }),
    expected: fieldAt('lines.0.quantity'),
  },
  {
    rule: 'R24',
    code: 'amount_too_large',
    about: 'a line of 100,000,000',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ amount_minor: 100_000_000 }),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R24',
    code: 'amount_too_large',
    about: 'a credit of 100,000,000',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ amount_minor: -100_000_000 }),
  },
  {
    rule: 'R24',
    code: 'amount_too_large',
    about: 'unit × quantity rounds up to 100,000,000',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ unit_amount_minor: '33333333.166666666667', quantity: '3' }),
    expected: fieldAt('unit_amount_minor'),
  },
  {
    rule: 'R24',
    code: 'amount_too_large',
    about: 'a card charge of 100,000,000',
    operation: 'record_payment',
    arrange: async (p) => {
      const lines = [99_999_999, 1].map((amount_minor) => ({ description: 'x', amount_minor }));
      const invoice_id = await invoiceIn(p, 'open', { lines });
      return { invoice_id, payment_method_id: 'pm_card_visa' };
    },
  },
  ...(['open', 'paid', 'void'] as const).flatMap((status): readonly Scenario[] => [
    {
      rule: 'R26',
      code: 'invoice_not_editable',
      about: `currency, ${status}`,
      operation: 'update_invoice',
      arrange: invoiceAt(status, { currency: 'EUR' }),
      expected: fieldAt('currency'),
    },
    {
      rule: 'R26',
      code: 'invoice_not_editable',
      about: `collection method, ${status}`,
      operation: 'update_invoice',
      arrange: invoiceAt(status, { memo: 'x', collection_method: 'charge_automatically' }),
      expected: fieldAt('collection_method'),
    },
    {
      rule: 'R26',
      code: 'invoice_not_editable',
      about: `customer, ${status}`,
      operation: 'update_invoice',
      arrange: async (p) => ({ invoice_id: await invoiceIn(p, status), customer_id: await customerFor(p) }),
      expected: fieldAt('customer_id'),
    },
    {
      rule: 'R27',
      code: 'invoice_not_editable',
      about: `a line more, ${status}`,
      operation: 'add_invoice_line_item',
      arrange: invoiceAt(status, { description: 'x', amount_minor: 1 }),
    },
    {
      rule: 'R27',
      code: 'invoice_not_editable',
      about: `a line changed, ${status}`,
      operation: 'update_invoice_line_item',
      arrange: lineAt(status),
    },
    {
      rule: 'R30',
      code: 'invalid_transition',
      about: `finalized again, ${status}`,
      operation: 'finalize_invoice',
      arrange: invoiceAt(status),
    },
  ]),
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
    expected: { allowedOperations: ['update_invoice'] },
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
        customerId: 'cus_other',
        brand: 'visa',
        last4: '4242',
        behaviour,
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
    expected: { allowedOperations: ['update_invoice', 'record_payment'] },
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
