// etag: a row's version, or the hash of a document's bytes, as a strong entity tag, and the tags a caller sends back.
// Step 6 of a request's walk, and before step 5: conditions of reads and of writes. @see RFC 9110, sections 8.8.3 and 13.1
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The entity tag of a version: `"3"`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Bytes of a hash that tell one document from another. */
const HASH_BYTES = 16;

/** The entity tag of a document: of its bytes, for what they were made of has no version of its own. */
export function documentEtag(bytes: Uint8Array): string {
  return `"${bytesToHex(sha256(bytes).subarray(0, HASH_BYTES))}"`;
}

/** A tag as it is kept beside a compressed body: the same version in other bytes needs a tag of its own. */
export function codedEtag(etag: string, coding: string): string {
  return etag.replace(/"$/, `-${coding}"`);
}

/** What an If-Match or If-None-Match names: anything there is, or tags. */
export type Condition =
  | { readonly any: true }
  | {
      readonly any: false;
      /** What stands between the quotes, without the name of a coding. */
      readonly tags: readonly string[];
      /** A weak tag was among those that do not count. */
      readonly hasWeak: boolean;
    };

const TAG = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;
/** What is left of a list of tags once they are taken out. */
const BETWEEN = /^[\s,]*$/;
/** What a compressed body may be in. */
export const CODINGS = ['br', 'gzip', 'deflate'] as const;
const CODING = new RegExp(`-(?:${CODINGS.join('|')})$`);

/** Reads the header; null when it is no list of tags. A weak tag counts only where `weak` says so: it never does in If-Match. */
export function readCondition(header: string, { weak }: { readonly weak: boolean }): Condition | null {
  if (header.trim() === '*') return { any: true };
  const tags = [...header.matchAll(TAG)];
  if (tags.length === 0 || !BETWEEN.test(header.replace(TAG, ''))) return null;
  const counted = tags.filter(([, isWeak]) => isWeak === undefined || weak);
  const bare = counted.map(([, , tag = '']) => tag.replace(CODING, ''));
  return { any: false, tags: bare, hasWeak: !weak && tags.some(([, isWeak]) => isWeak !== undefined) };
}

/** Whether a condition names this entity tag. */
export function names(condition: Condition, etag: string): boolean {
  return condition.any || condition.tags.some((tag) => `"${tag}"` === etag);
}
