// Scenarios of what rules say about customer credit and reversals; those of credit notes and invoice items are beside it.
import { type Input, invoiceIn, type Provider } from '../provider.ts';
import { customerFor, fieldAt, invoiceAt, paymentOf, type Scenario } from '../scenario.ts';
import { creditNote, customerOf, giveCredit, paidBy } from './credit-ways.ts';
import { ITEM_SCENARIOS } from './item-scenarios.ts';
import { NOTE_SCENARIOS } from './note-scenarios.ts';

/** An open invoice of 10,000 whose customer got credit after it was finalized. */
const openWithCredit = async (p: Provider, amountMinor: number, more: Input = {}): Promise<Input> => {
  const invoice_id = await invoiceIn(p, 'open');
  await giveCredit(p, customerOf(p, invoice_id), amountMinor);
  return { invoice_id, ...more };
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
  ...ITEM_SCENARIOS,
  ...creditScenarios,
  ...NOTE_SCENARIOS,
  ...reversalScenarios,
  ...pages,
  ...takenReferences,
];
