// random: draws for the fuzz test, the same from the same seed.
// mulberry32. @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c

/** Draws from a seed. */
export interface Random {
  /** A whole number below `limit`. */
  below(limit: number): number;
  /** One of `list`. */
  of<T>(list: readonly T[]): T;
}

/** Draws that `seed` alone decides. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, of: (list) => list[below(list.length)] as (typeof list)[number] };
}
