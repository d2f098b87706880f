// The store: staged writes, shared ground, lists that stand still under inserts, ids that repeat.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import type { Customer } from '../../../mock-service/domain/customer.ts';
import { createStore, type Store } from '../../../mock-service/store/store.ts';
import type { Origin } from '../../../mock-service/store/tables.ts';

const SEED = 'store';
const customer = (id: string, reference: string | null = null): Customer => ({
  kind: 'customer',
  id,
  reference,
  name: id,
  email: null,
  country: null,
  address: null,
  taxIds: [],
  defaultPaymentMethodId: null,
  balanceMinor: 0,
  currency: null,
  active: true,
  version: 1,
  createdAtMs: 0,
});
const emptyStore = (): Store => createStore({ random: createRandom(SEED) });

function put(store: Store, origin: Origin, ...rows: readonly Customer[]): void {
  const tx = store.begin(origin);
  for (const row of rows) tx.customers.put(row);
  tx.commit();
}

function remove(store: Store, ...rowIds: readonly string[]): void {
  const tx = store.begin('call');
  for (const id of rowIds) tx.customers.delete(id);
  tx.commit();
}

function storeOn(count: number): Store {
  const seed = emptyStore();
  put(seed, 'seed', ...Array.from({ length: count }, (_, i) => customer(`cus_${i}`, `ref-${i}`)));
  return createStore({ random: createRandom(SEED), base: seed.asBase() });
}

const ids = (rows: readonly Customer[]): readonly string[] => rows.map(({ id }) => id);

describe('a transaction', () => {
  it('reads what it wrote while nobody else does', () => {
    const store = emptyStore();
    const tx = store.begin('call');
    tx.customers.put(customer('cus_a', 'a'));
    expect([tx.customers.get('cus_a')?.id, tx.customers.byReference('a')?.id, tx.customers.count()]).toStrictEqual(['cus_a', 'cus_a', 1]);
    expect(ids(tx.customers.list({ limit: 10 }).rows)).toStrictEqual(['cus_a']);
    const other = store.begin('call');
    expect([other.customers.get('cus_a'), other.customers.byReference('a'), other.customers.count()]).toStrictEqual([
      undefined,
      undefined,
      0,
    ]);
    expect(store.rows('customers')).toStrictEqual([]);
  });

  it('stores everything at once when committed, and says whether there was anything', () => {
    const store = emptyStore();
    const tx = store.begin('call');
    tx.customers.put(customer('cus_a'));
    tx.customers.put(customer('cus_b'));
    expect([tx.commit(), tx.commit()]).toStrictEqual([true, false]);
    expect(ids(store.rows('customers'))).toStrictEqual(['cus_a', 'cus_b']);
    expect(store.begin('call').commit()).toBe(false);
  });

  it('that is dropped leaves rows, references, ids and numbers as they were', () => {
    const store = emptyStore();
    const dropped = store.begin('call');
    const first = [dropped.newId('cus'), dropped.nextNumber('invoice')];
    dropped.customers.put(customer('cus_a', 'a'));
    const tx = store.begin('call');
    expect([tx.newId('cus'), tx.nextNumber('invoice')]).toStrictEqual(first);
    expect(tx.customers.byReference('a')).toBeUndefined();
  });

  it('that another commit overtook throws and stores nothing', () => {
    const store = emptyStore();
    const slow = store.begin('call');
    slow.customers.put(customer('cus_slow'));
    put(store, 'call', customer('cus_fast'));
    expect(() => slow.commit()).toThrow('between begin and commit');
    expect(ids(store.rows('customers'))).toStrictEqual(['cus_fast']);
  });

  it('counts each sequence from 1, over commits', () => {
    const store = emptyStore();
    const numbers: number[] = [];
    for (const id of ['cus_a', 'cus_b']) {
      const tx = store.begin('call');
      tx.customers.put(customer(id));
      numbers.push(tx.nextNumber('invoice'), tx.nextNumber('invoice'), tx.nextNumber('other'));
      tx.commit();
    }
    expect(numbers).toStrictEqual([1, 2, 1, 3, 4, 2]);
  });
});

