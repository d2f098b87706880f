// invoiceEntries: what happened to one invoice, as entries: issued, paid, credited, written off, void.
// Step 5 of a request's walk: the ledger asks for each invoice of a customer.
import type { Invoice } from '../invoice.ts';
import { type Accounts, NOTHING } from './accounts.ts';
import { compareEntries, type LedgerEntry } from './ledger-entry.ts';

/** Something that a row beside the invoice says: by how much it changed what remained of the invoice, and its customer's credit. */
export interface Fact extends Omit<LedgerEntry, 'change' | 'currency'> {
  readonly remainingMinor: number;
  readonly creditMinor: number;
}

/** From when an invoice is owed; null: it is not, and never was. */
export function owedFromMs({ status, finalizedAtMs }: Invoice): number | null {
  return status === 'draft' ? null : finalizedAtMs;
}

/** What an invoice comes to when it is issued; one whose total is negative is owed nothing, its credit has a transaction of its own. */
function issuedMinor({ totalMinor }: Invoice): number {
  return Math.max(0, totalMinor);
}

/** The end of an invoice's way, as facts that change nothing beside it: written off, void. What is void stays so: it comes last. */
function endings(invoice: Invoice, facts: readonly Fact[], fromMs: number): readonly Fact[] {
  const { id, uncollectibleAtMs, voidedAtMs } = invoice;
  const fact = { amountMinor: 0, remainingMinor: 0, creditMinor: 0, sourceId: id, invoiceId: id };
  const ends: Fact[] = [];
  if (uncollectibleAtMs !== null) ends.push({ ...fact, type: 'invoice_written_off', atMs: Math.max(uncollectibleAtMs, fromMs) });
  if (voidedAtMs === null) return ends;
  const atMs = [...ends, ...facts].reduce((latestMs, each) => Math.max(latestMs, each.atMs), Math.max(voidedAtMs, fromMs));
  return [...ends, { ...fact, type: 'invoice_voided', atMs }];
}

/** What remains of an invoice, and on which account it stands. */
class Remainder {
  #minor: number;
  #account: 'owedMinor' | 'writtenOffMinor' = 'owedMinor';

  constructor(minor: number) {
    this.#minor = minor;
  }

  /** What a fact changes. */
  change({ type, remainingMinor, creditMinor }: Fact): { readonly change: Accounts; readonly amountMinor?: number } {
    const minor = this.#minor;
    if (type === 'invoice_written_off') {
      this.#account = 'writtenOffMinor';
      return { amountMinor: minor, change: { owedMinor: 0 - minor, writtenOffMinor: minor, creditMinor: 0 } };
    }
    const changedMinor = type === 'invoice_voided' ? 0 - minor : remainingMinor;
    this.#minor += changedMinor;
    const change = { ...NOTHING, creditMinor, [this.#account]: changedMinor };
    return type === 'invoice_voided' ? { amountMinor: minor, change } : { change };
  }
}

function entryOf({ remainingMinor: _, creditMinor: __, ...entry }: Fact, currency: string): Omit<LedgerEntry, 'change'> {
  return { ...entry, currency };
}

/**
 * What happened to an invoice, in order, given what other rows say of it. What is dated before it was owed (it was scheduled, or a calendar was
 * set back) moves credit only, and the invoice begins with what it left.
 */
export function invoiceEntries(invoice: Invoice, facts: readonly Fact[]): readonly LedgerEntry[] {
  const { id, currency, totalMinor } = invoice;
  const fromMs = owedFromMs(invoice);
  const early = facts.filter(({ atMs }) => fromMs === null || atMs < fromMs);
  const entries = early.map(
    (fact): LedgerEntry => ({
      ...entryOf(fact, currency),
      change: { ...NOTHING, creditMinor: fact.creditMinor },
    }),
  );
  if (fromMs === null) return entries;
  const owedMinor = early.reduce((sum, { remainingMinor }) => sum + remainingMinor, issuedMinor(invoice));
  const issued = { type: 'invoice', atMs: fromMs, currency, amountMinor: totalMinor, sourceId: id, invoiceId: id } as const;
  entries.push({ ...issued, change: { ...NOTHING, owedMinor } });
  const late = [...facts.filter(({ atMs }) => atMs >= fromMs), ...endings(invoice, facts, fromMs)];
  const remainder = new Remainder(owedMinor);
  for (const fact of late.toSorted(compareEntries)) entries.push({ ...entryOf(fact, currency), ...remainder.change(fact) });
  return entries;
}
