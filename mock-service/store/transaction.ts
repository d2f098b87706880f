// Transaction: reads through to the store, writes into layers of its own; commit moves them over in one go, dropping it is forgetting it.
// Step 6 of a request's walk: the only way anything is stored.
import type { Random } from '../determinism/random.ts';
import { type Counters, countersOn, type Layers, mergeLayers, type Staged } from './layers.ts';
import type { Origin, TableName, Tables, TableWriter, Transaction } from './store.ts';
import { type Layer, layerOn, listRows, putRow, rowById, rowByReference, sizeOf } from './table.ts';

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
  let staged: Staged = {};
  let counters = countersOn(state.counters);
  const count = (name: string): number => {
    const next = counters.get(name) + 1;
    counters.own.set(name, next);
    return next;
  };
  // A layer is made at its first write: most calls read, and most writes touch two tables.
  const writer = <Name extends TableName>(name: Name): TableWriter<Tables[Name]> => ({
    get: (id) => rowById<Tables[Name]>(staged[name] ?? state.tables[name], id),
    byReference: (reference) => rowByReference<Tables[Name]>(staged[name] ?? state.tables[name], reference),
    list: (query) => listRows<Tables[Name]>(staged[name] ?? state.tables[name], query),
    count: () => sizeOf<Tables[Name]>(staged[name] ?? state.tables[name]),
    put: (row) => {
      const layer: Layer<Tables[Name]> = staged[name] ?? layerOn<Tables[Name]>(state.tables[name]);
      Object.assign(staged, { [name]: layer });
      putRow(layer, row, origin);
    },
  });
  const commit = (): boolean => {
    if (Object.keys(staged).length === 0) return false;
    if (state.commits !== begunAt) throw new Error('another transaction was committed between begin and commit');
    mergeLayers(staged, state.tables);
    for (const [name, value] of counters.own) state.counters.own.set(name, value);
    state.commits += 1;
    staged = {};
    counters = countersOn(state.counters);
    return true;
  };
  return {
    customers: writer('customers'),
    payment_methods: writer('payment_methods'),
    invoices: writer('invoices'),
    line_items: writer('line_items'),
    payments: writer('payments'),
    refunds: writer('refunds'),
    newId: (prefix) => `${prefix}_${random.fork('id', prefix, count(`id:${prefix}`)).text(ID_LENGTH)}`,
    nextNumber: (sequence) => count(`number:${sequence}`),
    commit,
  };
}
