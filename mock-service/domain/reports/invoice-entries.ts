// invoiceEntries: what happened to one invoice, as entries: issued, paid, credited, written off, void.
// Step 5 of a request's walk: account-entries.ts asks for each invoice of a customer.
import type { Invoice } from '../invoice.ts';
import { type AccountEntry, compareEntries } from './account-entry.ts';
import { type Accounts, NOTHING } from './accounts.ts';

/** Something that a row beside the invoice says: by how much it changed what remained of the invoice, and its customer's credit. */
export interface Fact extends Omit<AccountEntry, 'change' | 'currency'> {
  readonly remainingMinor: number;
  readonly creditMinor: number;
}

/** From when an invoice is owed: when it was issued; null: it is not, and never was. */
export function owedFromMs({ finalizedAtMs }: Invoice): number | null {
  return finalizedAtMs;
}

/** What an invoice comes to when it is issued; one whose total is negative is owed nothing, its credit has a transaction of its own. */
function issuedMinor({ totalMinor }: Invoice): number {
  return Math.max(0, totalMinor);
}

/** The end of an invoice's way, as facts that change nothing beside it: written off, void. What is void stays so: it comes last. */
function endings({ id, uncollectibleAtMs, voidedAtMs }: Invoice, facts: readonly Fact[], fromMs: number): readonly Fact[] {
  if (uncollectibleAtMs === null && voidedAtMs === null) return [];
  const fact = { amountMinor: 0, remainingMinor: 0, creditMinor: 0, sourceId: id, invoiceId: id };
  const ends: Fact[] = [];
  if (uncollectibleAtMs !== null) ends.push({ ...fact, type: 'invoice_written_off', atMs: Math.max(uncollectibleAtMs, fromMs) });
  if (voidedAtMs === null) return ends;
  const atMs = [...ends, ...facts].reduce((latestMs, each) => Math.max(latestMs, each.atMs), Math.max(voidedAtMs, fromMs));
  return [...ends, { ...fact, type: 'invoice_voided', atMs }];
}

function moved(account: 'owedMinor' | 'writtenOffMinor', minor: number, creditMinor: number): Accounts {
  if (account === 'owedMinor') return { owedMinor: minor, writtenOffMinor: 0, creditMinor };
  return { owedMinor: 0, writtenOffMinor: minor, creditMinor };
}

/** What remains of an invoice, and on which account it stands. */
class Remainder {
  #minor: number;
  #account: 'owedMinor' | 'writtenOffMinor' = 'owedMinor';

  constructor(minor: number) {
    this.#minor = minor;
  }

  /** The entry that a fact makes here. */
  entryOf(fact: Fact, currency: string): AccountEntry {
    const minor = this.#minor;
    if (fact.type === 'invoice_written_off') {
      this.#account = 'writtenOffMinor';
      return entryOf(fact, { currency, amountMinor: minor, change: { owedMinor: 0 - minor, writtenOffMinor: minor, creditMinor: 0 } });
    }
    const isVoided = fact.type === 'invoice_voided';
    const changedMinor = isVoided ? 0 - minor : fact.remainingMinor;
    this.#minor += changedMinor;
    const change = moved(this.#account, changedMinor, fact.creditMinor);
    return entryOf(fact, { currency, amountMinor: isVoided ? minor : fact.amountMinor, change });
  }
}

function entryOf(
  { type, atMs, sourceId, invoiceId }: Fact,
  { currency, amountMinor, change }: Pick<AccountEntry, 'currency' | 'amountMinor' | 'change'>,
): AccountEntry {
  return { type, atMs, currency, amountMinor, change, sourceId, invoiceId };
}

function issuedEntry({ id, currency, totalMinor }: Invoice, atMs: number, owedMinor: number): AccountEntry {
  const change = { owedMinor, writtenOffMinor: 0, creditMinor: 0 };
  return { type: 'invoice', atMs, currency, amountMinor: totalMinor, change, sourceId: id, invoiceId: id };
}

/** A fact that is dated before its invoice is owed moves credit and nothing else. */
function earlyEntry(fact: Fact, { currency }: Invoice): AccountEntry {
  return entryOf(fact, { currency, amountMinor: fact.amountMinor, change: { ...NOTHING, creditMinor: fact.creditMinor } });
}

/**
 * What happened to an invoice, in order, given what other rows say of it. What is dated before it was owed (it was scheduled, or a calendar was
 * set back) moves credit only, and the invoice begins with what it left.
 */
export function invoiceEntries(invoice: Invoice, facts: readonly Fact[]): readonly AccountEntry[] {
  const fromMs = owedFromMs(invoice);
  if (fromMs === null) return facts.map((fact) => earlyEntry(fact, invoice));
  const ends = endings(invoice, facts, fromMs);
  if (facts.length + ends.length === 0) return [issuedEntry(invoice, fromMs, issuedMinor(invoice))]; // most are so
  const early = facts.filter(({ atMs }) => atMs < fromMs);
  const late = [...facts.filter(({ atMs }) => atMs >= fromMs), ...ends].sort(compareEntries);
  const owedMinor = early.reduce((sum, { remainingMinor }) => sum + remainingMinor, issuedMinor(invoice));
  const remainder = new Remainder(owedMinor);
  return [
    ...early.map((fact) => earlyEntry(fact, invoice)),
    issuedEntry(invoice, fromMs, owedMinor),
    ...late.map((fact) => remainder.entryOf(fact, invoice.currency)),
  ];
}
