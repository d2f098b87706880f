// Scenarios of the rules on prices, taxes and discounts (R06 to R10, R15, R16, R18, R19, R22, R23, R39).
import type { Input, Provider } from './provider.ts';
import { customerFor, draftWith, fieldAt, lineOn, type Scenario } from './scenario.ts';

const productIn = (p: Provider, more: Input = {}): Promise<string> =>
  p.made('create_product', { name: 'Chá', currency: 'BRL', unit_amount_minor: '1250.5', ...more });
const priceOf = (p: Provider, product: string): string | undefined => p.store.rows('products').find(({ id }) => id === product)?.price.id;
const rateIn = (p: Provider, more: Input = {}): Promise<string> =>
  p.made('create_tax_rate', { display_name: 'ISS', percentage: '5', inclusive: false, ...more });
const couponIn = (p: Provider, more: Input = {}): Promise<string> => p.made('create_coupon', { percent_off: '10', ...more });

/** A line that names what `make` made. */
const lineNaming =
  (make: (p: Provider) => Promise<Input>): Scenario['arrange'] =>
  async (p) => ({ ...(await lineOn({})(p)), ...(await make(p)) });
/** A new invoice that names it. */
const invoiceNaming =
  (make: (p: Provider) => Promise<Input>): Scenario['arrange'] =>
  async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', ...(await make(p)) });

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

/** Prices, taxes and discounts. */
export const CATALOGUE_SCENARIOS: readonly Scenario[] = [...catalogue, ...lines, ...coupons, ...invoices];
