// TEXT_MUTATIONS: ways to spoil a text. For the fuzz test: a new one is a line in the table.
import type { Random } from './random.ts';

/** `other` is a text of another fixture. */
export type TextMutation = (text: string, random: Random, other: string) => string;

const LONG = 30_000;
const RUNS: readonly string[] = [...'aA0 .:-_/\\"\'<>()[]{}|,;=%&\n\r\t\0', '😀', '\ud800', '\u0301', 'ſ'];
const ODD: readonly string[] = ['\0', '\u0007', '\u001b[31m', '\u202e', '\ufeff', '\ufffd', '😀', '\ud800', '\udfff', '\r', '\u2028'];

const insertedAt = (text: string, at: number, inserted: string): string => text.slice(0, at) + inserted + text.slice(at);

/** By name. */
export const TEXT_MUTATIONS: Readonly<Record<string, TextMutation>> = {
  'cut short': (text, random) => text.slice(0, random.below(text.length + 1)),
  beheaded: (text, random) => text.slice(random.below(text.length + 1)),
  doubled: (text) => text + text,
  'repeated a hundred times': (text) => text.slice(0, 400).repeat(100),
  'spliced with another': (text, random, other) =>
    text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1)),
  'with bits flipped': (text, random) => {
    const codes = Array.from(text.slice(0, 5_000), (character) => character.charCodeAt(0));
    for (let flips = 1 + random.below(8); flips > 0 && codes.length > 0; flips -= 1) {
      const at = random.below(codes.length);
      codes[at] = (codes[at] ?? 0) ^ (1 << random.below(8));
    }
    return codes.map((code) => String.fromCharCode(code)).join('');
  },
  'with odd characters': (text, random) => {
    let odd = text;
    for (let count = 1 + random.below(5); count > 0; count -= 1) odd = insertedAt(odd, random.below(odd.length + 1), random.of(ODD));
    return odd;
  },
  'with a very long run': (text, random) => insertedAt(text, random.below(text.length + 1), random.of(RUNS).repeat(1 + random.below(LONG))),
  'with its words in another order': (text, random) =>
    text
      .split(' ')
      .sort(() => random.below(3) - 1)
      .join(' '),
  'in another case': (text, random) => (random.below(2) === 0 ? text.toUpperCase() : text.toLowerCase()),
  'JSON, deeper': (text, random) => {
    const depth = 1 + random.below(2_000);
    return random.below(2) === 0
      ? `${'['.repeat(depth)}${text}${']'.repeat(depth)}`
      : `${'{"error":'.repeat(depth)}${text}${'}'.repeat(depth)}`;
  },
  empty: () => '',
};
