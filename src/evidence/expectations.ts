// isExpectation: the closed list of what a field may be said to hold. Anything else could be prose that tells a model what to do.
// Step 2 of a failure's walk. Data: a new wording is a line in PHRASES; `#` stands for a number, `@` for a name of the provider's document.
import { EXPECTED_NAMES } from './expected-names.ts';

const PHRASES: readonly string[] = [
  ...[
    'a string',
    'a number',
    'an integer',
    'a whole number',
    'a decimal number',
    'a boolean',
    'true',
    'false',
    'true or false',
    'an array',
    'an object',
  ],
  ...['null', 'text', 'another value', 'one value', 'a value', 'a whole number from # to #', 'a whole number #–#', 'a number from # to #'],
  ...[
    'at most #',
    'at most 9007199254740991',
    'at least #',
    'less than #',
    'more than #',
    'more than zero',
    'zero or more',
    'a number out of range',
  ],
  ...['at most # characters', 'at least # character', 'at least # characters', 'at most # items', 'at least # item', 'at least # items'],
  ...['a date', 'a date, YYYY-MM-DD', 'an instant', 'an instant, YYYY-MM-DDThh:mm:ssZ', 'an e-mail address', 'a URL', 'a UUID'],
  ...['decimal text', 'a decimal number in text', 'decimal text, zero or more', 'decimal text of minor units with at most # places'],
  ...['a whole number of minor units', 'at most # minor units', 'an ISO 4217 code in capitals', 'at most # lines', 'required'],
  ...['no such field', 'no such field: the path names it', 'no fields at all', 'no such parameter', 'no query with this method'],
  ...['no such field; valid ones: @', 'no such parameter; valid ones: @', 'valid ones: @', 'one of @', 'one of: @', '@'],
  ...['text that fits into a header', 'values that JSON can hold', 'text, a number or a boolean', 'a request that can be written'],
  ...['an id, which has no slash', 'text that fits into a URL'],
  ...['text in percent-encoded UTF-8', "this list's next_cursor, with the same filters", 'a reference not used before'],
  ...['an existing customer', 'an existing invoice', 'an existing line item', 'an existing payment', 'an existing refund'],
  ...['an existing payment method', "one of the invoice's customer", 'a payment method, or a customer that has a default'],
  ...["the invoice's currency", "the customer's currency", "at most the invoice's amount_remaining_minor", 'unchanged after finalization'],
  ...['two capitals, such as BR', 'text with letters or digits', 'credit to take it from'],
  ...['at most what is left of the payment', 'either amount_minor, or unit_amount_minor with an optional quantity'],
  ...['perhaps @', 'one SELECT', "a SELECT of SQLite's", "a SELECT of SQLite's over the tables of the list of tables", 'a whole statement'],
  ...['a table of the list of tables', 'a column of a table in FROM', 'the table in front of it', 'it in the SELECT list, or in HAVING'],
  ...['texts stand in single quotes', 'texts in single quotes, closed', 'smaller numbers, or total() in the place of sum()', 'fewer'],
  ...['a query that reads or builds less: a narrower WHERE, a join on ids, a LIMIT in the recursion', 'WITH RECURSIVE with a UNION'],
  ...['texts of at most # bytes', 'rows of at most # characters', 'at most # levels, and short patterns', 'as many as it takes'],
];

/** Six digits, or thousands in groups: no phone, card or tax number. */
const NUMBER = String.raw`-?(?:\d{1,6}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,4})?`;
const NAME = String.raw`[\w-]{1,60}`;
const NAMES = `${NAME}(?:, ${NAME}){0,60}`;

const shapes: readonly RegExp[] = PHRASES.filter((phrase) => /[#@]/.test(phrase)).map(
  (phrase) => new RegExp(`^${phrase.replaceAll('#', NUMBER).replace('@', `(?<names>${NAMES})`)}$`),
);
const fixed = new Set(PHRASES.filter((phrase) => !/[#@]/.test(phrase)));
const names = new Set(EXPECTED_NAMES);
const TEXT_MAX = 1_000;

function isPhrase(text: string): boolean {
  if (fixed.has(text)) return true;
  const match = shapes.map((shape) => shape.exec(text)).find((found) => found !== null);
  if (match === undefined || match === null) return false;
  return match.groups?.names === undefined || match.groups.names.split(', ').every((name) => names.has(name));
}

/** True for a phrase of the list, or several with "or" or a semicolon between them. */
export function isExpectation(text: string): boolean {
  return text.length <= TEXT_MAX && (isPhrase(text) || [' or ', '; '].some((between) => text.split(between).every(isPhrase)));
}
