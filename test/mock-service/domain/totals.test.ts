// Discounts, then taxes, then the total: literal documents at both tax levels (M4 to M7, M12).
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../../mock-service/domain/catalogue/coupon.ts';
import type { TaxRate } from '../../../mock-service/domain/catalogue/tax-rate.ts';
import { createInvoice, type Invoice } from '../../../mock-service/domain/invoice.ts';
import { DEFAULT_PROFILE } from '../../../mock-service/domain/profile.ts';
import { discountOf } from '../../../mock-service/domain/totals/discounts.ts';
import { roundTogether } from '../../../mock-service/domain/totals/round-together.ts';

const rate = (percentage: string, inclusive: boolean): TaxRate => ({
  kind: 'tax_rate',
  id: `${percentage} ${inclusive ? 'inside' : 'on top'}`,
  reference: null,
  displayName: 'x',
  percentage,
  inclusive,
  country: null,
  active: true,
  code: null,
  version: 1,
  createdAtMs: 0,
});
const coupon = (worth: Partial<Coupon>): Coupon => ({
  kind: 'coupon',
  id: `${worth.percentOff ?? worth.amountOffMinor} off`,
  reference: null,
  name: null,
  percentOff: null,
  amountOffMinor: null,
  currency: null,
  validUntilMs: null,
  maxRedemptions: null,
  timesRedeemed: 0,
  version: 1,
  createdAtMs: 0,
  ...worth,
});

interface Asked {
  readonly amounts: readonly number[];
  readonly rates?: readonly TaxRate[];
  readonly own?: Coupon;
  readonly whole?: Coupon;
  readonly taxLevel?: 'line' | 'document';
  readonly currency?: string;
}

/** A draft whose lines are all taxed and discounted alike. */
function invoiceOf({ amounts, rates = [], own, whole, taxLevel = 'line', currency = 'BRL' }: Asked): Invoice {
  const lines = amounts.map((amountMinor, at) => ({
    id: `li_${at}`,
    reference: null,
    description: 'x',
    amountMinor,
    taxRates: rates,
    coupon: own ?? null,
  }));
  const profile = { ...DEFAULT_PROFILE, taxLevel };
  const given = { id: 'inv_1', reference: null, number: null, customerId: 'cus_1', automaticTax: false, terms: {}, notes: {}, nowMs: 0 };
  const invoice = createInvoice({ ...given, currency, coupon: whole ?? null, lines, profile });
  if (invoice.kind === 'rejection') throw new Error(invoice.detail);
  return invoice;
}

const taxesOf = ({ lines }: Invoice): readonly (readonly number[])[] =>
  lines.map(({ taxes }) => taxes.map(({ amountMinor }) => amountMinor));

describe('M4, tax on 25.06 + 25.61 + 25.63 at 15 %', () => {
  const asked = { amounts: [25_06, 25_61, 25_63], rates: [rate('15', false)] };

  it('is 11.44 by line', () => {
    expect(invoiceOf(asked)).toMatchObject({ subtotalMinor: 76_30, taxMinor: 11_44, totalMinor: 87_74, amountDueMinor: 87_74 });
  });

  it('is 11.45 by document, told apart over the lines by largest remainder', () => {
    const invoice = invoiceOf({ ...asked, taxLevel: 'document' });
    expect(invoice).toMatchObject({ taxMinor: 11_45, totalMinor: 87_75 });
    expect(taxesOf(invoice)).toStrictEqual([[3_76], [3_84], [3_85]]);
  });
});

describe('M5, tax inside an amount', () => {
  it.each([
    [123_00, ['23'], [23_00]],
    [100_00, ['23'], [18_70]],
    [-123_00, ['23'], [-23_00]],
    [121_00, ['10', '11'], [10_00, 11_00]],
    // 100.00 ÷ 1.29 = 77.519…: 22.48 is inside, of which 6/29 and 23/29 are 4.651… and 17.829….
    [100_00, ['6', '23'], [4_65, 17_83]],
    [1, ['100'], [0]],
    [0, ['23'], [0]],
  ])('of %i at %j is %j', (amount, percentages, taxes) => {
    const invoice = invoiceOf({ amounts: [amount], rates: percentages.map((each) => rate(each, true)) });
    expect(taxesOf(invoice)).toStrictEqual([taxes]);
    expect(invoice.totalMinor).toBe(amount);
    expect(invoice.inclusiveTaxMinor).toBe(taxes.reduce((sum, each) => sum + each, 0));
    expect(invoice.taxMinor).toBe(0);
  });

  it('is rounded once over the document where the profile says so: three times 1.00 at 23 % is 0.57 by line and 0.56 by document', () => {
    const asked = { amounts: [1_00, 1_00, 1_00], rates: [rate('23', true)] };
    expect(invoiceOf(asked).inclusiveTaxMinor).toBe(57);
    const byDocument = invoiceOf({ ...asked, taxLevel: 'document' });
    expect(byDocument.inclusiveTaxMinor).toBe(56);
    expect(taxesOf(byDocument)).toStrictEqual([[19], [19], [18]]);
  });

  it('is not taxed again by a rate on top', () => {
    const invoice = invoiceOf({ amounts: [123_00], rates: [rate('23', true), rate('10', false)] });
    expect(taxesOf(invoice)).toStrictEqual([[23_00, 10_00]]);
    expect(invoice).toMatchObject({ subtotalMinor: 123_00, taxMinor: 10_00, inclusiveTaxMinor: 23_00, totalMinor: 133_00 });
  });
});

