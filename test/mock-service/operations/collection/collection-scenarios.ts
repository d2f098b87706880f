// Scenarios of the rules on customers, due dates, numbers, sending and write-off (R04 to R59, the rows that drafts and payments leave).
import { type Input, invoiceIn, type Provider } from '../provider.ts';
import { customerFor, DRAFT, fieldAt, invoiceAt, lineAt, type Scenario } from '../scenario.ts';
import { DATE_SCENARIOS, newInvoice } from './date-scenarios.ts';
import { SCHEDULE_SCENARIOS } from './schedule-scenarios.ts';

async function archived(p: Provider): Promise<string> {
  const customer_id = await customerFor(p);
  return p.made('update_customer', { customer_id, active: false });
}

const field = (name: string, value = 'x') => ({ name, value });

const unknownIds: readonly Scenario[] = [
  ['update_customer', { customer_id: 'cus_nobody' }],
  ['attach_payment_method', { customer_id: 'cus_nobody', payment_method: 'pm_card_visa' }],
  ['send_invoice', { invoice_id: 'inv_nothing' }],
  ['mark_invoice_paid', { invoice_id: 'inv_nothing' }],
  ['mark_invoice_uncollectible', { invoice_id: 'inv_nothing' }],
  ['delete_draft_invoice', { invoice_id: 'inv_nothing' }],
  ['cancel_invoice', { invoice_id: 'inv_nothing' }],
  ['duplicate_invoice', { invoice_id: 'inv_nothing' }],
  ['remove_invoice_line_item', { invoice_id: 'inv_nothing', line_item_id: 'li_nothing' }],
].map(([operation, input]) => ({
  rule: 'R01',
  code: 'not_found',
  about: 'an unknown id in the path',
  operation: operation as string,
  arrange: () => Promise.resolve(input as Input),
}));

const wrongStates: readonly Scenario[] = (
  [
    ['R27', 'invoice_not_editable', 'remove_invoice_line_item', ['open', 'paid', 'uncollectible', 'void']],
    ['R29', 'invalid_transition', 'delete_draft_invoice', ['open', 'paid', 'uncollectible', 'void']],
    ['R40', 'invalid_transition', 'mark_invoice_paid', ['draft']],
    ['R41', 'invoice_already_paid', 'mark_invoice_paid', ['paid']],
    ['R42', 'invalid_transition', 'mark_invoice_paid', ['void']],
    ['R57', 'invalid_transition', 'mark_invoice_uncollectible', ['draft', 'paid', 'uncollectible', 'void']],
    ['R58', 'invalid_transition', 'send_invoice', ['uncollectible', 'void', 'cancelled']],
    ['R85', 'invalid_transition', 'send_invoice', ['scheduled']],
    ['R85', 'invalid_transition', 'record_payment', ['scheduled']],
    ['R86', 'invalid_transition', 'cancel_invoice', ['draft', 'open', 'paid', 'uncollectible', 'void', 'cancelled']],
    ['R87', 'invalid_transition', 'void_invoice', ['scheduled']],
  ] as const
).flatMap(([rule, code, operation, statuses]) =>
  statuses.map((status) => ({
    rule,
    code,
    about: status,
    operation,
    arrange: operation === 'remove_invoice_line_item' && status !== 'draft' ? lineAt(status, {}) : invoiceAt(status),
  })),
);

