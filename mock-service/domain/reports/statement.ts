// statementOf: what a customer's accounts came to at the beginning and the end of a period, and what happened between.
// Step 5 of a request's walk: pure; sums over entries. Statements of neighbouring periods add up to that of both.
import { endOfDayMs } from '../day.ts';
import type { AccountEntry } from './account-entry.ts';
import type { Accounts } from './accounts.ts';

/** Days, YYYY-MM-DD, in UTC, both in the period; null: from the first, up to the last there is. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/** An entry, and what each account came to after it. */
export interface StatementEntry {
  readonly entry: AccountEntry;
  readonly after: Accounts;
}

/** The accounts in one currency. */
export interface StatementBalance {
  readonly currency: string;
  readonly opening: Accounts;
  readonly closing: Accounts;
}

/** A period of a customer's accounts; currencies in alphabetical order, entries oldest first. */
export interface StatementPeriod {
  readonly balances: readonly StatementBalance[];
  readonly entries: readonly StatementEntry[];
}

/** Sums of one currency, as far as the entries were read. */
interface Sums {
  /** Null until the period begins. */
  opening: Accounts | null;
  owedMinor: number;
  writtenOffMinor: number;
  creditMinor: number;
}

function soFar({ owedMinor, writtenOffMinor, creditMinor }: Sums): Accounts {
  return { owedMinor, writtenOffMinor, creditMinor };
}

function addChange(sums: Sums, { owedMinor, writtenOffMinor, creditMinor }: Accounts): void {
  sums.owedMinor += owedMinor;
  sums.writtenOffMinor += writtenOffMinor;
  sums.creditMinor += creditMinor;
}

function balancesOf(byCurrency: ReadonlyMap<string, Sums>): readonly StatementBalance[] {
  const balances = [...byCurrency].map(([currency, sums]) => {
    const closing = soFar(sums);
    return { currency, opening: sums.opening ?? closing, closing };
  });
  return balances.sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Sums entries, which are in order, up over a period. A currency in which nothing happened until its end is left out. */
export function statementOf(happened: readonly AccountEntry[], { from, to }: Period): StatementPeriod {
  const fromMs = from === null ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const toMs = to === null ? Number.POSITIVE_INFINITY : endOfDayMs(to);
  const byCurrency = new Map<string, Sums>();
  const entries: StatementEntry[] = [];
  for (const entry of happened) {
    if (entry.atMs >= toMs) break;
    const sums = byCurrency.get(entry.currency) ?? { opening: null, owedMinor: 0, writtenOffMinor: 0, creditMinor: 0 };
    byCurrency.set(entry.currency, sums);
    const isInside = entry.atMs >= fromMs;
    if (isInside) sums.opening ??= soFar(sums);
    addChange(sums, entry.change);
    if (isInside) entries.push({ entry, after: soFar(sums) });
  }
  return { balances: balancesOf(byCurrency), entries };
}
