// statementOf: what a customer's accounts came to at the beginning and the end of a period, and what happened between.
// Step 5 of a request's walk: pure; sums over a ledger. Statements of neighbouring periods add up to that of both.
import { type Accounts, NOTHING, plus } from './accounts.ts';
import type { LedgerEntry } from './ledger-entry.ts';

const DAY_MS = 86_400_000;

/** Days, YYYY-MM-DD, in UTC, both in the period; null: from the first, up to the last there is. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/** An entry, and what each account came to after it. */
export interface StatementEntry extends LedgerEntry {
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

/** When the day after this one begins, or the end of time. */
export function endOfDayMs(day: string | null): number {
  return day === null ? Number.POSITIVE_INFINITY : Date.parse(day) + DAY_MS;
}

/** Sums a ledger, which is in order, up over a period. A currency in which nothing happened until its end is left out. */
export function statementOf(ledger: readonly LedgerEntry[], { from, to }: Period): StatementPeriod {
  const fromMs = from === null ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const toMs = endOfDayMs(to);
  const openings = new Map<string, Accounts>();
  const closings = new Map<string, Accounts>();
  const entries: StatementEntry[] = [];
  for (const entry of ledger) {
    if (entry.atMs >= toMs) break;
    const { currency } = entry;
    const after = plus(closings.get(currency) ?? NOTHING, entry.change);
    closings.set(currency, after);
    if (entry.atMs < fromMs) openings.set(currency, after);
    else entries.push({ ...entry, after });
  }
  const balances = [...closings].map(([currency, closing]) => ({ currency, opening: openings.get(currency) ?? NOTHING, closing }));
  return { balances: balances.sort((a, b) => (a.currency < b.currency ? -1 : 1)), entries };
}
