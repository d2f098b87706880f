// decimalOf, isTwofold, looksMajor: numbers as people and languages write them, as decimal text; what could be a thousand times as much is not read.
// Above the walks: a step of `lenient`, and a check of the schema's.

/** Of a comma with three digits after it nobody can tell whether it parts thousands; after a zero it can only be a decimal one. */
const COMMA_DECIMAL = /^(-?)(0,\d{1,12}|[1-9]\d{0,14},(?:\d{1,2}|\d{4,12}))$/;
/** `1.234,56` and `1,234.56`, `1.234.567` and `1,234,567`: only one of the two marks can part thousands. */
const POINTS_PART = /^(-?)([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,12})$/;
const COMMAS_PART = /^(-?)([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,12})$/;
const ALL_PART = /^(-?)([1-9]\d{0,2}(?:\.\d{3}){2,}|[1-9]\d{0,2}(?:,\d{3}){2,})$/;
const CANONICAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/;
/** `1.500`, `12.000`: one and a half, or a thousand times as much? Whoever means the first can leave the last zero out. */
const TWOFOLD = /^-?[1-9]\d{0,2}\.\d{2}0$/;
/** `12.50`, `19.90`, `0.25`. */
const MAJOR = /\.\d{2}$/;

/** True for text that is canonical and yet reads as thousands in Portuguese: three places, the last one a zero that says nothing. */
export function isTwofold(text: string): boolean {
  return TWOFOLD.test(text);
}

/** True for text that is canonical and yet reads as a price in the major unit: with two places. Whoever means a fraction of the minor unit can add zeros. */
export function looksMajor(text: string): boolean {
  return MAJOR.test(text);
}

/** Decimal text, or null. Of money only whole numbers are read: with a fraction it may be in the major unit. */
export function decimalOf(value: unknown, isMoney: boolean): string | null {
  const text = typeof value === 'number' ? canonical(String(value)) : typeof value === 'string' ? ofText(value.trim()) : null;
  return isMoney && text?.includes('.') === true ? null : text;
}

function canonical(text: string): string | null {
  return CANONICAL.test(text) ? text : null;
}

function ofText(text: string): string | null {
  if (text.length > 40) return null;
  const comma = COMMA_DECIMAL.exec(text);
  if (comma !== null) return canonical(text.replace(',', '.'));
  const parted = POINTS_PART.exec(text) ?? COMMAS_PART.exec(text);
  if (parted !== null) return canonical(`${parted[1]}${digits(parted[2])}.${parted[3]}`);
  const thousands = ALL_PART.exec(text);
  return canonical(thousands === null ? text : `${thousands[1]}${digits(thousands[2])}`);
}

function digits(text = ''): string {
  return text.replace(/\D/g, '');
}
