// listRows: one page of a table, newest first, found by the index with the fewest candidates and checked row by row.
// Step 6 of a request's walk: what it costs depends on the page, not on the table.
import type { Entity } from '../domain/entity.ts';
import { entryAt, type Layer } from './layer.ts';
import { belowIn, keyOf, sizeIn, type Values, valuesOf } from './table-index.ts';

type Filter = readonly (readonly [field: string, value: unknown])[];

/** A page of rows. */
export interface Listed {
  readonly rows: readonly Entity[];
  /** Sequence number to continue after, or null: that was the last page. */
  readonly nextAfter: number | null;
  /** Rows looked at for it: those of the page, one more, and those that an index below still has under an old value. */
  readonly visited: number;
}

/** The largest candidate below a sequence number, or -1. */
type Candidates = (sequence: number) => number;

/** The page of `limit` rows that begins below `after`; `where` holds values by field, undefined: any. Inserts and deletions move nothing. */
export function listRows(layer: Layer, where: Values, limit: number, after = Number.POSITIVE_INFINITY): Listed {
  const filter = Object.entries(where).filter(([, value]) => value !== undefined);
  const sources = candidatesOf(layer, where, filter);
  const rows: Entity[] = [];
  let [visited, last] = [0, 0];
  for (let at = below(sources, after); at >= 0; at = below(sources, at)) {
    visited += 1;
    const row = entryAt(layer, at)?.row;
    if (row == null || !matches(row, filter)) continue;
    if (rows.length === limit) return { rows, nextAfter: last, visited };
    rows.push(row);
    last = at;
  }
  return { rows, nextAfter: null, visited };
}

/** The newest row that fits, or undefined. */
export function newestRow(layer: Layer, where: Values): Entity | undefined {
  return listRows(layer, where, 1).rows[0];
}

function matches(row: Entity, filter: Filter): boolean {
  return filter.every(([field, value]) => valuesOf(row)[field] === value);
}

function below(sources: readonly Candidates[], sequence: number): number {
  let most = -1;
  for (const source of sources) most = Math.max(most, source(sequence));
  return most;
}

/** One source a layer; each layer's own rows are all it answers for. */
function candidatesOf(layer: Layer, where: Values, filter: Filter): readonly Candidates[] {
  const layers = withBelow(layer);
  const best = bestIndex(layers, where);
  const key = keyOf(layer.fields[best] ?? [], where);
  return layers.map((each) => {
    const index = each.indexes?.[best];
    return index === undefined ? stagedCandidates(each, filter) : (sequence) => belowIn(index, key, sequence);
  });
}

/** Position of the index with the fewest candidates, of those whose fields are all asked for. The first one asks for none. */
function bestIndex(layers: readonly Layer[], where: Values): number {
  let [best, fewest] = [0, Number.POSITIVE_INFINITY];
  for (const [at, fields] of layers[0]?.fields.entries() ?? []) {
    if (fields.some((field) => where[field] === undefined)) continue;
    const key = keyOf(fields, where);
    const size = layers.reduce((sum, { indexes }) => sum + (indexes?.[at] === undefined ? 0 : sizeIn(indexes[at], key)), 0);
    if (size < fewest) [best, fewest] = [at, size];
  }
  return best;
}

function withBelow(layer: Layer): readonly Layer[] {
  return layer.below === null ? [layer] : [layer, ...withBelow(layer.below)];
}

/** Without an index: all that fits, which is no more than one unit of work has written. */
function stagedCandidates(layer: Layer, filter: Filter): Candidates {
  const fitting = [...layer.entries.values()].filter(({ row }) => row !== null && matches(row, filter));
  const sequences = fitting.map(({ sequence }) => sequence).sort((a, b) => b - a);
  return (before) => sequences.find((sequence) => sequence < before) ?? -1;
}
