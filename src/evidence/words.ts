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
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6}/i;
const VOWEL = /[aeiouy]/i;

function isHump(hump: string): boolean {
  return hump.length <= SHORT || (hump.length <= 24 && VOWEL.test(hump) && !CONSONANTS.test(hump));
}

/** One pair in eight may be a rare one: words grow together (`webhook`), and names of systems are odd (`EHOSTUNREACH`). */
function isSpoken(letters: string): boolean {
  let rare = 0;
  for (let index = 1; index < letters.length; index += 1) {
    if (COMMON_PAIRS[letters.charAt(index - 1)]?.includes(letters.charAt(index)) !== true) rare += 1;
  }
  return rare <= Math.max(1, (letters.length - 1) / 8);
}

/** True for letters, then up to `digits` digits. Random letters change case too often, pair oddly or cannot be spoken. */
export function isWord(part: string, digits: number): boolean {
  const [, letters = '', number = ''] = /^([A-Za-z]+)(\d*)$/.exec(part) ?? [];
  if (letters === '' || number.length > digits) return false;
  if (letters.length <= SHORT) return true;
  const humps = letters.match(HUMPS) ?? [];
  if (!humps.every(isHump) || !isSpoken(letters.toLowerCase())) return false;
  return letters.length <= 2 * SHORT || letters.length / humps.length >= 3;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** How a text may be made of words. */
export interface WordShape {
  /** What may stand between words. */
  readonly separators: RegExp;
  /** In one word, after its letters. */
  readonly digits: number;
  /** In all of it. */
  readonly digitsInAll: number;
  /** Whether numbers may stand as words, after the first. */
  readonly numbers: boolean;
}

/** True when all of `text` is words of that shape, and it is neither a file, a folder nor a frame of a stack. */
export function isWords(text: string, { separators, digits, digitsInAll, numbers }: WordShape): boolean {
  if (digitsIn(text) > digitsInAll || FILE.test(text) || FOLDER.test(text) || isFrame(text)) return false;
  const isNumber = (part: string): boolean => numbers && /^\d{1,4}$/.test(part);
  return text.split(separators).every((part, index) => isWord(part, digits) || (index > 0 && isNumber(part)));
}

/** `Object.handlePayment`, `process.processTicksAndRejections`: where code was when it failed. */
function isFrame(text: string): boolean {
  return /(?:^|[:/#])(?:[A-Z]\w*\.(?:[\w]+\.)*_?[a-z]|(?:process|module|node|internal|webpack)\.)/.test(text);
}
