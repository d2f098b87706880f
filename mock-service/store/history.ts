// History: a store's last commits, each as what it replaced; a table as it was is a layer that puts that back.
// Step 6 of a request's walk: a commit notes it by reference; only a list that answers from the past reads it.
import { type Entry, entryOf, type Layer, layerOn, type RowState, rowState } from './layer.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** How many commits a store can go back. */
export const MAX_HISTORY = 100;

/** How far back: so many commits, or to an instant of the calendar. */
export type Rewind = { readonly writes: number } | { readonly atMs: number };

/** One row before a commit; without an entry: there was none. */
export type Before = readonly [id: string, entry: Entry | undefined];

/** What a commit replaced. */
export interface Commit {
  /** By the calendar. */
  readonly at_ms: number;
  readonly tables: { readonly [Name in TableName]?: readonly Before[] };
}

/** A commit as plain JSON: rows by table as they were before, a row that is null where there was none. */
export interface CommitState {
  readonly at_ms: number;
  readonly tables: { readonly [Name in TableName]?: readonly RowState[] };
}

const ABSENT: Entry = { row: null, sequence: -1, origin: 'seed' };

function commitState({ at_ms, tables }: Commit): CommitState {
  const before = (rows: readonly Before[]): readonly RowState[] => rows.map(([id, entry = ABSENT]) => rowState(id, entry));
  return { at_ms, tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, before(rows)])) };
}

function commitOf({ at_ms, tables }: CommitState): Commit {
  const before = (rows: readonly RowState[]): readonly Before[] =>
    rows.map(({ id, sequence, ...entry }) => [id, sequence < 0 ? undefined : { ...entry, sequence }]);
  return { at_ms, tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, before(rows)])) };
}

/** A table with rows put back: `rows` oldest commit last, so that the oldest word stands. */
function asBefore(name: TableName, top: Layer, rows: readonly Before[]): Layer {
  const layer = layerOn(name, top, false);
  for (const [id, entry = ABSENT] of rows) layer.entries.set(id, entry);
  for (const [id, { row }] of layer.entries) layer.count += Number(row !== null) - Number(entryOf(top, id)?.row != null);
  return layer;
}

/** The last MAX_HISTORY commits of a store. */
export class History {
  #commits: Commit[];

  constructor(from: readonly CommitState[] = []) {
    this.#commits = from.map(commitOf);
  }

  note(commit: Commit): void {
    this.#commits.push(commit);
    if (this.#commits.length > MAX_HISTORY) this.#commits.shift();
  }

  /** How many of the newest commits to take back, of those that are kept. */
  #depth(to: Rewind): number {
    if ('writes' in to) return Math.min(to.writes, this.#commits.length);
    let depth = 0;
    for (let at = this.#commits.length - 1; (this.#commits[at]?.at_ms ?? Number.NEGATIVE_INFINITY) > to.atMs; at -= 1) depth += 1;
    return depth;
  }

  /** Every table as it was, as far back as is kept; `top` is a table as it is now. */
  rewind(to: Rewind, top: (name: TableName) => Layer): (name: TableName) => Layer {
    const taken = this.#commits.slice(this.#commits.length - this.#depth(to)).reverse();
    const layers = new Map<TableName, Layer>();
    for (const name of TABLE_NAMES) {
      const rows = taken.flatMap(({ tables }) => tables[name] ?? []);
      if (rows.length > 0) layers.set(name, asBefore(name, top(name), rows));
    }
    return (name) => layers.get(name) ?? top(name);
  }

  state(): readonly CommitState[] {
    return this.#commits.map(commitState);
  }
}
