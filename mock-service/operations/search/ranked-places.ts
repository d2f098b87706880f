// rankedPlaces: where the invoices are that a query finds, the best first: by its number, by its customer's name, by anything on it.
// Step 5 of a request's walk: every word of the query must be found, the last one as the beginning of a word.
import { type Part, partWord, wholeNumber } from '../../domain/search/searched-words.ts';
import { entryAt } from '../../store/layer.ts';
import { type Criterion, placesOf } from '../../store/search/find-places.ts';
import type { Places } from '../../store/search/places.ts';
import type { Transaction } from '../../store/transaction.ts';

/** What a search is narrowed to. */
export interface Narrowing {
  readonly status?: string | undefined;
  readonly customerId?: string | undefined;
}

/** What words of the query find, by where they stand. */
interface Found {
  readonly inNumber: Places;
  readonly inName: Places;
  /** The two, and what is written on the invoice. */
  readonly anywhere: Places;
}

/** A word that must be there: as it is, or as the beginning of one. */
interface Wanted {
  readonly word: string;
  readonly isBeginning: boolean;
}

/** The words of a query, each once: the last one is a beginning, unless it is there as a whole before. */
function wantedOf(words: readonly string[]): readonly Wanted[] {
  const whole = new Set(words.slice(0, -1));
  const wanted = [...whole].map((word) => ({ word, isBeginning: false }));
  const last = words.at(-1);
  return last === undefined || whole.has(last) ? wanted : [...wanted, { word: last, isBeginning: true }];
}

function invoicePlaces(tx: Transaction, criterion: Criterion): Places {
  return tx.invoices.through((top) => placesOf(top, criterion));
}

/** Invoices of the customers that have the word in their names. */
function byName(tx: Transaction, { word, isBeginning }: Wanted): Places {
  const ids = tx.customers.through((top) => {
    const found = new Set<string>();
    placesOf(top, { word: partWord('name', word), isBeginning }).each((sequence) => {
      const id = entryAt(top, sequence)?.row?.id;
      if (id !== undefined) found.add(id);
    });
    return found;
  });
  return invoicePlaces(tx, { field: 'customerId', values: ids });
}

function placesOfWord(tx: Transaction, wanted: Wanted): Found {
  const inPart = (part: Part): Places => invoicePlaces(tx, { ...wanted, word: partWord(part, wanted.word) });
  const [inNumber, inName] = [inPart('number'), byName(tx, wanted)];
  return { inNumber, inName, anywhere: inPart('text').join(inNumber).join(inName) };
}

/** What every word finds; a word at a time, so that no more than two are kept. */
function placesOfAll(tx: Transaction, [first, ...others]: readonly Wanted[]): Found | null {
  if (first === undefined) return null;
  const found = placesOfWord(tx, first);
  for (const wanted of others) {
    const next = placesOfWord(tx, wanted);
    found.inNumber.meet(next.inNumber);
    found.inName.meet(next.inName);
    found.anywhere.meet(next.anywhere);
  }
  return found;
}

/** Places by rank, the best first, each rank's among those of the last one, which has all; none for no words. */
export function rankedPlaces(tx: Transaction, words: readonly string[], { status, customerId }: Narrowing): readonly Places[] {
  const found = placesOfAll(tx, wantedOf(words));
  if (found === null) return [];
  const whole = invoicePlaces(tx, { word: partWord('wholeNumber', wholeNumber(words)), isBeginning: false });
  const ranks = [whole, found.inNumber, found.inName, found.anywhere];
  if (status !== undefined) narrow(ranks, invoicePlaces(tx, { field: 'status', values: new Set([status]) }));
  if (customerId !== undefined) narrow(ranks, invoicePlaces(tx, { field: 'customerId', values: new Set([customerId]) }));
  return ranks;
}

function narrow(ranks: readonly Places[], to: Places): void {
  for (const places of ranks) places.meet(to);
}
