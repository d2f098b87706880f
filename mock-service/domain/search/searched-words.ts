// searchedWords: what a row is found by in a search: each word of it, with the part of the row that it stands in.
// Step 5 of a request's walk: the store's index of words is made from here, and a search asks by the same parts.
import type { Customer } from '../customer.ts';
import type { Invoice } from '../invoice.ts';
import { wordsOf } from './words.ts';

/** Where a word stands: in the number, in what is written on the invoice, in the customer's name; or it is the whole number. */
export const PARTS = { number: '#', text: '.', name: '@', wholeNumber: '=' } as const;
export type Part = keyof typeof PARTS;

/** A word with its part, as the index keeps it. */
export function partWord(part: Part, word: string): string {
  return PARTS[part] + word;
}

/** A number as a whole: `INV-000042` and `inv 000042` are the same. */
export function wholeNumber(words: readonly string[]): string {
  return words.join(' ');
}

function addWords(words: Set<string>, part: Part, text: string | null): void {
  if (text === null) return;
  for (const word of wordsOf(text)) words.add(partWord(part, word));
}

/** What the words of an invoice are taken from. */
export const INVOICE_FIELDS = ['number', 'memo', 'customFields', 'lines'] as const satisfies readonly (keyof Invoice)[];
/** What the words of a customer are taken from. */
export const CUSTOMER_FIELDS = ['name'] as const satisfies readonly (keyof Customer)[];

/** Whether two rows have the very same values in fields, and so the same words; false also says that they may have. */
export function haveSameWords<Row>(one: Row, other: Row, fields: readonly (keyof Row)[]): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** What an invoice is found by, each word of a part once: its number, memo, custom fields and lines. */
export function invoiceWords({ number, memo, customFields, lines }: Pick<Invoice, (typeof INVOICE_FIELDS)[number]>): ReadonlySet<string> {
  const words = new Set<string>();
  addWords(words, 'number', number);
  if (number !== null && words.size > 0) words.add(partWord('wholeNumber', wholeNumber(wordsOf(number))));
  addWords(words, 'text', memo);
  for (const { name, value } of customFields) {
    addWords(words, 'text', name);
    addWords(words, 'text', value);
  }
  for (const { description } of lines) addWords(words, 'text', description);
  return words;
}

/** What a customer's invoices are found by beside their own words: its name. */
export function customerWords({ name }: Pick<Customer, (typeof CUSTOMER_FIELDS)[number]>): ReadonlySet<string> {
  const words = new Set<string>();
  addWords(words, 'name', name);
  return words;
}
