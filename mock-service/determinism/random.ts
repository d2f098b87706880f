// Random: every draw of the provider comes from here, so that a seed means the same thing for ever.
// A fork depends on its labels alone, never on how often its parent was asked.

import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { serialText } from './serial-text.ts';
import { unitAt } from './unit-at.ts';

/** A seeded source of draws. Each instance is a stream; forks are independent streams. */
export interface Random {
  /** A stream decided by this one's seed and the labels, whatever was drawn before. */
  fork(...labels: readonly (string | number)[]): Random;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** A number in [0, 1) with 32 bits of resolution. */
  unit(): number;
  /** Draw number `count` (a whole number from 0) of the row named `label`: a number in [0, 1) with 32 bits of resolution, whatever was drawn before. */
  unitAt(label: string, count: number): number;
  /** `length` characters of a–z and 0–9. */
  text(length: number): string;
  /** Text number `count` (from 0) of an endless row in which none comes twice, whatever was drawn before; 12 to 24 characters of 0–9 and a–z. */
  serial(count: number, length: number): string;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A stream for `seed`; the same seed gives the same draws on every machine. */
export function createRandom(seed: string): Random {
  const bytes = sha256(new TextEncoder().encode(seed));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const words = (from: number): number[] => [0, 4, 8, 12].map((offset) => view.getInt32(from + offset));
  const generator = xoroshiro128plusFromState(words(0));
  const keys = words(16);
  const int = (min: number, max: number): number => uniformInt(generator, min, max);
  return {
    fork: (...labels) => createRandom(JSON.stringify([seed, ...labels])),
    int,
    unit: () => int(0, 0xffff_ffff) / 0x1_0000_0000,
    unitAt: (label, count) => unitAt(keys, label, count),
    text: (length) => Array.from({ length }, () => ALPHABET[int(0, ALPHABET.length - 1)]).join(''),
    serial: (count, length) => serialText(keys, count, length),
  };
}
