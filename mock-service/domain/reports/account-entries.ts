// accountEntriesOf: everything that moved customers' accounts, dated and in order; statements and aging reports are sums over it.
// Step 5 of a request's walk: pure; an operation hands in the rows.
import type { BalanceTransaction } from '../credit/balance.ts';
import type { CreditNote } from '../credit/credit-note.ts';
import type { Invoice } from '../invoice.ts';
import type { Payment } from '../payment.ts';
import type { Refund } from '../refund.ts';
import { type AccountEntry, compareEntries, type EntryType } from './account-entry.ts';
import { NOTHING } from './accounts.ts';
import { type Fact, invoiceEntries } from './invoice-entries.ts';

/** Rows of one customer or of all, oldest first. */
export interface AccountRows {
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly creditNotes: readonly CreditNote[];
  readonly balanceTransactions: readonly BalanceTransaction[];
}

function paymentFact({ id, invoiceId, amountMinor, amountOverpaidMinor, createdAtMs: atMs }: Payment): Fact {
  return { type: 'payment', atMs, amountMinor, remainingMinor: amountOverpaidMinor - amountMinor, creditMinor: 0, sourceId: id, invoiceId };
}

/** Money that is given back leaves what is owed as it is, unless it takes the payment back. */
function refundFact({ id, invoiceId, amountMinor, reversal, createdAtMs: atMs }: Refund): Fact {
  const type = reversal ? 'payment_reversed' : 'refund';
  return { type, atMs, amountMinor, remainingMinor: reversal ? amountMinor : 0, creditMinor: 0, sourceId: id, invoiceId };
}

function noteFacts({ id: sourceId, invoiceId, amountMinor, prePaymentMinor, createdAtMs, voidedAtMs }: CreditNote): readonly Fact[] {
  const fact = { amountMinor, creditMinor: 0, sourceId, invoiceId };
  const issued: Fact = { ...fact, type: 'credit_note', atMs: createdAtMs, remainingMinor: 0 - prePaymentMinor };
  if (voidedAtMs === null) return [issued];
  return [issued, { ...fact, type: 'credit_note_voided', atMs: Math.max(voidedAtMs, createdAtMs), remainingMinor: prePaymentMinor }];
}

const MOVE_TYPES = { adjustment: 'credit_adjusted', credit_note: 'credit_given', overpayment: 'overpayment' } as const;

/** Credit taken by an invoice is applied; given by one whose total is negative, given. */
function moveType({ reason, amountMinor }: BalanceTransaction): EntryType {
  if (reason !== 'applied') return MOVE_TYPES[reason];
  return amountMinor > 0 ? 'credit_applied' : 'credit_given';
}

function moveFact(move: BalanceTransaction): Fact {
  const { id: sourceId, invoiceId, createdAtMs: atMs } = move;
  const type = moveType(move);
  const creditMinor = 0 - move.amountMinor;
  const amountMinor = type === 'credit_adjusted' ? creditMinor : Math.abs(creditMinor);
  return { type, atMs, amountMinor, remainingMinor: type === 'credit_applied' ? creditMinor : 0, creditMinor, sourceId, invoiceId };
}

/** What belongs to no invoice moves credit and nothing else. */
function looseEntry(move: BalanceTransaction): AccountEntry {
  const { remainingMinor: _, creditMinor, ...fact } = moveFact(move);
  return { ...fact, currency: move.currency, change: { ...NOTHING, creditMinor } };
}

/** What rows say of invoices, by the invoice. */
function factsByInvoice({ payments, creditNotes, refunds, balanceTransactions }: AccountRows): ReadonlyMap<string | null, readonly Fact[]> {
  const byInvoice = new Map<string | null, Fact[]>();
  const note = (fact: Fact): void => {
    const facts = byInvoice.get(fact.invoiceId);
    if (facts === undefined) byInvoice.set(fact.invoiceId, [fact]);
    else facts.push(fact);
  };
  for (const payment of payments) note(paymentFact(payment));
  for (const creditNote of creditNotes) noteFacts(creditNote).forEach(note);
  for (const refund of refunds) note(refundFact(refund));
  for (const move of balanceTransactions) if (move.invoiceId !== null) note(moveFact(move));
  return byInvoice;
}

/** All that moved the accounts, in order. Drafts, and what was never issued, move none. */
export function accountEntriesOf(rows: AccountRows): readonly AccountEntry[] {
  const facts = factsByInvoice(rows);
  const entries: AccountEntry[] = [];
  for (const invoice of rows.invoices) for (const entry of invoiceEntries(invoice, facts.get(invoice.id) ?? [])) entries.push(entry);
  for (const move of rows.balanceTransactions) if (move.invoiceId === null) entries.push(looseEntry(move));
  return entries.sort(compareEntries);
}
