// Balance: what a customer is owed or owes beside the invoices, and the transactions that moved it there (M11).
// Step 5 of a request's walk: finalization, credit notes and overpayments move a balance in the same step, or nothing changes.
import type { Customer } from '../customer.ts';
import { type Rejection, reject } from '../rejection.ts';

/** Why a balance moved: set by hand; taken by an invoice (or given by one whose total is negative); credited; paid too much. */
export const BALANCE_REASONS = ['adjustment', 'applied', 'credit_note', 'overpayment'] as const;

/** One move of a customer's balance; they add up to it. */
export interface BalanceTransaction {
  readonly kind: 'balance_transaction';
  readonly id: string;
  readonly customerId: string;
  /** Negative: the customer is owed that much more. */
  readonly amountMinor: number;
  readonly endingBalanceMinor: number;
  /** ISO 4217: the balance's. */
  readonly currency: string;
  readonly reason: (typeof BALANCE_REASONS)[number];
  readonly invoiceId: string | null;
  readonly creditNoteId: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a move is made of. */
export interface NewMove extends Pick<BalanceTransaction, 'id' | 'amountMinor' | 'currency' | 'reason' | 'invoiceId'> {
  readonly creditNoteId?: string | null;
  readonly nowMs: number;
}

/** A transaction and its customer after it. */
export interface BalanceMove {
  readonly kind: 'balance_move';
  readonly customer: Customer;
  readonly transaction: BalanceTransaction;
}

/** What decides about a customer's credit. */
export type Balance = Pick<Customer, 'balanceMinor' | 'currency'>;

/** The credit there is for an invoice in `currency`, zero or more: none in another currency than the balance's. */
export function creditFor({ balanceMinor, currency: own }: Balance, currency: string): number {
  return own === currency ? Math.max(0, -balanceMinor) : 0;
}

/** R16 when money in `currency` cannot go to this balance, else null. The first money fixes the currency. */
export function refuseBalanceIn(currency: string, { currency: own }: Balance): Rejection | null {
  if (own === null || own === currency) return null;
  return reject('R16', { field: { path: 'currency', expected: "the customer's currency", received: 'another currency' } });
}

/** Moves a balance; `amountMinor` is added to it. The currency is known to fit. */
export function moveBalance(customer: Customer, { nowMs, creditNoteId = null, ...given }: NewMove): BalanceMove {
  const endingBalanceMinor = customer.balanceMinor + given.amountMinor;
  return {
    kind: 'balance_move',
    customer: { ...customer, balanceMinor: endingBalanceMinor, currency: given.currency },
    transaction: {
      kind: 'balance_transaction',
      ...given,
      customerId: customer.id,
      endingBalanceMinor,
      creditNoteId,
      version: 1,
      createdAtMs: nowMs,
    },
  };
}
