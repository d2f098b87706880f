// finalizationOf: what finalizing an invoice takes from the store: whose balance it touches, and a number that is free.
// Step 5 of a request's walk: every command that may finalize asks here.
import { couponIdsOf, type Invoice } from '../../domain/invoice.ts';
import { isOff, type RuleProfile } from '../../domain/profile.ts';
import { type Rejection, reject } from '../../domain/rejection.ts';
import { type Finalization, invoiceNumber } from '../../domain/transitions/invoice-transitions.ts';
import type { Transaction } from '../../store/transaction.ts';
import type { OperationContext } from '../operation.ts';
import { ownerOf } from '../store-move.ts';

/** What `finalizeInvoice` needs; a number is drawn only for an invoice that has none. */
export function finalizationOf(invoice: Invoice, { tx, nowMs, profile }: OperationContext): Finalization {
  const coupons = couponIdsOf(invoice).flatMap((id) => tx.coupons.get(id) ?? []);
  return { nowMs, profile, customer: ownerOf(tx, invoice), coupons, nextNumber: () => freeNumber(tx, profile) };
}

/** R35 when another invoice has the number and numbers must differ; null: it is free, or none was given. */
export function refuseNumber(
  number: string | null | undefined,
  invoiceId: string | null,
  { tx, profile }: OperationContext,
): Rejection | null {
  if (number == null || isOff('R35', profile)) return null;
  const holders = tx.invoices.list({ limit: 2, where: { number } }).rows;
  if (holders.every(({ id }) => id === invoiceId)) return null;
  return reject('R35', { field: { path: 'number', expected: 'a number that no other invoice has', received: 'one that is taken' } });
}

/** The next number of the sequence; one that a caller gave to an invoice is passed over where numbers must differ. */
function freeNumber(tx: Transaction, profile: RuleProfile): string {
  for (;;) {
    const number = invoiceNumber(tx.nextNumber('invoice'));
    if (isOff('R35', profile) || tx.invoices.list({ limit: 1, where: { number } }).rows.length === 0) return number;
  }
}
