// Layers: one table layer per table, and the counters behind ids and numbers, each over what lies below.
// Step 6 of a request's walk: what a store owns, what a transaction stages, and what stores share are all of this shape.
import type { TableName, Tables } from './store.ts';
import { type Layer, layerOn, mergeLayer } from './table.ts';

/** One layer per table. */
export type Layers = { readonly [Name in TableName]: Layer<Tables[Name]> };

/** Layers of the tables that were written to. */
export type Staged = { [Name in TableName]?: Layer<Tables[Name]> };

/** Finished data that any number of stores may stand on. */
export interface StoreBase {
  readonly tables: Layers;
  readonly counters: ReadonlyMap<string, number>;
}

/** Counters by name; what is not here is looked up below. */
export interface Counters {
  readonly own: Map<string, number>;
  get(name: string): number;
}

/** Empty layers. */
export function layersOn(below: Layers | null): Layers {
  return {
    customers: layerOn(below?.customers ?? null),
    payment_methods: layerOn(below?.payment_methods ?? null),
    invoices: layerOn(below?.invoices ?? null),
    line_items: layerOn(below?.line_items ?? null),
    payments: layerOn(below?.payments ?? null),
    refunds: layerOn(below?.refunds ?? null),
  };
}

/** Moves everything of `from` into `into`, table by table. */
export function mergeLayers(from: Staged, into: Layers): void {
  for (const name of Object.keys(from) as TableName[]) mergeTable(name, from, into);
}

function mergeTable<Name extends TableName>(name: Name, from: Staged, into: Layers): void {
  const layer: Layer<Tables[Name]> | undefined = from[name];
  if (layer !== undefined) mergeLayer<Tables[Name]>(layer, into[name]);
}

/** Counters that go on from those below; one never counted stands at 0. */
export function countersOn(below: { get(name: string): number | undefined } | null): Counters {
  const own = new Map<string, number>();
  return { own, get: (name) => own.get(name) ?? below?.get(name) ?? 0 };
}
