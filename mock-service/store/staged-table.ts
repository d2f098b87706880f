// StagedTable: one table as a transaction sees it: what it has staged over what is stored.
// Step 6 of a request's walk: operations read and write rows through it.
import type { Random } from '../determinism/random.ts';
import type { Entity } from '../domain/entity.ts';
import type { Before } from './history.ts';
import { type Entry, entryOf, type Layer, layerOn, mergeLayer, putRow, removeRow } from './layer.ts';
import { type Listed, listRows, newestRow } from './list-rows.ts';
import type { Origin, TableName, Tables, Where } from './tables.ts';

/** What a list asks of a table. Newest first; `after` is the sequence number of the last row seen. */
export interface ListQuery<Name extends TableName> {
  readonly limit: number;
  readonly after?: number | undefined;
  readonly where?: Where<Name>;
}
export interface ListResult<Row> extends Omit<Listed, 'rows'> {
  readonly rows: readonly Row[];
}

/** Reads of one table. */
export interface TableReader<Name extends TableName> {
  /** The row with this id, or undefined. */
  get(id: string): Tables[Name] | undefined;
  /** The row a caller's reference names, or undefined. */
  byReference(reference: string): Tables[Name] | undefined;
  list(query: ListQuery<Name>): ListResult<Tables[Name]>;
  count(): number;
  /** Reads its layers in a way of its own, as a search does; it may not write to them. */
  through<Read>(read: (top: Layer) => Read): Read;
  /** Whose rows these are: the same text for every tenant of that name on the same seed, and no id. */
  readonly lineage: string;
}

/** Reads and staged writes of one table; nothing is stored before the transaction's `commit`. */
export interface TableWriter<Name extends TableName> extends TableReader<Name> {
  /**
   * Adds a row, or replaces the one with its id, which keeps its place and its origin.
   * Answers the row as it is kept: its `version` is 1, or one more than that of the row it replaced, whatever was handed in.
   */
  put<Row extends Tables[Name]>(row: Row): Row;
  /** Adds a row whose id the transaction has just given: none has it, so none is looked for. Answers the row as it is kept, its `version` 1. */
  add<Row extends Tables[Name]>(row: Row): Row;
  /** Deletes a row; false when there is none. Lists go on where they were, its reference may be used again. */
  delete(id: string): boolean;
}

/** A writer for every table. */
export type TableWriters = { readonly [Name in TableName]: TableWriter<Name> };

/** Characters of a lineage. */
const LINEAGE_LENGTH = 20;

/** A table of any name: TableWriters says which rows are whose. */
export class StagedTable {
  readonly #below: Layer;
  #staged: Layer | null = null;
  /** What is stored where something is staged. */
  readonly #before: Before[] = [];
  readonly name: TableName;
  readonly #origin: Origin;
  readonly #random: Random;

  constructor(name: TableName, below: Layer, origin: Origin, random: Random) {
    this.name = name;
    this.#random = random;
    this.#below = below;
    this.#origin = origin;
  }

  get(id: string): Entity | undefined {
    return entryOf(this.#top(), id)?.row ?? undefined;
  }

  byReference(reference: string): Entity | undefined {
    return newestRow(this.#top(), { reference });
  }

  list({ limit, after, where = {} }: ListQuery<TableName>): Listed {
    return listRows(this.#top(), where, limit, after);
  }

  count(): number {
    return this.#top().count;
  }

  through<Read>(read: (top: Layer) => Read): Read {
    return read(this.#top());
  }

  put(row: Entity): Entity {
    const present = entryOf(this.#top(), row.id);
    return putRow(this.#writable(row.id, present), row, this.#origin, present);
  }

  add(row: Entity): Entity {
    return putRow(this.#writable(row.id, undefined), row, this.#origin, undefined);
  }

  delete(id: string): boolean {
    const present = entryOf(this.#top(), id);
    if (present?.row == null) return false;
    removeRow(this.#writable(id, present), id, present);
    return true;
  }

  get lineage(): string {
    return this.#random.serial(0, LINEAGE_LENGTH); // ids are counted from 1
  }

  /** Whether anything is staged. */
  get isWritten(): boolean {
    return this.#staged !== null;
  }

  /** Whether what is staged makes it grow beyond `maxRows`. */
  growsBeyond(maxRows: number): boolean {
    return this.#staged !== null && this.#staged.count > maxRows && this.#staged.count > this.#below.count;
  }

  /** The rows that what is staged takes the place of. */
  before(): readonly Before[] {
    return this.#before;
  }

  /** Moves what is staged into what is stored. */
  merge(into: Layer): void {
    if (this.#staged !== null) mergeLayer(this.#staged, into);
  }

  #top(): Layer {
    return this.#staged ?? this.#below;
  }

  /** Where `id` is written, which `present` is under now. */
  #writable(id: string, present: Entry | undefined): Layer {
    this.#staged ??= layerOn(this.name, this.#below, false);
    if (!this.#staged.entries.has(id)) this.#before.push([id, present]);
    return this.#staged;
  }
}
