// etag: a row's version as a strong entity tag, and the tags a caller sends back.
// Step 6 of a request's walk, and before step 5: conditions of reads and of writes. @see RFC 9110, sections 8.8.3 and 13.1

/** The entity tag of a version: `"3"`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** A tag as it is kept beside a compressed body: the same version in other bytes needs a tag of its own. */
export function codedEtag(etag: string, coding: string): string {
  return etag.replace(/"$/, `-${coding}"`);
}

/** What an If-Match or If-None-Match names: anything there is, or versions (with tags that were never ours left out). */
export type Condition =
  | { readonly any: true }
  | {
      readonly any: false;
      readonly versions: readonly number[];
      /** A weak tag was among those that do not count. */
      readonly hasWeak: boolean;
    };

const TAG = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;
/** What is left of a list of tags once they are taken out. */
const BETWEEN = /^[\s,]*$/;
/** What a compressed body may be in. */
export const CODINGS = ['br', 'gzip', 'deflate'] as const;
const VERSION = new RegExp(`^([1-9]\\d{0,14})(?:-(?:${CODINGS.join('|')}))?$`);

/** Reads the header; null when it is no list of tags. A weak tag counts only where `weak` says so: it never does in If-Match. */
export function readCondition(header: string, { weak }: { readonly weak: boolean }): Condition | null {
  if (header.trim() === '*') return { any: true };
  const tags = [...header.matchAll(TAG)];
  if (tags.length === 0 || !BETWEEN.test(header.replace(TAG, ''))) return null;
  const versions = tags.flatMap(([, isWeak, tag = '']) => {
    const version = isWeak === undefined || weak ? VERSION.exec(tag)?.[1] : undefined;
    return version === undefined ? [] : [Number(version)];
  });
  return { any: false, versions, hasWeak: !weak && tags.some(([, isWeak]) => isWeak !== undefined) };
}
