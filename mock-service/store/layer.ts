// Layer: rows of one table over the layer below; the top one takes the writes, those below are never touched.
// Step 6 of a request's walk: seed data ← a sandbox's own rows ← what a transaction has staged.
import type { Entity } from '../domain/entity.ts';
import { addTo, INDEXES, type Index, type IndexFields, keyOf, takeFrom, valuesOf } from './table-index.ts';
import type { Origin, TableName } from './tables.ts';

/** A row with its place in the table (from 0, in order of creation) and who made it; a null row hides a deleted one below. */
export interface Entry {
  readonly row: Entity | null;
  readonly sequence: number;
  readonly origin: Origin;
}

/** What the rows of a layer are found by in a search, made by whoever searches it first. */
export interface RowWords {
  /** Takes note of a row that was added, replaced or deleted. */
  replace(before: Entry | undefined, after: Entry): void;
}

/** Rows added, replaced or deleted on top of `below`. */
export interface Layer {
  readonly below: Layer | null;
  /** Sequence numbers used below: where this layer's begin. */
  readonly start: number;
  readonly entries: Map<string, Entry>;
  /** Ids of the rows added here, in order of creation, deleted ones included. */
  readonly added: string[];
  readonly fields: readonly IndexFields[];
  /** One per `fields`, over the rows in `entries`; null where there are few rows: they are looked at one by one. */
  readonly indexes: readonly Index[] | null;
  /** The words of the rows in `entries`; null until it is searched, and where there are no indexes. */
  words: RowWords | null;
  /** Rows here and below. */
  count: number;
}

/** An empty layer of a table's rows, with indexes or, for what is staged, without. */
export function layerOn(table: TableName, below: Layer | null, indexed = true): Layer {
  const fields = INDEXES[table];
  return {
    below,
    start: below === null ? 0 : nextSequence(below),
    entries: new Map(),
    added: [],
    fields,
    indexes: indexed ? fields.map(() => new Map()) : null,
    words: null,
    count: below?.count ?? 0,
  };
}

/** The newest entry of an id, here or below; of a deleted row either one without a row or undefined. */
export function entryOf(layer: Layer, id: string): Entry | undefined {
  for (let at: Layer | null = layer; at !== null; at = at.below) {
    const entry = at.entries.get(id);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** The entry of the row that was created as the `sequence`th, or undefined: it was deleted. */
export function entryAt(layer: Layer, sequence: number): Entry | undefined {
  let at = layer;
  while (sequence < at.start && at.below !== null) at = at.below;
  const entry = entryOf(layer, at.added[sequence - at.start] ?? '');
  return entry?.row != null && entry.sequence === sequence ? entry : undefined;
}

/** Adds a row, or replaces `present`, and counts its version; a replaced one keeps its place and its origin. Answers the row as it is kept. */
export function putRow(layer: Layer, row: Entity, origin: Origin, present: Entry | undefined): Entity {
  const version = (present?.row?.version ?? 0) + 1;
  const kept = row.version === version ? row : { ...row, version };
  if (present?.row != null) {
    setEntry(layer, row.id, { row: kept, sequence: present.sequence, origin: present.origin });
  } else {
    setEntry(layer, row.id, { row: kept, sequence: nextSequence(layer), origin });
    layer.added.push(row.id);
    layer.count += 1;
  }
  return kept;
}

/** Deletes the row that is `present`. Its place stays empty, its reference is free. */
export function removeRow(layer: Layer, id: string, { sequence, origin }: Entry): void {
  setEntry(layer, id, { row: null, sequence, origin });
  layer.count -= 1;
}

/** Moves everything of `from` into `into`, on which it was staged. */
export function mergeLayer(from: Layer, into: Layer): void {
  const added = nextSequence(into);
  for (const [id, entry] of from.entries) {
    if (entry.sequence < added) setEntry(into, id, entry);
    else addEntry(into, id, entry);
  }
  for (const id of from.added) into.added.push(id);
  into.count = from.count;
}

/** Every row, or those of one origin, oldest first. */
export function rowsOf(layer: Layer, origin?: Origin): readonly Entity[] {
  const rows: Entity[] = [];
  for (let sequence = 0; sequence < nextSequence(layer); sequence += 1) {
    const entry = entryAt(layer, sequence);
    if (entry?.row != null && (origin === undefined || entry.origin === origin)) rows.push(entry.row);
  }
  return rows;
}

/** A row of a layer as plain JSON; null: it hides the one below. */
export interface RowState extends Entry {
  readonly id: string;
}

/** A layer as plain JSON: its rows, and the ids of those that were added, in order. */
export interface TableState {
  readonly added: readonly string[];
  readonly rows: readonly RowState[];
}

/** One row with its id. */
export function rowState(id: string, { row, sequence, origin }: Entry): RowState {
  return { id, sequence, origin, row };
}

/** What a layer has beyond the one below. Rows are the very objects: nobody changes one. */
export function layerState(layer: Layer): TableState {
  return { added: [...layer.added], rows: [...layer.entries].map(([id, entry]) => rowState(id, entry)) };
}

/** Puts a state into an empty layer. */
export function fillLayer(layer: Layer, { added, rows }: TableState): void {
  for (const { id, row, sequence, origin } of rows) {
    layer.count += Number(row !== null) - Number(entryOf(layer, id)?.row != null);
    setEntry(layer, id, { row, sequence, origin });
  }
  for (const id of added) layer.added.push(id);
}

/** The sequence number that the next row added gets. */
export function nextSequence(layer: Layer): number {
  return layer.start + layer.added.length;
}

function setEntry(layer: Layer, id: string, entry: Entry): void {
  if (layer.indexes !== null) reindex(layer, layer.indexes, layer.entries.get(id), entry);
  layer.words?.replace(layer.entries.get(id), entry);
  const hidesNothing = entry.row === null && (layer.below === null || entryOf(layer.below, id) === undefined);
  if (hidesNothing) layer.entries.delete(id);
  else layer.entries.set(id, entry);
}

/** The same for a row that is in no layer yet, which need not be looked for. */
function addEntry(layer: Layer, id: string, entry: Entry): void {
  if (layer.indexes !== null) reindex(layer, layer.indexes, undefined, entry);
  layer.words?.replace(undefined, entry);
  layer.entries.set(id, entry);
}

function reindex(layer: Layer, indexes: readonly Index[], before: Entry | undefined, after: Entry): void {
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at];
    const fields = layer.fields[at];
    if (index === undefined || fields === undefined) continue;
    const oldKey = entryKey(fields, before);
    const newKey = entryKey(fields, after);
    if (oldKey === newKey && before?.sequence === after.sequence) continue;
    if (before !== undefined && oldKey !== undefined) takeFrom(index, oldKey, before.sequence);
    if (newKey !== undefined) addTo(index, newKey, after.sequence);
  }
}

function entryKey(fields: IndexFields, entry: Entry | undefined): unknown {
  const row = entry?.row;
  return row == null ? undefined : keyOf(fields, valuesOf(row));
}
