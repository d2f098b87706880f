// What lines and invoices may say beside their amounts, in random command sequences: prices, tax rates, coupons by their place in a stock.
import fc from 'fast-check';
import type { Input, Provider } from '../provider.ts';

const RATES = [
  ['15', false],
  ['23', true],
  ['8.5', false],
  ['6', true],
  ['0.3333', true],
  ['100', false],
  ['7', false],
  ['0', true],
] as const;
const COUPONS: readonly Input[] = [
  { percent_off: '33.3333' },
  { percent_off: '10', max_redemptions: 1 },
  { amount_off_minor: 777, currency: 'BRL' },
  { percent_off: '100' },
  { amount_off_minor: 99_999_999, currency: 'JPY' },
];
const PRICES = [
  ['BRL', '1250.5'],
  ['BRL', '0.333333333333'],
  ['JPY', '980.4'],
] as const;

/** Puts tax rates, coupons and products where the sequences can name them. */
export async function stock(provider: Provider): Promise<void> {
  for (const [percentage, inclusive] of RATES) await provider.made('create_tax_rate', { display_name: 'x', percentage, inclusive });
  for (const coupon of COUPONS) await provider.made('create_coupon', coupon);
  for (const [currency, unit_amount_minor] of PRICES) await provider.made('create_product', { name: 'x', currency, unit_amount_minor });
}

const rates = fc.uniqueArray(fc.nat({ max: RATES.length - 1 }), { minLength: 1, maxLength: 4 });
/** Mostly those that any currency may use. */
const coupon = fc.constantFrom(0, 0, 0, 0, 3, 3, 1, 2, 4).map((stock_coupon): Input => ({ stock_coupon }));
const none = fc.constant<Input>({});

/** Taxes and a discount of a line, often none; seldom what a rule refuses. */
export const lineTerms: fc.Arbitrary<Input> = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: none },
      { weight: 10, arbitrary: rates.map((stock_rates): Input => ({ stock_rates })) },
      { weight: 4, arbitrary: fc.integer({ min: -500, max: 500 }).map((tax_amount_minor): Input => ({ tax_amount_minor })) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Input>({ stock_rates: [] }, { stock_rates: [0, 0] }, { stock_rates: [1], tax_amount_minor: 5 }),
      },
    ),
    fc.oneof({ weight: 3, arbitrary: none }, { weight: 1, arbitrary: coupon }),
  )
  .map(([tax, discount]): Input => ({ ...tax, ...discount }));

/** An invoice's own discount, often none. */
export const invoiceTerms: fc.Arbitrary<Input> = fc.oneof(none, coupon);

/** A line's money from a product's price. */
export const stockPrice: fc.Arbitrary<Input> = fc
  .record({ stock_price: fc.constantFrom(0, 0, 0, 1, 1, 1, 2), quantity: fc.constantFrom('1', '2.5', '7') })
  .map((input): Input => input);

/** The input with ids in the place of places in the stock, in its lines too. */
export function withStock(provider: Provider, input: Input): Input {
  const { stock_rates, stock_coupon, stock_price, lines, ...rest } = input;
  const idAt = (table: 'tax_rates' | 'coupons' | 'prices', at: unknown): string | undefined => provider.store.rows(table)[Number(at)]?.id;
  return {
    ...rest,
    ...(Array.isArray(stock_rates) ? { tax_rate_ids: stock_rates.map((at) => idAt('tax_rates', at)) } : {}),
    ...(stock_coupon === undefined ? {} : { coupon_id: idAt('coupons', stock_coupon) }),
    ...(stock_price === undefined ? {} : { price_id: idAt('prices', stock_price) }),
    ...(Array.isArray(lines) ? { lines: lines.map((line: Input) => withStock(provider, line)) } : {}),
  };
}
