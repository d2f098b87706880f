// redact: the only door for upstream words into evidence. Each kind of word has a shape; what has another is left out.
// Step 2 of a failure's walk. Free text never passes.
import { isCode, isToldType } from './codes.ts';
import { isExpectation } from './expectations.ts';
import { isId, isRequestId } from './ids.ts';
import { isSecret } from './secrets.ts';
import { remembered } from './values/remembered.ts';
import { isWords, type WordShape } from './words.ts';

const LENGTH_MAX = 120;

const NAME: WordShape = { separators: '_-', digits: 3, digitsInAll: 4, numbers: false };
const ERRNO: WordShape = { separators: '_', digits: 3, digitsInAll: 6, numbers: false };
const PATH: WordShape = { separators: '_.-', digits: 3, digitsInAll: 8, numbers: true };
const URI: WordShape = { separators: ':/#_.~-', digits: 4, digitsInAll: 9, numbers: true };

/** `value` when it is a text of that form, made of words, and no secret. */
function word(value: unknown, form: RegExp, shape: WordShape): string | undefined {
  if (typeof value !== 'string' || value.length > LENGTH_MAX || !form.test(value) || isSecret(value)) return undefined;
  return isWords(value, shape) ? value : undefined;
}

/** Whole numbers as their digits. */
function digits(value: unknown): unknown {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
}

/** Texts of a shape of their own: short, and no secret. */
function shaped(value: unknown, isShape: (text: string) => boolean): string | undefined {
  const text = digits(value);
  return typeof text === 'string' && text.length <= LENGTH_MAX && isShape(text) && !isSecret(text) ? text : undefined;
}

/** Asks `read` about a text, of one that passed before only once: it stands in answers anyway. What is kept back is not remembered. */
function passing(read: (text: string) => string | undefined): (value: unknown) => string | undefined {
  const passed = remembered(read, (_, told) => told !== undefined);
  return (value) => (typeof value === 'string' ? passed.of(value) : undefined);
}

const ofCode = passing((text) => shaped(text, isCode));

/** A failure's machine-readable code (`card_declined`, `P2002`, `40P01`, a number of at most six digits), or undefined. */
export function codeOf(value: unknown): string | undefined {
  return ofCode(digits(value));
}

/** An object's id (a UUID, `inv_7h3k`, a number of at most seven digits), or undefined. */
export function idOf(value: unknown): string | undefined {
  return shaped(value, isId);
}

/** The id of a request or a trace, read where such an id stands: an object's forms, a ULID, 16, 24 or 32 hexadecimal digits; or undefined. */
export function requestIdOf(value: unknown): string | undefined {
  return shaped(value, isRequestId);
}

/** The name of an operation or a class, or undefined. */
export const nameOf = passing((text) => word(text, /^[A-Za-z][\w-]{0,63}$/, NAME));

/** A system's or library's upper-case error name, or undefined. */
export function errnoOf(value: unknown): string | undefined {
  // The system's own are abbreviations (EHOSTUNREACH, E2BIG), shorter than any key.
  if (typeof value === 'string' && /^E\d?[A-Z]{2,14}$/.test(value)) return value;
  return word(value, /^[A-Z][A-Z0-9_]{1,59}$/, ERRNO);
}

/** Where a field is (`lines.0.quantity`, `lines[0].unit-amount`), or undefined. */
export const pathOf = passing((text) => {
  if (isSecret(text)) return undefined;
  const dotted = text.replace(/\[(\d{1,4})\]/g, '.$1');
  return word(dotted, /^[A-Za-z][\w.-]*$/, PATH) === undefined ? undefined : text;
});

/** A problem type's URI of which no part can be data, or undefined. */
export const problemTypeOf = passing((text) => {
  const type = word(text, /^(?:about:blank|urn:[\w.:-]{1,120}|https?:\/\/[\w.-]{1,80}(?:\/[\w.~-]{1,60}){0,8}\/?(?:#[\w.-]{1,60})?)$/, URI);
  return type !== undefined && isToldType(type) ? type : undefined;
});

/** What a field should hold, in words of `expectations.ts`; "a valid value" when it says anything else. */
export function expectationOf(value: unknown): string {
  return typeof value === 'string' && isExpectation(value) ? value : 'a valid value';
}
