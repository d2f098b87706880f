// Page: limit, cursor and reference of every list; a cursor is a place in one list of one tenant, filters included, and in no other.
// Step 5 of a request's walk.
import * as z from 'zod';
import type { Page } from '../domain/entity.ts';
import { isRejection, type Rejection } from '../domain/rejection.ts';
import type { TableReader } from '../store/staged-table.ts';
import type { TableName, Where } from '../store/tables.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, readCursor, refuseLimit, writeCursor } from './cursor.ts';

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
  const refusal = refuseLimit(limit);
  if (refusal !== null) return refusal;
  const scope = JSON.stringify([table.lineage, request.list, reference, Object.entries(request.filters)]);
  const read = cursor === undefined ? null : readCursor(cursor, scope);
  if (read !== null && isRejection(read)) return read;
  const after = read === null ? null : Number.parseInt(read.place, 36);
  if (reference !== undefined) {
    const items = after === null ? table.list({ limit: 1, where: { ...request.filters, reference } }).rows : [];
    return { kind: 'page', items, nextCursor: null };
  }
  const { rows, nextAfter } = table.list({ limit, after: after ?? undefined, where: request.filters });
  return { kind: 'page', items: rows, nextCursor: nextAfter === null ? null : writeCursor(nextAfter.toString(36), scope) };
}
