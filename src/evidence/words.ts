// isWords, isWord: whether a text is made of words of a language. Letters drawn at random are not.
// Step 2 of a failure's walk, under the shapes that `redact` lets pass.
import { COMMON_PAIRS } from './common-pairs.ts';

/** Longer runs of letters have to look like words of a language. */
const SHORT = 5;
/** A file's name, or what is left of a path. */
const FILE = /\.(?:[cm]?[jt]sx?|py|rb|java|kt|php|cpp|swift|ya?ml)$/i;
const FOLDER = /^(?:home|root|users?|tmp|var|etc|usr|opt|srv|proc|mnt|workspace|node_modules)[./]/i;

/** An upper-case letter begins a word inside a word: `InvalidAPIKey` → Invalid, API, Key. */
const HUMPS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const CONSONANTS_MAX = 5;

const A = 'a'.charCodeAt(0);
const LETTERS = 26;
const ZERO = '0'.charCodeAt(0);
/** The bit that tells a small letter from its capital. */
const SMALL = 32;

/** Place `26 × one + other` is true when the two letters commonly follow each other. */
const COMMON: readonly boolean[] = Array.from(
  { length: LETTERS * LETTERS },
  (_, place) => COMMON_PAIRS[letter(place / LETTERS)]?.includes(letter(place % LETTERS)) === true,
);
const IS_VOWEL: readonly boolean[] = Array.from({ length: LETTERS }, (_, place) => 'aeiouy'.includes(letter(place)));

function letter(number: number): string {
  return String.fromCharCode(A + Math.floor(number));
}

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;
const isSmall = (code: number): boolean => code >= A && code < A + LETTERS;
const isAlphanumeric = (code: number): boolean => isSmall(code | SMALL) || isDigit(code);

/** The letter's number, whatever its case. */
const numberAt = (text: string, at: number): number => (text.charCodeAt(at) | SMALL) - A;

/** Letters that can be spoken: not too many, with a vowel among them and no six consonants in a row. */
function isHump(hump: string): boolean {
  if (hump.length <= SHORT) return true;
  if (hump.length > 24) return false;
  let consonants = 0;
  let vowels = 0;
  for (let at = 0; at < hump.length; at += 1) {
    const isVowel = IS_VOWEL[numberAt(hump, at)] === true;
    consonants = isVowel ? 0 : consonants + 1;
    if (isVowel) vowels += 1;
    if (consonants > CONSONANTS_MAX) return false;
  }
  return vowels > 0;
}

/** One pair in eight may be a rare one: words grow together (`webhook`), and names of systems are odd (`EHOSTUNREACH`). */
function isSpoken(letters: string): boolean {
  let rare = 0;
  for (let at = 1; at < letters.length; at += 1) {
    if (COMMON[numberAt(letters, at - 1) * LETTERS + numberAt(letters, at)] !== true) rare += 1;
  }
  return rare <= Math.max(1, (letters.length - 1) / 8);
}

/** True for letters, then up to `digits` digits. Random letters change case too often, pair oddly or cannot be spoken. */
export function isWord(part: string, digits: number): boolean {
  let end = part.length;
  while (end > 0 && isDigit(part.charCodeAt(end - 1))) end -= 1;
  if (end === 0 || part.length - end > digits) return false;
  let capitals = 0;
  for (let at = 0; at < end; at += 1) {
    const code = part.charCodeAt(at);
    if (!isSmall(code | SMALL)) return false;
    if (!isSmall(code)) capitals += 1;
  }
  if (end <= SHORT) return true;
  const letters = part.slice(0, end);
  if (capitals === 0) return isHump(letters) && isSpoken(letters);
  const humps = letters.match(HUMPS) ?? [];
  if (!humps.every(isHump) || !isSpoken(letters)) return false;
  return letters.length <= 2 * SHORT || letters.length / humps.length >= 3;
}

function digitsIn(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) if (isDigit(text.charCodeAt(at))) digits += 1;
  return digits;
}

/** How a text may be made of words. */
export interface WordShape {
  /** Characters that may stand between words. */
  readonly separators: string;
  /** In one word, after its letters. */
  readonly digits: number;
  /** In all of it. */
  readonly digitsInAll: number;
  /** Whether numbers may stand as words, after the first. */
  readonly numbers: boolean;
}

/** True when all of `text` is words of that shape, and it is neither a file, a folder nor a frame of a stack. */
export function isWords(text: string, { separators, digits, digitsInAll, numbers }: WordShape): boolean {
  if (digitsIn(text) > digitsInAll || isOfFile(text)) return false;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = at === text.length;
    if (!isEnd && (isAlphanumeric(text.charCodeAt(at)) || !separators.includes(text.charAt(at)))) continue;
    const part = text.slice(start, at);
    const isBetween = part === '' && start > 0 && !isEnd;
    if (!isBetween && !isWord(part, digits) && !(numbers && start > 0 && /^\d{1,4}$/.test(part))) return false;
    start = at + 1;
  }
  return true;
}

/** A file, a folder or a frame has a dot or a slash. */
function isOfFile(text: string): boolean {
  return /[./]/.test(text) && (FILE.test(text) || FOLDER.test(text) || isFrame(text));
}

/** `Object.handlePayment`, `process.processTicksAndRejections`: where code was when it failed. */
function isFrame(text: string): boolean {
  return /(?:^|[:/#])(?:[A-Z]\w*\.(?:[\w]+\.)*_?[a-z]|(?:process|module|node|internal|webpack)\.)/.test(text);
}
