// A table as an array: what the store's layers, indexes and tombstones must be indistinguishable from.
import type { Payment } from '../../../mock-service/domain/payment.ts';
import type { Where } from '../../../mock-service/store/tables.ts';

interface Slot {
  readonly row: Payment | null;
  readonly place: number;
}

export interface NaiveTable {
  put(row: Payment): void;
  delete(id: string): void;
  rows(): readonly Payment[];
  /** Rows that fit, newest first, created before the `before`th. */
  fitting(where: Where<'payments'>, before?: number): readonly Payment[];
  placeOf(id: string): number;
  copy(): NaiveTable;
}

export function naiveTable(slots: readonly Slot[] = []): NaiveTable {
  let own = slots;
  const live = () => own.flatMap(({ row, place }) => (row === null ? [] : [{ row, place }]));
  const fits = (row: Payment, where: Where<'payments'>): boolean =>
    Object.entries(where).every(([field, value]) => value === undefined || row[field as keyof Payment] === value);
  return {
    put(row) {
      const present = live().find((slot) => slot.row.id === row.id);
      const kept = { ...row, version: (present?.row.version ?? 0) + 1 };
      own =
        present === undefined ? [...own, { row: kept, place: own.length }] : own.with(present.place, { row: kept, place: present.place });
    },
    delete(id) {
      own = own.map((slot) => (slot.row?.id === id ? { ...slot, row: null } : slot));
    },
    rows: () => live().map(({ row }) => row),
    fitting: (where, before = Number.POSITIVE_INFINITY) =>
      live()
        .filter(({ row, place }) => place < before && fits(row, where))
        .map(({ row }) => row)
        .toReversed(),
    placeOf: (id) => live().find(({ row }) => row.id === id)?.place ?? -1,
    copy: () => naiveTable(own),
  };
}
