// Written: money, days, quantities and tax identifiers as a language writes them.
// Step 6 of a request's walk: PDFs and mails write with it; decimals stay text from the minor units to the page, no float is made of them.
import Big from 'big.js';
import { currencyExponent } from '../domain/currency.ts';
import type { TaxId } from '../domain/customer.ts';
import type { Language } from '../domain/language.ts';

/** Writes the values of one invoice, or of a mail about it. */
export interface Writer {
  /** Whole minor units: `R$ 1.234,56`. */
  money(minor: number): string;
  /** A unit price, decimal text of minor units: as many places as it has, the currency's at least. */
  unitPrice(minor: string): string;
  /** Decimal text. */
  decimal(text: string): string;
  /** A percentage as decimal text: `5%`. */
  percentage(text: string): string;
  /** YYYY-MM-DD: `15 de janeiro de 2026`. */
  day(date: string): string;
  /** ISO 3166-1 alpha-2: `Brasil`; itself where it has no name. */
  country(code: string): string;
}

/** Decimal text as the formatter takes it: exactly. @see ECMA-402, 15.5.16 ToIntlMathematicalValue */
const exact = (text: string): `${number}` => text as `${number}`;

/** The most places that a formatter shows. A unit price has 12 of minor units: 15 with those of the currency. */
const MOST_PLACES = 20;

function createWriter(language: Language, currency: string): Writer {
  const places = currencyExponent(currency) ?? 2;
  const money = (most: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: places, maximumFractionDigits: most });
  const [amounts, prices] = [money(places), money(MOST_PLACES)];
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: MOST_PLACES });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const major = (minor: string | number): `${number}` => exact(new Big(minor).times(new Big(10).pow(-places)).toFixed());
  return {
    money: (minor) => amounts.format(major(minor)),
    unitPrice: (minor) => prices.format(major(minor)),
    decimal: (text) => decimals.format(exact(text)),
    percentage: (text) => `${decimals.format(exact(text))}%`,
    day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
    country: (code) => countries.of(code) ?? code,
  };
}

/** By language and currency: each costs a tenth of a millisecond to make, and is always the same. */
const writers = new Map<string, Writer>();

/** What writes an invoice's values in a language and a currency. */
export function writerOf(language: Language, currency: string): Writer {
  const name = `${language} ${currency}`;
  const writer = writers.get(name) ?? createWriter(language, currency);
  writers.set(name, writer);
  return writer;
}

/** How the registers of Brazil print what they count. */
const PRINTED: Partial<Readonly<Record<TaxId['type'], readonly [given: RegExp, printed: string]>>> = {
  br_cnpj: [/^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/i, '$1.$2.$3/$4-$5'],
  br_cpf: [/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'],
};

/** A tax identifier as its register prints it; as it is where it has another length. */
export function writtenTaxId({ type, value }: TaxId): string {
  const [given, printed] = PRINTED[type] ?? [];
  return given === undefined || printed === undefined ? value : value.replace(given, printed);
}
