// Scenarios of invoices with a later issue date (R84, R85), and of what a duplicate cannot carry on.
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import { type Input, invoiceIn, LATER, type Provider } from '../provider.ts';
import { customerFor, fieldAt, type Scenario } from '../scenario.ts';

const ahead = (lines: readonly Input[] = [{ description: 'Chá', amount_minor: 100 }]) => ({ issue_date: LATER, lines });

/** A draft with a later issue date: whatever would do more than schedule it. */
const tooEarly = (['send_invoice', 'record_payment', 'mark_invoice_paid'] as const).map(
  (operation): Scenario => ({
    rule: 'R85',
    code: 'invalid_transition',
    about: 'a draft with a later issue date',
    operation,
    profile: { ...DEFAULT_PROFILE, R40: false },
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'draft', ahead()) }),
    expected: fieldAt('issue_date'),
  }),
);

/** An open invoice with one line, and what has become of what the line names. */
async function sourceWith(p: Provider, line: Input, after: (p: Provider) => Promise<unknown>): Promise<Input> {
  const invoice_id = await invoiceIn(p, 'open', { lines: [{ description: 'Chá', ...line }] });
  await after(p);
  return { invoice_id };
}

const CARRIED_ON: readonly Scenario[] = [
  {
    rule: 'R04',
    code: 'customer_inactive',
    about: 'a duplicate for an archived customer',
    operation: 'duplicate_invoice',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'void');
      await p.made('update_customer', { customer_id: p.store.rows('customers')[0]?.id, active: false });
      return { invoice_id };
    },
  },
  {
    rule: 'R06',
    code: 'catalogue_inactive',
    about: 'a duplicate of a line whose price is archived',
    operation: 'duplicate_invoice',
    arrange: async (p) => {
      const product_id = await p.made('create_product', { name: 'Chá', currency: 'BRL', unit_amount_minor: '100' });
      const price_id = p.store.rows('prices')[0]?.id;
      return sourceWith(p, { price_id }, () => p.made('archive_product', { product_id }));
    },
    expected: fieldAt('lines.0.price_id'),
  },
  {
    rule: 'R22',
    code: 'coupon_invalid',
    about: 'a duplicate of a line whose coupon is used up',
    operation: 'duplicate_invoice',
    arrange: async (p) => {
      const coupon_id = await p.made('create_coupon', { percent_off: '10', max_redemptions: 1 });
      return sourceWith(p, { amount_minor: 100, coupon_id }, async () => undefined);
    },
    expected: fieldAt('lines.0.coupon_id'),
  },
  {
    rule: 'R39',
    code: 'tax_location_missing',
    about: 'a duplicate whose customer has no country any more',
    operation: 'duplicate_invoice',
    arrange: async (p) => {
      const customer_id = await p.made('create_customer', { name: 'Casa do Chá', country: 'BR' });
      const invoice_id = await p.made('create_invoice', { customer_id, currency: 'BRL', automatic_tax: true });
      await p.made('update_customer', { customer_id, country: null });
      return { invoice_id };
    },
    expected: fieldAt('automatic_tax'),
  },
  {
    rule: 'R83',
    code: 'reference_taken',
    about: 'a duplicate with a reference that an invoice has',
    operation: 'duplicate_invoice',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'paid', { reference: 'order-1' }), reference: 'order-1' }),
    expected: fieldAt('reference'),
  },
];

/** What is not done before its day, and what is not carried on. */
export const SCHEDULE_SCENARIOS: readonly Scenario[] = [
  ...tooEarly,
  ...CARRIED_ON,
  {
    rule: 'R84',
    code: 'negative_total',
    about: 'a negative total with a later issue date',
    operation: 'finalize_invoice',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'draft', ahead([{ description: 'Devolução', amount_minor: -100 }])) }),
    expected: fieldAt('issue_date'),
  },
  {
    rule: 'R26',
    code: 'invoice_not_editable',
    about: 'the issue date of a scheduled invoice',
    operation: 'update_invoice',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'scheduled'), issue_date: '2026-03-02' }),
    expected: fieldAt('issue_date'),
  },
  {
    rule: 'R39',
    code: 'tax_location_missing',
    about: 'a draft that asks for automatic tax, for a customer without a country',
    operation: 'create_invoice',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', automatic_tax: true }),
    expected: fieldAt('automatic_tax'),
  },
];
