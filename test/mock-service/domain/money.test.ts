// Money is whole minor units, and halves go away from zero.
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyExponent } from '../../../mock-service/domain/currency.ts';
import { createLine } from '../../../mock-service/domain/line-item.ts';
import { DECIMAL_TEXT, multiplyRounded, parseDecimal, roundHalfAway } from '../../../mock-service/domain/money.ts';

const GROUND = { currency: 'BRL', nowMs: 0 };

describe('rounding', () => {
  it.each([
    ['0.5', '1'],
    ['1.5', '2'],
    ['2.5', '3'],
    ['-0.5', '-1'],
    ['-2.5', '-3'],
    ['25.5', '26'],
    ['-25.5', '-26'],
    ['0.499999999999', '0'],
    ['-0.499999999999', '0'],
    ['2.500000000001', '3'],
    ['1.005', '1'],
    ['99999998.5', '99999999'],
  ])('takes %s to %s', (text, whole) => {
    expect(roundHalfAway(new Big(text)).toFixed(0).replace('-0', '0')).toBe(whole);
  });
});

describe('a rounded product', () => {
  const decimal = fc.stringMatching(DECIMAL_TEXT);
  const halves = fc.tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.constantFrom('0.5', '0.25', '1.5', '10', '0.05')).map(String);

  it.each([
    ['1', '1'],
    ['0.000000000001', '0.000000000001'],
    ['999999999999999', '999999999999999.999999999999'],
    ['9007199254740991', '0.5'],
    ['-0.5', '1'],
    ['94906267', '94906267'],
    ['0.999999999999', '0.999999999999'],
    ['0.000001000001', '499999.5'],
  ])('of %s and %s is that of exact decimals', (one, other) => {
    const exact = roundHalfAway(new Big(one).times(other));
    expect(exact.eq(multiplyRounded(one, other))).toBe(true);
  });

  it('is that of exact decimals, whatever the decimals', () => {
    const pair = fc.oneof(
      fc.tuple(decimal, decimal),
      halves.map((text) => text.split(',') as [string, string]),
    );
    fc.assert(
      fc.property(pair, ([one, other]) => roundHalfAway(new Big(one).times(other)).eq(multiplyRounded(one, other))),
      { numRuns: 2000 },
    );
  });
});

describe('a line of unit amount × quantity', () => {
  it.each([
    ['300', '0.085', 26],
    ['-300', '0.085', -26],
    ['1', '0.5', 1],
    ['5', '0.5', 3],
    ['-5', '0.5', -3],
    ['-0.4', '1', 0],
    ['-0', '1', 0],
    ['0.1', '3', 0],
    ['1.15', '100', 115],
    ['0.000000000001', '999999999999', 1],
    ['0.333333333333', '3', 1],
    ['1250.5', '10', 12_505],
    ['33333333', '3', 99_999_999],
    ['99999999.4', '1', 99_999_999],
    ['7', '0', 0],
  ])('%s × %s is %i', (unitAmountMinor, quantity, amountMinor) => {
    const line = createLine({ id: 'li_1', reference: null, description: 'x', unitAmountMinor, quantity }, GROUND);
    // toStrictEqual tells −0 from 0.
    expect(line).toStrictEqual(
      expect.objectContaining({ kind: 'line_item', amountMinor, unitAmountMinor, quantity, priceId: null, version: 1 }),
    );
  });

  it.each(['', '.5', '1.', '1e3', '01', '+1', ' 1', '1,5', '0.1234567890123', 'NaN', 'Infinity', '١'])(
    'refuses %j as decimal text',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
      expect(createLine({ id: 'li_1', reference: null, description: 'x', unitAmountMinor: text }, GROUND)).toMatchObject({ rule: 'R14' });
      const line = { id: 'li_1', reference: null, description: 'x', unitAmountMinor: '1', quantity: text };
      expect(createLine(line, GROUND)).toMatchObject({ rule: 'R21' });
    },
  );
});

describe('a line of a plain amount', () => {
  it.each([[0], [1], [-1], [99_999_999], [-99_999_999]])('keeps %i', (amountMinor) => {
    const line = createLine({ id: 'li_1', reference: null, description: 'x', amountMinor }, GROUND);
    expect(line).toMatchObject({ amountMinor, unitAmountMinor: null, quantity: '1' });
  });

  it('stores 0 for −0', () => {
    expect(createLine({ id: 'li_1', reference: null, description: 'x', amountMinor: -0 }, GROUND)).toMatchObject({ amountMinor: 0 });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('refuses %d as not whole', (amountMinor) => {
    expect(createLine({ id: 'li_1', reference: null, description: 'x', amountMinor }, GROUND)).toMatchObject({ rule: 'R14' });
  });
});

describe('a currency', () => {
  it.each([
    ['JPY', 0],
    ['CLP', 0],
    ['KRW', 0],
    ['BRL', 2],
    ['EUR', 2],
    ['USD', 2],
    ['BHD', 3],
    ['KWD', 3],
    ['JOD', 3],
    ['TND', 3],
    ['OMR', 3],
    ['XXX', null],
    ['XAU', null],
    ['DEM', null],
    ['HRK', null],
    ['brl', null],
    ['', null],
    ['__proto__', null],
  ])('%s has exponent %s', (code, exponent) => {
    expect(currencyExponent(code)).toBe(exponent);
  });

  it('has at least the decimals that people use, which is what the platform knows, for every code the platform lists', () => {
    const known = Intl.supportedValuesOf('currency').filter((code) => currencyExponent(code) !== null);
    const short = known.filter((currency) => {
      const { maximumFractionDigits = 0 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      return (currencyExponent(currency) ?? 0) < maximumFractionDigits;
    });
    expect(known.length).toBeGreaterThan(140);
    expect(short).toStrictEqual([]);
  });
});