describe('a store on shared ground', () => {
  it('keeps its writes to itself', () => {
    const seed = emptyStore();
    put(seed, 'seed', customer('cus_a', 'a'));
    const base = seed.asBase();
    const [one, two] = [createStore({ random: createRandom(SEED), base }), createStore({ random: createRandom(SEED), base })];
    put(one, 'call', { ...customer('cus_a', 'a'), name: 'changed' }, customer('cus_b', 'b'));
    put(seed, 'seed', customer('cus_late'));
    expect(one.rows('customers').map(({ name }) => name)).toStrictEqual(['changed', 'cus_b']);
    expect(ids(two.rows('customers'))).toStrictEqual(['cus_a']);
    expect(two.begin('call').customers.byReference('b')).toBeUndefined();
    expect(two.begin('call').customers.get('cus_a')?.name).toBe('cus_a');
  });

  it('remembers who made each row, also after somebody else changed it', () => {
    const store = storeOn(1);
    put(store, 'setup', customer('cus_s'));
    put(store, 'call', { ...customer('cus_0'), name: 'changed' }, customer('cus_c'));
    expect(ids(store.rows('customers', 'seed'))).toStrictEqual(['cus_0']);
    expect(ids(store.rows('customers', 'setup'))).toStrictEqual(['cus_s']);
    expect(ids(store.rows('customers', 'call'))).toStrictEqual(['cus_c']);
    expect(store.begin('call').customers.get('cus_0')?.name).toBe('changed');
  });

  it('goes on with ids and numbers where the ground ended, the same every time', () => {
    const seed = emptyStore();
    const tx = seed.begin('seed');
    const seedIds = [tx.newId('cus'), tx.newId('cus'), tx.newId('inv')];
    tx.nextNumber('invoice');
    tx.customers.put(customer('cus_a'));
    tx.commit();
    const base = seed.asBase();
    const next = (): readonly (string | number)[] => {
      const own = createStore({ random: createRandom(SEED), base }).begin('call');
      return [own.newId('cus'), own.newId('inv'), own.nextNumber('invoice')];
    };
    expect(next()).toStrictEqual(next());
    expect(next()[2]).toBe(2);
    expect(new Set([...seedIds, ...next()]).size).toBe(6);
    expect(seedIds[0]).toMatch(/^cus_[a-z0-9]{20}$/);
  });

  it('can itself become ground', () => {
    const store = storeOn(2);
    put(store, 'setup', { ...customer('cus_0', 'ref-0'), name: 'changed' }, customer('cus_new', 'new'));
    const second = createStore({ random: createRandom(SEED), base: store.asBase() });
    expect(second.rows('customers').map(({ name }) => name)).toStrictEqual(['changed', 'cus_1', 'cus_new']);
    expect(second.begin('call').customers.byReference('new')?.id).toBe('cus_new');
    expect(ids(second.rows('customers', 'seed'))).toStrictEqual(['cus_0', 'cus_1']);
  });
});

describe('a list', () => {
  it('is newest first and ends with null', () => {
    const { customers } = storeOn(5).begin('call');
    const first = customers.list({ limit: 2 });
    const second = customers.list({ limit: 2, after: first.nextAfter ?? undefined });
    const third = customers.list({ limit: 2, after: second.nextAfter ?? undefined });
    expect([first, second, third].map(({ rows }) => ids(rows))).toStrictEqual([['cus_4', 'cus_3'], ['cus_2', 'cus_1'], ['cus_0']]);
    expect(third.nextAfter).toBeNull();
    expect(customers.list({ limit: 5 }).nextAfter).toBeNull();
  });

  it('goes on where it was, whatever was added or changed meanwhile', () => {
    const store = storeOn(4);
    const { nextAfter } = store.begin('call').customers.list({ limit: 2 });
    put(store, 'call', customer('cus_new'), { ...customer('cus_3'), name: 'changed' });
    const { customers } = store.begin('call');
    expect(ids(customers.list({ limit: 2, after: nextAfter ?? undefined }).rows)).toStrictEqual(['cus_1', 'cus_0']);
    expect(ids(customers.list({ limit: 2 }).rows)).toStrictEqual(['cus_new', 'cus_3']);
  });

  it('goes on where it was, also when the row it ended with is deleted', () => {
    const store = storeOn(4);
    const { nextAfter } = store.begin('call').customers.list({ limit: 2 });
    remove(store, 'cus_2', 'cus_1');
    const { customers } = store.begin('call');
    expect(ids(customers.list({ limit: 2, after: nextAfter ?? undefined }).rows)).toStrictEqual(['cus_0']);
    expect(ids(customers.list({ limit: 2 }).rows)).toStrictEqual(['cus_3', 'cus_0']);
  });
});

describe('a deleted row', () => {
  it('is gone from reads, lists, counts and the truth, and its reference is free', () => {
    const store = storeOn(3);
    remove(store, 'cus_1');
    const { customers } = store.begin('call');
    expect([customers.get('cus_1'), customers.byReference('ref-1'), customers.count(), store.count('customers')]).toStrictEqual([
      undefined,
      undefined,
      2,
      2,
    ]);
    expect(ids(store.rows('customers'))).toStrictEqual(['cus_0', 'cus_2']);
    put(store, 'call', customer('cus_again', 'ref-1'));
    expect(store.begin('call').customers.byReference('ref-1')?.id).toBe('cus_again');
  });

  it('stays where the ground is shared by another store', () => {
    const seed = emptyStore();
    put(seed, 'seed', customer('cus_a', 'a'));
    const base = seed.asBase();
    const [one, two] = [createStore({ random: createRandom(SEED), base }), createStore({ random: createRandom(SEED), base })];
    remove(one, 'cus_a');
    expect([one.count('customers'), two.count('customers')]).toStrictEqual([0, 1]);
    expect(createStore({ random: createRandom(SEED), base: one.asBase() }).rows('customers')).toStrictEqual([]);
  });

  it('comes back when the transaction is dropped, and cannot be deleted twice', () => {
    const store = storeOn(1);
    const { customers } = store.begin('call');
    expect([customers.delete('cus_0'), customers.delete('cus_0'), customers.delete('cus_none')]).toStrictEqual([true, false, false]);
    expect(store.begin('call').customers.get('cus_0')?.id).toBe('cus_0');
  });
});

describe('a version', () => {
  it('is counted by the store, whatever was handed in', () => {
    const store = emptyStore();
    const tx = store.begin('call');
    const versions = [7, 7, 1].map((version) => tx.customers.put({ ...customer('cus_a'), version }).version);
    tx.commit();
    expect(versions).toStrictEqual([1, 2, 3]);
    expect(store.begin('call').customers.get('cus_a')?.version).toBe(3);
  });

  it('is not used up by a dropped transaction', () => {
    const store = storeOn(1);
    store.begin('call').customers.put(customer('cus_0'));
    expect(store.begin('call').customers.put(customer('cus_0')).version).toBe(2);
  });
});
