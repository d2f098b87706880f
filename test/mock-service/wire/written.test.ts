// Money, days, quantities and tax identifiers as each language writes them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../mock-service/domain/language.ts';
import { writerOf, writtenTaxId } from '../../../mock-service/wire/written.ts';

/** Intl puts spaces that do not break between a sign and its number. */
const spaced = (text: string): string => text.replaceAll(/\p{Zs}/gu, ' ');

const MONEY: readonly (readonly [currency: string, minor: number, english: string, portuguese: string])[] = [
  ['BRL', 123_456, 'R$1,234.56', 'R$ 1.234,56'],
  ['BRL', -5, '-R$0.05', '-R$ 0,05'],
  ['BRL', 0, 'R$0.00', 'R$ 0,00'],
  ['USD', 100_000_000_00, '$100,000,000.00', 'US$ 100.000.000,00'],
  ['EUR', 99, '€0.99', '€ 0,99'],
  ['JPY', 1_234_567, '¥1,234,567', 'JP¥ 1.234.567'],
  ['KWD', 1_234_567, 'KWD 1,234.567', 'KWD 1.234,567'],
  ['CLP', 5, 'CLP 5', 'CLP 5'],
  ['IDR', 100, 'IDR 1.00', 'IDR 1,00'],
  ['BRL', Number.MAX_SAFE_INTEGER, 'R$90,071,992,547,409.91', 'R$ 90.071.992.547.409,91'],
];

describe.each(['en', 'pt-BR'] as const)('in %s', (language: Language) => {
  test.each(MONEY)('%s %d', (currency, minor, english, portuguese) => {
    expect(spaced(writerOf(language, currency).money(minor))).toBe(language === 'en' ? english : portuguese);
  });

  test('no digit of an amount is lost', () => {
    fc.assert(
      fc.property(fc.constantFrom('JPY', 'BRL', 'KWD'), fc.maxSafeInteger(), (currency, minor) => {
        const digits = writerOf(language, currency).money(minor).replaceAll(/\D/g, '');
        expect(BigInt(digits)).toBe(BigInt(Math.abs(minor)));
      }),
    );
  });
});

describe('a unit price', () => {
  test.each([
    ['BRL', '1250.5', 'R$12.505'],
    ['BRL', '1250', 'R$12.50'],
    ['BRL', '0.000000000001', 'R$0.00000000000001'],
    ['JPY', '99.123456789012', '¥99.123456789012'],
    ['KWD', '1', 'KWD 0.001'],
  ])('of %s, %s minor units, has all of its places: %s', (currency, minor, text) => {
    expect(spaced(writerOf('en', currency).unitPrice(minor))).toBe(text);
  });
});

test.each([
  ['en', '2026-02-28', 'February 28, 2026'],
  ['en', '9999-12-31', 'December 31, 9999'],
  ['pt-BR', '2024-02-29', '29 de fevereiro de 2024'],
  ['pt-BR', '2026-03-01', '1 de março de 2026'],
] as const)('%s writes %s as %s', (language, date, text) => {
  expect(writerOf(language, 'BRL').day(date)).toBe(text);
});

test.each([
  ['en', '1234.5', '1,234.5'],
  ['pt-BR', '1234.123456789012', '1.234,123456789012'],
  ['pt-BR', '999999999999999', '999.999.999.999.999'],
] as const)('%s writes the quantity %s as %s', (language, text, expected) => {
  expect(writerOf(language, 'BRL').decimal(text)).toBe(expected);
});

test.each([
  ['br_cnpj', '12345678000195', '12.345.678/0001-95'],
  ['br_cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['br_cpf', '52998224725', '529.982.247-25'],
  ['br_cpf', '1234', '1234'],
  ['pt_nif', '501442600', '501442600'],
] as const)('the identifier %s %s is printed as %s', (type, value, text) => {
  expect(writtenTaxId({ type, value })).toBe(text);
});

test.each([
  ['en', 'BR', 'Brazil'],
  ['pt-BR', 'DE', 'Alemanha'],
  ['en', 'QQ', 'QQ'],
] as const)('%s calls %s %s', (language, code, name) => {
  expect(writerOf(language, 'BRL').country(code)).toBe(name);
});