describe('M6, discounts', () => {
  it('of lines come first, then the invoice’s over what is left, then tax', () => {
    const asked = { amounts: [100_00], own: coupon({ amountOffMinor: 20_00, currency: 'BRL' }), whole: coupon({ percentOff: '10' }) };
    const invoice = invoiceOf({ ...asked, rates: [rate('5', false)] });
    expect(invoice.lines[0]).toMatchObject({ amountMinor: 100_00, discountMinor: 20_00, invoiceDiscountMinor: 8_00 });
    expect(invoice).toMatchObject({ subtotalMinor: 100_00, discountMinor: 28_00, taxMinor: 3_60, totalMinor: 75_60 });
  });

  it.each([
    [[1_00, 1_00, 1_00], '50', [50, 50, 50]],
    [[33, 33, 34], '10', [3, 3, 4]],
    [[1, 1, 1], '50', [1, 1, 0]],
    [[10_00, -5_00, 20_00], '10', [1_00, 0, 2_00]],
    [[-5_00], '10', [0]],
    [[99_999_999, 1], '100', [99_999_999, 1]],
  ])('of an invoice with lines of %j by %s percent are %j', (amounts, percentOff, shares) => {
    const invoice = invoiceOf({ amounts, whole: coupon({ percentOff }) });
    expect(invoice.lines.map(({ invoiceDiscountMinor }) => invoiceDiscountMinor)).toStrictEqual(shares);
  });

  it('of an amount never take off more than there is', () => {
    const invoice = invoiceOf({ amounts: [30_00, 10_00], whole: coupon({ amountOffMinor: 50_00, currency: 'BRL' }) });
    expect(invoice).toMatchObject({ discountMinor: 40_00, totalMinor: 0, amountDueMinor: 0 });
  });

  it('of a percentage are rounded half away from zero', () => {
    const half = { kind: 'discount', couponId: 'x', percentOff: '50', amountOffMinor: null, currency: null } as const;
    expect([1, 3, 5, 0, -3].map((amount) => discountOf(amount, half))).toStrictEqual([1, 2, 3, 0, 0]);
  });
});

describe('M12, currencies with no or three decimals', () => {
  it.each([
    ['JPY', [333, 333], 54, 720],
    ['BHD', [12_345], 988, 13_333],
  ])('are reckoned in whole units of their own: %s', (currency, amounts, taxMinor, totalMinor) => {
    expect(invoiceOf({ amounts, currency, rates: [rate('8', false)] })).toMatchObject({ taxMinor, totalMinor });
  });
});

describe('whole amounts told apart', () => {
  it('add up, and none is a unit away from its exact amount (1000 runs)', () => {
    const part = fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const exact = parts.map(([over, under]) => new Big(over).div(under));
        const total =
          exact
            .reduce((sum, each) => sum.plus(each), new Big(0))
            .round()
            .toNumber() + 0;
        const whole = roundTogether(exact, total);
        expect(whole.reduce((sum, each) => sum + each, 0)).toBe(total);
        for (const [at, each] of whole.entries())
          expect(
            new Big(each)
              .minus(exact[at] ?? 0)
              .abs()
              .lt(1),
          ).toBe(true);
        expect(whole.every((each) => Number.isSafeInteger(each) && !Object.is(each, -0))).toBe(true);
      }),
      { numRuns: 1000, seed: 20_260_302 },
    );
  });

  it('give what is left over to the first of equal ones', () => {
    expect(roundTogether([new Big('0.5'), new Big('0.5'), new Big('0.25')], 1)).toStrictEqual([1, 0, 0]);
    expect(roundTogether([new Big('-0.5'), new Big('-0.5')], -1)).toStrictEqual([0, -1]);
  });
});

describe('the largest invoice there can be', () => {
  it('stays among the integers that are exact', () => {
    const rates = Array.from({ length: 10 }, (_, at) => ({ ...rate('100', false), id: `r${at}` }));
    const invoice = invoiceOf({ amounts: Array.from({ length: 250 }, () => 99_999_999), rates, taxLevel: 'document' });
    expect(invoice).toMatchObject({ subtotalMinor: 24_999_999_750, taxMinor: 249_999_997_500, totalMinor: 274_999_997_250 });
  });
});
