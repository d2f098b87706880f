// Scenarios of credit notes: R61 to R68.
import { invoiceIn } from '../provider.ts';
import { fieldAt, invoiceAt, paymentOf, type Scenario } from '../scenario.ts';
import { creditNote, paidBy } from './credit-ways.ts';

/** Of credit notes. */
export const NOTE_SCENARIOS: readonly Scenario[] = [
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
