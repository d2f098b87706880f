// Scenarios of the rules on credit notes, customer credit, reversals and invoice items (R28, R32, R52, R55, R61 to R67).
import { type Input, invoiceIn, type Provider } from './provider.ts';
import { customerFor, fieldAt, invoiceAt, paymentOf, type Scenario } from './scenario.ts';

const customerOf = (p: Provider, invoiceId: unknown): string =>
  p.store.rows('invoices').find(({ id }) => id === invoiceId)?.customerId ?? 'nobody';

/** Credit for a customer: an invoice whose total is negative. */
export async function giveCredit(p: Provider, customer_id: string, amountMinor: number, currency = 'BRL'): Promise<void> {
  const lines = [{ description: 'Devolução', amount_minor: -amountMinor }];
  await p.made('finalize_invoice', { invoice_id: await p.made('create_invoice', { customer_id, currency, lines }) });
}

/** An open invoice of 10,000 whose customer got credit after it was finalized. */
const openWithCredit = async (p: Provider, amountMinor: number, more: Input = {}): Promise<Input> => {
  const invoice_id = await invoiceIn(p, 'open');
  await giveCredit(p, customerOf(p, invoice_id), amountMinor);
  return { invoice_id, ...more };
};

/** An invoice of 10,000 paid by card, or from outside. */
const paidBy = async (p: Provider, payment_method_id?: string, amount_minor = 10_000): Promise<string> => {
  const invoice_id = await invoiceIn(p, 'open');
  await p.made('record_payment', { invoice_id, amount_minor, ...(payment_method_id === undefined ? {} : { payment_method_id }) });
  return invoice_id;
};

const creditNote = async (p: Provider, invoice_id: string, amount_minor: number): Promise<string> =>
  p.made('create_credit_note', { invoice_id, amount_minor });

const itemOn = async (p: Provider, isFinalized: boolean): Promise<string> => {
  const invoice_id = await invoiceIn(p, 'draft');
  const customer_id = customerOf(p, invoice_id);
  const item = await p.made('create_invoice_item', { customer_id, invoice_id, currency: 'BRL', description: 'Frete', amount_minor: 500 });
  if (isFinalized) await p.made('finalize_invoice', { invoice_id });
  return item;
};

const unknown: readonly Scenario[] = [
  ['get_credit_note', { credit_note_id: 'cn_nothing' }],
  ['void_credit_note', { credit_note_id: 'cn_nothing' }],
  ['create_credit_note', { invoice_id: 'inv_nothing', amount_minor: 1 }],
  ['apply_customer_credit', { invoice_id: 'inv_nothing' }],
  ['update_invoice_item', { invoice_item_id: 'ii_nothing' }],
  ['delete_invoice_item', { invoice_item_id: 'ii_nothing' }],
].map(([operation, input]) => ({
  rule: 'R01',
  code: 'not_found',
  about: 'an unknown id in the path',
  operation: operation as string,
  arrange: () => Promise.resolve(input as Input),
}));

