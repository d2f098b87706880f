// Scenarios of the rules on payment links that are operations' (R99, R100); those of a visit are the payment page's.
import { expect } from 'vitest';
import type { InvoiceStatus } from '../../../../mock-service/domain/lifecycle.ts';
import { invoiceIn } from '../provider.ts';
import { fieldAt, invoiceAt, type Scenario } from '../scenario.ts';

const NOT_OPEN: readonly InvoiceStatus[] = ['draft', 'paid', 'uncollectible', 'void'];

/** R99 and R100, and what no card could be charged. */
export const LINK_SCENARIOS: readonly Scenario[] = [
  {
    rule: 'R01',
    code: 'not_found',
    about: 'a link to an unknown invoice',
    operation: 'create_payment_link',
    arrange: () => Promise.resolve({ invoice_id: 'inv_nothing' }),
  },
  {
    rule: 'R01',
    code: 'not_found',
    about: 'an unknown payment link',
    operation: 'get_payment_link',
    arrange: () => Promise.resolve({ payment_link_id: 'plink_nothing' }),
  },
  ...NOT_OPEN.map(
    (status): Scenario => ({
      rule: 'R99',
      code: 'invoice_not_payable',
      about: `a link to an invoice that is ${status}`,
      operation: 'create_payment_link',
      arrange: invoiceAt(status),
      expected: { allowedOperations: expect.arrayContaining(['update_invoice']) },
    }),
  ),
  ...[
    ['that is now', '2026-03-02T09:30:00Z'],
    ['more than 90 days ahead', '2026-05-31T09:30:00.001Z'],
  ].map(
    ([about, expires_at]): Scenario => ({
      rule: 'R100',
      code: 'invalid_expiry',
      about: `an end ${about}`,
      operation: 'create_payment_link',
      arrange: invoiceAt('open', { expires_at }),
      expected: fieldAt('expires_at'),
    }),
  ),
  {
    rule: 'R50',
    code: 'amount_too_small',
    about: 'a link to an invoice of less than a card is charged',
    operation: 'create_payment_link',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'open', { lines: [{ description: 'Bala', amount_minor: 49 }] }) }),
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R24',
    code: 'amount_too_large',
    about: 'a link to an invoice of more than a card is charged',
    operation: 'create_payment_link',
    arrange: async (p) => {
      const line = { description: 'Obra', amount_minor: 60_000_000 };
      return { invoice_id: await invoiceIn(p, 'open', { lines: [line, line] }) };
    },
    expected: fieldAt('amount_minor'),
  },
  {
    rule: 'R83',
    code: 'reference_taken',
    about: "another payment link's reference",
    operation: 'create_payment_link',
    arrange: async (p) => {
      await p.made('create_payment_link', { invoice_id: await invoiceIn(p, 'open'), reference: 'link-1' });
      return { invoice_id: await invoiceIn(p, 'open'), reference: 'link-1' };
    },
  },
];
