// mix: a 32-bit word, stirred. What looks drawn but must not depend on what was drawn before is made of it.
// Under a request's walk: ids and the draws of triggers.

/** Every bit of the word moves every bit of the result; two words never give the same. @see MurmurHash3's 32-bit finaliser */
export function mix(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return x ^ (x >>> 16);
}
