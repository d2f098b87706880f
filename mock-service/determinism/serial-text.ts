// serialText: a count, mixed by keys into a text that looks drawn and never comes twice. Ids are made of it, one hash per seed instead of one per id.
// Under a request's walk: request ids and the ids of what is stored.
import { mix } from './mix.ts';

const HALF = 0x8000_0000; // 31 bits: six characters of base 36, nearly filled

const BASE = 36 * 36;
/** Every two characters of base 36. */
const PAIRS = Array.from({ length: BASE }, (_, pair) => pair.toString(36).padStart(2, '0'));

function sixCharacters(half: number): string {
  const upper = Math.floor(half / BASE);
  const first = Math.floor(upper / BASE);
  return `${PAIRS[first]}${PAIRS[upper - first * BASE]}${PAIRS[half - upper * BASE]}`;
}

/**
 * The first twelve characters are the count put through a Feistel network, which is a bijection: two counts never share them.
 * The rest, up to twelve more, only makes the text longer.
 */
export function serialText(keys: readonly number[], count: number, length: number): string {
  let left = Math.floor(count / HALF);
  let right = count % HALF;
  for (const key of keys) {
    const next = (left ^ mix(right ^ key)) & (HALF - 1);
    left = right;
    right = next;
  }
  const text = sixCharacters(left) + sixCharacters(right);
  if (length <= 12) return text;
  const [first = 0, second = 0] = keys;
  const more = sixCharacters(mix(left ^ second) >>> 1) + sixCharacters(mix(right ^ first) >>> 1);
  return (text + more).slice(0, length);
}

const digit = (character: string): number => Number.parseInt(character, 36);

/** The half that six characters stand for, or NaN. */
function halfOf(text: string): number {
  if (!/^[0-9a-z]{6}$/.test(text)) return Number.NaN;
  return [...text].reduce((half, character) => half * 36 + digit(character), 0);
}

/** The count that `serialText` made a text of, or null: it made it of none. The network, walked back. */
export function serialCount(keys: readonly number[], text: string): number | null {
  let left = halfOf(text.slice(0, 6));
  let right = halfOf(text.slice(6, 12));
  if (!(left < HALF && right < HALF)) return null;
  for (const key of [...keys].reverse()) {
    const before = (right ^ mix(left ^ key)) & (HALF - 1);
    right = left;
    left = before;
  }
  const count = left * HALF + right;
  return Number.isSafeInteger(count) && serialText(keys, count, text.length) === text ? count : null;
}
