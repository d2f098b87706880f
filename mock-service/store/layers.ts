// OwnLayers: what a store has written, one layer per table over what it stands on, and the counters behind ids and numbers.
// Step 6 of a request's walk: a table that nobody wrote to is read off the shared ground, and costs nothing.
import { fillLayer, type Layer, layerOn, layerState, mergeLayer, type TableState } from './layer.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** One layer per table. */
export type Layers = { readonly [Name in TableName]: Layer };

/** Finished data that any number of stores may stand on. */
export interface StoreBase {
  readonly tables: Layers;
  readonly counters: ReadonlyMap<string, number>;
}

/** Empty layers over nothing. */
export function emptyLayers(): Layers {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, layerOn(name, null)])) as unknown as Layers;
}

/** Moves everything of `from` into `into`, table by table. */
export function mergeLayers(from: Partial<Layers>, into: Layers): void {
  for (const name of TABLE_NAMES) if (from[name] !== undefined) mergeLayer(from[name], into[name]);
}

/** What tables have beyond the ground of their store; one that nobody wrote to is left out. */
export type TablesState = { readonly [Name in TableName]?: TableState };

/** A store's own layers, each from its first write on. */
export class OwnLayers {
  readonly #base: Layers | null;
  readonly written: { [Name in TableName]?: Layer } = {};

  constructor(base: Layers | null, from: TablesState = {}) {
    this.#base = base;
    for (const name of TABLE_NAMES) if (from[name] !== undefined) fillLayer(this.own(name), from[name]);
  }

  /** A table as it is: to be read, never written. */
  top(name: TableName): Layer {
    return this.written[name] ?? this.#base?.[name] ?? this.own(name);
  }

  /** A table to be written. */
  own(name: TableName): Layer {
    const own = this.written[name] ?? layerOn(name, this.#base?.[name] ?? null);
    this.written[name] = own;
    return own;
  }

  state(): TablesState {
    const states = TABLE_NAMES.flatMap((name) => {
      const layer = this.written[name];
      return layer === undefined || layer.added.length + layer.entries.size === 0 ? [] : [[name, layerState(layer)] as const];
    });
    return Object.fromEntries(states);
  }
}
