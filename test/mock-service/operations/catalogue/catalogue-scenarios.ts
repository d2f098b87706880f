// Scenarios of the rules on products, prices, tax rates and coupons (R06, R07, R09, R22, and what makes one).

import type { Input, Provider } from '../provider.ts';
import { customerFor, fieldAt, type Scenario } from '../scenario.ts';
import { couponIn, invoiceNaming, lineNaming, priceOf, productIn, rateIn } from './catalogue-makers.ts';

async function archivedPrice(p: Provider): Promise<string | undefined> {
  const product_id = await productIn(p);
  const price_id = priceOf(p, product_id);
  await p.made('update_product_price', { product_id, unit_amount_minor: '900' });
  return price_id;
}

async function usedUp(p: Provider): Promise<string> {
  const coupon_id = await couponIn(p, { max_redemptions: 1 });
  const lines = [{ description: 'Chá', amount_minor: 1000 }];
  const invoice_id = await p.made('create_invoice', { customer_id: await customerFor(p), currency: 'BRL', lines, coupon_id });
  await p.made('finalize_invoice', { invoice_id });
  return coupon_id;
}

/** A draft with a coupon for one invoice that another invoice used since. */
async function overtaken(p: Provider): Promise<Input> {
  const coupon_id = await couponIn(p, { max_redemptions: 1 });
  const customer_id = await customerFor(p);
  const asked = { customer_id, currency: 'BRL', lines: [{ description: 'Chá', amount_minor: 1000, coupon_id }] };
  const ids = [await p.made('create_invoice', asked), await p.made('create_invoice', asked)];
  await p.made('finalize_invoice', { invoice_id: ids[0] });
  return { invoice_id: ids[1] };
}

const catalogue: readonly Scenario[] = [
  {
    rule: 'R01',
    code: 'not_found',
    about: 'an unknown product',
    operation: 'archive_product',
    arrange: () => Promise.resolve({ product_id: 'prod_nothing' }),
  },
  {
    rule: 'R01',
    code: 'not_found',
    about: 'an unknown product',
    operation: 'update_product_price',
    arrange: () => Promise.resolve({ product_id: 'prod_nothing', unit_amount_minor: '1' }),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: "another product's price",
    operation: 'update_product_price',
    arrange: async (p) => ({ product_id: await productIn(p), unit_amount_minor: '1', price_id: priceOf(p, await productIn(p)) }),
    expected: fieldAt('price_id'),
  },
  {
    rule: 'R06',
    code: 'catalogue_inactive',
    about: 'a price that was replaced',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => ({ price_id: await archivedPrice(p) })),
    expected: fieldAt('price_id'),
  },
  {
    rule: 'R06',
    code: 'catalogue_inactive',
    about: 'the price of an archived product',
    operation: 'create_invoice',
    arrange: invoiceNaming(async (p) => {
      const product_id = await productIn(p);
      await p.made('archive_product', { product_id });
      return { lines: [{ description: 'Chá', price_id: priceOf(p, product_id) }] };
    }),
    expected: fieldAt('lines.0.price_id'),
  },
  {
    rule: 'R06',
    code: 'catalogue_inactive',
    about: 'an archived product',
    operation: 'update_product_price',
    arrange: async (p) => {
      const product_id = await productIn(p);
      await p.made('archive_product', { product_id });
      return { product_id, unit_amount_minor: '900' };
    },
  },
  {
    rule: 'R07',
    code: 'price_immutable',
    about: 'a price that was replaced already',
    operation: 'update_product_price',
    arrange: async (p) => {
      const price_id = await archivedPrice(p);
      return { product_id: p.store.rows('products')[0]?.id, unit_amount_minor: '800', price_id };
    },
    expected: fieldAt('price_id'),
  },
  {
    rule: 'R09',
    code: 'tax_rate_immutable',
    about: 'another percentage under the same code',
    operation: 'create_tax_rate',
    arrange: async (p) => {
      await rateIn(p, { code: 'ISS' });
      return { display_name: 'ISS', percentage: '6', inclusive: false, code: 'ISS' };
    },
    expected: fieldAt('code'),
  },
  {
    rule: 'R13',
    code: 'invalid_currency',
    about: 'an unknown currency',
    operation: 'create_product',
    arrange: () => Promise.resolve({ name: 'Chá', currency: 'BRX', unit_amount_minor: '1' }),
  },
  {
    rule: 'R14',
    code: 'invalid_amount',
    about: 'a negative price',
    operation: 'create_product',
    arrange: () => Promise.resolve({ name: 'Chá', currency: 'BRL', unit_amount_minor: '-1' }),
  },
  {
    rule: 'R83',
    code: 'reference_taken',
    about: 'the same reference twice',
    operation: 'create_product',
    arrange: async (p) => {
      await productIn(p, { reference: 'r' });
      return { name: 'Chá', currency: 'BRL', unit_amount_minor: '1', reference: 'r' };
    },
  },
  ...['create_tax_rate', 'create_coupon'].map(
    (operation): Scenario => ({
      rule: 'R83',
      code: 'reference_taken',
      about: 'the same reference twice',
      operation,
      arrange: async (p) => {
        const input = operation === 'create_coupon' ? { percent_off: '10' } : { display_name: 'x', percentage: '1', inclusive: true };
        await p.made(operation, { ...input, reference: 'r' });
        return { ...input, reference: 'r' };
      },
    }),
  ),
];