const itemScenarios: readonly Scenario[] = [
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown customer',
    operation: 'create_invoice_item',
    arrange: () => Promise.resolve({ customer_id: 'cus_nobody', currency: 'BRL', description: 'x', amount_minor: 1 }),
    expected: fieldAt('customer_id'),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: "another customer's draft",
    operation: 'create_invoice_item',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'draft');
      return { customer_id: await customerFor(p), invoice_id, currency: 'BRL', description: 'x', amount_minor: 1 };
    },
    expected: fieldAt('invoice_id'),
  },
  {
    rule: 'R13',
    code: 'invalid_currency',
    about: 'an unknown currency',
    operation: 'create_invoice_item',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRX', description: 'x', amount_minor: 1 }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R15',
    code: 'amount_ambiguous',
    about: 'an item without money',
    operation: 'create_invoice_item',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', description: 'x' }),
  },
  {
    rule: 'R16',
    code: 'currency_mismatch',
    about: 'an item for a draft in another currency',
    operation: 'create_invoice_item',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'draft');
      return { customer_id: customerOf(p, invoice_id), invoice_id, currency: 'EUR', description: 'x', amount_minor: 1 };
    },
    expected: fieldAt('currency'),
  },
  {
    rule: 'R27',
    code: 'invoice_not_editable',
    about: 'an item for a finalized invoice',
    operation: 'create_invoice_item',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'open');
      return { customer_id: customerOf(p, invoice_id), invoice_id, currency: 'BRL', description: 'x', amount_minor: 1 };
    },
  },
  {
    rule: 'R28',
    code: 'item_locked',
    about: 'an item on a finalized invoice changed',
    operation: 'update_invoice_item',
    arrange: async (p) => ({ invoice_item_id: await itemOn(p, true), amount_minor: 1 }),
  },
  {
    rule: 'R28',
    code: 'item_locked',
    about: 'an item on a finalized invoice deleted',
    operation: 'delete_invoice_item',
    arrange: async (p) => ({ invoice_item_id: await itemOn(p, true) }),
  },
  {
    rule: 'R32',
    code: 'nothing_to_invoice',
    about: 'nothing is pending',
    operation: 'create_invoice',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', pending_items: 'include' }),
    expected: fieldAt('pending_items'),
  },
  {
    rule: 'R32',
    code: 'nothing_to_invoice',
    about: 'what is pending is in another currency',
    operation: 'create_invoice',
    arrange: async (p) => {
      const customer_id = await customerFor(p);
      await p.made('create_invoice_item', { customer_id, currency: 'EUR', description: 'x', amount_minor: 1 });
      return { customer_id, currency: 'BRL', pending_items: 'include' };
    },
  },
];

const creditScenarios: readonly Scenario[] = [
  {
    rule: 'R16',
    code: 'currency_mismatch',
    about: "a negative total in another currency than the customer's",
    operation: 'finalize_invoice',
    arrange: async (p) => {
      const customer_id = await customerFor(p);
      await giveCredit(p, customer_id, 100, 'EUR');
      const lines = [{ description: 'x', amount_minor: -1 }];
      return { invoice_id: await p.made('create_invoice', { customer_id, currency: 'BRL', lines }) };
    },
    expected: fieldAt('currency'),
  },
  {
    rule: 'R16',
    code: 'currency_mismatch',
    about: "credit in another currency than the customer's",
    operation: 'create_credit_note',
    arrange: async (p) => {
      const invoice_id = await paidBy(p);
      await giveCredit(p, customerOf(p, invoice_id), 100, 'EUR');
      return { invoice_id, amount_minor: 1 };
    },
  },
  ...(['draft', 'paid', 'void'] as const).map((status): Scenario => {
    const [rule, code] = {
      draft: ['R40', 'invalid_transition'] as const,
      paid: ['R41', 'invoice_already_paid'] as const,
      void: ['R42', 'invalid_transition'] as const,
    }[status];
    return { rule, code, about: `credit applied to a ${status} invoice`, operation: 'apply_customer_credit', arrange: invoiceAt(status) };
  }),
  {
    rule: 'R43',
    code: 'payment_exceeds_balance',
    about: 'more credit than remains to be paid',
    operation: 'apply_customer_credit',
    arrange: (p) => openWithCredit(p, 20_000, { amount_minor: 10_001 }),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R43',
    code: 'payment_exceeds_balance',
    about: 'more credit than there is',
    operation: 'apply_customer_credit',
    arrange: (p) => openWithCredit(p, 500, { amount_minor: 501 }),
  },
  {
    rule: 'R44',
    code: 'invalid_amount',
    about: 'no credit to apply',
    operation: 'apply_customer_credit',
    arrange: invoiceAt('open'),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R14',
    code: 'invalid_amount',
    about: 'half a cent of credit',
    operation: 'apply_customer_credit',
    arrange: (p) => openWithCredit(p, 500, { amount_minor: 0.5 }),
  },
  {
    rule: 'R55',
    code: 'invoice_has_payments',
    about: 'an invoice that took credit voided',
    operation: 'void_invoice',
    arrange: async (p) => {
      const input = await openWithCredit(p, 500);
      await p.made('apply_customer_credit', input);
      return input;
    },
  },
  {
    rule: 'R55',
    code: 'invoice_has_payments',
    about: 'a credited invoice voided',
    operation: 'void_invoice',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'open');
      await creditNote(p, invoice_id, 1);
      return { invoice_id };
    },
  },
];

