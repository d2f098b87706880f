// Random: every draw of the provider comes from here, so that a seed means the same thing for ever.
// A fork depends on its labels alone, never on how often its parent was asked.

import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { serialCount, serialText } from './serial-text.ts';
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
  /** Which of those texts this one is: its count, or null: it is none of the row. */
  countOf(text: string): number | null;
}

const utf8 = new TextEncoder();
const WORDS = [0, 4, 8, 12];
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A hash of the seed gives all: the first half is where the stream begins, the second mixes counts. It is small: sandboxes keep some. */
class SeededRandom implements Random {
  readonly #seed: string;
  readonly #start: readonly number[];
  readonly #keys: readonly number[];
  #generator: RandomGenerator | null = null;

  constructor(seed: string) {
    const { buffer, byteOffset } = sha256(utf8.encode(seed));
    const view = new DataView(buffer, byteOffset);
    this.#seed = seed;
    this.#start = WORDS.map((offset) => view.getInt32(offset));
    this.#keys = WORDS.map((offset) => view.getInt32(16 + offset));
  }

  fork(...labels: readonly (string | number)[]): Random {
    return createRandom(JSON.stringify([this.#seed, ...labels]));
  }

  int(min: number, max: number): number {
    this.#generator ??= xoroshiro128plusFromState(this.#start);
    return uniformInt(this.#generator, min, max);
  }

  unit(): number {
    return this.int(0, 0xffff_ffff) / 0x1_0000_0000;
  }

  unitAt(label: string, count: number): number {
    return unitAt(this.#keys, label, count);
  }

  text(length: number): string {
    // Joined, not added up: a text that grows by a character at a time stays a chain of as many pieces.
    return Array.from({ length }, () => ALPHABET[this.int(0, ALPHABET.length - 1)]).join('');
  }

  serial(count: number, length: number): string {
    return serialText(this.#keys, count, length);
  }

  countOf(text: string): number | null {
    return serialCount(this.#keys, text);
  }
}

/** A stream for `seed`; the same seed gives the same draws on every machine. */
export function createRandom(seed: string): Random {
  return new SeededRandom(seed);
}
