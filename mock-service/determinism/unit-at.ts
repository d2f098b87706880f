// unitAt: a draw found by its row and its number, not by drawing those before it. No hash of a seed per draw.
// Under a request's walk: whether a rule with a probability fires.
import { mix } from './mix.ts';

const HALF = 0x1_0000_0000;
const STEP = 0x9e37_79b9; // keeps a word of zeros from staying one

/**
 * Number `count` of the row `label`, in [0, 1): two words of the label, each from a key of its own, stir the count's words.
 * `keys` are four words.
 */
export function unitAt(keys: readonly number[], label: string, count: number): number {
  let [a = 0, b = 0, c = 0, d = 0] = keys;
  for (let at = 0; at < label.length; at += 1) {
    const code = label.charCodeAt(at);
    a = mix((a ^ code) + STEP);
    b = mix(b + code + STEP);
  }
  c ^= label.length;
  let x = mix(a ^ (count >>> 0));
  x = mix((x + b) ^ Math.floor(count / HALF));
  x = mix((x ^ c) + STEP);
  x = mix(x + d);
  return (x >>> 0) / HALF;
}