const noteScenarios: readonly Scenario[] = [
  ...(['draft', 'void'] as const).map(
    (status): Scenario => ({
      rule: 'R61',
      code: 'invoice_not_creditable',
      about: `a ${status} invoice`,
      operation: 'create_credit_note',
      arrange: invoiceAt(status, { amount_minor: 1 }),
    }),
  ),
  ...(
    [
      [{}, 'neither'],
      [{ lines: [] }, 'no lines'],
      [{ amount_minor: 1, lines: [{ line_item_id: 'x', amount_minor: 1 }] }, 'both'],
    ] as const
  ).map(
    ([input, about]): Scenario => ({
      rule: 'R62',
      code: 'amount_ambiguous',
      about,
      operation: 'create_credit_note',
      arrange: invoiceAt('open', input),
      expected: fieldAt('amount_minor'),
    }),
  ),
  {
    rule: 'R62',
    code: 'amount_ambiguous',
    about: 'an amount beside reverse',
    operation: 'create_refund',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'open');
      return { payment_id: await p.made('record_payment', { invoice_id, amount_minor: 4000 }), reverse: true, amount_minor: 4000 };
    },
    expected: fieldAt('amount_minor'),
  },
  ...[0, -1].map(
    (amount_minor): Scenario => ({
      rule: 'R44',
      code: 'invalid_amount',
      about: `a credit of ${amount_minor}`,
      operation: 'create_credit_note',
      arrange: invoiceAt('open', { amount_minor }),
      expected: fieldAt('amount_minor'),
    }),
  ),
  {
    rule: 'R14',
    code: 'invalid_amount',
    about: 'half a cent credited',
    operation: 'create_credit_note',
    arrange: invoiceAt('open', { amount_minor: 0.5 }),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'a line that is not on the invoice',
    operation: 'create_credit_note',
    arrange: invoiceAt('open', { lines: [{ line_item_id: 'li_other', amount_minor: 1 }] }),
    expected: fieldAt('lines.0.line_item_id'),
  },
  {
    rule: 'R63',
    code: 'credit_exceeds_invoice',
    about: 'more than the total',
    operation: 'create_credit_note',
    arrange: invoiceAt('open', { amount_minor: 10_001 }),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R63',
    code: 'credit_exceeds_invoice',
    about: 'more than credit notes and refunds left',
    operation: 'create_credit_note',
    arrange: async (p) => {
      const payment_id = await paymentOf(p);
      await p.made('create_refund', { payment_id, amount_minor: 4000 });
      const invoice_id = p.store.rows('payments')[0]?.invoiceId ?? '';
      await creditNote(p, invoice_id, 5000);
      return { invoice_id, amount_minor: 1001 };
    },
  },
  {
    rule: 'R63',
    code: 'credit_exceeds_invoice',
    about: 'a refund of what was credited',
    operation: 'create_refund',
    arrange: async (p) => {
      const payment_id = await paymentOf(p);
      await creditNote(p, p.store.rows('payments')[0]?.invoiceId ?? '', 6000);
      return { payment_id, amount_minor: 4001 };
    },
    expected: fieldAt('amount_minor'),
  },
  ...(
    [
      [{ refund_amount_minor: 500 }, 'credit_amount_minor'],
      [{ credit_amount_minor: 1001 }, 'credit_amount_minor'],
      [{ refund_amount_minor: 1001, outside_amount_minor: -1 }, 'outside_amount_minor'],
    ] as const
  ).map(
    ([split, path]): Scenario => ({
      rule: 'R64',
      code: 'credit_split_mismatch',
      about: `a split ${JSON.stringify(split)} of 1000`,
      operation: 'create_credit_note',
      arrange: async (p) => ({ invoice_id: await paidBy(p, 'pm_card_visa'), amount_minor: 1000, ...split }),
      expected: fieldAt(path),
    }),
  ),
  {
    rule: 'R64',
    code: 'credit_split_mismatch',
    about: 'a share of what is not paid yet',
    operation: 'create_credit_note',
    arrange: invoiceAt('open', { amount_minor: 1000, credit_amount_minor: 1000 }),
  },
  {
    rule: 'R65',
    code: 'invoice_has_no_charge',
    about: 'a refund of money that came from outside',
    operation: 'create_credit_note',
    arrange: async (p) => ({ invoice_id: await paidBy(p), amount_minor: 1000, refund_amount_minor: 1000 }),
    expected: fieldAt('refund_amount_minor'),
  },
  {
    rule: 'R68',
    code: 'refund_exceeds_charge',
    about: 'more refunded than was charged, the rest having come from outside',
    operation: 'create_credit_note',
    arrange: async (p) => {
      const invoice_id = await paidBy(p, 'pm_card_visa', 4000);
      await p.made('record_payment', { invoice_id });
      return { invoice_id, amount_minor: 4001, refund_amount_minor: 4001 };
    },
    expected: fieldAt('refund_amount_minor'),
  },
  {
    rule: 'R67',
    code: 'invalid_transition',
    about: 'voided twice',
    operation: 'void_credit_note',
    arrange: async (p) => {
      const credit_note_id = await creditNote(p, await invoiceIn(p, 'open'), 1);
      await p.made('void_credit_note', { credit_note_id });
      return { credit_note_id };
    },
  },
  {
    rule: 'R67',
    code: 'invalid_transition',
    about: 'one that went to the balance',
    operation: 'void_credit_note',
    arrange: async (p) => ({ credit_note_id: await creditNote(p, await paidBy(p), 1) }),
  },
];

