// Claims: what was given back of an invoice so far, and what its charges can still bear.
// Step 5 of a request's walk: credit notes and refunds are bounded by it (M10).
import type { Payment } from '../../domain/payment.ts';
import { leftOf } from '../../domain/refund.ts';
import type { Transaction } from '../../store/transaction.ts';

const EVERY_ROW = { limit: Number.MAX_SAFE_INTEGER };

/** Σ issued credit notes + direct refunds of an invoice: those that no credit note asked for and that reversed nothing. */
export function claimedMinor(tx: Transaction, invoiceId: string): number {
  const where = { invoiceId };
  const notes = tx.credit_notes.list({ ...EVERY_ROW, where }).rows.filter(({ status }) => status === 'issued');
  const refunds = tx.refunds.list({ ...EVERY_ROW, where }).rows.filter(({ creditNoteId, reversal }) => creditNoteId === null && !reversal);
  return [...notes, ...refunds].reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Payments of an invoice that were charged and not reversed, oldest first. */
export function chargesOf(tx: Transaction, invoiceId: string): readonly Payment[] {
  const { rows } = tx.payments.list({ ...EVERY_ROW, where: { invoiceId } });
  return rows.filter(({ paymentMethodId, status }) => paymentMethodId !== null && status === 'succeeded').toReversed();
}

/** What is left of charges, or null: there are none. */
export function refundableMinor(charges: readonly Payment[]): number | null {
  return charges.length === 0 ? null : charges.reduce((sum, charge) => sum + leftOf(charge), 0);
}
