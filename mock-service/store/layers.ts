// Layers: one layer per table, and the counters behind ids and numbers, each over what lies below.
// Step 6 of a request's walk: what a store owns and what stores share are both of this shape.
import { type Layer, layerOn, mergeLayer } from './layer.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** One layer per table. */
export type Layers = { readonly [Name in TableName]: Layer };

/** Finished data that any number of stores may stand on. */
export interface StoreBase {
  readonly tables: Layers;
  readonly counters: ReadonlyMap<string, number>;
}

/** Empty layers. */
export function layersOn(below: Layers | null): Layers {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, layerOn(name, below?.[name] ?? null)])) as unknown as Layers;
}

/** Moves everything of `from` into `into`, table by table. */
export function mergeLayers(from: Layers, into: Layers): void {
  for (const name of TABLE_NAMES) mergeLayer(from[name], into[name]);
}
