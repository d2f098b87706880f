// seededRandom: chance that a seed decides, so that the same seed gives the same day.
// At the edge: the demo hands it to the client and to the harness.
import { createHash } from 'node:crypto';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomSource } from '../../ports/random.ts';

/** One stream of draws for a seed. */
export function seededRandom(seed: string): RandomSource {
  const hash = createHash('sha256').update(seed).digest();
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => hash.readInt32LE(offset)));
  const word = (): number => generator.next() >>> 0;
  return { unit: () => word() / 2 ** 32, id: () => [word(), word()].map((each) => each.toString(36).padStart(7, '0')).join('') };
}
