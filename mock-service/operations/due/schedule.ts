// Schedule: the due work of one store: when its next piece is due, and all that is due by now, piece by piece in order of time.
// Beside a request's walk: before an operation runs. When nothing is due that costs a comparison.
import { Agenda } from '../../determinism/agenda.ts';
import type { RuleProfile } from '../../domain/profile.ts';
import type { Commit } from '../../store/history.ts';
import type { Store } from '../../store/store.ts';
import { StoreFull, type Transaction } from '../../store/transaction.ts';
import type { DueWork } from './due-work.ts';
import { DUE } from './index.ts';

/** How many pieces of work are done in one go, which takes about half a second; what is left waits for the next call. */
export const MAX_PIECES = 10_000;

/** Rows that are read together when a schedule begins. */
const PAGE = 1000;
/** So many more entries than pieces are not worth a thought. */
const FEW = 1000;

interface Piece {
  readonly atMs: number;
  /** Position of its work in the list. */
  readonly order: number;
  readonly id: string;
}

/** Earlier work first, then earlier ids: the same whatever was asked when. */
const inOrder = (one: Piece, other: Piece): number => one.order - other.order || (one.id < other.id ? -1 : 1);

const keyOf = ({ order, id }: Pick<Piece, 'order' | 'id'>): string => `${order} ${id}`;

/** What is due in a store, and when. It is made of rows alone: a fork or a restored store comes to the same. */
export class Schedule {
  readonly #store: Store;
  readonly #works: readonly DueWork[];
  readonly #agenda = new Agenda<Piece>(inOrder);
  /** When each row's piece is due; what the agenda says otherwise is out of date. */
  readonly #dueAtMs = new Map<string, number>();
  /** Rows that were written since the agenda was last seen to. */
  #changed: Pick<Piece, 'order' | 'id'>[] = [];

  constructor(store: Store, works: readonly DueWork[] = DUE) {
    this.#store = store;
    this.#works = works;
    const tx = this.#begin(0);
    for (const [order, work] of works.entries()) this.#readAll(tx, work, order);
    store.watch((commit) => this.#note(commit));
  }

  /**
   * Does what is due at `nowMs` or before, each piece in a transaction of its own, at its own instant. False: more is due, and waits: there were
   * more than MAX_PIECES, or a table has no room. Throws where a work does not move its row on, which is a defect.
   */
  catchUp(nowMs: number, profile: RuleProfile): boolean {
    if (this.#changed.length > 0) this.#see();
    for (let done = 0; (this.#agenda.first?.atMs ?? Number.POSITIVE_INFINITY) <= nowMs; ) {
      const piece = this.#next();
      if (piece === null || piece.atMs > nowMs) continue;
      if (done === MAX_PIECES || !this.#do(piece, profile)) return false;
      done += 1;
    }
    return true;
  }

  /** The next piece; what is out of date is dropped. */
  #next(): Piece | null {
    for (let { first } = this.#agenda; first !== undefined; { first } = this.#agenda) {
      if (this.#dueAtMs.get(keyOf(first)) === first.atMs) return first;
      this.#agenda.takeFirst();
    }
    return null;
  }

  /** False: a table has no room for what it makes. */
  #do(piece: Piece, profile: RuleProfile): boolean {
    const { atMs, order, id } = piece;
    const work = this.#works[order];
    const tx = this.#begin(atMs);
    const row = work && tx[work.table].get(id);
    if (work === undefined || row === undefined) throw new TypeError('work is due on a row that is not there');
    try {
      work.run(row, { tx, nowMs: atMs, profile });
      tx.commit();
    } catch (error) {
      if (error instanceof StoreFull) return false;
      throw error;
    }
    this.#see();
    if ((this.#dueAtMs.get(keyOf(piece)) ?? Number.POSITIVE_INFINITY) <= atMs)
      throw new TypeError(`${work.name} leaves its row as due as it was`);
    return true;
  }

  #begin(atMs: number): Transaction {
    return this.#store.begin('schedule', atMs);
  }

  #readAll(tx: Transaction, { table, where }: DueWork, order: number): void {
    for (let after: number | undefined, isLast = false; !isLast; ) {
      const page = tx[table].list({ limit: PAGE, after, where });
      for (const { id } of page.rows) this.#changed.push({ order, id });
      isLast = page.nextAfter === null;
      after = page.nextAfter ?? undefined;
    }
  }

  #note({ tables }: Commit): void {
    for (const [order, { table }] of this.#works.entries()) for (const [id] of tables[table] ?? []) this.#changed.push({ order, id });
  }

  /** Writes down when the rows that were written are due. */
  #see(): void {
    const tx = this.#begin(0);
    for (const { order, id } of this.#changed) {
      const work = this.#works[order];
      const row = work && tx[work.table].get(id);
      const atMs = row === undefined ? null : (work?.nextAtMs(row) ?? null);
      this.#set({ order, id }, atMs);
    }
    this.#changed = [];
    if (this.#agenda.size > 2 * this.#dueAtMs.size + FEW) this.#agenda.keep((piece) => this.#dueAtMs.get(keyOf(piece)) === piece.atMs);
  }

  #set(of: Pick<Piece, 'order' | 'id'>, atMs: number | null): void {
    const key = keyOf(of);
    if (atMs === null) this.#dueAtMs.delete(key);
    else if (this.#dueAtMs.get(key) !== atMs) {
      this.#dueAtMs.set(key, atMs);
      this.#agenda.add({ ...of, atMs });
    }
  }
}
