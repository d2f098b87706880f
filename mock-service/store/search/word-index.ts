// WordIndex: from the words of a layer's rows to their sequence numbers, by the whole word or by how it begins.
// Step 6 of a request's walk: made when a layer is first searched, and kept up with what is written there.
import SearchableMap from 'minisearch/SearchableMap';
import type { Entity } from '../../domain/entity.ts';
import { CUSTOMER_FIELDS, customerWords, haveSameWords, INVOICE_FIELDS, invoiceWords } from '../../domain/search/searched-words.ts';
import type { Entry, RowWords } from '../layer.ts';
import { addTo, eachOf, type Posting, takeFrom } from '../table-index.ts';

const NO_WORDS: ReadonlySet<string> = new Set();

/** What a row is found by; nothing when rows of its kind are not searched. */
export function searchedWords(row: Entity): ReadonlySet<string> {
  if (row.kind === 'invoice') return invoiceWords(row);
  return row.kind === 'customer' ? customerWords(row) : NO_WORDS;
}

/** Whether a row that was replaced is found by what it was found by before: most writes change no word, and looking at all of them costs. */
function isFoundAlike(before: Entity, after: Entity): boolean {
  if (before.kind === 'invoice' && after.kind === 'invoice') return haveSameWords(before, after, INVOICE_FIELDS);
  return before.kind === 'customer' && after.kind === 'customer' && haveSameWords(before, after, CUSTOMER_FIELDS);
}

function wordsIn(entry: Entry | undefined): ReadonlySet<string> {
  return entry?.row == null ? NO_WORDS : searchedWords(entry.row);
}

/** Words → sequence numbers. @see docs/decisions/0028-a-search-has-ranks-not-scores.md */
export class WordIndex implements RowWords {
  readonly #rows = new SearchableMap<Posting>();

  replace(before: Entry | undefined, after: Entry): void {
    if (before?.row != null && after.row !== null && isFoundAlike(before.row, after.row)) return;
    const [gone, come] = [wordsIn(before), wordsIn(after)];
    for (const word of gone) if (!come.has(word) && before !== undefined) takeFrom(this.#rows, word, before.sequence);
    for (const word of come) if (!gone.has(word)) addTo(this.#rows, word, after.sequence);
  }

  /** Tells `visit` the rows that have the word or, of a beginning, a word that begins so; a row may come more than once. */
  each(word: string, isBeginning: boolean, visit: (sequence: number) => void): void {
    if (!isBeginning) eachOf(this.#rows.get(word), visit);
    else for (const posting of this.#rows.atPrefix(word).values()) eachOf(posting, visit);
  }
}
