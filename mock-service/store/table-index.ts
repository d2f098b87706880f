// Index: from the values of some fields to the sequence numbers of the rows that have them.
// Step 6 of a request's walk: each layer keeps one per index of its table, exact for its own rows.
import type { Entity } from '../domain/entity.ts';
import { Sequences } from './sequences.ts';
import { TABLES, type TableName } from './tables.ts';

/** The fields of an index, at most two; none: every row is under one key. */
export type IndexFields = readonly [] | readonly [string] | readonly [string, string];

/** What a key has. Most keys have one row, which needs no set. */
export type Posting = number | Sequences;

/** Key → rows. */
export type Index = Map<unknown, Posting>;

/** What adding and taking needs of a map: of any with such keys. */
interface Postings<Key> {
  get(key: Key): Posting | undefined;
  set(key: Key, posting: Posting): unknown;
  delete(key: Key): unknown;
}

/** Every table can be listed whole and found by the caller's reference. */
const EVERY_ROW: IndexFields = [];
const REFERENCE: IndexFields = ['reference'];

/** The indexes of each table, once. */
export const INDEXES = Object.fromEntries(
  Object.entries(TABLES).map(([name, { indexes }]) => [name, [EVERY_ROW, REFERENCE, ...indexes]]),
) as unknown as { readonly [Name in TableName]: readonly IndexFields[] };

/** Values by field: a row's, or those that a list asks for. */
export type Values = Readonly<Record<string, unknown>>;

/** A row as values by field. */
export function valuesOf(row: Entity): Values {
  return row as unknown as Values;
}

/** The key of values in an index; undefined: they are not in it. */
export function keyOf(fields: IndexFields, values: Values): unknown {
  if (fields === REFERENCE) return values.reference ?? undefined;
  const [first, second] = fields;
  if (first === undefined) return '';
  return second === undefined ? values[first] : `${values[first]}\n${values[second]}`;
}

/** Adds a row under a key. */
export function addTo<Key>(index: Postings<Key>, key: Key, sequence: number): void {
  const present = index.get(key);
  if (present === undefined) index.set(key, sequence);
  else if (present instanceof Sequences) present.add(sequence);
  else if (present !== sequence) {
    const both = new Sequences();
    both.add(present);
    both.add(sequence);
    index.set(key, both);
  }
}

/** Takes a row from under a key. */
export function takeFrom<Key>(index: Postings<Key>, key: Key, sequence: number): void {
  const present = index.get(key);
  if (present instanceof Sequences) {
    present.delete(sequence);
    if (present.size === 0) index.delete(key);
  } else if (present === sequence) index.delete(key);
}

/** Tells `visit` the rows of a posting. */
export function eachOf(posting: Posting | undefined, visit: (sequence: number) => void): void {
  if (typeof posting === 'number') visit(posting);
  else posting?.each(visit);
}

/** The largest sequence number under a key that is below `n`, or -1. */
export function belowIn(index: Index, key: unknown, n: number): number {
  const present = index.get(key);
  if (present === undefined) return -1;
  if (present instanceof Sequences) return present.below(n);
  return present < n ? present : -1;
}

/** How many rows a key has. */
export function sizeIn(index: Index, key: unknown): number {
  const present = index.get(key);
  if (present === undefined) return 0;
  return present instanceof Sequences ? present.size : 1;
}
