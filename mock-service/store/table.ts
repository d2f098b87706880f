// Table: layers of rows, each over the one below; the top one takes the writes, those below are never touched.
// Step 6 of a request's walk: seed data ← a sandbox's own rows ← what a transaction has staged.
import type { ListQuery, ListResult, Origin } from './store.ts';

/** What every row has. */
export interface Row {
  readonly id: string;
  readonly reference?: string | null;
}

/** A row with its place in the table (from 0, in order of creation) and who made it. */
interface Entry<R> {
  readonly row: R;
  readonly sequence: number;
  readonly origin: Origin;
}

/** Rows added or replaced on top of `below`. */
export interface Layer<R extends Row> {
  readonly below: Layer<R> | null;
  /** Rows in the layers below: where this layer's sequence begins. */
  readonly start: number;
  readonly entries: Map<string, Entry<R>>;
  readonly idByReference: Map<string, string>;
  /** Ids of the rows added here, in order of creation. */
  readonly added: string[];
}

/** An empty layer. */
export function layerOn<R extends Row>(below: Layer<R> | null): Layer<R> {
  return { below, start: below === null ? 0 : sizeOf(below), entries: new Map(), idByReference: new Map(), added: [] };
}

/** Rows in this layer and below. */
export function sizeOf<R extends Row>(layer: Layer<R>): number {
  return layer.start + layer.added.length;
}

/** The row with this id, or undefined. */
export function rowById<R extends Row>(layer: Layer<R>, id: string): R | undefined {
  return entryOf(layer, id)?.row;
}

/** The row a caller's reference names, or undefined. */
export function rowByReference<R extends Row>(layer: Layer<R>, reference: string): R | undefined {
  for (let at: Layer<R> | null = layer; at !== null; at = at.below) {
    const id = at.idByReference.get(reference);
    if (id !== undefined) return rowById(layer, id);
  }
  return undefined;
}

/** Adds or replaces a row; a replaced one keeps its sequence number and its origin. */
export function putRow<R extends Row>(layer: Layer<R>, row: R, origin: Origin): void {
  const present = entryOf(layer, row.id);
  layer.entries.set(row.id, { row, sequence: present?.sequence ?? sizeOf(layer), origin: present?.origin ?? origin });
  if (present === undefined) layer.added.push(row.id);
  if (typeof row.reference === 'string') layer.idByReference.set(row.reference, row.id);
}

/** Moves everything of `from` into `into`, on which it was staged. */
export function mergeLayer<R extends Row>(from: Layer<R>, into: Layer<R>): void {
  for (const [id, entry] of from.entries) into.entries.set(id, entry);
  for (const [reference, id] of from.idByReference) into.idByReference.set(reference, id);
  for (const id of from.added) into.added.push(id);
}

/** One page, newest first; rows added meanwhile come before it and move nothing. */
export function listRows<R extends Row>(layer: Layer<R>, { limit, after, where }: ListQuery<R>): ListResult<R> {
  const rows: R[] = [];
  let last = 0;
  for (let sequence = Math.min(after ?? sizeOf(layer), sizeOf(layer)) - 1; sequence >= 0; sequence -= 1) {
    const row = rowAt(layer, sequence);
    if (row === undefined || where?.(row) === false) continue;
    if (rows.length === limit) return { rows, nextAfter: last };
    rows.push(row);
    last = sequence;
  }
  return { rows, nextAfter: null };
}

/** Every row, or those of one origin, oldest first. */
export function rowsOf<R extends Row>(layer: Layer<R>, origin?: Origin): readonly R[] {
  const entries = Array.from({ length: sizeOf(layer) }, (_, sequence) => entryOf(layer, idAt(layer, sequence)));
  return entries.flatMap((entry) => (entry === undefined || (origin !== undefined && entry.origin !== origin) ? [] : [entry.row]));
}

function entryOf<R extends Row>(layer: Layer<R>, id: string): Entry<R> | undefined {
  for (let at: Layer<R> | null = layer; at !== null; at = at.below) {
    const entry = at.entries.get(id);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

function rowAt<R extends Row>(layer: Layer<R>, sequence: number): R | undefined {
  return rowById(layer, idAt(layer, sequence));
}

function idAt<R extends Row>(layer: Layer<R>, sequence: number): string {
  let at = layer;
  while (sequence < at.start && at.below !== null) at = at.below;
  return at.added[sequence - at.start] ?? '';
}
