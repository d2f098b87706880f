// Scenarios of the rules on quotes (R90 to R94), and of those that they share with invoices.
import { expect } from 'vitest';
import { customerFor, fieldAt, type Scenario } from '../scenario.ts';
import { anExpiredQuote, aQuote } from './quote-makers.ts';

const offering =
  (more: object): Scenario['arrange'] =>
  async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', lines: [{ description: 'Chá', amount_minor: 100 }], ...more });

/** R90 to R94. */
export const QUOTE_SCENARIOS: readonly Scenario[] = [
  ...['get_quote', 'convert_quote_to_invoice'].map((operation) => ({
    rule: 'R01' as const,
    code: 'not_found',
    about: 'an unknown quote',
    operation,
    arrange: () => Promise.resolve({ quote_id: 'quo_nothing' }),
  })),
  {
    rule: 'R04',
    code: 'customer_inactive',
    about: 'a quote whose customer was archived since',
    operation: 'convert_quote_to_invoice',
    arrange: async (p) => {
      const { quote_id, customer_id } = await aQuote(p);
      await p.made('update_customer', { customer_id, active: false });
      return { quote_id };
    },
  },
  {
    rule: 'R39',
    code: 'tax_location_missing',
    about: 'a quote with automatic tax whose customer lost its country since',
    operation: 'convert_quote_to_invoice',
    arrange: async (p) => {
      const { quote_id, customer_id } = await aQuote(p, { automatic_tax: true }, { country: 'BR' });
      await p.made('update_customer', { customer_id, country: null });
      return { quote_id };
    },
    expected: fieldAt('automatic_tax'),
  },
  {
    rule: 'R90',
    code: 'quote_expired',
    about: 'a quote whose last day was yesterday, though nothing has marked it yet',
    operation: 'convert_quote_to_invoice',
    arrange: anExpiredQuote,
  },
  {
    rule: 'R91',
    code: 'quote_already_converted',
    about: 'a quote that is an invoice already',
    operation: 'convert_quote_to_invoice',
    arrange: async (p) => {
      const { quote_id } = await aQuote(p);
      await p.made('convert_quote_to_invoice', { quote_id });
      return { quote_id };
    },
    expected: { existingId: expect.stringMatching(/^inv_/) },
  },
  {
    rule: 'R92',
    code: 'invalid_expiry',
    about: 'a last day before today',
    operation: 'create_quote',
    arrange: offering({ expires_on: '2026-03-01' }),
    expected: fieldAt('expires_on'),
  },
  {
    rule: 'R93',
    code: 'lines_required',
    about: 'a quote without lines',
    operation: 'create_quote',
    arrange: offering({ lines: [] }),
    expected: fieldAt('lines'),
  },
  {
    rule: 'R94',
    code: 'invalid_expiry',
    about: 'a last day 366 days ahead',
    operation: 'create_quote',
    arrange: offering({ expires_on: '2027-03-03' }),
    expected: fieldAt('expires_on'),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown price on a quote',
    operation: 'create_quote',
    arrange: offering({ lines: [{ price_id: 'price_nothing' }] }),
    expected: fieldAt('lines.0.price_id'),
  },
  {
    rule: 'R83',
    code: 'reference_taken',
    about: "another quote's reference",
    operation: 'create_quote',
    arrange: async (p) => {
      await aQuote(p, { reference: 'offer-1' });
      return offering({ reference: 'offer-1' })(p);
    },
  },
];
