// Scenarios of the rules on what lines and invoices say beside their amounts (R10, R15, R16, R18, R19, R23, R39).

import { customerFor, draftWith, fieldAt, lineOn, type Scenario } from '../scenario.ts';
import { couponIn, invoiceNaming, lineNaming, priceOf, productIn, rateIn } from './catalogue-makers.ts';

const lines: readonly Scenario[] = [
  ...(['price_id', 'coupon_id'] as const).map(
    (name): Scenario => ({
      rule: 'R02',
      code: 'reference_not_found',
      about: `an unknown ${name}`,
      operation: 'create_invoice',
      arrange: draftWith({ [name]: 'nothing' }),
      expected: fieldAt(`lines.0.${name}`),
    }),
  ),
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown tax rate',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => ({ amount_minor: 5, tax_rate_ids: [await rateIn(p), 'nothing'] })),
    expected: fieldAt('tax_rate_ids.1'),
  },
  {
    rule: 'R10',
    code: 'tax_rate_inactive',
    about: 'an inactive tax rate on a new line',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => ({ amount_minor: 5, tax_rate_ids: [await rateIn(p, { active: false })] })),
    expected: fieldAt('tax_rate_ids.0'),
  },
  {
    rule: 'R14',
    code: 'invalid_amount',
    about: 'half a cent of tax',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ amount_minor: 5, tax_amount_minor: 0.5 }),
    expected: fieldAt('tax_amount_minor'),
  },
  ...([{ amount_minor: 5 }, { unit_amount_minor: '5' }] as const).map(
    (beside): Scenario => ({
      rule: 'R15',
      code: 'amount_ambiguous',
      about: `a price beside ${Object.keys(beside)[0]}`,
      operation: 'add_invoice_line_item',
      arrange: lineNaming(async (p) => ({ ...beside, price_id: priceOf(p, await productIn(p)) })),
      expected: fieldAt('price_id'),
    }),
  ),
  {
    rule: 'R16',
    code: 'currency_mismatch',
    about: 'a price in another currency',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => ({ price_id: priceOf(p, await productIn(p, { currency: 'JPY' })) })),
    expected: fieldAt('price_id'),
  },
  {
    rule: 'R16',
    code: 'currency_mismatch',
    about: 'another currency than the prices of its lines',
    operation: 'update_invoice',
    arrange: async (p) => {
      const priced = [{ description: 'Chá', price_id: priceOf(p, await productIn(p)) }];
      const customer_id = await customerFor(p);
      return { invoice_id: await p.made('create_invoice', { customer_id, currency: 'BRL', lines: priced }), currency: 'EUR' };
    },
    expected: fieldAt('currency'),
  },
  {
    rule: 'R18',
    code: 'too_many_taxes',
    about: 'eleven tax rates',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => {
      const tax_rate_ids: string[] = [];
      for (let n = 0; n < 11; n += 1) tax_rate_ids.push(await rateIn(p));
      return { amount_minor: 5, tax_rate_ids };
    }),
    expected: fieldAt('tax_rate_ids'),
  },
  {
    rule: 'R18',
    code: 'tax_conflict',
    about: 'rates beside a given tax',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => ({ amount_minor: 5, tax_rate_ids: [await rateIn(p)], tax_amount_minor: 1 })),
    expected: fieldAt('tax_amount_minor'),
  },
  {
    rule: 'R18',
    code: 'tax_conflict',
    about: 'one rate twice',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => {
      const rate = await rateIn(p);
      return { amount_minor: 5, tax_rate_ids: [rate, rate] };
    }),
    expected: fieldAt('tax_rate_ids'),
  },
  {
    rule: 'R19',
    code: 'invalid_period',
    about: 'a period that ends before it starts',
    operation: 'create_invoice',
    arrange: draftWith({ amount_minor: 5, period: { start: '2026-03-02', end: '2026-03-01' } }),
    expected: fieldAt('lines.0.period.end'),
  },
  {
    rule: 'R24',
    code: 'amount_too_large',
    about: 'price × quantity of 100,000,000',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => ({ price_id: priceOf(p, await productIn(p, { unit_amount_minor: '1' })), quantity: '100000000' })),
    expected: fieldAt('quantity'),
  },
  {
    rule: 'R24',
    code: 'amount_too_large',
    about: 'a given tax of 100,000,000',
    operation: 'add_invoice_line_item',
    arrange: lineOn({ amount_minor: 5, tax_amount_minor: 100_000_000 }),
    expected: fieldAt('tax_amount_minor'),
  },
];

const invoices: readonly Scenario[] = [
  {
    rule: 'R23',
    code: 'negative_total',
    about: 'credits that outweigh charges',
    operation: 'finalize_invoice',
    profile: { R23: true },
    arrange: async (p) => {
      const owing = [{ description: 'Chá', amount_minor: -1 }];
      return { invoice_id: await p.made('create_invoice', { customer_id: await customerFor(p), currency: 'BRL', lines: owing }) };
    },
  },
  ...(['create_invoice', 'preview_invoice'] as const).map(
    (operation): Scenario => ({
      rule: 'R39',
      code: 'tax_location_missing',
      about: 'a customer without a country',
      operation,
      arrange: invoiceNaming(() => Promise.resolve({ automatic_tax: true })),
      expected: fieldAt('automatic_tax'),
    }),
  ),
  {
    rule: 'R39',
    code: 'tax_location_missing',
    about: 'automatic tax asked for later',
    operation: 'update_invoice',
    arrange: async (p) => ({
      invoice_id: await p.made('create_invoice', { customer_id: await customerFor(p), currency: 'BRL' }),
      automatic_tax: true,
    }),
  },
  ...([{ automatic_tax: true }, { coupon_id: 'made' }] as const).map(
    (change): Scenario => ({
      rule: 'R26',
      code: 'invoice_not_editable',
      about: `${Object.keys(change)[0]} after finalization`,
      operation: 'update_invoice',
      arrange: async (p) => {
        const customer_id = await p.made('create_customer', { name: 'x', country: 'BR' });
        const invoice_id = await p.made('create_invoice', { customer_id, currency: 'BRL' });
        await p.made('finalize_invoice', { invoice_id });
        return { invoice_id, ...('coupon_id' in change ? { coupon_id: await couponIn(p) } : change) };
      },
      expected: fieldAt(Object.keys(change)[0] ?? ''),
    }),
  ),
];

/** Prices, taxes and discounts on lines and invoices. */
export const TAX_SCENARIOS: readonly Scenario[] = [...lines, ...invoices];