const reversalScenarios: readonly Scenario[] = [
  {
    rule: 'R52',
    code: 'payment_in_use',
    about: 'a payment that settled its invoice',
    operation: 'create_refund',
    arrange: async (p) => ({ payment_id: await paymentOf(p), reverse: true }),
  },
  {
    rule: 'R52',
    code: 'payment_in_use',
    about: 'a payment that was refunded in part',
    operation: 'create_refund',
    arrange: async (p) => {
      const payment_id = await p.made('record_payment', { invoice_id: await invoiceIn(p, 'open'), amount_minor: 4000 });
      await p.made('create_refund', { payment_id, amount_minor: 1 });
      return { payment_id, reverse: true };
    },
  },
  ...[true, false].map(
    (reverse): Scenario => ({
      rule: 'R69',
      code: 'charge_already_refunded',
      about: `a reversed payment, reverse: ${reverse}`,
      operation: 'create_refund',
      arrange: async (p) => {
        const payment_id = await p.made('record_payment', { invoice_id: await invoiceIn(p, 'open'), amount_minor: 4000 });
        await p.made('create_refund', { payment_id, reverse: true });
        return { payment_id, reverse };
      },
    }),
  ),
];

const pages: readonly Scenario[] = ['list_credit_notes', 'list_invoice_items'].map((operation) => ({
  rule: 'R78',
  code: 'invalid_page',
  about: 'limit 101',
  operation,
  arrange: () => Promise.resolve({ limit: 101 }),
  expected: fieldAt('limit'),
}));

const takenReferences: readonly Scenario[] = [
  ['create_credit_note', invoiceAt('open', { amount_minor: 10_000 })] as const,
  [
    'create_invoice_item',
    async (p: Provider) => ({ customer_id: await customerFor(p), currency: 'BRL', description: 'x', amount_minor: 1 }),
  ] as const,
].map(([operation, arrange]) => ({
  rule: 'R83',
  code: 'reference_taken',
  about: `${operation} twice with one reference`,
  operation,
  arrange: async (p) => {
    const input = { ...(await arrange(p)), reference: 'order-1042' };
    await p.made(operation, input);
    return input;
  },
  expected: fieldAt('reference'),
}));

/** R28, R32, R52, R61 to R67, and what other rules say about credit. */
export const CREDIT_SCENARIOS: readonly Scenario[] = [
  ...unknown,
  ...itemScenarios,
  ...creditScenarios,
  ...noteScenarios,
  ...reversalScenarios,
  ...pages,
  ...takenReferences,
];
