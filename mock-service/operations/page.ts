// Page: limit, cursor and reference of every list; a cursor is a place in one list of one tenant, filters included, and in no other.
// Step 5 of a request's walk.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as z from 'zod';
import type { Page } from '../domain/entity.ts';
import { type Rejection, reject } from '../domain/rejection.ts';
import type { TableReader } from '../store/staged-table.ts';
import type { TableName, Where } from '../store/tables.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** Whatever came as a limit, as a number; NaN when it is none. Out of range is R78's business. */
function toLimit(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

/** Parameters of every list. */
export const pageFields = {
  limit: z.unknown().transform(toLimit).optional().describe('rows a page; 10 when left out').meta({
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
  }),
  cursor: z.string().optional().describe("an earlier page's next_cursor, with the same filters"),
  reference: z.string().min(1).max(100).optional().describe('only the one created with this reference'),
};

/** What a list is asked for. `filters` pairs an indexed field of the row with the value it must have, undefined: any. */
export interface PageRequest<Name extends TableName> {
  readonly list: string;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly reference?: string | undefined;
  readonly filters: Where<Name>;
}

/** One page of a table, newest first; or R78. */
export function pageOf<Name extends TableName>(table: TableReader<Name>, request: PageRequest<Name>): Page | Rejection {
  const { limit = DEFAULT_LIMIT, cursor, reference } = request;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    return reject('R78', { field: { path: 'limit', expected: 'a whole number from 1 to 100', received: 'something else' } });
  }
  const scope = JSON.stringify([table.lineage, request.list, reference, Object.entries(request.filters)]);
  const after = cursor === undefined ? null : readCursor(cursor, scope);
  if (after !== null && typeof after === 'object') return after;
  if (reference !== undefined) {
    const items = after === null ? table.list({ limit: 1, where: { ...request.filters, reference } }).rows : [];
    return { kind: 'page', items, nextCursor: null };
  }
  const { rows, nextAfter } = table.list({ limit, after: after ?? undefined, where: request.filters });
  return { kind: 'page', items: rows, nextCursor: nextAfter === null ? null : writeCursor(nextAfter, scope) };
}

function writeCursor(sequence: number, scope: string): string {
  const digest = bytesToHex(sha256(new TextEncoder().encode(`${scope} ${sequence}`)));
  return `cur_${sequence.toString(36)}_${digest.slice(0, 16)}`;
}

function readCursor(cursor: string, scope: string): number | Rejection {
  const sequence = Number.parseInt(/^cur_([0-9a-z]{1,9})_/.exec(cursor)?.[1] ?? '', 36);
  if (Number.isSafeInteger(sequence) && writeCursor(sequence, scope) === cursor) return sequence;
  return reject('R78', { field: { path: 'cursor', expected: "this list's next_cursor, with the same filters", received: 'another text' } });
}
