// digestOf: a short name for a text of any length, the same in every program.
// Under the loop guard and the hand-offs: tells two calls apart without keeping what is in them. It groups; it is no secret and no proof.

/** Where the four lanes begin and what each is multiplied by: odd, so that no step loses anything. */
const LANES: readonly (readonly [begin: number, factor: number])[] = [
  [1_779_033_703, 597_399_067],
  [3_144_134_277, 2_869_860_233],
  [1_013_904_242, 951_274_213],
  [2_773_480_762, 2_716_044_179],
];

/** 128 bits as 32 hexadecimal digits. */
export function digestOf(text: string): string {
  return LANES.map(([begin, factor]) => laneOf(text, begin, factor)).join('');
}

function laneOf(text: string, begin: number, factor: number): string {
  let lane = begin;
  for (let index = 0; index < text.length; index += 1) {
    lane = Math.imul(lane ^ text.charCodeAt(index), factor);
    // A product's low bits know nothing of its high ones.
    lane ^= lane >>> 15;
  }
  lane = Math.imul(lane ^ (lane >>> 16), 2_246_822_507);
  return ((lane ^ (lane >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
