// findInvoices: one page of what a query finds, the best rank first, the newest first in a rank.
// Step 5 of a request's walk: loaded when something is first searched.
import type { Page } from '../../domain/entity.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import { wordsOf } from '../../domain/search/words.ts';
import { entryAt } from '../../store/layer.ts';
import type { Places } from '../../store/search/places.ts';
import type { Transaction } from '../../store/transaction.ts';
import { DEFAULT_LIMIT, readCursor, refuseLimit, writeCursor } from '../cursor.ts';
import { type Narrowing, rankedPlaces } from './ranked-places.ts';

/** What is searched for. */
export interface Search extends Narrowing {
  readonly query: string;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A place in the order of what is found: a rank, and a sequence number in it. */
interface Place {
  readonly rank: number;
  readonly sequence: number;
}

const START: Place = { rank: 0, sequence: Number.POSITIVE_INFINITY };

function placeOf(text: string): Place {
  const [rank = '', sequence = ''] = text.split('_');
  return { rank: Number(rank), sequence: Number.parseInt(sequence, 36) };
}

/** The places after one, in order; each invoice in its best rank only. */
function* placesAfter(ranks: readonly Places[], after: Place): Generator<Place> {
  for (let rank = after.rank; rank < ranks.length; rank += 1) {
    const places = ranks[rank];
    let sequence = places?.below(rank === after.rank ? after.sequence : Number.POSITIVE_INFINITY) ?? -1;
    for (; sequence >= 0; sequence = places?.below(sequence) ?? -1) {
      const isSeen = ranks.slice(0, rank).some((better) => better.has(sequence));
      if (!isSeen) yield { rank, sequence };
    }
  }
}

function invoiceAt(tx: Transaction, { sequence }: Place): Invoice {
  const row = tx.invoices.through((top) => entryAt(top, sequence)?.row);
  if (row?.kind !== 'invoice') throw new Error('a search found a place where no invoice is');
  return row;
}

/** One page of the invoices that have every word of a query; or R112 (it has none), R78. */
export function findInvoices(tx: Transaction, { query, limit = DEFAULT_LIMIT, cursor, ...narrowing }: Search): Page | Rejection {
  const words = wordsOf(query);
  const refusal = words.length === 0 ? refuseWordless() : refuseLimit(limit);
  if (refusal !== null) return refusal;
  const scope = JSON.stringify([tx.invoices.lineage, 'search_invoices', words, narrowing.status, narrowing.customerId]);
  const read = cursor === undefined ? null : readCursor(cursor, scope);
  if (read !== null && isRejection(read)) return read;
  const found: Place[] = [];
  for (const place of placesAfter(rankedPlaces(tx, words, narrowing), read === null ? START : placeOf(read.place))) {
    found.push(place);
    if (found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last === undefined ? null : writeCursor(`${last.rank}_${last.sequence.toString(36)}`, scope);
  return { kind: 'page', items: shown.map((place) => invoiceAt(tx, place)), nextCursor };
}

function refuseWordless(): Rejection {
  return reject('R112', { field: { path: 'query', expected: 'text with a letter or a digit', received: 'text without one' } });
}
