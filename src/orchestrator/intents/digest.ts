// digestOf: a short name for a text of any length, the same in every program.
// Under the loop guard and the hand-offs, and as the reference that goes with a caller's key: tells two calls apart without keeping what is in them.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const BYTES = 16;

/** The first 128 bits of its SHA-256 as 32 hexadecimal digits. Whoever can guess the text can tell that it was this one: it is no secret. */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, BYTES));
}
