// Cursor: a place in one list of one tenant, filters included, and in no other; callers see text they cannot make up.
// Step 5 of a request's walk: lists, searches and reports continue by it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Rejection, reject } from '../domain/rejection.ts';

/** A page of a list has so many rows, unless it is told. */
export const DEFAULT_LIMIT = 10;
/** No page has more rows. */
export const MAX_LIMIT = 100;

/** R78 when a page cannot have `limit` rows, else null. */
export function refuseLimit(limit: number): Rejection | null {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return null;
  return reject('R78', { field: { path: 'limit', expected: 'a whole number from 1 to 100', received: 'something else' } });
}

/** The cursor of a place, which has no white space, in the list that `scope` tells apart from every other. */
export function writeCursor(place: string, scope: string): string {
  const digest = bytesToHex(sha256(new TextEncoder().encode(`${scope} ${place}`)));
  return `cur_${place}_${digest.slice(0, 16)}`;
}

/** R78: the cursor is none of this list. */
export function unknownCursor(): Rejection {
  return reject('R78', { field: { path: 'cursor', expected: "this list's next_cursor, with the same filters", received: 'another text' } });
}

/** The place that a cursor names; or R78. */
export function readCursor(cursor: string, scope: string): { readonly place: string } | Rejection {
  const place = /^cur_(\S+)_[0-9a-f]{16}$/.exec(cursor)?.[1];
  if (place !== undefined && writeCursor(place, scope) === cursor) return { place };
  return unknownCursor();
}