/** Customers, dates, numbers, sending and write-off. */
export const COLLECTION_SCENARIOS: readonly Scenario[] = [
  ...unknownIds,
  ...wrongStates,
  ...DATE_SCENARIOS,
  ...SCHEDULE_SCENARIOS,
  {
    rule: 'R01',
    code: 'not_found',
    about: "another invoice's line removed",
    operation: 'remove_invoice_line_item',
    arrange: async (p) => {
      await invoiceIn(p, 'draft');
      return { invoice_id: await invoiceIn(p, 'draft'), line_item_id: p.store.rows('line_items')[0]?.id };
    },
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'a card of no test name',
    operation: 'attach_payment_method',
    arrange: async (p) => ({ customer_id: await customerFor(p), payment_method: 'pm_card_gold' }),
    expected: fieldAt('payment_method'),
  },
  {
    rule: 'R04',
    code: 'customer_inactive',
    about: 'an invoice for an archived customer',
    operation: 'create_invoice',
    arrange: async (p) => ({ customer_id: await archived(p), currency: 'BRL' }),
  },
  {
    rule: 'R04',
    code: 'customer_inactive',
    about: 'a draft given to an archived customer',
    operation: 'update_invoice',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'draft'), customer_id: await archived(p) }),
  },
  {
    rule: 'R04',
    code: 'customer_inactive',
    about: 'a card for an archived customer',
    operation: 'attach_payment_method',
    arrange: async (p) => ({ customer_id: await archived(p), payment_method: 'pm_card_visa' }),
  },
  ...['not an address', 'a@', '@b.example', 'a b@c.example', `${'x'.repeat(250)}@e.example`].map(
    (email): Scenario => ({
      rule: 'R11',
      code: 'invalid_email',
      about: email.slice(0, 20),
      operation: 'create_customer',
      arrange: () => Promise.resolve({ name: 'Ana', email }),
      expected: fieldAt('email'),
    }),
  ),
  {
    rule: 'R11',
    code: 'invalid_email',
    about: 'on a customer that is there',
    operation: 'update_customer',
    arrange: async (p) => ({ customer_id: await customerFor(p), email: '' }),
  },
  {
    rule: 'R20',
    code: 'too_many_custom_fields',
    about: 'five',
    operation: 'create_invoice',
    arrange: newInvoice({ custom_fields: ['a', 'b', 'c', 'd', 'e'].map((name) => field(name)) }),
    expected: fieldAt('custom_fields'),
  },
  {
    rule: 'R20',
    code: 'too_many_custom_fields',
    about: 'a name of 41 characters',
    operation: 'update_invoice',
    arrange: invoiceAt('open', { custom_fields: [field('PO'), field('x'.repeat(41))] }),
    expected: fieldAt('custom_fields.1.name'),
  },
  {
    rule: 'R20',
    code: 'too_many_custom_fields',
    about: 'a value of 141 characters',
    operation: 'create_invoice',
    arrange: newInvoice({ custom_fields: [field('PO', 'x'.repeat(141))] }),
    expected: fieldAt('custom_fields.0.value'),
  },
  ...(['open', 'paid', 'uncollectible', 'void'] as const).flatMap((status): readonly Scenario[] => [
    {
      rule: 'R26',
      code: 'invoice_not_editable',
      about: `number, ${status}`,
      operation: 'update_invoice',
      arrange: invoiceAt(status, { number: 'A-1' }),
      expected: fieldAt('number'),
    },
    {
      rule: 'R26',
      code: 'invoice_not_editable',
      about: `issue date, ${status}`,
      operation: 'update_invoice',
      arrange: invoiceAt(status, { issue_date: '2026-03-01' }),
      expected: fieldAt('issue_date'),
    },
  ]),
  {
    rule: 'R31',
    code: 'invoice_empty',
    about: 'no lines',
    operation: 'finalize_invoice',
    profile: { R31: true },
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'draft', { lines: [] }) }),
    expected: fieldAt('lines'),
  },
  {
    rule: 'R35',
    code: 'duplicate_number',
    about: "another draft's",
    operation: 'create_invoice',
    arrange: async (p) => {
      await invoiceIn(p, 'draft', { number: 'A-1' });
      return { customer_id: await customerFor(p), currency: 'BRL', number: 'A-1' };
    },
    expected: fieldAt('number'),
  },
  {
    rule: 'R35',
    code: 'duplicate_number',
    about: 'one that was given at finalization',
    operation: 'update_invoice',
    arrange: async (p) => {
      await invoiceIn(p, 'open');
      return { invoice_id: await invoiceIn(p, 'draft'), number: 'INV-000001' };
    },
  },
  ...['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclinedExpiredCard'].map(
    (payment_method): Scenario => ({
      rule: 'R48',
      code: 'payment_declined',
      about: `${payment_method} attached`,
      operation: 'attach_payment_method',
      arrange: async (p) => ({ customer_id: await customerFor(p), payment_method }),
    }),
  ),
  {
    rule: 'R50',
    code: 'amount_too_small',
    about: '49 on a card',
    operation: 'record_payment',
    arrange: invoiceAt('open', { amount_minor: 49, payment_method_id: 'pm_card_visa' }),
    expected: fieldAt('amount_minor'),
  },
  { rule: 'R59', code: 'customer_email_missing', about: 'an open invoice', operation: 'send_invoice', arrange: invoiceAt('open') },
  {
    rule: 'R59',
    code: 'customer_email_missing',
    about: 'a draft, which stays one',
    operation: 'send_invoice',
    arrange: invoiceAt('draft'),
  },
  {
    rule: 'R53',
    code: 'invalid_transition',
    about: 'a draft written off names what may be done',
    operation: 'void_invoice',
    arrange: invoiceAt('draft'),
    expected: { allowedOperations: DRAFT },
  },
  {
    rule: 'R83',
    code: 'reference_taken',
    about: 'a second card',
    operation: 'attach_payment_method',
    arrange: async (p) => {
      const input = { customer_id: await customerFor(p), payment_method: 'pm_card_visa', reference: 'r' };
      await p.made('attach_payment_method', input);
      return input;
    },
  },
];
