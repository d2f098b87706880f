// Transaction: reads through to the store, writes into layers of its own; commit moves them over in one go, dropping it is forgetting it.
// Step 6 of a request's walk: the only way anything is stored.
import type { Random } from '../determinism/random.ts';
import { type Counters, countersOn, type Layers, layersOn, mergeLayers } from './layers.ts';
import type { Origin, TableWriter, Transaction } from './store.ts';
import { type Layer, listRows, putRow, type Row, rowById, rowByReference, sizeOf } from './table.ts';

/** What a store owns and a transaction may change. `commits` counts what was kept. */
export interface StoreState {
  readonly tables: Layers;
  readonly counters: Counters;
  commits: number;
}

/** Characters of an id after its prefix: 36^20 of them. */
const ID_LENGTH = 20;

/** A transaction on `state`; ids are draws of `random` by prefix and count, so the same calls get the same ids. */
export function beginTransaction(state: StoreState, random: Random, origin: Origin): Transaction {
  const begunAt = state.commits;
  let staged = layersOn(state.tables);
  let counters = countersOn(state.counters);
  const count = (name: string): number => {
    const next = counters.get(name) + 1;
    counters.own.set(name, next);
    return next;
  };
  const commit = (): boolean => {
    if (Object.values(staged).every((layer) => layer.entries.size === 0)) return false;
    if (state.commits !== begunAt) throw new Error('another transaction was committed between begin and commit');
    mergeLayers(staged, state.tables);
    for (const [name, value] of counters.own) state.counters.own.set(name, value);
    state.commits += 1;
    staged = layersOn(state.tables);
    counters = countersOn(state.counters);
    return true;
  };
  return {
    customers: writer(() => staged.customers, origin),
    payment_methods: writer(() => staged.payment_methods, origin),
    invoices: writer(() => staged.invoices, origin),
    line_items: writer(() => staged.line_items, origin),
    payments: writer(() => staged.payments, origin),
    refunds: writer(() => staged.refunds, origin),
    newId: (prefix) => `${prefix}_${random.fork('id', prefix, count(`id:${prefix}`)).text(ID_LENGTH)}`,
    nextNumber: (sequence) => count(`number:${sequence}`),
    commit,
  };
}

function writer<R extends Row>(layer: () => Layer<R>, origin: Origin): TableWriter<R> {
  return {
    get: (id) => rowById(layer(), id),
    byReference: (reference) => rowByReference(layer(), reference),
    list: (query) => listRows(layer(), query),
    count: () => sizeOf(layer()),
    put: (row) => putRow(layer(), row, origin),
  };
}