const coupons: readonly Scenario[] = [
  ...(
    [
      ['R15', 'amount_ambiguous', {}, 'amount_off_minor'],
      ['R15', 'amount_ambiguous', { percent_off: '10', amount_off_minor: 5, currency: 'BRL' }, 'amount_off_minor'],
      ['R15', 'amount_ambiguous', { percent_off: '10', currency: 'BRL' }, 'currency'],
      ['R13', 'invalid_currency', { amount_off_minor: 5 }, 'currency'],
      ['R13', 'invalid_currency', { amount_off_minor: 5, currency: 'brl' }, 'currency'],
      ['R14', 'invalid_amount', { amount_off_minor: 0.5, currency: 'BRL' }, 'amount_off_minor'],
      ['R14', 'invalid_amount', { amount_off_minor: 0, currency: 'BRL' }, 'amount_off_minor'],
      ['R24', 'amount_too_large', { amount_off_minor: 100_000_000, currency: 'BRL' }, 'amount_off_minor'],
    ] as const
  ).map(
    ([rule, code, input, path]): Scenario => ({
      rule,
      code,
      about: JSON.stringify(input),
      operation: 'create_coupon',
      arrange: () => Promise.resolve(input),
      expected: fieldAt(path),
    }),
  ),
  {
    rule: 'R22',
    code: 'coupon_invalid',
    about: 'a coupon that has just expired',
    operation: 'create_invoice',
    arrange: invoiceNaming(async (p) => ({ coupon_id: await couponIn(p, { valid_until: '2026-03-02T09:30:00.000Z' }) })),
    expected: fieldAt('coupon_id'),
  },
  {
    rule: 'R22',
    code: 'coupon_invalid',
    about: 'a coupon that is used up',
    operation: 'add_invoice_line_item',
    arrange: lineNaming(async (p) => ({ amount_minor: 5, coupon_id: await usedUp(p) })),
    expected: fieldAt('coupon_id'),
  },
  {
    rule: 'R22',
    code: 'coupon_invalid',
    about: 'a coupon for another currency',
    operation: 'create_invoice',
    arrange: invoiceNaming(async (p) => ({
      coupon_id: await couponIn(p, { percent_off: undefined, amount_off_minor: 5, currency: 'EUR' }),
    })),
    expected: fieldAt('coupon_id'),
  },
  {
    rule: 'R22',
    code: 'coupon_invalid',
    about: 'a coupon that another invoice used up since',
    operation: 'finalize_invoice',
    arrange: overtaken,
  },
];

/** Products, prices, tax rates, coupons. */
export const CATALOGUE_SCENARIOS: readonly Scenario[] = [...catalogue, ...coupons];
